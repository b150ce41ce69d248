import type { PluginEntry } from '@contracts/plugin';

/**
 * The facts about a visitor that a plugin's conditions may ask for. `flags`: names of what is switched on. `seed`: whom
 * a rollout counts, the same at every visit.
 */
export type Audience = {
  isAuth: boolean;
  language: string;
  country: string;
  availability: readonly number[];
  flags: readonly string[];
  seed: string;
};

/** An absent or empty list sets no condition. */
const fits = <T>(list: readonly T[] | undefined, test: (value: T) => boolean): boolean =>
  list === undefined || list.length === 0 || list.some(test);

/**
 * Is an entry for this visitor? `auth: false` means "needs no login", not "visitors only". Spec: shell §1, api §2.2.
 */
export function isWanted(entry: PluginEntry, audience: Audience): boolean {
  const { id, version, enabled, rollout, requires = {}, held = [] } = entry;
  if (!enabled) return false;
  const shares = [rollout, ...held.filter((one) => one.version === version)];
  if (shares.some((share) => share !== undefined && placeOf(id, audience.seed) >= share.percent)) return false;
  if (requires.auth === true && !audience.isAuth) return false;
  return (
    (requires.availability ?? []).every((entry) => audience.availability.includes(entry)) &&
    (requires.flags ?? []).every((flag) => audience.flags.includes(flag)) &&
    fits(requires.languages, (language) => language === audience.language) &&
    fits(requires.countries, (country) => country.toLowerCase() === audience.country.toLowerCase())
  );
}

/**
 * Place in the order of one plugin's rollout, 0 to 99.99. Each plugin has its own order, so nobody is always the first.
 * FNV-1a.
 */
function placeOf(id: string, seed: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${seed}:${id}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return ((hash >>> 0) % 10_000) / 100;
}
