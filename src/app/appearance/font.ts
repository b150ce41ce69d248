/**
 * Preloads the font as soon as code runs: the network is idle then, and the letters arrive before the first picture. A
 * preload in the document would slow down the code that draws it. The service worker keeps the letters, so with it
 * nothing is asked for.
 */
const { serviceWorker } = navigator as Partial<Navigator>;
// Extensions and private windows remove it, also as a property without a value.
if (!serviceWorker?.controller) {
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'preload',
    as: 'font',
    crossOrigin: 'anonymous',
    href: '/fonts/inter-latin.woff2',
  });
  document.head.append(link);
}
