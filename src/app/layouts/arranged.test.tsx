// @vitest-environment jsdom
// The part that comes when such a type is chosen: here before the clock of the first test runs.
import '@/features/betting/arrange-bets';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import betting from '@contracts/dictionaries/en/betting.json';
import coupon from '@contracts/dictionaries/en/coupon.json';
import sport from '@contracts/dictionaries/en/sport.json';

import { $arrangedBets, $bets, couponOpened, outcomeToggled } from '@/entities/coupon';
import { $slipStorage, pick, storageOf, watchSlipFx } from '@/entities/coupon/testing';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';
import { $said } from '@/shared/lib/notices';

import { CouponPanel } from './coupon-panel';

const teams = ['Arsenal', 'Everton', 'Fulham', 'Burnley'] as const;

async function setup(count: number) {
  const server = (request: Request) =>
    new URL(request.url).pathname === '/bff-api/dictionary'
      ? Response.json({ data: { version: '1', groups: { betting, coupon, sport } } })
      : Response.json({}, { status: 404 });
  const scope = fork({
    values: [
      [$siteConfig, { ref_id: 7, couponTypesWithMinAmount: [], couponTypesWithMaxAmount: [] }],
      [$slipStorage, storageOf()],
    ],
    handlers: [
      [fetchFx, server],
      [watchSlipFx, () => undefined],
    ],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['betting', 'coupon', 'sport'] });
  await allSettled(couponOpened, { scope });
  for (const [index, opp1] of teams.slice(0, count).entries())
    await allSettled(outcomeToggled, { scope, params: pick(index + 1, { market: { opp1 }, game: { opp1 } }) });
  render(
    <Provider value={scope}>
      <CouponPanel />
    </Provider>,
  );
  const user = userEvent.setup();
  const choose = (typeId: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Bet type' }), typeId);
  const blocks = () => scope.getState($arrangedBets).map(({ blockId }) => blockId);
  return { scope, user, choose, blocks };
}
const size = () => screen.getByRole('combobox', { name: 'System size' });

test('[CPN-06] [CPN-07] the list has all ten types by name; one that is not possible says what it needs', async () => {
  await setup(2);
  const options = within(screen.getByRole('combobox', { name: 'Bet type' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Single · 1 selection only',
    'Accumulator',
    'System · needs 3 selections',
    'Singles',
    'Chain',
    'Multi-bet · needs 3 selections',
    'Conditional',
    'Anti-accumulator',
    'Lucky',
    'Patent · needs 3 selections',
  ]);
  expect(options.filter((option) => option.matches(':disabled'))).toHaveLength(4);
});

test('[CPN-33] a bet becomes a banker by its button, and the lines are counted anew', async () => {
  const { user, choose, blocks } = await setup(4);
  await choose('2');
  expect(await screen.findByText('2/4 · 6 lines')).toBeTruthy();
  const banker = screen.getByRole('button', { name: 'Banker: Everton' });
  await user.click(banker);
  expect(banker.getAttribute('aria-pressed')).toBe('true');
  expect(within(size()).getByText('2/3 · 3 lines')).toBeTruthy();
  expect(blocks()).toEqual([1, 0, 1, 1]);
  // Three must stay beside the bankers.
  await user.click(screen.getByRole('button', { name: 'Banker: Arsenal' }));
  expect(blocks()).toEqual([1, 0, 1, 1]);
  await user.click(screen.getByRole('switch', { name: 'Bankers in every line' }));
  expect(within(size()).getByText('2/4 · 6 lines')).toBeTruthy();
});

test('[CPN-33] a bet goes to another block by a native list, which is said aloud', async () => {
  const { scope, user, choose, blocks } = await setup(4);
  await choose('4');
  const list = await screen.findByRole('combobox', { name: 'Move Fulham to block…' });
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Lobby', 'Block 1', 'Block 2', 'Block 3', 'Block 4', 'New block']);
  await user.selectOptions(list, 'Block 1');
  expect(blocks()).toEqual([1, 2, 1, 3]);
  expect(scope.getState($said)).toBe('Fulham moved to block 1');
  expect(within(screen.getByRole('group', { name: 'Block 1' })).getAllByRole('listitem')).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Move Arsenal to block…' }), 'Lobby');
  expect(blocks()).toEqual([0, 2, 1, 3]);
  expect(scope.getState($said)).toBe('Arsenal moved to the lobby, in every line');
});

test('[CPN-32] each block of a conditional coupon has its stake and its largest one; a sum above it is named', async () => {
  const { user, choose } = await setup(2);
  await choose('5');
  const first = await screen.findByRole('textbox', { name: 'Block 1 stake' });
  const second = screen.getByRole('textbox', { name: 'Block 2 stake' });
  await user.clear(first);
  await user.type(first, '100');
  expect(screen.getByRole('group', { name: 'Block 2' }).textContent).toContain('up to 200');
  expect(second).toHaveProperty('value', '200');
  await user.clear(second);
  await user.type(second, '201');
  expect(second.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Block 2: stake the whole amount' }));
  expect(second.getAttribute('aria-invalid')).toBeNull();
  expect(second).toHaveProperty('value', '200');
});

test('a chain is put in order by buttons', async () => {
  const { scope, user, choose } = await setup(3);
  await choose('3');
  await user.click(await screen.findByRole('button', { name: 'Move Fulham up' }));
  expect(scope.getState($bets).map(({ game }) => game.opp1)).toEqual(['Arsenal', 'Fulham', 'Everton']);
  expect(scope.getState($said)).toBe('Fulham moved to 2 of 3');
});
