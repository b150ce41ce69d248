/**
 * Asked for as soon as code runs: the line is idle then, and the letters are here before the first picture. In the document they would take their
 * share of it from the very code that draws it. Without them the text stands in the letters of the system.
 */
const link = document.createElement('link');
Object.assign(link, {
  rel: 'preload',
  as: 'font',
  crossOrigin: 'anonymous',
  href: '/fonts/inter-latin-wght-normal.woff2',
});
document.head.append(link);
