import { spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { drawsOf, games, messagesOf } from './index.ts';

const [, script = ''] =
  /```js\n([\s\S]*?)```/.exec(readFileSync(new URL('../../docs/rounds.md', import.meta.url), 'utf8')) ?? [];

test.each(games.map((game) => [game.slug, game] as const))(
  '[CAS-07] the script of docs/rounds.md computes rounds of %s as the product does',
  (slug, { first, shapeOf }) => {
    const shape = shapeOf(first);
    const parts = { mines: shape.count, 'peg-drop': shape.count, scratch: shape.of } as Partial<Record<string, number>>;
    const said = parts[slug] === undefined ? slug : `${slug}:${String(parts[slug])}`;
    for (const nonce of [0, 1, 77]) {
      const seeds = { serverSeed: createHash('sha256').update(slug).digest('hex'), clientSeed: 'my-own-part', nonce };
      const own = [said, seeds.serverSeed, seeds.clientSeed, String(nonce)];
      const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script, '--', ...own], {
        encoding: 'utf8',
      });
      const digests = messagesOf(seeds, shape).map((message) =>
        createHmac('sha256', seeds.serverSeed).update(message).digest(),
      );
      const commitment = createHash('sha256').update(seeds.serverSeed).digest('hex');
      expect(JSON.parse(stdout)).toEqual({ commitment, draws: drawsOf(Buffer.concat(digests), shape) });
    }
  },
);
