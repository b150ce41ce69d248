// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { type AccountState, accountStates } from '@contracts/account-state';
import type { Overview } from '@contracts/overview';

import { open } from '../../../shared/office.testing';
import { States } from './states';
import { Verification } from './verification';

const ways: Record<AccountState, [words: RegExp, way: string | null]> = {
  banned: [/^This account is closed/, '/office/support'],
  frozen: [/^Your account is frozen/, '/office/support'],
  excluded: [/^You are self-excluded.*You can withdraw your balance/, '/office/deduce'],
  resting: [/^You are on a time-out\. Access returns when/, '/office/responsible'],
  limited: [/^You have reached one of your limits\. Bets or/, '/office/responsible'],
  timed: [/^Your time limit will end this session/, '/office/responsible'],
  transfer: [/^The site asks you to move to your own account/, null],
};

test.each(accountStates)(
  'an account that is %s says what it cannot do, and where something can be done',
  async (state) => {
    await open(() => <States states={[state]} />, {});
    const [words, way] = ways[state];
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      way === null ? [] : [`/en${way}`],
    );
  },
);

test('the gravest comes first, and none hides another', async () => {
  await open(() => <States states={['frozen', 'limited']} />, {});
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Contact support', 'Your limits']);
});

type Who = Pick<Overview, 'isVerified' | 'needsIdentification' | 'missing' | 'daysToActivate'>;
const who = (more: Partial<Who>): Who => ({
  ...{ isVerified: false, needsIdentification: false, missing: [], daysToActivate: null },
  ...more,
});

test.each([
  ['is verified', who({ isVerified: true }), ['You are verified'], false],
  ['is not verified', who({}), ['You are not verified yet'], true],
  ['waits for a withdrawal', who({ needsIdentification: true }), ['Verify your identity to withdraw.'], true],
  [
    'has no e-mail',
    who({ isVerified: true, missing: ['email'] }),
    ['Your e-mail is not confirmed. Confirm it by code under Security.'],
    false,
  ],
  [
    'has no phone',
    who({ isVerified: true, missing: ['phone'] }),
    ['Your phone is not confirmed. Confirm it by code under Security.'],
    false,
  ],
  [
    'has neither, and two days',
    who({ isVerified: true, missing: ['email', 'phone'], daysToActivate: 2 }),
    [/^Your e-mail and phone are not confirmed\./, '2 days left.'],
    false,
  ],
  ['has one day', who({ missing: ['email'], daysToActivate: 1 }), ['You are not verified yet', '1 day left.'], true],
])('[VERIF-02] [VERIF-03] a player who %s reads so', async (_, state, words, hasWay) => {
  await open(() => <Verification {...state} />, {});
  for (const each of words) expect(screen.getByText(each)).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Go to verification' })).toHaveLength(hasWay ? 1 : 0);
});
