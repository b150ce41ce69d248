// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import type { Coupon } from '@contracts/coupon';
import coupon from '@contracts/dictionaries/en/coupon.json';
import sport from '@contracts/dictionaries/en/sport.json';

import { toPlacedBet } from '@/entities/bet';
import { $coefViewId } from '@/entities/preferences';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';

import { CouponSheet } from './coupon-sheet';

const game = {
  number: 1,
  status: 2,
  isFinished: false,
  liveInLive: false,
  constId: 1,
  startAt: 1_800_000_000,
  elapsed: 60,
  opp1: 'Arsenal',
  opp2: 'Chelsea',
  score1: '0',
  score2: '0',
  scoreText: '0:0',
} as const;
const bet = {
  gameId: 1,
  typeId: 1,
  kind: 1,
  blockId: 1,
  isLive: true,
  statusId: -2,
  groupName: '1X2',
  sportId: 1,
  champId: 1,
};
const placed: Coupon = {
  id: '40000017',
  typeId: 1,
  statusId: -2,
  state: 'open',
  placedAt: 1_800_000_000,
  accountId: 5,
  iso: 'RUB',
  amount: 150,
  coef: 3,
  possibleWin: 450,
  bets: [
    { ...bet, marketId: 1, name: '1', coef: 1.5, game },
    { ...bet, marketId: 2, name: '1', coef: 2, game: { ...game, constId: 2, opp1: 'Leeds' } },
  ],
  isVipBet: false,
  saleAvailable: false,
};

async function sheet(viewId: 0 | 2) {
  const scope = fork({
    values: [[$coefViewId, viewId]],
    handlers: [[fetchFx, () => Promise.resolve(Response.json({ data: { version: '1', groups: { coupon, sport } } }))]],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['coupon', 'sport'] });
  render(
    <Provider value={scope}>
      <CouponSheet coupon={toPlacedBet(placed)} />
    </Provider>,
  );
  return document.body.textContent;
}

test('[BET-14] the sheet has number, type, time, bets, amount and possible win', async () => {
  const text = await sheet(0);
  for (const part of ['40000017', 'Express', 'Jan 15', '150', '450', '1.50', '2.00', '3.00', 'Leeds'])
    expect(text).toContain(part);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'ArsenalArsenal – Chelsea',
    'LeedsLeeds – Chelsea',
  ]);
});

test('[ODDS-03] the sheet writes odds in the format of the player', async () => {
  const text = await sheet(2);
  for (const part of ['-200', '+100', '+200']) expect(text).toContain(part);
});
