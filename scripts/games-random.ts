/**
 * `npm run games:random`: holds the words that decide rounds against the battery of NIST SP 800-22, from a fresh seed, and ends with 1
 * where one test fails. `-- --bytes 100000000 > words.bin` writes words instead, for a laboratory's own tools (dieharder, PractRand);
 * `--seed` with 64 hex digits takes that seed. Row LAB-01.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

import { battery } from './lib/randomness/battery.ts';
import { roundWords } from './lib/randomness/round-words.ts';

const { values } = parseArgs({
  options: { bytes: { type: 'string' }, seed: { type: 'string', default: randomBytes(32).toString('hex') } },
});
if (!/^[0-9a-f]{64}$/.test(values.seed)) throw new Error('--seed takes 64 hex digits.');
if (values.bytes !== undefined && !/^\d{1,15}$/.test(values.bytes)) throw new Error('--bytes takes a whole number.');
const source = roundWords(values.seed, 'laboratory');

if (values.bytes === undefined) {
  const verdicts = battery(source, { sequences: 400 });
  for (const { test, passed, least, uniform, isFit } of verdicts)
    console.log(
      `${test.padEnd(29)} ${String(passed)} of 400 passed, ${String(least)} must  evenness ${uniform.toFixed(4)}  ${isFit ? 'ok' : 'OFF'}`,
    );
  console.log(`seed ${values.seed}`);
  if (verdicts.some(({ isFit }) => !isFit)) process.exitCode = 1;
} else {
  for (let left = Number(values.bytes); left > 0;) {
    const words = source(Math.min(16_384, Math.ceil(left / 4)));
    const bytes = Buffer.alloc(words.length * 4);
    words.forEach((word, place) => bytes.writeUInt32BE(word, place * 4));
    if (!process.stdout.write(bytes.subarray(0, left))) await once(process.stdout, 'drain');
    left -= bytes.length;
  }
}
