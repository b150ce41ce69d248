// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { game, market } from '@contracts/feed.testing';
import type { FeedOp } from '@contracts/frames';

import { feedChanged } from '@/shared/feed';

import { BookProvider } from './book-provider';
import type { OddsButtonProps } from './odds-button';
import { OddsButton } from './odds-button';
import { useMatchClock } from './use-match-clock';
import { useMatchPlay } from './use-match-play';

const topic = 'list:live:1';
const format = (milli: number) => (milli / 1000).toFixed(2);
const fractional = (milli: number) => `${String(milli - 1000)}/1000`;

beforeEach(() => {
  vi.useFakeTimers({
    now: 0,
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date', 'requestAnimationFrame'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function Clock() {
  const ref = useRef<HTMLSpanElement>(null);
  useMatchClock(ref, 1);
  return <span data-testid="clock" ref={ref} />;
}
const Score = () => <span data-testid="score">{useMatchPlay(1)?.score?.text}</span>;

async function setup(part: Partial<OddsButtonProps> = {}) {
  const scope = fork();
  const onPick = vi.fn();
  const say = async (...ops: FeedOp[]) => {
    await act(async () => {
      void allSettled(feedChanged, { scope, params: [{ kind: 'ops', topic, ts: 0, ops }] });
      await vi.advanceTimersByTimeAsync(20);
    });
  };
  const entities = { games: [game(1)], markets: [market(11, 1, 1.5)] };
  void allSettled(feedChanged, { scope, params: [{ kind: 'snapshot', topic, ts: 0, entities }] });
  const page = (more: Partial<OddsButtonProps> = {}, write = format) => (
    <Provider value={scope}>
      <BookProvider format={write} suspended="suspended" noPrice="no price">
        <OddsButton
          marketId={11}
          name="Arsenal – Chelsea, Result, Arsenal"
          label="1"
          isSelected={false}
          onPick={onPick}
          {...part}
          {...more}
        />
        <Clock />
        <Score />
      </BookProvider>
    </Provider>
  );
  const { rerender, unmount } = render(page());
  await vi.advanceTimersByTimeAsync(20);
  return {
    say,
    onPick,
    unmount,
    show: (more: Partial<OddsButtonProps>, write?: typeof format) => rerender(page(more, write)),
  };
}
const button = () => screen.getByRole('button');

test('[ODDS-07] a price changes in its button without a render: text, name, and a mark for 1.5 s', async () => {
  const { say } = await setup();
  expect(button()).toHaveAccessibleName('Arsenal – Chelsea, Result, Arsenal 1.50');
  await say({ op: 'odds', values: [11, 1620] });
  expect(button()).toHaveAccessibleName('Arsenal – Chelsea, Result, Arsenal 1.62');
  expect(button()).toHaveTextContent(/1 1\.62$/);
  expect(button()).toHaveAttribute('data-move', 'up');
  await say({ op: 'odds', values: [11, 1400] });
  expect(button()).toHaveAttribute('data-move', 'down');
  await vi.advanceTimersByTimeAsync(1500);
  expect(button()).not.toHaveAttribute('data-move');
});

test('the chosen view of odds is repainted at once', async () => {
  const { show } = await setup();
  show({}, fractional);
  expect(button()).toHaveAccessibleName('Arsenal – Chelsea, Result, Arsenal 500/1000');
});

test('[ODDS-11] a suspended outcome shows a lock and cannot be picked; a selected one can be let go', async () => {
  const { show, onPick } = await setup();
  show({ isSuspended: true });
  expect(button()).toHaveAccessibleName('Arsenal – Chelsea, Result, Arsenal, suspended');
  expect(button()).toHaveAttribute('data-state', 'suspended');
  expect(button()).toBeInTheDocument();
  button().click();
  expect(onPick).not.toHaveBeenCalled();
  show({ isSuspended: true, isSelected: true });
  button().click();
  expect(onPick).toHaveBeenCalledWith(11);
  show({});
  expect(button()).not.toHaveAttribute('data-state');
  expect(button()).toHaveAccessibleName('Arsenal – Chelsea, Result, Arsenal 1.50');
});

test('an outcome without a price cannot be picked until it has one', async () => {
  const { say, onPick } = await setup();
  await say({ op: 'odds', values: [11, 0] });
  expect(button()).toHaveAttribute('data-state', 'none');
  expect(button()).toHaveAccessibleName(/no price$/);
  button().click();
  expect(onPick).not.toHaveBeenCalled();
  await say({ op: 'odds', values: [11, 1700] });
  button().click();
  expect(onPick).toHaveBeenCalledTimes(1);
});

test('[ODDS-14] a lost feed keeps the price on screen and locks it', async () => {
  const { show, onPick } = await setup();
  show({ isStale: true });
  expect(button()).toHaveTextContent(/1 1\.50$/);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  button().click();
  expect(onPick).not.toHaveBeenCalled();
});

test('[ODDS-07] the clock runs by itself, the score follows the feed', async () => {
  const { say, unmount } = await setup();
  expect(screen.getByTestId('clock')).toHaveTextContent('10′');
  await vi.advanceTimersByTimeAsync(61_000);
  expect(screen.getByTestId('clock')).toHaveTextContent('11′');
  await say({
    op: 'patch',
    kind: 'game',
    id: 1,
    value: { score: { full: ['1', '0'], periods: [], text: '1:0' }, elapsed: 1200 },
  });
  expect(screen.getByTestId('score')).toHaveTextContent('1:0');
  expect(screen.getByTestId('clock')).toHaveTextContent('20′');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
