// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { FeedEntities } from '@contracts/feed';
import { game, market } from '@contracts/feed.testing';
import type { FeedOp } from '@contracts/frames';
import { marketGroups, outcomeTypes } from '@contracts/markets';

import { $selectedIds } from '@/entities/coupon/testing';
import { useMatch, useMatchMarkets } from '@/entities/match';
import { $feedState, feedChanged } from '@/shared/feed';

import { OutcomeButton } from './outcome-button';
import { PriceDesk } from './price-desk';

const snapshot: FeedEntities = {
  games: [game(5)],
  markets: [
    market(70, 5, 1.85, { groupId: marketGroups.result, groupName: '1X2', typeId: outcomeTypes.home, name: '1' }),
  ],
};

function Price() {
  const match = useMatch(5);
  const [market] = useMatchMarkets(5);
  return match && market ? <OutcomeButton match={match} market={market} label="1" /> : null;
}

const frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});

/** A page with one price; `say` is a message of the feed, painted. */
async function setup({ isLive = true } = {}) {
  const scope = fork({ values: [[$feedState, isLive ? 'live' : 'stale']] });
  const say = async (change: { entities: FeedEntities } | { ops: FeedOp[] }) => {
    const message =
      'entities' in change
        ? { kind: 'snapshot' as const, topic: 'game:5', ts: 0, entities: change.entities }
        : { kind: 'ops' as const, topic: 'game:5', ts: 0, ops: change.ops };
    await act(async () => {
      const settled = allSettled(feedChanged, { scope, params: [message] });
      frames.splice(0).forEach((frame) => {
        frame(0);
      });
      await settled;
    });
  };
  await say({ entities: snapshot });
  render(
    <Provider value={scope}>
      <PriceDesk>
        <Price />
      </PriceDesk>
    </Provider>,
  );
  const button = screen.getByRole('button');
  return { scope, say, button };
}

test('[ODDS-07] a press takes the outcome, a second lets it go; the name ends with outcome and odds', async () => {
  const { scope, button } = await setup();
  expect(button).toHaveAccessibleName(/ 1\.85$/);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  // The first press brings the coupon's code.
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  expect([...scope.getState($selectedIds)]).toEqual([70]);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('[ODDS-07] a new price is painted, with its direction', async () => {
  const { say, button } = await setup();
  await say({ ops: [{ op: 'odds', values: [70, 2100] }] });
  expect(button).toHaveTextContent('2.10');
  expect(button).toHaveAttribute('data-move', 'up');
});

test('[ODDS-11] a suspended outcome cannot be taken', async () => {
  const { scope, say, button } = await setup();
  await say({ ops: [{ op: 'patch', kind: 'market', id: 70, value: { isBlocked: true } }] });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(scope.getState($selectedIds).size).toBe(0);
});

test('[ODDS-14] while the feed is lost no price can be taken', async () => {
  const { scope, button } = await setup({ isLive: false });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(scope.getState($selectedIds).size).toBe(0);
});
