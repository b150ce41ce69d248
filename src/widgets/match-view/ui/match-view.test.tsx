// @vitest-environment jsdom
import { act, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import markets from '@contracts/dictionaries/en/markets.json';
import menu from '@contracts/dictionaries/en/menu.json';
import shared from '@contracts/dictionaries/en/sport.json';
import { champ, game, market, sport } from '@contracts/feed.testing';

import { $areMarksRead, $favourites } from '@/entities/favourites/marks';
import { outcomePressed } from '@/entities/match';
import { PriceDesk } from '@/features/betting/pick-outcome';
import { fetchFx } from '@/shared/api';
import { feedChanged } from '@/shared/feed';
import { $language, loadDictionariesFx } from '@/shared/i18n';
import { SiteRouter } from '@/shared/routing';

import { MatchPreview } from './match-preview';
import { ScoreHead } from './score-head';
import { type PreviewOf, usePreview } from './use-preview';

/** A live match with two outcomes of one market and one of another. */
const match = game(1, { sportId: 3, opp1: { id: 11, name: 'Arsenal', nameEng: 'Arsenal' } });
const entities = {
  ...{ sports: [sport(3)], champs: [champ(1, { sportId: 3 })], games: [match] },
  markets: [market(11, 1, 1.5), market(12, 1, 2.5), market(13, 1, 3.5, { groupId: 2, groupName: 'Total' })],
};

async function show(view: ReactNode) {
  const texts = { data: { version: '1', groups: { markets, menu, sport: shared } } };
  /** What is asked beside the texts stays under way. */
  const server = ({ url }: Request) =>
    url.includes('/dictionar') ? Response.json(texts) : new Promise<Response>(() => undefined);
  const scope = fork({
    values: [
      [$language, 'en'],
      [$areMarksRead, true],
    ],
    handlers: [[fetchFx, server]],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['markets', 'menu', 'sport'] });
  await allSettled(feedChanged, { scope, params: [{ kind: 'snapshot', topic: 'game:1', ts: 0, entities }] });
  render(
    <Provider value={scope}>
      <SiteRouter>{view}</SiteRouter>
    </Provider>,
  );
  return scope;
}

test('[UI-25] beside a list and over its markets stands the number of markets, not of outcomes', async () => {
  await show(<MatchPreview zone="live" sportId={3} champId={null} />);
  const preview = within(screen.getByRole('region', { name: /^Arsenal/ }));
  expect(preview.getByRole('link', { name: '2 markets' })).toBeVisible();
  expect(await preview.findByRole('tab', { name: 'All 2 markets' })).toBeVisible();
});

test('[FAV-01] each team has its star in the head of the match', async () => {
  const scope = await show(
    <PriceDesk>
      <ScoreHead match={{ ...match, hasClock: true }} />
    </PriceDesk>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /Arsenal/ }));
  expect(scope.getState($favourites)).toEqual({ teams: [11], champs: [] });
  expect(screen.getByRole('button', { name: /Arsenal/, pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: /Chelsea/, pressed: false })).toBeVisible();
});

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
