/**
 * `npm run site -- export`, `-- diff site.json`, `-- apply site.json --by=<who> --why=<reason>`: the configuration of a running
 * server (SITE_URL, OPERATOR_TOKEN). Exit code 1: the server forbids the file; 2: nothing was asked.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { applied, differences, exported, type Server } from './lib/site-command.ts';

const say = (text: string) => process.stdout.write(text);
const usage = 'npm run site -- export | diff <file> | apply <file> --by=<who> --why=<reason>\n';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { by: { type: 'string' }, why: { type: 'string' } },
});
const [command, file] = positionals;
const { OPERATOR_TOKEN: token = '', SITE_URL: origin = 'http://127.0.0.1:4000' } = process.env;
const server: Server = { origin, token };
/** What the file sets. Its `$schema` is for editors. */
function read(): Record<string, unknown> {
  const { $schema: _, ...values } = JSON.parse(readFileSync(file ?? '', 'utf8')) as Record<string, unknown>;
  return values;
}

async function diff(): Promise<void> {
  const { changes, faults } = await differences(server, read());
  say([...changes, ...faults.map((fault) => `FAULT ${fault}`), ''].join('\n'));
  if (changes.length + faults.length === 0) say('Nothing would change.\n');
  process.exitCode = faults.length > 0 ? 1 : 0;
}

const { by: author, why: reason } = values;
try {
  if (command === 'export') say(await exported(server));
  else if (command === 'diff' && file !== undefined) await diff();
  else if (command === 'apply' && file !== undefined && author !== undefined && reason !== undefined)
    say(`Version ${String(await applied(server, read(), { author, reason }))} holds.\n`);
  else {
    process.stderr.write(usage);
    process.exitCode = 2;
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
