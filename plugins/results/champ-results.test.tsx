// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { createModelPlugin } from '../sdk/model';
import { createTestHost } from '../sdk/testing';
import { ChampResults } from './champ-results';

let unmount: (() => void) | undefined;
afterEach(() => {
  act(() => unmount?.());
  document.body.replaceChildren();
});

const side = (name: string) => ({ name });
const runner = (number: number, name: string, place: number, share = 1) => ({ number, name, place, share, coef: 4.5 });
const race = {
  placed: [runner(4, 'Tide Table', 1), runner(2, 'Old Lamp', 2, 2), runner(1, 'Grey Ledger', 2, 2)],
  out: [{ number: 6, name: 'Long Acre' }],
};
const games = [{ id: 1, opp1: side('Grade A1'), opp2: side(''), finishedAt: 1_790_000_000, race }];

test('[RACE-07] [PLUG-111] a race says who came in where, at which odds in the player’s format, and who did not run', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const { host } = createTestHost({ oddsText: (odds) => `${String((odds - 1) * 2)}/2` });
  await act(async () => {
    unmount = createModelPlugin(() => <ChampResults champ={{ id: 940, name: 'Millgate' }} games={games} />)(
      place,
      host,
    );
    await Promise.resolve();
  });
  const cell = screen.getAllByRole('cell').at(-1)!;
  expect(cell).toHaveTextContent(/^Grade A1/);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1. Tide Table (4) 7/2',
    '2= Old Lamp (2) 7/2',
    '2= Grey Ledger (1) 7/2',
  ]);
  expect(cell).toHaveTextContent('results.nonRunners');
  expect(cell).not.toHaveTextContent('–');
});
