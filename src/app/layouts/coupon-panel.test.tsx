// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import type { CouponIn } from '@contracts/coupon';
import { couponBet, placedCoupon } from '@contracts/coupon.testing';
import betTexts from '@contracts/dictionaries/en/bets.json';
import betting from '@contracts/dictionaries/en/betting.json';
import coupon from '@contracts/dictionaries/en/coupon.json';
import flow from '@contracts/dictionaries/en/flow.json';
import markets from '@contracts/dictionaries/en/markets.json';
import sport from '@contracts/dictionaries/en/sport.json';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import { couponOpened, type CouponPick, outcomeToggled, stakeChanged } from '@/entities/coupon';
import { $slipStorage, pick as pickOf, storageOf, watchSlipFx } from '@/entities/coupon/testing';
import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $isLoginOpen } from '@/features/access/log-in';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';
import { SiteRouter } from '@/shared/routing';

import { CouponPanel } from './coupon-panel';

const pick = (id: number, opp1: string, gameId = id) => pickOf(id, { gameId, market: { opp1 }, game: { opp1 } });

type Setup = { userId?: number | null; picks?: CouponPick[]; refusal?: number | null };
async function setup({ userId = 3, picks = [pick(11, 'Arsenal')], refusal = null }: Setup = {}) {
  const placed: CouponIn[] = [];
  const server = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/bff-api/dictionary')
      return Response.json({
        data: { version: '1', groups: { bets: betTexts, betting, coupon, markets, sport, flow } },
      });
    if (pathname !== '/coupon-api/v1/place') return Response.json({}, { status: 404 });
    const body = (await request.json()) as CouponIn;
    placed.push(body);
    if (refusal !== null)
      return Response.json(
        { code: refusal, message: '', requestId: 'r', data: { coupon: { bets: [{ marketId: 11, coef: 1.9 }] } } },
        { status: 409 },
      );
    const bets = body.bets.map((bet) => couponBet(bet.marketId, bet));
    const { typeId, amount, coef } = body;
    const accepted = placedCoupon('4182907', { typeId, amount, coef, possibleWin: 300, bets });
    return Response.json({ data: { coupon: accepted } }, { status: 201 });
  };
  const scope = fork({
    values: [
      [$userId, userId],
      [$balance, userId === null ? null : balance],
      [$siteConfig, { ref_id: 7, couponTypesWithMinAmount: [], couponTypesWithMaxAmount: [] }],
      [$slipStorage, storageOf()],
    ],
    handlers: [
      [fetchFx, server],
      [watchSlipFx, () => undefined],
    ],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['betting', 'coupon', 'sport', 'flow'] });
  await allSettled(couponOpened, { scope });
  for (const each of picks) await allSettled(outcomeToggled, { scope, params: each });
  render(
    <Provider value={scope}>
      <SiteRouter>
        <CouponPanel />
      </SiteRouter>
    </Provider>,
  );
  return { scope, placed, user: userEvent.setup() };
}

const place = () => screen.getByRole('button', { name: /^Place bet/ });

test('[CPN-44] an empty coupon says what to do; tabs lead to my bets', async () => {
  const { user } = await setup({ picks: [], userId: null });
  expect(screen.getByText('Bet slip is empty')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /^My bets/ }));
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
});

test('each bet has its Remove button, and an undo after it', async () => {
  const { user } = await setup({ picks: [pick(11, 'Arsenal'), pick(12, 'Leeds')] });
  expect(within(screen.getByRole('list', { name: 'Your selections' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('combobox', { name: 'Bet type' })).toHaveValue('1');
  await user.click(screen.getByRole('button', { name: 'Remove Leeds' }));
  expect(screen.getByRole('combobox', { name: 'Bet type' })).toHaveValue('0');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Remove Leeds' })).toBeVisible();
});

test('[CPN-30] the stake is written in any style, and the button carries the sum', async () => {
  const { user } = await setup();
  const stake = screen.getByRole('textbox', { name: 'Stake' });
  await user.clear(stake);
  expect(place()).toHaveAttribute('aria-disabled', 'true');
  expect(place()).toHaveAccessibleDescription(/Enter a stake/);
  await user.type(stake, '1 500,5');
  expect(place()).toHaveAccessibleName(/1,500\.50/);
  expect(screen.getByText('Potential returns').parentElement).toHaveTextContent('3,001');
});

test('[CPN-30] a stake that changes while its field is in use is shown: what is typed stays only as long as it is the stake', async () => {
  const { user, scope } = await setup();
  const stake = screen.getByRole('textbox', { name: 'Stake' });
  await user.clear(stake);
  await user.type(stake, '84.');
  expect(stake).toHaveValue('84.');
  await act(() => allSettled(stakeChanged, { scope, params: { of: 'slip', minor: 85_00 } }));
  expect(stake).toHaveFocus();
  expect(stake).toHaveValue('85');
  expect(place()).toHaveAccessibleName(/85/);
});

test('[ODDS-12] two bets on one match: both are locked in an express, and singles are the way out', async () => {
  const { user } = await setup({ picks: [pick(11, 'Arsenal', 1), pick(12, 'Arsenal', 1)] });
  expect(screen.getAllByText('Related to another selection.')).toHaveLength(2);
  expect(place()).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getAllByRole('button', { name: 'Place as singles' })[0]!);
  expect(screen.queryByText('Related to another selection.')).toBeNull();
  expect(place()).not.toHaveAttribute('aria-disabled');
});

test('[CPN-30] the sums of an express say how many of its bets they count; one bet is told what the next is good for', async () => {
  const { user } = await setup({ picks: [pick(11, 'Arsenal', 1), pick(12, 'Leeds'), pick(13, 'Arsenal', 1)] });
  const odds = screen.getByText('Total odds').parentElement;
  await waitFor(() => expect(odds).toHaveTextContent('Total odds · 2 of 3 selections4.00'));
  expect(screen.getByText('Potential returns').parentElement).toHaveTextContent('600');
  expect(screen.queryByText(/^An accumulator needs/)).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Remove Arsenal' })[0]!);
  expect(odds).toHaveTextContent(/^Total odds4\.00$/);
  await user.click(screen.getByRole('button', { name: 'Remove Leeds' }));
  expect(screen.getByText('An accumulator needs 2 selections, a system 3.')).toBeVisible();
});

test('[BET-15] Enter in the stake places the bet; the receipt has its number and the focus', async () => {
  const { user, placed } = await setup();
  await user.type(screen.getByRole('textbox', { name: 'Stake' }), '{Enter}');
  await waitFor(() => expect(screen.getByText('Bet accepted')).toBeVisible());
  expect(placed).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('No. 4182907');
  expect(screen.getByRole('region', { name: 'Bet accepted' })).toHaveFocus();
});

test('[BET-16] [CPN-29] a refusal for odds shows old and new, and goes out only after a yes', async () => {
  const { user, placed } = await setup({ refusal: 1001 });
  await user.click(place());
  await waitFor(() => expect(screen.getByText('Not accepted. No money was taken.')).toBeVisible());
  expect(screen.getByRole('list', { name: 'Changed odds' })).toHaveTextContent('2.00 → 1.90');
  // [CPN-51] the same button asks; a press that was meant for the old price comes too soon for the new one.
  const same = screen.getByRole('button', { name: /^Accept 1\.90 and place · 150/ });
  expect(same).toHaveAttribute('type', 'submit');
  await user.click(same);
  expect(placed).toHaveLength(1);
  await waitFor(() => expect(same).not.toHaveAttribute('aria-disabled'));
  await user.click(same);
  await waitFor(() => expect(placed).toHaveLength(2));
  expect(placed[1]?.bets[0]?.coef).toBe(1.9);
  expect(placed[1]?.id).not.toBe(placed[0]?.id);
});

test('a visitor who presses Place is asked to log in, and keeps the coupon', async () => {
  const { scope, user, placed } = await setup({ userId: null });
  await user.click(place());
  expect(scope.getState($isLoginOpen)).toBe(true);
  expect(placed).toEqual([]);
  expect(screen.getByRole('button', { name: 'Remove Arsenal' })).toBeVisible();
});

test('[CPN-94] a suspended bet says why, and only what passes is said to come back soon', async () => {
  const suspended = (lock: string, id: number) => ({ ...pick(id, `Team ${String(id)}`), isBlocked: true, lock });
  await setup({ picks: [suspended('danger', 11), suspended('postponed', 12), { ...pick(13, 'C'), isBlocked: true }] });
  const notes = () => screen.getAllByText(/^Market suspended/).map(({ parentElement }) => parentElement?.textContent);
  await waitFor(() =>
    expect(notes().map((note) => note?.trim())).toEqual([
      'Market suspended: dangerous attack. It usually reopens within a minute.',
      'Market suspended: match postponed.',
      'Market suspended. It usually reopens within a minute.',
    ]),
  );
});
