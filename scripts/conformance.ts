/**
 * `npm run conformance -- nats://token@127.0.0.1:4222`: is the publisher that speaks there one that edges understand? Listens for ten
 * seconds (`--seconds`), says each rule, and ends with 1 where one is broken. Row EDGE-09.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';

import { openNats } from '../sandbox/edge/bus.ts';
import { conformance } from './lib/conformance.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '10' } },
});
const [url] = positionals;
if (url === undefined || !URL.canParse(url) || !/^\d{1,4}$/.test(values.seconds)) {
  process.stderr.write('npm run conformance -- nats://token@127.0.0.1:4222 [--seconds 10]\n');
  process.exit(2);
}
const bus = await openNats(url);
const rules = await conformance(bus, { edge: randomUUID(), listenMs: Number(values.seconds) * 1000 });
for (const { rule, fault } of rules) console.log(fault === null ? `  ok      ${rule}` : `  BROKEN  ${rule}: ${fault}`);
await bus.close();
process.exit(rules.some(({ fault }) => fault !== null) ? 1 : 0);
