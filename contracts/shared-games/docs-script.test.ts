import { spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { sharedGameOf, sharedKinds } from './index.ts';

const docs = readFileSync(new URL('../../docs/rounds.md', import.meta.url), 'utf8');
const [, script = ''] = /check-chain\.mjs[\s\S]*?```js\n([\s\S]*?)```/.exec(docs) ?? [];
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test.each(sharedKinds)('[CAS-07] the script of docs/rounds.md computes rounds of %s as the product does', (kind) => {
  for (const number of [1, 7, 40]) {
    const [hash, salt] = [sha256(`${kind} ${String(number)}`), sha256('salt')];
    const own = [kind, String(number), hash, salt];
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script, '--', ...own], {
      encoding: 'utf8',
    });
    let terminating = hash;
    for (let step = 0; step < number; step++) terminating = sha256(terminating);
    const { signed, drawsOf } = sharedGameOf(kind);
    const { key, messages } = signed({ hash, salt, number });
    const digests = messages.map((message) => createHmac('sha256', key).update(message).digest());
    expect(JSON.parse(stdout)).toEqual({ terminating, draws: drawsOf(Buffer.concat(digests)) });
  }
});
