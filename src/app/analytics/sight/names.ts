/** So many names up the tree are enough to find an element, and none of them is a text that somebody reads. */
const depth = 4;

/** `main#content>section>button`. Ids with numbers may belong to somebody. */
export function elementName(node: Node | null | undefined): string | undefined {
  const names: string[] = [];
  let element = node instanceof Element ? node : node?.parentElement;
  for (; element && names.length < depth; element = element.parentElement)
    names.unshift(element.localName + (/^[a-z-]{2,30}$/.test(element.id) ? `#${element.id}` : ''));
  return names.join('>').replaceAll(/[^\w#>-]/g, '') || undefined;
}

/** A file of ours, without what its address may carry. */
export function fileName(address: string | undefined, place = ''): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  if (origin !== location.origin || !/^\/[\w./-]{1,140}\.\w{1,8}$/.test(pathname)) return undefined;
  return `${pathname.slice(1)}${place}`;
}

/** Files and places of a stack, the first three that are ours. */
export const framesOf = (stack: string): string[] =>
  [...stack.matchAll(/(https?:\/\/[^\s()]+?)(:\d{1,7}:\d{1,7})/g)]
    .flatMap(([, address, place]) => fileName(address, place) ?? [])
    .slice(0, 3);

export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
