import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { $builtMatch, $isFull, $partMarks, $parts, builderSwitched, partToggled } from '@/features/betting/build-bet';
import { fetchFx } from '@/shared/api';

import { $built, priceAsked } from './joint-price';

const json = (data: unknown) =>
  new Response(JSON.stringify({ data }), { headers: { 'Content-Type': 'application/json' } });

async function on(answer: () => Response) {
  const sent: unknown[] = [];
  const scope = fork({
    handlers: [
      [
        fetchFx,
        async (request: Request) => {
          sent.push(await request.clone().json());
          return answer();
        },
      ],
    ],
  });
  await allSettled(builderSwitched, { scope, params: 7 });
  const press = (marketId: number) => allSettled(partToggled, { scope, params: { gameId: 7, marketId } });
  return { scope, sent, press };
}

const unfit = { market: null, product: null, fault: 'unfit', unfit: [72], parts: [] };

test('[BET-32] presses ask what the parts are worth together, and say which cannot be one', async () => {
  const { scope, sent, press } = await on(() => json(unfit));
  await press(71);
  await press(72);
  expect(sent.at(-1)).toEqual({ gameId: 7, marketIds: [71, 72], lng: 'en' });
  expect(scope.getState($built)).toEqual({ kind: 'refused', fault: 'unfit', unfit: [72], parts: [] });
  expect([...scope.getState($partMarks)]).toEqual([
    [71, 'on'],
    [72, 'blocked'],
  ]);
  await press(72);
  expect(scope.getState($parts)).toEqual([71]);
  expect(sent.at(-1)).toMatchObject({ marketIds: [71] });
});

test('[BET-32] ten parts are the most; the builder turned off forgets them and asks no more', async () => {
  const { scope, sent, press } = await on(() => json(unfit));
  for (let id = 1; id <= 11; id += 1) await press(id);
  expect(scope.getState($parts)).toHaveLength(10);
  expect(scope.getState($isFull)).toBe(true);
  const before = sent.length;
  await allSettled(builderSwitched, { scope, params: 7 });
  expect([scope.getState($builtMatch), scope.getState($parts), scope.getState($built)]).toEqual([
    null,
    [],
    { kind: 'none' },
  ]);
  expect(sent).toHaveLength(before);
});

test('[BET-32] a price that does not come is told and asked for again', async () => {
  const answers = [new Response('no', { status: 404 }), json(unfit)];
  const { scope, press } = await on(() => answers.shift() ?? json(unfit));
  await press(71);
  expect(scope.getState($built)).toEqual({ kind: 'failed' });
  await allSettled(priceAsked, { scope });
  expect(scope.getState($built)).toMatchObject({ kind: 'refused' });
});
