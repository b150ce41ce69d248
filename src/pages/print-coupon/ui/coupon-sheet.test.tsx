// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import { couponBet, gamePart, placedCoupon } from '@contracts/coupon.testing';
import coupon from '@contracts/dictionaries/en/coupon.json';
import sport from '@contracts/dictionaries/en/sport.json';

import { toPlacedBet } from '@/entities/bet';
import { $coefViewId } from '@/entities/preferences';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';

import { CouponSheet } from './coupon-sheet';

const placed = placedCoupon('40000017', {
  typeId: 1,
  placedAt: 1_800_000_000,
  amount: 150,
  coef: 3,
  possibleWin: 450,
  bets: [couponBet(1, { coef: 1.5 }), couponBet(2, { game: gamePart(2, { opp1: 'Leeds' }) })],
});

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

test('[BET-14] [BET-26] the sheet has number, type, time, bets, amount and possible win', async () => {
  const text = await sheet(0);
  for (const part of ['40000017', 'Accumulator', 'Jan 15', '150', '450', '1.50', '2.00', '3.00', 'Leeds'])
    expect(text).toContain(part);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Arsenal1X21.50Not settledArsenal – Chelsea',
    'Leeds1X22.00Not settledLeeds – Chelsea',
  ]);
});

test('[ODDS-03] the sheet writes odds in the format of the player', async () => {
  const text = await sheet(2);
  for (const part of ['-200', '+100', '+200']) expect(text).toContain(part);
});
