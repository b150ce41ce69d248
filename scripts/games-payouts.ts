/**
 * `npm run games:payouts`: ends with 1 where docs/payouts.md says another payment than the mathematics of a game. With `--write` it writes the
 * page. Row CAS-31.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

import { payoutsPage } from './lib/payouts.ts';

const file = new URL('../docs/payouts.md', import.meta.url);
const page = await format(payoutsPage(), { ...(await resolveConfig(file)), parser: 'markdown' });
if (process.argv.includes('--write')) writeFileSync(file, page);
else process.exitCode = readFileSync(file, 'utf8') === page ? 0 : 1;
