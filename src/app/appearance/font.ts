/**
 * Asked for as soon as code runs: the line is idle then, and the letters are here before the first picture. In the document they would take their
 * share of it from the very code that draws it. Whoever has the service worker has the letters too.
 */
const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
if (!isKept) {
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'preload',
    as: 'font',
    crossOrigin: 'anonymous',
    href: '/fonts/inter-latin-wght-normal.woff2',
  });
  document.head.append(link);
}
