/**
 * Runs in the page, as a script of a plugin or a line in the console would: looks for a user token in everything that can be found or asked, and
 * says where one was. `names`: channels that the page has. `pattern`: of another text to look for, to see that the search reaches it.
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
  /** By levels, so that a long list is no deep call. The browser's own objects have nothing of the page, but for what the page hung on them. */
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
  // Another tab answers in its own time; a lock that everybody gets at once is not waited for here.
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
  // React and its like hang what they hold on the elements.
  walk('elements', [document, ...document.querySelectorAll('*')]);
  // The early script is no module and may not be loaded again.
  const files = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/(?!early-).*\.js$/.test(name));
  for (const { name } of files) walk(name, await import(/* @vite-ignore */ name));
  return found;
}
