// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import texts from '@contracts/dictionaries/en/sport.json';
import { champ, game, sport } from '@contracts/feed.testing';
import { sportNumbers } from '@contracts/sports';

import { fetchFx } from '@/shared/api';
import { feedChanged } from '@/shared/feed';
import { $language, loadDictionariesFx } from '@/shared/i18n';
import { SiteRouter } from '@/shared/routing';

import { MatchBoard } from './match-board';

async function show(sportId: number): Promise<string> {
  const server = () => Response.json({ data: { version: '1', groups: { sport: texts } } });
  const scope = fork({ values: [[$language, 'en']], handlers: [[fetchFx, server]] });
  await allSettled(loadDictionariesFx, { scope, params: ['sport'] });
  const entities = {
    sports: [{ ...sport(sportId), line: 1 }],
    champs: [champ(1, { sportId })],
    games: [game(1, { sportId, zone: 'line', status: 0 })],
  };
  const topic = `list:line:${String(sportId)}`;
  await allSettled(feedChanged, { scope, params: [{ kind: 'snapshot', topic, ts: 0, entities }] });
  render(
    <Provider value={scope}>
      <SiteRouter>
        <main>
          <MatchBoard zone="line" sportId={sportId} />
        </main>
      </SiteRouter>
    </Provider>,
  );
  return screen.getByRole('main').textContent;
}

test('[RACE-04] [RACE-06] a board of races names no columns, as a race has its odds on its card, and leads to the next races', async () => {
  expect(await show(sportNumbers.football)).toContain(texts['sport.column.total']);
  cleanup();
  const races = await show(sportNumbers.horseRacing);
  expect(races).toContain('Sport 14');
  expect(races).not.toContain(texts['sport.column.total']);
  expect(screen.getByRole('link', { name: 'Next off' })).toHaveAttribute('href', '/en/racing/horses');
});
