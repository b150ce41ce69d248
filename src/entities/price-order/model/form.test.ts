import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { readOdds, withOrder } from '../lib/order';
import {
  $fault,
  $isConfirming,
  $shownFault,
  formOpened,
  formPressed,
  kindChosen,
  oddsTyped,
  untilChosen,
} from './form';

const target = { marketId: 7, name: 'Home', milli: 2000, isLive: true };

test('[ORDER-05] the form says what it lacks, and asks for the sum of a bet', async () => {
  const scope = fork();
  await allSettled(formOpened, { scope, params: target });
  const faultOf = async (text: string) => {
    await allSettled(oddsTyped, { scope, params: text });
    return scope.getState($fault);
  };
  expect(await faultOf('x')).toBe('odds');
  expect(await faultOf('2')).toBe('there');
  expect(await faultOf('2,10')).toBeNull();
  await allSettled(untilChosen, { scope, params: 'start' });
  expect(scope.getState($fault)).toBe('start');
  await allSettled(untilChosen, { scope, params: 'end' });
  await allSettled(kindChosen, { scope, params: 'place' });
  await allSettled(formPressed, { scope });
  expect([scope.getState($shownFault), scope.getState($isConfirming)]).toEqual(['stake', false]);
});

test('[ORDER-05] odds are decimals with a point or a comma', () => {
  expect(['2.1', '2,125', '1.01', '1000', '1', '2.1234', '-2', '1e3', ''].map(readOdds)).toEqual([
    2100,
    2125,
    1010,
    1_000_000,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('[ORDER-05] what has ended stands behind what waits, and what was removed is gone', () => {
  const order = (id: string, state: string) => ({ id, state }) as Parameters<typeof withOrder>[1];
  const list = [order('2', 'waiting'), order('1', 'ended')];
  expect(withOrder(list, order('2', 'told')).map(({ id, state }) => `${id} ${state}`)).toEqual(['2 told', '1 ended']);
  expect(withOrder(list, order('2', 'removed'))).toEqual([list[1]]);
});
