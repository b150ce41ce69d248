// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import favourites from '@contracts/dictionaries/en/favourites.json';
import { champ, game, sport } from '@contracts/feed.testing';

import { fetchFx } from '@/shared/api';
import { feedChanged } from '@/shared/feed';
import { $language, loadDictionariesFx } from '@/shared/i18n';
import { SiteRouter } from '@/shared/routing';

import { BoardDesk } from './board-desk';
import { MarkedBoard } from './marked-board';

/** A board of so many matches, under two competitions. */
async function show(count: number) {
  const server = () => Response.json({ data: { version: '1', groups: { favourites } } });
  const scope = fork({ values: [[$language, 'en']], handlers: [[fetchFx, server]] });
  await allSettled(loadDictionariesFx, { scope, params: ['favourites'] });
  const matches = Array.from({ length: count }, (_, index) => game(index + 1, { champId: 1 + (index % 2) }));
  const entities = { sports: [sport(1)], champs: [champ(1), champ(2)], games: matches };
  await allSettled(feedChanged, { scope, params: [{ kind: 'snapshot', topic: 'top:live', ts: 0, entities }] });
  render(
    <Provider value={scope}>
      <SiteRouter>
        <main>
          <BoardDesk>
            <MarkedBoard zone="live" topic="top:live" isIn={() => true} />
          </BoardDesk>
        </main>
      </SiteRouter>
    </Provider>,
  );
  const main = within(screen.getByRole('main'));
  return {
    rows: () => main.queryAllByRole('article').length,
    more: () => main.queryByRole('button', { name: 'Show more' }),
  };
}

test('[ROUTE-06] a page of more than a hundred matches draws the others when somebody asks', async () => {
  const { rows, more } = await show(130);
  expect(rows()).toBe(100);
  await userEvent.click(more()!);
  expect([rows(), more()]).toEqual([130, null]);
});

test('[ROUTE-06] a page of a hundred has nothing more to show', async () => {
  const { rows, more } = await show(100);
  expect([rows(), more()]).toEqual([100, null]);
});
