// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import { couponBet, gamePart } from '@contracts/coupon.testing';
import bets from '@contracts/dictionaries/en/bets.json';
import coupon from '@contracts/dictionaries/en/coupon.json';
import { marketGroups as G, outcomeTypes as O } from '@contracts/markets';
import type { SaleOffers } from '@contracts/sale';

import { placedBet } from '@/entities/bet/testing';
import { fetchFx } from '@/shared/api';
import { userEventReceived } from '@/shared/feed';
import { loadDictionariesFx } from '@/shared/i18n';

import { LegStand } from './leg-stand';

type Stand = NonNullable<SaleOffers['offers'][number]['stands']>[number];

/** The words beside a leg of Arsenal – Chelsea at 0:1, of which the server said so. */
async function wordsOf(told: Omit<Stand, 'marketId'> | null, statusId = -2) {
  const answer = { data: { version: '1', groups: { bets, coupon } } };
  const scope = fork({ handlers: [[fetchFx, () => Promise.resolve(Response.json(answer))]] });
  await allSettled(loadDictionariesFx, { scope, params: ['bets', 'coupon'] });
  const stands = told === null ? [] : [{ marketId: 11, ...told }];
  const value = { validUntil: 9_000_000_000, offers: [{ couponId: '7', amount: 100, price: 50, stands }] };
  await allSettled(userEventReceived, { scope, params: { op: 'put', kind: 'sale', id: 'offers', value } });
  const match = gamePart(1, { status: 2, score1: '0', score2: '1', opp1: 'Arsenal', opp2: 'Chelsea' });
  const [leg] = placedBet('7', {
    bets: [couponBet(11, { groupId: G.bothToScore, typeId: O.yes, statusId, game: match })],
  }).legs;
  const { container, unmount } = render(
    <Provider value={scope}>
      <LegStand leg={leg!} />
    </Provider>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

test.each<[Omit<Stand, 'marketId'> | null, string]>([
  [{ is: 'losing', needs: 2 }, 'needs 2 more'],
  [{ is: 'losing', way: [{ of: 1, count: 2 }] }, 'Arsenal needs 2 more'],
  [
    {
      is: 'losing',
      way: [
        { of: 1, count: 2 },
        { of: 2, count: 1 },
      ],
    },
    'Arsenal needs 2 more · Chelsea needs 1 more',
  ],
  [{ is: 'level', way: [{ of: 0, count: 1 }] }, 'needs 1 more'],
  [{ is: 'winning', change: { of: 2, count: 1 } }, 'winning · 1 more by Chelsea would change that'],
  [{ is: 'winning', change: { of: 0, count: 3 } }, 'winning · 3 more would change that'],
  [{ is: 'winning' }, 'winning'],
  // Until the server has said anything, the score does.
  [null, 'needs 1 more'],
])('[BET-35] what the server says of a leg in words: %o', async (told, words) => {
  expect(await wordsOf(told)).toBe(words);
});

test('[BET-35] a decided leg says its result, whatever was said before', async () => {
  expect(await wordsOf({ is: 'losing', way: [{ of: 1, count: 2 }] }, 1)).toBe('Won');
});
