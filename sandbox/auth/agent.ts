/** Browsers by their name in the user agent. Browsers that imitate others are first. */
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['YaBrowser/', 'Yandex Browser'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Common names from the browser's user agent; empty for an unknown one. */
export function namesOfAgent(agent: string): { browser: string; system: string } {
  const named = (list: readonly (readonly [string, string])[]) =>
    list.find(([word]) => agent.includes(word))?.[1] ?? '';
  return { browser: named(browsers), system: named(systems) };
}
