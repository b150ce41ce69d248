// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import { expect, test } from 'vitest';

import { meeting, race } from '@contracts/racing.testing';
import { horseRacing } from '@contracts/racing-sports';

import { serverTimeSeen } from '@/shared/lib/clock';
import { $routeMatch } from '@/shared/routing';
import { now, nowSec, open, part, press, refusal, rows, ways } from '@/shared/testing';

import { RacingPage } from './page';

const path = '/feed-api/v1/race-meetings';
const minute = 60;
const placed = (number: number, name: string, place: number) => ({ number, name, place, share: 1, coef: 4.5 });
const dogs = meeting({
  ...{ champId: 940, name: 'Millgate' },
  races: [
    race({
      ...{ id: 1, startAt: nowSec - 30 * minute, state: 'over' },
      outcome: {
        placed: [placed(4, 'Tide Table', 1), { ...placed(2, 'Old Lamp', 2), share: 2 }, placed(1, 'Grey Ledger', 2)],
        out: [{ number: 6, name: 'Long Acre' }],
      },
    }),
    race({ id: 2, startAt: nowSec + 96 }),
    race({ id: 3, startAt: nowSec + 40 * minute, metres: 640 }),
  ],
});
const horses = meeting({
  ...{ champId: 920, sportId: horseRacing, name: 'Saltmarsh Sands' },
  races: [race({ id: 5, name: 'Marram Handicap', startAt: nowSec + 10 * minute, metres: 1600, runners: 12 })],
});
const openPage = (answer: unknown, racing?: string) =>
  open(<RacingPage />, {
    texts: ['racing', 'sport'],
    backend: { [`GET ${path}`]: answer },
    values: [[$routeMatch, { meta: { pageId: 'racing' }, params: { racing } }]],
  });

test('[RACE-06] the next races stand first, with the time to the off, and lead to their cards', async () => {
  const { asked } = await openPage({ data: [dogs, horses] });
  expect(asked(path)).toEqual([{ lng: 'en' }]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Horse and greyhound racing');
  const next = part('Next off');
  expect(rows(next)).toEqual([
    expect.stringMatching(/1:36 Millgate Grade A1 480 m · 6/),
    expect.stringMatching(/10:00 Saltmarsh Sands Marram Handicap 1,600 m · 12/),
    expect.stringMatching(/40:00 Millgate/),
  ]);
  expect(next.getAllByRole('link')[0]).toHaveAttribute('href', '/en/home/line/15/940/2');
});

test('[RACE-06] a meeting has its races by time: those that are run with the numbers of who came in first', async () => {
  await openPage({ data: [dogs, horses] });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...['Next off', 'Horse racing', 'Greyhound racing', 'Latest results'],
  ]);
  const courses = part('Greyhound racing');
  expect(within(courses.getByRole('region', { name: 'Millgate' })).getAllByRole('listitem')).toHaveLength(3);
  expect(rows(courses)[0]).toMatch(/Result 4 · 2=1$/);
  expect(rows(courses)[2]).toMatch(/640 m · 6$/);
});

test('[RACE-06] the last results name who came in where at which odds, and who did not run', async () => {
  await openPage({ data: [dogs, horses] });
  const results = part('Latest results');
  expect(results.getByText('Non-runners: 6 Long Acre')).toBeVisible();
  expect(rows(results).slice(1)).toEqual(['1. Tide Table (4) 4.50', '2= Old Lamp (2) 4.50', '2. Grey Ledger (1) 4.50']);
});

test('[RACE-06] horses and greyhounds have lists of their own', async () => {
  await openPage({ data: [dogs, horses] }, 'horses');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Horse racing');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Horse racing');
  expect(screen.queryByText('Millgate')).toBeNull();
  expect(part('Meetings').getByText('Saltmarsh Sands')).toBeVisible();
  expect(ways()).toContainEqual(['Greyhound racing', '/en/racing/greyhounds']);
});

test('[RACE-06] without races the page leads on', async () => {
  await openPage({ data: [] });
  expect(screen.getByRole('heading', { name: 'There are no races at the moment' })).toBeVisible();
  expect(ways()).toContainEqual(['Upcoming events', '/en/home/line']);
});

test('[RACE-06] what could not be loaded is asked for again', async () => {
  let answer: unknown = refusal(404, '', 404);
  await openPage(() => answer);
  expect(screen.getByRole('alert')).toHaveTextContent('The races could not be loaded');
  answer = { data: [dogs] };
  await press('Try again');
  expect(part('Next off').getAllByRole('link')).toHaveLength(2);
});

const pass = (scope: Scope, minutes: number) =>
  act(() => allSettled(serverTimeSeen, { scope, params: now + minutes * minute * 1000 }));

test('[RACE-06] a day that is told no more says so, and takes no race of hours ago for one that runs', async () => {
  let answer: unknown = { data: [dogs] };
  const { scope, asked } = await openPage(() => answer);
  await pass(scope, 0.9);
  expect(screen.queryByRole('alert')).toBeNull();
  answer = refusal(404, '', 404);
  await pass(scope, 5);
  expect(screen.getByRole('alert')).toHaveTextContent('The races could not be loaded');
  const [, second] = part('Greyhound racing').getAllByRole('listitem');
  expect(second).toHaveTextContent('Running');
  await pass(scope, 300);
  expect(second).not.toHaveTextContent('Running');
  answer = { data: [dogs] };
  const before = asked(path).length;
  await press('Try again');
  expect(asked(path)).toHaveLength(before + 1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[RACE-06] a jump of the clock asks at once', async () => {
  const { scope, asked } = await openPage({ data: [dogs] });
  await pass(scope, 300);
  expect(asked(path)).toHaveLength(2);
});
