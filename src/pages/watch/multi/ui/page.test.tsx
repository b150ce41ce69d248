// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';

import type { Game } from '@contracts/feed';
import { champ, game, market, sport } from '@contracts/feed.testing';
import { sportIds } from '@contracts/markets';

import { $phases, feedChanged } from '@/shared/feed';
import { isOff, open, part, plain, press, rows, settle } from '@/shared/testing';

import { MultiPage } from './page';

const key = 'openbook.multi.matches';
const names = ['Foxes', 'Wolves', 'Bears', 'Hawks', 'Lions', 'Crows', 'Owls'];
const match = (id: number, more: Partial<Game> = {}) => {
  const name = names[id - 1] ?? '';
  return game(id, { sportId: sportIds.football, zoneId: id, opp1: { id, name, nameEng: name }, ...more });
};
/** Two lines of the main market of results, and one that is not the first. */
const prices = (gameId: number) => [
  market(gameId * 10 + 1, gameId, 2.1, { typeId: 1 }),
  market(gameId * 10 + 2, gameId, 3.3, { typeId: 2 }),
  market(gameId * 10 + 3, gameId, 1.9, { groupId: 2, groupName: 'Total', typeId: 9 }),
  market(gameId * 10 + 4, gameId, 7.7, { typeId: 3, isMain: false }),
];

/** A visitor who had chosen `kept` before. `phase`: of the lists. */
async function openPage(matches: readonly Game[], kept: readonly number[] = [], phases: object = {}) {
  localStorage.setItem(key, JSON.stringify(kept));
  const lists = { [`list:live:${String(sportIds.football)}`]: 'ready', ...phases };
  const opened = await open(<MultiPage />, {
    ...{ texts: ['zone', 'sport', 'coupon'], address: '/multi' },
    values: [[$phases, new Map(Object.entries(lists))]],
  });
  const tell = (list: readonly Game[], more: object = {}) => {
    const sports = [sport(sportIds.football, { name: 'Football' }), sport(sportIds.tennis, { name: 'Tennis' })];
    const entities = {
      sports,
      champs: [champ(1)],
      games: list,
      markets: list.flatMap(({ id }) => prices(id)),
      ...more,
    };
    const topic = `list:live:${String(sportIds.football)}`;
    const params = [{ kind: 'snapshot', topic, ts: 0, entities }] as never;
    return settle(() => void allSettled(feedChanged, { scope: opened.scope, params }));
  };
  await tell(matches);
  return { ...opened, tell };
}
const offer = () => rows(part('Matches with a tracker'));
const shown = () => screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'));
const kept = () => localStorage.getItem(key);
beforeEach(() => localStorage.clear());

test('[MEDIA-14] matches in play with a picture are offered; one that is pressed stands above, and is offered no more', async () => {
  await openPage([match(1), match(2), match(3, { zoneId: undefined }), match(4, { isFinished: true })]);
  expect(offer()).toEqual(['Foxes – Chelsea', 'Wolves – Chelsea']);
  await press('Add Wolves – Chelsea');
  expect(shown()).toEqual(['Wolves – Chelsea']);
  expect(offer()).toEqual(['Foxes – Chelsea']);
  await press('Remove Wolves – Chelsea');
  expect(shown()).toEqual([]);
  expect(offer()).toHaveLength(2);
});

test('[MEDIA-14] what was chosen is there at the next visit, in its order, and what is taken away is not', async () => {
  const { unmount } = await openPage([match(1), match(2), match(3)], [3, 1]);
  expect(shown()).toEqual(['Bears – Chelsea', 'Foxes – Chelsea']);
  await press('Remove Bears – Chelsea');
  expect(kept()).toBe('[1]');
  unmount();
});

test.each(['[1,2,3,4,5,6,7]', '["<b>"]', '7'])('[MEDIA-14] a storage that says %s is not believed', async (said) => {
  localStorage.setItem(key, said);
  await open(<MultiPage />, { texts: ['zone', 'sport'], address: '/multi' });
  expect(shown()).toEqual([]);
});

test('[MEDIA-14] with six matches none can be added, until one is taken away', async () => {
  await openPage(
    [1, 2, 3, 4, 5, 6, 7].map((id) => match(id)),
    [1, 2, 3, 4, 5, 6],
  );
  expect(shown()).toHaveLength(6);
  expect(isOff('Add Owls – Chelsea')).toBe(true);
  await press('Add Owls – Chelsea');
  expect(shown()).toHaveLength(6);
  await press('Remove Foxes – Chelsea');
  expect(isOff('Add Owls – Chelsea')).toBe(false);
});

test('[MEDIA-14] a match has its score, its page and the prices of its first market alone', async () => {
  await openPage([match(1, { score: { full: ['2', '1'], periods: [], text: '2:1' } })], [1]);
  const card = within(screen.getByRole('article', { name: 'Foxes – Chelsea' }));
  expect(card.getByText('2:1')).toBeVisible();
  expect(card.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/home\/live\/.*\/1-foxes-chelsea$/));
  const odds = card.getAllByRole('button').flatMap(({ textContent }) => /\d\.\d+/.exec(plain(textContent)) ?? []);
  expect(odds).toEqual(['2.10', '3.30']);
});

test('[MEDIA-14] a match that ends says so where it stands, and sells nothing more', async () => {
  const { tell } = await openPage([match(1)], [1]);
  await tell([match(1, { isFinished: true })]);
  const card = within(screen.getByRole('article', { name: 'Foxes – Chelsea' }));
  expect(card.getByText('This match has finished.')).toBeVisible();
  expect(card.queryByText('2.10')).toBeNull();
});

test.each([
  ['missing', true],
  ['loading', false],
])(
  '[MEDIA-14] of a match from an earlier visit that is %s the page says that it is over: %s',
  async (phase, isSaid) => {
    await openPage([], [9], { 'game:9': phase });
    expect(screen.queryByText('This match has finished.') !== null).toBe(isSaid);
    await press(/^Remove/);
    expect(kept()).toBe('[]');
  },
);

test('[MEDIA-14] another sport has its own matches, by its name; where none is in play the page says so', async () => {
  await openPage([match(1), match(2, { sportId: sportIds.tennis })], [], {
    [`list:live:${String(sportIds.tennis)}`]: 'ready',
    [`list:live:${String(sportIds.basketball)}`]: 'ready',
  });
  await press(screen.getByRole('radio', { name: 'Tennis' }));
  expect(offer()).toEqual(['Wolves – Chelsea']);
  await press(screen.getByRole('radio', { name: String(sportIds.basketball) }));
  expect(screen.getByText('No live matches in this sport now.')).toBeVisible();
});

test('[MEDIA-14] before the list has come nothing is called empty', async () => {
  await openPage([], [], { [`list:live:${String(sportIds.football)}`]: 'loading' });
  expect(screen.queryByText('No live matches in this sport now.')).toBeNull();
});
