// @vitest-environment jsdom
import { createReactPlugin } from '@sdk';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { createTestHost } from '../sdk/testing';
import { App } from './app';

type Topics = Record<string, number[]>;
const config = { heading: '', sportId: 0, competitionId: 0 };

let unmount: (() => void) | undefined;
/** `topics`: ids of the matches of each; one that is not there is refused. */
async function open(topics: Topics, more: object = {}) {
  const asked: string[] = [];
  const answer = async (_: string, { topic = '' }: Readonly<Record<string, string>> = {}) => {
    asked.push(topic);
    await Promise.resolve();
    if (!(topic in topics)) throw Object.assign(new Error('refused'), { statusCode: 500 });
    const matches = (topics[topic] ?? []).map((id) => ({ id, sportId: 1, champId: 1, startAt: id, isFinished: false }));
    return { entities: { games: matches } };
  };
  const kit = createTestHost({ config: { ...config, ...more } }, answer);
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    unmount = createReactPlugin(App)(place, { ...kit.host, slot: 'home.top' });
    await Promise.resolve();
  });
  await act(() => Promise.resolve());
  return { ...kit, asked };
}
afterEach(() => {
  act(() => unmount?.());
  document.body.replaceChildren();
});
const isHere = { 'top:live': [5, 6], 'top:line': [7] };

test('[PLUG-47] the card shows the match with its score and the prices of its first market', async () => {
  const { feed, asked } = await open(isHere);
  const region = screen.getByRole('region', { name: 'match-of-the-day.heading' });
  act(() => {
    feed.game({ id: 5, sides: ['Arsenal', 'Chelsea'], score: { text: '1:0', sides: ['1', '0'] }, phase: '2nd half' });
    const outcome = (marketId: number) => ({ gameId: 5, marketId, name: '', shortName: '', isSuspended: false });
    feed.markets(5, [
      { id: 1, name: 'Scorer', outcomes: [1, 2, 3, 4].map(outcome) },
      { id: 2, name: 'Winner', outcomes: [5, 6, 7].map(outcome) },
      { id: 3, name: 'Total', outcomes: [8, 9].map(outcome) },
    ]);
    feed.odds({ gameId: 5, marketId: 5, odds: 1.85 });
  });
  expect(region).toHaveTextContent('2nd half1:0');
  expect(screen.getByRole('link')).toHaveTextContent('Arsenal – Chelsea');
  expect(screen.getByRole('group', { name: 'Winner' })).toContainElement(
    screen.getByRole('button', { name: '1 1.85' }),
  );
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(asked).toEqual(['top:live']);
});

test('[PLUG-47] a match that ends gives way to the next one, and the last one to a word that there is none', async () => {
  const topics: Topics = { 'top:live': [5, 6], 'top:line': [] };
  const { feed, asked } = await open(topics);
  const name = () => screen.queryByRole('link')?.textContent;
  act(() => feed.game({ id: 5, sides: ['A', 'B'] }));
  expect(name()).toBe('A – B');
  await act(async () => {
    feed.game({ id: 5, isFinished: true });
    feed.game({ id: 6, sides: ['C', 'D'] });
    await Promise.resolve();
  });
  await act(() => Promise.resolve());
  expect(name()).toBe('C – D');
  await act(async () => {
    feed.missing(6);
    await Promise.resolve();
  });
  await act(() => Promise.resolve());
  expect(screen.getByRole('status')).toHaveTextContent('match-of-the-day.none');
  expect(asked).toEqual(['top:live', 'top:live', 'top:live', 'top:line']);

  topics['top:live'] = [9];
  fireEvent.click(screen.getByRole('button', { name: 'match-of-the-day.again' }));
  await act(() => Promise.resolve());
  act(() => feed.game({ id: 9, sides: ['E', 'F'] }));
  expect(name()).toBe('E – F');
});

test('[PLUG-47] the heading is a setting; where nothing comes the card says so', async () => {
  await open({}, { heading: 'Derby', sportId: 1, competitionId: 2 });
  expect(screen.getByRole('heading', { level: 2, name: 'Derby' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('match-of-the-day.failed');
});
