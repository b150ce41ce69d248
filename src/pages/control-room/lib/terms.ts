import type { PluginEntry } from '@contracts/plugin';
import type { Conditions } from '@contracts/plugin-target';

export type Requires = NonNullable<PluginEntry['requires']>;
export type TermName = keyof Conditions;

/** Conditions that are lists of words or numbers. */
export const listTerms = ['languages', 'countries', 'currencies', 'flags', 'availability'] as const;
export type ListTerm = (typeof listTerms)[number];
export const deviceNames = ['desktop', 'tablet', 'mobile'] as const;

const words = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** `DE, at` as a condition; nothing: no condition. */
export function readList(name: ListTerm, text: string): readonly unknown[] | undefined {
  const list = words(text);
  if (list.length === 0) return undefined;
  return name === 'availability' ? list.map(Number) : list;
}

/** The conditions with another one in place of the one of this name; undefined takes it away. `isNot`: among those that keep out. */
export function withTerm({ not, ...terms }: Requires, isNot: boolean, name: TermName, value: unknown): Requires {
  const group = Object.fromEntries(
    Object.entries({ ...(isNot ? not : terms), [name]: value }).filter(([, term]) => term !== undefined),
  ) as Conditions;
  const others = isNot ? group : not;
  return {
    ...(isNot ? terms : group),
    ...(others !== undefined && Object.keys(others).length > 0 ? { not: others } : {}),
  };
}
