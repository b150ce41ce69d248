/** Browsers by a word of theirs. Those that pretend to be others come first. */
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

/** Names that people know, from the browser's own words; empty for what has none. */
export function namesOfAgent(agent: string): { browser: string; system: string } {
  const named = (list: readonly (readonly [string, string])[]) =>
    list.find(([word]) => agent.includes(word))?.[1] ?? '';
  return { browser: named(browsers), system: named(systems) };
}
