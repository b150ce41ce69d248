// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import sport from '@contracts/dictionaries/en/sport.json';
import { game as feedGame } from '@contracts/feed.testing';

import { BookProvider, useMatch } from '@/entities/match';
import { fetchFx } from '@/shared/api';
import { feedChanged } from '@/shared/feed';
import { loadDictionariesFx } from '@/shared/i18n';

import { Timeline } from './timeline';

function Shown() {
  const match = useMatch(1);
  return match ? <Timeline match={match} /> : null;
}

test('[MEDIA-11] a mark on the line of a match says once what happened: its tip is for the pointer', async () => {
  const answer = { data: { version: '1', groups: { sport } } };
  const scope = fork({ handlers: [[fetchFx, () => Promise.resolve(Response.json(answer))]] });
  await allSettled(loadDictionariesFx, { scope, params: ['sport'] });
  const matches = [feedGame(1, { incidents: [{ id: 1, kind: 'goal', team: 1, minute: 12, player: 'Vidmar' }] })];
  await allSettled(feedChanged, {
    scope,
    params: [{ kind: 'snapshot', topic: 'game:1', ts: 0, entities: { games: matches } }],
  });
  render(
    <Provider value={scope}>
      <BookProvider format={String} suspended="" noPrice="">
        <Shown />
      </BookProvider>
    </Provider>,
  );
  const mark = screen.getByRole('listitem');
  expect(mark).toHaveTextContent('Vidmar (Arsenal)');
  expect(mark).not.toHaveAttribute('title');
  const tip = screen.getByTitle(/Vidmar \(Arsenal\)/);
  expect(tip).toHaveAttribute('aria-hidden', 'true');
});
