import { byId } from './clean-body';

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A file is the browser's affair, a page is the router's. */
const isFile = ({ pathname }: URL): boolean => /\.\w+$/.test(pathname);

/**
 * Follows presses of links in a body: to a page of this site without a new document, to a place of the same body by scrolling. All others are left to
 * the browser. Returns what ends it.
 */
export function followLinks(root: HTMLElement, go: (target: string) => void): () => void {
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlain(event)) return;
    const href = link.getAttribute('href') ?? '';
    const url = new URL(link.href);
    if (url.origin !== location.origin || isFile(url)) return;
    event.preventDefault();
    if (!href.startsWith('#')) go(`${url.pathname}${url.search}${url.hash}`);
    const place = href.startsWith('#') ? byId(root, href.slice(1)) : null;
    if (place === null) return;
    place.tabIndex = -1;
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  };
  root.addEventListener('click', press);
  return () => root.removeEventListener('click', press);
}
