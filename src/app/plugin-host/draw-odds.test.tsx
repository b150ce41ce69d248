// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';

import { game, market } from '@contracts/feed.testing';
import { marketGroups, outcomeTypes } from '@contracts/markets';

import { feedChanged } from '@/shared/feed';

import { frames, setup, warned } from './wide-host.testing';

const outcome = { gameId: 5, marketId: 70 };
const result = { groupId: marketGroups.result, groupName: '1X2', typeId: outcomeTypes.home, name: '1' };
const entities = { games: [game(5)], markets: [market(70, 5, 1.85, result)] };

/** The feed knows the match, and the host has drawn its price into an element of the app. */
async function drawn(permissions: string[]) {
  const { scope, host, gone } = await setup({ permissions });
  // Not awaited: texts that never come would hold it.
  const say = (change: object) =>
    act(() => {
      void allSettled(feedChanged, { scope, params: [{ topic: 'game:5', ts: 0, ...change } as never] });
      for (const frame of frames.splice(0)) frame(0);
    });
  say({ kind: 'snapshot', entities });
  const element = document.body.appendChild(document.createElement('span'));
  let remove: () => void = () => undefined;
  act(() => {
    remove = host.drawOdds(element, outcome);
  });
  return { scope, host, gone, say, element, remove };
}

test(
  '[PLUG-49] [PLUG-50] the button of the host: the price moves, a press adds the outcome, the coupon says so',
  { timeout: 20_000 },
  async () => {
    const { host, say, element, remove } = await drawn(['odds:read', 'coupon:add', 'coupon:read']);
    const button = screen.getByRole('button');
    expect(button).toHaveAccessibleName(/ 1\.85$/);
    say({ kind: 'ops', ops: [{ op: 'odds', values: [70, 2100] }] });
    expect(button).toHaveTextContent('2.10');
    expect(button).toHaveAttribute('data-move', 'up');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'), { timeout: 10_000 });
    expect([host.scope.getState(host.coupon.$ids), host.scope.getState(host.coupon.$count)]).toEqual([[70], 1]);
    expect([host.coupon.has(70), host.coupon.has(71)]).toEqual([true, false]);
    await act(async () => {
      remove();
      await Promise.resolve();
    });
    expect(element).toBeEmptyDOMElement();
  },
);

test('[PLUG-49] without coupon:add the button only shows the price; it goes with the app', async () => {
  const { host, gone, element } = await drawn(['odds:read']);
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(host.coupon.has(70)).toBe(false);
  expect(host.scope.getState(host.coupon.$count)).toBe(0);
  expect(warned.filter((line) => line.includes('coupon:read'))).toHaveLength(1);
  await act(async () => {
    gone.abort();
    await Promise.resolve();
  });
  expect(element).toBeEmptyDOMElement();
});

test.each([[['odds:read', 'coupon:add']], [['odds:read']]])(
  '[PLUG-49] with %j a suspended outcome shows a lock and no price',
  async (permissions) => {
    const { say, element } = await drawn(permissions);
    const button = within(element).getByRole('button');
    expect([button.dataset['state'], button.textContent]).toEqual([undefined, expect.stringContaining('1.85')]);
    say({ kind: 'ops', ops: [{ op: 'patch', kind: 'market', id: 70, value: { isBlocked: true } }] });
    expect([button.dataset['state'], button.textContent]).toEqual(['suspended', expect.not.stringContaining('1.85')]);
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    element.remove();
  },
);
