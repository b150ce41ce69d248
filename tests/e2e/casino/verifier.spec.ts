/** The verifier of rounds as a file on a disk: it computes without a server and without a network. */
import { createHash, createHmac } from 'node:crypto';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';

import { gameOf } from '../../../contracts/games/index.ts';
import { mathsOf } from '../../../contracts/games/maths.ts';
import type { GameRound } from '../../../contracts/rounds.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/world.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A round of dice as the page of game rounds exports it, computed by another program than the verifier. */
function round(nonce: number, over: Partial<GameRound> = {}): GameRound {
  const serverSeed = 'ab'.repeat(32);
  const word = createHmac('sha256', serverSeed)
    .update(`mine:${String(nonce)}:0`)
    .digest()
    .readUInt32BE();
  const draws = [Math.floor((word * 10_000) / 2 ** 32)];
  const payout = gameOf('dice').payoutOf(draws, { below: 5000 }, 100) / 100;
  return {
    ...{ id: `r${String(nonce)}`, game: 'dice', at: 0, currency: 'USD', stake: 1, payout, isOpen: false, endsAt: null },
    ...{ choice: { below: 5000 }, draws, commitment: sha256(serverSeed), clientSeed: 'mine', isDrawnByUs: false },
    ...{ nonce, serverSeed, maths: mathsOf('dice'), ...over },
  };
}

/** The first two rounds of a chain of roulette. */
function table() {
  const [second, salt] = [sha256('seed'), 'salt'];
  const hashes = [sha256(second), second];
  const last = hashes.map((hash, place) => {
    const word = createHmac('sha256', hash)
      .update(`${salt}:${String(place + 1)}:0`)
      .digest()
      .readUInt32BE();
    return {
      ...{ id: place, kind: 'roulette-draw', at: 0, chainId: 1, number: place + 1, phase: 'ended', opensAt: 0 },
      ...{ closesAt: place, endsAt: 1, nextAt: 1, bets: 0, left: 0, hash },
      draws: [Math.floor((word * 37) / 2 ** 32)],
    };
  });
  return { now: 1, round: last[1], last, chains: [{ id: 1, terminating: sha256(hashes[0]!), salt, length: 2 }] };
}

/** Draws of 4 of 20: an honest one, one with a public value, one of an exchanged chain and one whose seed was ground. */
function drawsOfChain() {
  const hash = sha256('the last draw');
  const chain = {
    id: 1,
    terminating: sha256(sha256(hash)),
    length: 2,
    salt: 'own',
    publicValue: null as string | null,
  };
  const draw = (value: string | null, seed = sha256(`lotto:${hash}`), terminating = chain.terminating) => {
    const bytes = createHmac('sha256', seed)
      .update(`${value ?? 'lotto-4-20'}:9:0`)
      .digest();
    const left = Array.from({ length: 20 }, (_, place) => place + 1);
    const numbers = [0, 1, 2, 3].map(
      (place) => left.splice(Math.floor((bytes.readUInt32BE(place * 4) * left.length) / 2 ** 32), 1)[0] ?? 0,
    );
    return {
      ...{ id: 1, lottoId: 3, number: 9, at: 1, committedAt: 0, commitment: sha256(seed), seed, winners: [] },
      numbers: numbers.toSorted((a, b) => a - b),
      place: {
        chain: { ...chain, terminating, ...(value !== null && { salt: value, publicValue: 'https://beacon/9' }) },
        ...{ number: 2, hash },
      },
    };
  };
  return [draw(null), draw('value'), draw(null, undefined, sha256('exchanged')), draw(null, 'ground'.padEnd(64, '0'))];
}

async function open(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(pathToFileURL('dist/openbook-verifier.html').href);
}
const verdicts = (page: Page) => page.getByRole('cell');
const give = async (page: Page, said: unknown) => {
  await page.getByLabel('Or paste its text').fill(typeof said === 'string' ? said : JSON.stringify(said));
  await page.getByRole('button', { name: 'Verify' }).click();
};

test('[FAIR-13] the file opens from a disk, computes the published rounds, and tells right rounds from changed ones', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  await expect(page.getByRole('status').filter({ hasText: '75 / 75' })).toBeVisible();
  const honest = [round(0), round(1), round(2, { serverSeed: null })];
  await page.getByLabel(/Rounds file/).setInputFiles({
    ...{ name: 'rounds.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify({ rounds: honest })),
  });
  await expect(verdicts(page)).toHaveText(['Verified', 'Verified', 'Seed not revealed']);
  await give(page, {
    rounds: [
      round(0, { draws: [1] }),
      round(1, { payout: 7 }),
      round(2, { clientSeed: 'theirs' }),
      round(3, { commitment: sha256('other') }),
      round(4, { payout: 7, maths: '0:other' }),
      round(5),
      round(5, { id: 'again' }),
    ],
  });
  const twice = 'Seed and nonce reused';
  await expect(verdicts(page)).toHaveText([...Array<string>(4).fill('Failed'), 'Other maths version', twice, twice]);
  await expectAccessible(page);
  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
});

test('[FAIR-13] it follows a chain of shared rounds and draws a lottery anew; any other file is refused', async ({
  page,
}) => {
  await open(page);
  const data = table();
  await give(page, { data });
  await expect(verdicts(page)).toHaveText(['Verified', 'Verified']);
  await give(page, { data: { ...data, last: data.last.map((one) => ({ ...one, draws: [40] })) } });
  await expect(verdicts(page)).toHaveText(['Failed', 'Failed']);
  const seed = 'cd'.repeat(32);
  const left = Array.from({ length: 20 }, (_, place) => place + 1);
  const bytes = createHmac('sha256', seed).update('lotto-4-20:9:0').digest();
  const drawn = [0, 1, 2, 3].map(
    (place) => left.splice(Math.floor((bytes.readUInt32BE(place * 4) * left.length) / 2 ** 32), 1)[0] ?? 0,
  );
  const draw = { id: 1, lottoId: 3, number: 9, at: 1, committedAt: 0, commitment: sha256(seed), seed, winners: [] };
  await give(page, {
    data: [
      { ...draw, numbers: drawn.toSorted((a, b) => a - b) },
      { ...draw, numbers: [1, 2, 3, 4] },
    ],
  });
  await expect(verdicts(page)).toHaveText(['Verified', 'Failed']);
  await give(page, { data: drawsOfChain() });
  await expect(verdicts(page)).toHaveText(['Verified', 'Verified', 'Failed', 'Failed']);
  for (const text of ['', 'x', '{}', '[1e999]', '{"rounds":[{}]}']) {
    await give(page, text);
    await expect(page.getByText('This is not a rounds file.')).toBeVisible();
  }
  await page.getByLabel('Language').selectOption('العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
