import type { RegistrationName } from '@contracts/registration-names';

/** The five tabs of the form. Spec: shell §1. */
export const registrationWays = ['one_click', 'phone', 'email', 'full', 'social'] as const;
export type RegistrationWay = (typeof registrationWays)[number];

/** What the backend and analytics call a tab: both forms with an e-mail are `full_reg`. Row REG-01. */
export const nameOf: Readonly<Record<RegistrationWay, RegistrationName>> = {
  one_click: 'fast_reg',
  phone: 'phone_reg',
  email: 'full_reg',
  full: 'full_reg',
  social: 'soc_reg',
};

const waysOf = (name: string): RegistrationWay[] => registrationWays.filter((way) => nameOf[way] === name);

/** The tabs of the site's registration types, in its order; `unknown` types have none. Row REG-03. */
export const offeredWays = (names: readonly string[]): { ways: RegistrationWay[]; unknown: string[] } => ({
  ways: [...new Set(names.flatMap(waysOf))],
  unknown: names.filter((name) => waysOf(name).length === 0),
});
