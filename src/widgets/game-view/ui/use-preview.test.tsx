// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { champ, game, sport } from '@contracts/feed.testing';

import { outcomePressed } from '@/entities/game';
import { feedChanged } from '@/shared/feed';

import { type PreviewOf, usePreview } from './use-preview';

/** Opens the preview beside a list. The feed has two live football matches, one of tennis, and one for tomorrow. */
async function preview(list: Partial<PreviewOf> = {}) {
  const scope = fork();
  const entities = {
    sports: [sport(1), sport(2)],
    champs: [champ(1), champ(2, { sportId: 2 })],
    games: [game(1), game(2), game(3, { sportId: 2, champId: 2 }), game(4, { zone: 'line', status: 1 })],
  };
  await allSettled(feedChanged, {
    scope,
    params: [{ kind: 'snapshot', topic: 'list:live:1', ts: 0, entities }],
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider value={scope}>{children}</Provider>;
  const view = renderHook(() => usePreview({ zone: 'live', sportId: 1, champId: null, ...list }), { wrapper });
  return {
    shown: () => view.result.current?.id ?? null,
    press: (gameId: number) =>
      act(async () => {
        await allSettled(outcomePressed, { scope, params: { gameId, marketId: gameId * 10 } });
      }),
    finish: (gameId: number) =>
      act(async () => {
        await allSettled(feedChanged, {
          scope,
          params: [
            {
              kind: 'ops',
              topic: 'list:live:1',
              ts: 1,
              ops: [{ op: 'patch', kind: 'game', id: gameId, value: { isFinished: true, status: 3 } }],
            },
          ],
        });
      }),
  };
}

test('beside a list stands its first match, then the one whose price was pressed', async () => {
  const { shown, press } = await preview();
  expect(shown()).toBe(1);
  await press(2);
  expect(shown()).toBe(2);
});

test('a match of another list is not shown beside this one', async () => {
  const { shown, press } = await preview();
  await press(3);
  expect(shown()).toBe(1);
  expect((await preview({ zone: 'line' })).shown()).toBe(4);
  expect((await preview({ champId: 2 })).shown()).toBeNull();
});

test('a match that is over makes room for the first one', async () => {
  const { shown, press, finish } = await preview();
  await press(2);
  await finish(2);
  expect(shown()).toBe(1);
});
