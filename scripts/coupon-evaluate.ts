/**
 * `npm run coupon:evaluate < lines.jsonl`: answers each line of bet mathematics with one line, in order, and goes on
 * after a wrong line. Ends quietly when its reader goes away.
 */
import { once } from 'node:events';

import { evaluateLine } from '../contracts/maths/vectors.ts';

process.stdout.on('error', () => process.exit(0));

let number = 0;
async function answer(line: string): Promise<void> {
  number += 1;
  const result = evaluateLine(line, number);
  if (result !== null && !process.stdout.write(`${result}\n`)) await once(process.stdout, 'drain');
}

// node:readline would also split at U+2028, which JSON allows inside a string.
let rest = '';
process.stdin.setEncoding('utf8');
for await (const chunk of process.stdin as AsyncIterable<string>) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) await answer(line);
}
await answer(rest);
