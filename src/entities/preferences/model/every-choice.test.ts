// @vitest-environment jsdom
import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, expect, test } from 'vitest';

import { type DisplayName, displayNames } from '@contracts/looks';

import { $timeZone } from '@/shared/i18n';

import { understood } from '../lib/understood';
import {
  $coefIndicationType,
  $coefViewId,
  $fontSize,
  $hasShortcuts,
  $isGroupedByCountry,
  $kept12h,
  $look,
  $theme,
  preferencesOpened,
} from './preferences';
import { choicesChosen, readChoices } from './replace';
import { $tells } from './tells';

/** Where each choice is read, one that is not usual as it is kept, and what is read then. */
const cases: readonly [DisplayName, (scope: Scope) => unknown, string, unknown][] = [
  ['theme', (scope) => scope.getState($theme), 'dark', 'dark'],
  ['font_size', (scope) => scope.getState($fontSize), 'large', 'large'],
  ['coef_view', (scope) => scope.getState($coefViewId), '2', 2],
  ['coef_indication', (scope) => scope.getState($coefIndicationType), 'arrow', 'arrow'],
  ['is12h', (scope) => scope.getState($kept12h), '1', true],
  ['time_zone', (scope) => scope.getState($timeZone), 'Asia/Tokyo', 'Asia/Tokyo'],
  ['group_by_country', (scope) => scope.getState($isGroupedByCountry), '0', false],
  ['shortcuts', (scope) => scope.getState($hasShortcuts), '0', false],
  ['look', (scope) => scope.getState($look), 'light-ids', ['light', 'ids']],
  ['tells', (scope) => scope.getState($tells), 'goal-bets', ['goal', 'bets']],
];

/** Their own slices show the effect of these: `features/toggle-side`, `features/markets/arrange-markets`. */
const elsewhere: readonly DisplayName[] = ['sides_off', 'market_stars'];

beforeEach(() => {
  for (const name of displayNames) document.cookie = `${name}=; Max-Age=0; path=/`;
});

test('[PREF-01] no choice is left out here', () => {
  expect([...cases.map(([name]) => name), ...elsewhere].sort()).toEqual([...displayNames].sort());
});

test.each(cases)(
  '[PREF-01] %s comes out of a file, holds on the next visit and goes back to what is usual',
  async (name, read, kept, value) => {
    const scope = fork();
    await allSettled(preferencesOpened, { scope });
    const usual = read(scope);
    expect(usual).not.toEqual(value);

    const { choices, unknown } = understood({ [name]: kept });
    expect(unknown).toEqual([]);
    await allSettled(choicesChosen, { scope, params: choices });
    expect(read(scope)).toEqual(value);
    expect(readChoices()).toEqual({ [name]: kept });

    const next = fork();
    await allSettled(preferencesOpened, { scope: next });
    expect(read(next)).toEqual(value);

    await allSettled(choicesChosen, { scope: next, params: {} });
    expect(read(next)).toEqual(usual);
    expect(readChoices()).toEqual({});
  },
);
