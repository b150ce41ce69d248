import { allSettled, createEvent, type EventCallable, fork, sample, type Scope } from 'effector';
import { expect, test } from 'vitest';

import { currencies } from '@contracts/currencies';

import {
  $bets,
  $stake,
  autoMaxMoved,
  couponCleared,
  currencyChanged,
  outcomeToggled,
  stakeChanged,
  typeChosen,
} from '@/entities/coupon';
import { $couponState, pick as pickOf } from '@/entities/coupon/testing';
import {
  $bonusBetMilli,
  $calculation,
  $exactCoef,
  $figures,
  $hyperBonus,
  $isActiveAutoMax,
  $possibleWin,
  $sentPromoCode,
  $slipPrice,
  $stakeStep,
  bonusBetRemoved,
  bonusEnabledChanged,
  calculationReceived,
  exactCoefChanged,
  manualPromoCodeChanged,
  promoCodeChosen,
} from '@/entities/coupon-figures';
import { $changeCoefAction, $isDropOnScoreChange, $settings, settingsChanged } from '@/entities/coupon-settings';
import {
  $isActiveOneClick,
  $isOneClickAsking,
  $pressAmount,
  $quickBet,
  $quickWin,
  bonusAccountChanged,
  oneClickAllowedChanged,
  oneClickAmountChanged,
  oneClickConfirmed,
  oneClickDeclined,
  oneClickSwitched,
  outcomePicked,
} from '@/entities/quick-bet';
import { $oneClickState } from '@/entities/quick-bet/testing';
import { $now } from '@/shared/lib/clock';

const pick = (id: number, milliOdds = 2000, kind = 1) => pickOf(id, { milliOdds, market: { kind } });
const start = 1_700_000_000_000;
/** The clock of the page is at this moment. */
const nowMoved = createEvent<number>();
sample({ clock: nowMoved, target: $now });

function setup({ isAllowed = true } = {}) {
  const scope: Scope = fork({ values: [[$now, start]] });
  const act = async <T>(unit: EventCallable<T>, params?: T) => {
    await allSettled(unit as EventCallable<unknown>, { scope, params });
  };
  return { scope, act, ready: act(oneClickAllowedChanged, isAllowed) };
}

test('[CPN-15] the step is the table’s, a rouble one for an unknown currency, and the player’s own where they set it', async () => {
  const { scope, act } = setup();
  await act(currencyChanged, 'USD');
  expect(scope.getState($stakeStep)).toBe(2_50);
  await act(currencyChanged, 'ZZZ');
  expect(scope.getState($stakeStep)).toBe(100_00);
  await act(currencyChanged, 'USD');
  await act(settingsChanged, { isManualAmountStep: true, amountStepByCurrencyIso: { USD: 7_00 } });
  expect(scope.getState($stakeStep)).toBe(7_00);
  await act(currencyChanged, 'EUR');
  expect(scope.getState($stakeStep)).toBe(2_50);
});

test('[CPN-16] at least 130 currencies have a step and a first stake of their own', () => {
  expect(currencies.length).toBeGreaterThanOrEqual(130);
});

test('[CPN-24] one-click over a coupon with bets asks: no leaves it off and the bets, yes clears them', async () => {
  const { scope, act, ready } = setup();
  await ready;
  await act(outcomeToggled, pick(1));
  await act(oneClickSwitched, true);
  expect([scope.getState($isOneClickAsking), scope.getState($isActiveOneClick)]).toEqual([true, false]);
  await act(oneClickDeclined);
  expect([scope.getState($isOneClickAsking), scope.getState($isActiveOneClick)]).toEqual([false, false]);
  expect(scope.getState($bets)).toHaveLength(1);
  await act(oneClickSwitched, true);
  await act(oneClickConfirmed);
  expect([scope.getState($isOneClickAsking), scope.getState($isActiveOneClick)]).toEqual([false, true]);
  expect(scope.getState($bets)).toEqual([]);
});

test('one-click over an empty coupon is armed at once, takes no bet into the coupon and disarms itself unused', async () => {
  const { scope, act, ready } = setup();
  await ready;
  await act(oneClickSwitched, true);
  expect(scope.getState($isActiveOneClick)).toBe(true);
  await act(outcomePicked, pick(1));
  expect(scope.getState($bets)).toEqual([]);
  await act(nowMoved, start + 5 * 60_000 + 1);
  expect(scope.getState($isActiveOneClick)).toBe(false);
});

test('[CPN-25] where the site does not give it, one-click has no effect, whatever was kept', async () => {
  const { scope, act, ready } = setup();
  await ready;
  await act(oneClickSwitched, true);
  await act(oneClickAllowedChanged, false);
  expect(scope.getState($isActiveOneClick)).toBe(false);
  await act(outcomePicked, pick(1));
  expect(scope.getState($bets)).toHaveLength(1);
});

test('[CPN-27] a change of drop-on-score-change, either way, turns one-click off; another setting does not', async () => {
  const { scope, act, ready } = setup();
  await ready;
  await act(oneClickSwitched, true);
  await act(settingsChanged, { isAutoMax: true });
  expect(scope.getState($isActiveOneClick)).toBe(true);
  for (const isDropOnScoreChange of [true, false]) {
    await act(oneClickSwitched, true);
    expect(scope.getState($isActiveOneClick)).toBe(true);
    await act(settingsChanged, { isDropOnScoreChange });
    expect(scope.getState($isActiveOneClick)).toBe(false);
  }
});

test('[CPN-28] clearing the exact coefficient turns drop-on-score-change off', async () => {
  const { scope, act } = setup();
  await act(settingsChanged, { isDropOnScoreChange: true });
  await act(exactCoefChanged, 1900);
  expect([scope.getState($exactCoef), scope.getState($isDropOnScoreChange)]).toEqual([1900, true]);
  await act(exactCoefChanged, null);
  expect([scope.getState($exactCoef), scope.getState($isDropOnScoreChange)]).toEqual([null, false]);
});

test('[ACC-09] one press stakes the amount of its currency, and a bonus account has one of its own', async () => {
  const { scope, act } = setup();
  await act(oneClickAmountChanged, 300_00);
  await act(bonusAccountChanged, true);
  await act(oneClickAmountChanged, 50_00);
  expect(scope.getState($pressAmount)).toBe(50_00);
  await act(bonusAccountChanged, false);
  expect(scope.getState($pressAmount)).toBe(300_00);
  await act(currencyChanged, 'USD');
  expect(scope.getState($pressAmount)).toBe(5_00);
});

test('an armed one-click wins over the quick coupon; with the quick one a press leaves the coupon alone', async () => {
  const { scope, act, ready } = setup();
  await ready;
  await act(settingsChanged, { isQuickCoupon: true });
  await act(outcomePicked, pick(1));
  expect([scope.getState($quickBet)?.market.id, scope.getState($bets).length]).toEqual([1, 0]);
  // The arithmetic came with this bet: there is none in the coupon.
  expect(scope.getState($quickWin)).toBe(300_00);
  await act(outcomePicked, pick(1));
  expect(scope.getState($quickBet)).toBeNull();
  await act(oneClickSwitched, true);
  await act(outcomePicked, pick(2));
  expect(scope.getState($quickBet)).toBeNull();
});

test('auto max moves the stake until one is typed, and comes back with the next coupon', async () => {
  const { scope, act } = setup();
  await act(settingsChanged, { isAutoMax: true });
  await act(outcomeToggled, pick(1));
  await act(autoMaxMoved, 80_00);
  expect([scope.getState($isActiveAutoMax), scope.getState($stake)]).toEqual([true, 80_00]);
  await act(stakeChanged, { of: 'slip', minor: 20_00 });
  expect(scope.getState($isActiveAutoMax)).toBe(false);
  await act(couponCleared);
  expect(scope.getState($isActiveAutoMax)).toBe(true);
});

test('[CPN-35] a typed promo code wins over a chosen one, and goes with the coupon', async () => {
  const { scope, act } = setup();
  await act(outcomeToggled, pick(1));
  await act(promoCodeChosen, 'LISTED-1');
  expect(scope.getState($sentPromoCode)).toBe('LISTED-1');
  await act(manualPromoCodeChanged, ' TYPED-2 ');
  expect(scope.getState($sentPromoCode)).toBe('TYPED-2');
  await act(couponCleared);
  expect(scope.getState($sentPromoCode)).toBeNull();
});

/** An express of three at 2.0: 150.00 wins 1 200.00. */
async function express(act: ReturnType<typeof setup>['act']) {
  for (const id of [1, 2, 3]) await act(outcomeToggled, pick(id));
  await act(stakeChanged, { of: 'slip', minor: 150_00 });
}

test('[CPN-11] [CPN-12] the bonus bet stands in the express until it is taken off by hand, and comes back after a clearing', async () => {
  const { scope, act } = setup();
  await act(bonusEnabledChanged, true);
  await express(act);
  expect(scope.getState($bonusBetMilli)).toBe(1030);
  await act(bonusBetRemoved);
  await act(outcomeToggled, pick(4));
  expect(scope.getState($bonusBetMilli)).toBeNull();
  await act(couponCleared);
  await express(act);
  expect(scope.getState($bonusBetMilli)).toBe(1030);
});

test('[BET-24] total odds, the price of the button and the possible win multiply: bonus bet and own price inside', async () => {
  const { scope, act } = setup();
  const shown = () => [scope.getState($slipPrice), scope.getState($possibleWin)];
  await act(bonusEnabledChanged, true);
  await express(act);
  // 2 × 2 × 2 × 1.03
  expect(shown()).toEqual([8240, 1236_00]);
  await act(stakeChanged, { of: 'slip', minor: null });
  expect(shown()).toEqual([8240, null]);
  await act(stakeChanged, { of: 'slip', minor: 100_00 });
  await act(exactCoefChanged, 9000);
  expect(shown()).toEqual([9000, 900_00]);
  await act(exactCoefChanged, null);
  await act(bonusBetRemoved);
  expect(shown()).toEqual([8000, 800_00]);
});

test.each([
  [2, 'a system'],
  [3, 'a chain'],
  [4, 'a multi-bet'],
  [5, 'a conditional coupon'],
  [7, 'a lucky'],
  [8, 'a patent'],
  [9, 'several singles'],
] as const)('[BET-24] type %i, %s, has no single price', async (typeId, _name) => {
  const { scope, act } = setup();
  await express(act);
  await act(typeChosen, typeId);
  expect(scope.getState($slipPrice)).toBeNull();
  expect(scope.getState($possibleWin)).toBeGreaterThan(0);
});

test('[BET-24] the price of an anti-express is that of the opposite', async () => {
  const { scope, act } = setup();
  await express(act);
  await act(typeChosen, 6);
  expect(scope.getState($slipPrice)).toBeNull();
  await act(calculationReceived, { ...scope.getState($calculation), antiExpressCoef: 1086 });
  expect([scope.getState($slipPrice), scope.getState($possibleWin)]).toEqual([1086, 162_90]);
});

test.each([
  ['at the smallest stake', 150_00, 1305_00],
  ['one below it', 149_99, 1199_92],
  ['above the largest raise', 1500_00, 12_500_00],
])('[CPN-38] the hyper bonus %s', async (_, stake, win) => {
  const { scope, act } = setup();
  await express(act);
  await act(stakeChanged, { of: 'slip', minor: stake });
  await act(calculationReceived, {
    minBetAmount: 0,
    maxBetAmount: null,
    maxPayout: null,
    maxByBet: null,
    availablePrepaidAmount: 0,
    antiExpressCoef: null,
    systemValues: [],
    bonusCoef: null,
    hyperBonusPercent: 10,
    minHyperBonusBetLimit: 150_00,
    maxHyperBonusLimit: 500_00,
  });
  expect(scope.getState($figures).possibleWin).toBe(win);
  await act(promoCodeChosen, 'CODE-1');
  expect([scope.getState($hyperBonus), scope.getState($figures).hyperWin]).toEqual([null, 0]);
});

test('[CPN-02] the settings have every name, and accept rises by default', () => {
  const { scope } = setup();
  const settings = {
    ...scope.getState($settings),
    ...scope.getState($oneClickState),
    changeCoefAction: scope.getState($changeCoefAction),
    exactCoef: scope.getState($exactCoef),
    expressId: scope.getState($couponState).expressId,
  };
  for (const name of 'amountStepByCurrencyIso isManualAmountStep changeCoefAction changeNotifyAction isAutoMax isVipBet isBalanceShown isPossibleWinShown isSelectAccountShown isCouponFixed oneClickAmount isActiveOneClick exactCoef isDropOnScoreChange expressId bonusAccountOneClickAmount'.split(
    ' ',
  ))
    expect(settings).toHaveProperty(name);
  expect(scope.getState($changeCoefAction)).toBe(2);
});
