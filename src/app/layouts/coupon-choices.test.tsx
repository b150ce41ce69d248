// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import { account, balance as wireBalance } from '@contracts/account.testing';
import type { CouponIn } from '@contracts/coupon';
import { couponBet, placedCoupon } from '@contracts/coupon.testing';
import { isSeveralSingles } from '@contracts/coupon-types';
import betting from '@contracts/dictionaries/en/betting.json';
import coupon from '@contracts/dictionaries/en/coupon.json';
import flow from '@contracts/dictionaries/en/flow.json';
import sport from '@contracts/dictionaries/en/sport.json';

import { $activeAccount, balanceRefreshRequested } from '@/entities/account';
import { couponOpened, outcomeToggled, typeChosen } from '@/entities/coupon';
import { $slipStorage, pick, storageOf, watchSlipFx } from '@/entities/coupon/testing';
import { settingsChanged } from '@/entities/coupon-settings';
import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';
import { SiteRouter } from '@/shared/routing';

import { CouponPanel, CouponStart } from './coupon-panel';

const groups = { betting, coupon, flow, sport };

/** A player with a main and a bonus account, and a backend that takes every bet but that on outcome 12. */
async function open({
  picks = [11],
  typeId = 0,
  config = {},
}: { picks?: number[]; typeId?: 0 | 9; config?: object } = {}) {
  const placed: CouponIn[] = [];
  const accounts = [account(5), account(6, { type: 4, money: 300 })];
  let activeAccountId = 5;
  const server = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/bff-api/dictionary') return Response.json({ data: { version: '1', groups } });
    activeAccountId = Number(/account\/(\d+)\/switch$/.exec(pathname)?.[1] ?? activeAccountId);
    if (pathname.startsWith('/web-api/account/'))
      return Response.json({ data: wireBalance({ accounts, all_accounts: accounts, activeAccountId }) });
    if (pathname !== '/coupon-api/v1/place') return Response.json({}, { status: 404 });
    const body = (await request.json()) as CouponIn;
    placed.push(body);
    const couponOf = (marketId: number) =>
      placedCoupon(`41829${String(marketId)}`, {
        bets: [couponBet(marketId)],
        amount: body.amountByBetId?.[String(marketId)] ?? body.amount,
        accountId: body.accountId ?? 5,
      });
    if (!isSeveralSingles(body.typeId)) return Response.json({ data: { coupon: couponOf(11) } }, { status: 201 });
    const results = body.bets.map(({ marketId }) =>
      marketId === 12
        ? { marketId, error: { code: 1002, message: 'closed', requestId: 'r' } }
        : { marketId, coupon: couponOf(marketId) },
    );
    return Response.json({ data: { results } });
  };
  const scope = fork({
    values: [
      [$userId, 3],
      [$siteConfig, { ref_id: 7, couponTypesWithMinAmount: [], couponTypesWithMaxAmount: [], ...config }],
      [$slipStorage, storageOf()],
    ] as never,
    handlers: [
      [fetchFx, server],
      [watchSlipFx, () => undefined],
      [logFx, () => undefined],
    ],
  });
  await allSettled(loadDictionariesFx, { scope, params: Object.keys(groups) });
  await allSettled(balanceRefreshRequested, { scope });
  await allSettled(couponOpened, { scope });
  for (const id of picks) await allSettled(outcomeToggled, { scope, params: pick(id) });
  await allSettled(typeChosen, { scope, params: typeId });
  render(
    <Provider value={scope}>
      <SiteRouter>
        <CouponStart />
        <CouponPanel />
      </SiteRouter>
    </Provider>,
  );
  return { scope, placed, user: userEvent.setup() };
}
const place = () => screen.getByRole('button', { name: /^Place/ });
const set = (scope: Awaited<ReturnType<typeof open>>['scope'], settings: object) =>
  allSettled(settingsChanged, { scope, params: settings });

test('[CPN-43] the account that is chosen in the coupon pays: its id goes with the bet', async () => {
  const { scope, placed, user } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Account' }), '6');
  await waitFor(() => expect(scope.getState($activeAccount)?.id).toBe(6));
  await user.click(place());
  await waitFor(() => expect(placed.map(({ accountId }) => accountId)).toEqual([6]));
});

test('[CPN-43] balance and choice of the account are there as the settings say', async () => {
  const { scope } = await open();
  const seen = () => [
    screen.queryByRole('combobox', { name: 'Account' }) !== null,
    screen.queryByText('Balance') !== null,
  ];
  await waitFor(() => expect(seen()).toEqual([true, true]));
  await set(scope, { isSelectAccountShown: false });
  expect(seen()).toEqual([false, true]);
  await set(scope, { isSelectAccountShown: true, isBalanceShown: false });
  expect(seen()).toEqual([true, false]);
});

test('[CPN-39] of three singles one is refused: two are taken and one says why, and the next slip is a press away', async () => {
  const { user } = await open({ picks: [11, 12, 13], typeId: 9 });
  await user.click(place());
  const receipt = await screen.findByRole('region', { name: 'Bet accepted' });
  expect(receipt).toHaveTextContent('2 of 3');
  expect(receipt).toHaveTextContent('No. 4182911, 4182913');
  expect(within(receipt).getAllByText(coupon.coupon_error_1002)).toHaveLength(1);
  const next = screen.getByRole('button', { name: coupon['coupon.accepted.next'] });
  await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
  await user.click(next);
  // What was refused is still there to be mended.
  const left = screen.getByRole('list', { name: 'Your selections' });
  expect(within(left).getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
});

test.each([
  [true, 1],
  [false, 0],
])('[CPN-25] a site with one-click (%s) has %i switch for it', async (show_one_click, count) => {
  const { scope } = await open({ picks: [], config: { show_one_click } });
  await waitFor(() => expect(scope.getState($activeAccount)).not.toBeNull());
  await waitFor(() => expect(screen.queryAllByRole('switch', { name: /^One-click/ })).toHaveLength(count));
});
