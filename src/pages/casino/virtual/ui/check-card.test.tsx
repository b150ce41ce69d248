// @vitest-environment jsdom
import { createHash, webcrypto } from 'node:crypto';

import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { checkMatch } from '@contracts/virtual/check';
import type { VirtualMatch } from '@contracts/virtual-sports';

import { facts, part, plain, press } from '@/shared/testing';

import { chain, match, openPage, over, schedule } from '../virtual.testing';

/** A match that was played by its seed. */
async function played() {
  const serverSeed = 'a seed';
  const commitment = createHash('sha256').update(serverSeed).digest('hex');
  const own = { ...over(1, { commitment }), serverSeed };
  const { score } = await checkMatch(own);
  return { ...own, score: [score[0]!, score[1]!] as [number, number] };
}

test.each([
  ['as it was', {}, /^Verified: the seed matches its hash and gives this score/],
  ['with another score', { score: [9, 9] }, /^Verification failed: your browser gets a different score/],
  ['with another seed', { serverSeed: 'another' }, /^Verification failed/],
])('[CAS-06] a past match that is told %s is played again by the browser', async (_, changed, words) => {
  vi.stubGlobal('crypto', webcrypto);
  const told = { ...(await played()), ...changed } as VirtualMatch;
  await openPage(schedule({ matches: [told, match(2)], chains: [] }));
  await press('Verify match: Home 1 – Away, Round 7');
  const card = screen.getByRole('region', { name: 'Verify match: Home 1 – Away' });
  expect(await within(card).findByText(words)).toBeVisible();
  expect(facts().slice(0, 5)).toEqual([
    ['Match seed (hashed)', told.commitment],
    ['Match seed', told.serverSeed],
    ['Match number', '1'],
    ['Team strengths, published before the match', '1.2 0.9'],
    ['Score', told.score?.join(':')],
  ]);
  await press('Close');
  expect(screen.queryByRole('region', { name: /^Verify match/ })).toBeNull();
});

test('[CAS-06] a browser that cannot compute says so; another sport takes the card away', async () => {
  await openPage(schedule());
  await press('Verify match: Home 1 – Away, Round 7');
  expect(await screen.findByText('Your browser could not verify the match.')).toBeVisible();
  await press(screen.getByRole('radio', { name: 'Tennis' }));
  expect(screen.queryByRole('region', { name: /^Verify match/ })).toBeNull();
});

test('[FAIR-15] the rules name the first hash of the chain in play and of the next one, and no other', async () => {
  const place = { chainId: 3, number: 8, hash: null };
  const chains = [
    chain(2),
    chain(3, { publicValue: 'beacon 3' }),
    chain(4, { publicValue: 'beacon 4', salt: '' }),
    chain(5),
  ];
  await openPage(schedule({ matches: [match(2, { place })], chains }));
  const named = part('Rules and RTP')
    .getAllByRole('definition')
    .map(({ textContent }) => plain(textContent));
  expect(named).toEqual(['first 3', 'beacon 3', 'first 4', 'beacon 4']);
  expect(part('Rules and RTP').getByText(/^The value was unknown when the chain was published/)).toBeVisible();
  // The value of the next one is not there yet.
  expect(part('Rules and RTP').getByText(/^The public value is not available yet/)).toBeVisible();
});
