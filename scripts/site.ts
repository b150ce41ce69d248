/**
 * `npm run site -- export`, `-- diff site.json`, `-- apply site.json --by=<who> --why=<reason>`: the configuration of a running
 * server (SITE_URL, OPERATOR_TOKEN). Exit code 1: the server forbids the file; 2: nothing was asked.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { applied, differences, exported, type Server, type SiteFile } from './lib/site-command.ts';

const say = (text: string) => process.stdout.write(text);
const usage = 'npm run site -- export | diff <file> | apply <file> --by=<who> --why=<reason>\n';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { by: { type: 'string' }, why: { type: 'string' } },
});
const [command, file] = positionals;
const { OPERATOR_TOKEN: token = '', SITE_URL: origin = 'http://127.0.0.1:4000' } = process.env;
const server: Server = { origin, token };
/** What the file sets. Its `$schema` is for editors, `$sha256` of an exported one says whether its values are still those. */
function read(): SiteFile {
  const json = JSON.parse(readFileSync(file ?? '', 'utf8')) as Record<string, unknown>;
  const { $schema: _, $sha256: hash, ...config } = json;
  return { config, hash: hash === undefined ? undefined : typeof hash === 'string' ? hash : '' };
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
    say(`${await applied(server, read(), { author, reason })}\n`);
  else {
    process.stderr.write(usage);
    process.exitCode = 2;
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
