/**
 * Looks for a user token in everything that a script can reach, and says where it found one. Runs in the page, like a
 * script of a plugin or a line in the console. `names`: channels of the page. `pattern`: another text to look for,
 * which shows that the search reaches its place.
 */
export async function probe({ names = [], pattern }: { names?: string[]; pattern?: string }): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const wanted = new RegExp(pattern ?? String.raw`eyJ[\w-]+\.eyJ[\w-]+\.[\w-]{20,}`);

  const partsOf = (value: object): [string, unknown][] => {
    const parts: [string, unknown][] = [];
    if (value instanceof Map) for (const [key, item] of value) parts.push([String(key), item], ['key', key]);
    if (value instanceof Set) for (const item of value) parts.push(['item', item]);
    for (const key of Reflect.ownKeys(value)) {
      const property = Reflect.getOwnPropertyDescriptor(value, key);
      if (property !== undefined && 'value' in property) parts.push([String(key), property.value]);
    }
    if (value instanceof Headers) for (const [key, text] of value) parts.push([key, text]);
    if (value instanceof Request) parts.push(['headers', value.headers]);
    return parts;
  };
  /**
   * Walks level by level, because recursion over a long list would be too deep. Skips the browser's own objects, except
   * for what the page added to them.
   */
  const walk = (where: string, start: unknown) => {
    let level: [string, unknown][] = [[where, start]];
    while (level.length > 0) {
      const next: [string, unknown][] = [];
      for (const [path, value] of level) {
        if (typeof value === 'string' && wanted.test(value)) found.push(path);
        if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
        seen.add(value);
        if (ArrayBuffer.isView(value)) continue;
        for (const [key, part] of partsOf(value)) next.push([`${path.slice(-200)}.${key}`, part]);
      }
      level = next;
    }
  };

  const heard: unknown[] = [];
  const channels = names.map((name) => {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => heard.push(data);
    for (const kind of ['wanted', 'token', 'gettoken', 'join']) channel.postMessage({ kind, from: 'probe' });
    return channel;
  });
  // Gives other tabs time to answer.
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const channel of channels) channel.close();

  walk('heard', heard);
  walk('cookie', document.cookie);
  walk('localStorage', Object.entries(localStorage));
  walk('sessionStorage', Object.entries(sessionStorage));
  for (const { name = '' } of await indexedDB.databases()) walk('indexedDB', name);
  for (const key of await caches.keys())
    for (const request of await (await caches.open(key)).keys()) walk(`cache ${key}`, request);
  walk('window', window);
  // React keeps its data on the elements.
  walk('elements', [document, ...document.querySelectorAll('*')]);
  // The early script is no module, and running it again would change the page.
  const files = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/(?!early-).*\.js$/.test(name));
  for (const { name } of files) walk(name, await import(/* @vite-ignore */ name));
  return found;
}
