/** Public answers that are work are made once in a second; what a test arranges is told at once all the same. */
import { expect, test } from 'vitest';

import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
test('[HTTP-35] results that a test arranges are there in the same second', async () => {
  const client = await server.enter();
  const { body } = await client.get<{ entities: { games: { id: number }[] } }>(
    '/feed-api/v1/snapshot?topic=list:live:1&lng=en',
  );
  const [game] = body.entities.games;
  const results = async () => JSON.stringify((await client.get('/feed-api/v1/results?lng=en')).body);
  expect(await results()).not.toContain(`"id":${String(game!.id)},`);
  await client.control('POST', 'simulator', { gameId: game!.id, do: 'finish' });
  expect(await results()).toContain(`"id":${String(game!.id)},`);
});
