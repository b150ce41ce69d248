/** Servers on the way may take no more than 8 kB of headers in all. */
const maxLength = 6000;

/** An address of this site, with nothing that could end its place in the header. */
const isPlain = (path: string): boolean =>
  /^\/[\w.@-][\w./@-]{0,300}(?:\?[\w=&,%-]{0,300})?$/.test(path) && !path.includes('..');
const isHash = (hash: string): boolean => /^sha384-[\w+/]{64}$/.test(hash);

const rankOf = (priority: 'low' | undefined) => (priority === undefined ? '' : `; fetchpriority=${priority}`);

/** Asks for a script or a style sheet. `low`: after all that is not. Empty for what is no file of this site. */
export function fileLink(path: string | undefined, integrity?: string, priority?: 'low'): string {
  if (path === undefined || !isPlain(path)) return '';
  const isStyle = path.endsWith('.css');
  const pin = integrity !== undefined && isHash(integrity) ? `; integrity="${integrity}"` : '';
  return `<${path}>; rel=preload; as=${isStyle ? 'style' : 'script'}; crossorigin${pin}${rankOf(priority)}`;
}

/** Asks for an answer that the page will read by `fetch`. `low`: after all that is not. */
export const dataLink = (path: string, priority?: 'low'): string =>
  isPlain(path) ? `<${path}>; rel=preload; as=fetch; crossorigin${rankOf(priority)}` : '';

/** One value of the header `Link`. Hints beyond the limit are left to the page. */
export function joinLinks(links: readonly string[]): string {
  let value = '';
  for (const link of links) {
    if (link === '') continue;
    const longer = value === '' ? link : `${value}, ${link}`;
    if (longer.length > maxLength) break;
    value = longer;
  }
  return value;
}
