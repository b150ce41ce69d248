import type { PluginEntry } from '@contracts/plugin';

/** Who looks at the page, as far as a plugin's conditions ask. `flags`: names of what is switched on. `bucket`: 0 to 99, stable for a visitor. */
export type Audience = {
  isAuth: boolean;
  language: string;
  country: string;
  availability: readonly number[];
  flags: readonly string[];
  bucket: number;
};

/** An absent or empty list asks for nothing. */
const fits = <T>(list: readonly T[] | undefined, test: (value: T) => boolean): boolean =>
  list === undefined || list.length === 0 || list.some(test);

/** Whether an entry is for this visitor. `auth: false` means "needs no login", not "visitors only". Spec: shell §1, api §2.2. */
export function isWanted({ id, enabled, rollout, requires = {} }: PluginEntry, audience: Audience): boolean {
  if (!enabled) return false;
  if (rollout !== undefined && bucketOf(id, audience.bucket) >= rollout.percent) return false;
  if (requires.auth === true && !audience.isAuth) return false;
  return (
    (requires.availability ?? []).every((entry) => audience.availability.includes(entry)) &&
    (requires.flags ?? []).every((flag) => audience.flags.includes(flag)) &&
    fits(requires.languages, (language) => language === audience.language) &&
    fits(requires.countries, (country) => country.toLowerCase() === audience.country.toLowerCase())
  );
}

/** Each plugin turns the visitors' order by its own name, so that the same visitors are not the first for every plugin. */
function bucketOf(id: string, bucket: number): number {
  let shift = 0;
  for (const letter of id) shift = (shift * 31 + letter.charCodeAt(0)) % 100;
  return (bucket + shift) % 100;
}
