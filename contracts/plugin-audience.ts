import type { PluginEntry } from './plugin.ts';
import type { Conditions } from './plugin-target.ts';

/**
 * The facts about a visitor that the conditions of an app may ask for. Undefined: not known here, so that the page will decide.
 * `flags`: names of what is switched on. `seed`: whom a rollout counts, the same at every visit. `now`: epoch ms.
 */
export type Audience = {
  [Fact in 'language' | 'country' | 'device' | 'currency' | 'seed']?: string | undefined;
} & {
  isAuth: boolean;
  availability?: readonly number[] | undefined;
  flags?: readonly string[] | undefined;
  userId?: number | undefined;
  now: number;
};

type Test<Term> = (term: NonNullable<Term>, audience: Audience) => boolean | undefined;

/** An absent or empty list sets no condition. */
const among = (list: readonly string[], fact: string | undefined): boolean | undefined =>
  list.length === 0 ||
  (fact === undefined ? undefined : list.some((each) => each.toLowerCase() === fact.toLowerCase()));
const every = <T>(list: readonly T[], facts: readonly T[] | undefined): boolean | undefined =>
  facts && list.every((each) => facts.includes(each));

/** `auth: false` means "needs no login", not "visitors only". Spec: shell §1, api §2.2. */
const tests: { [Name in keyof Conditions]-?: Test<Conditions[Name]> } = {
  auth: (isAsked, { isAuth }) => !isAsked || isAuth,
  availability: (list, { availability }) => every(list, availability),
  flags: (list, { flags }) => every(list, flags),
  languages: (list, { language }) => among(list, language),
  countries: (list, { country }) => among(list, country),
  devices: (list, { device }) => among(list, device),
  currencies: (list, { currency }) => among(list, currency),
  from: (moment, { now }) => Date.parse(moment) <= now,
  until: (moment, { now }) => now < Date.parse(moment),
};

const names = (conditions: Conditions) => Object.keys(conditions) as (keyof Conditions)[];
const isMet = (conditions: Conditions, name: keyof Conditions, audience: Audience): boolean | undefined =>
  (tests[name] as (term: unknown, audience: Audience) => boolean | undefined)(conditions[name], audience);

/**
 * Place in the order of one rollout, 0 to 99.99. Each app has its own order, so no visitor is always the first; apps of
 * one `group` share theirs. FNV-1a.
 */
function placeOf(name: string, seed: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${seed}:${name}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return ((hash >>> 0) % 10_000) / 100;
}

/** Is the visitor out of the share? Without a seed only a share of 0 is decided. */
function isOut(id: string, { percent, after = 0, group = id, players }: Rollout, { seed, userId }: Audience): boolean {
  if (players?.includes(userId ?? -1) === true) return false;
  if (seed === undefined) return percent === 0 && players === undefined;
  const place = placeOf(group, seed) - after;
  return place < 0 || place >= percent;
}
type Rollout = NonNullable<PluginEntry['rollout']>;

/** Which field of an entry keeps the app from this visitor; null: none, the app is for them. Rows PLUG-01, PLUG-27, PLUG-99. */
export function keptBy(entry: PluginEntry, audience: Audience): string | null {
  const { id, version, enabled, rollout, share, requires: { not, ...conditions } = {}, held = [] } = entry;
  if (!enabled) return 'enabled';
  if ([rollout, share].some((one) => one && isOut(id, one, audience))) return 'rollout';
  if (held.some((one) => one.version === version && isOut(`${id} held`, one, audience))) return 'held';
  const unmet = names(conditions).find((name) => isMet(conditions, name, audience) === false);
  if (unmet !== undefined) return `requires.${unmet}`;
  const refused = names(not ?? {});
  return refused.length > 0 && refused.every((name) => isMet(not ?? {}, name, audience)) ? 'requires.not' : null;
}
