/**
 * `npm run backup -- <folder> [--keep=14]`: copies the database of SANDBOX_DB, that of the reference provider and published apps into a folder
 * of its own, while a server works, and compares the books of the copy. `--keep`: so many of the newest stay; all when absent.
 * Exit code 1: the books do not add up; 2: no backup was made.
 */
import { parseArgs } from 'node:util';

import { keepNewest, makeBackup } from '../sandbox/backup/index.ts';
import { dataFilesOf } from '../sandbox/server/data-files.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
const [to] = positionals;
const keep = values.keep === undefined ? null : Number(values.keep);
if (to === undefined || (keep !== null && !(Number.isInteger(keep) && keep > 0))) {
  process.stderr.write('Where to? npm run backup -- <folder> [--keep=14]\n');
  process.exit(2);
}
try {
  const { folder, findings } = await makeBackup(dataFilesOf(process.env), to);
  process.stdout.write(`${folder}\n`);
  for (const finding of findings) process.stderr.write(`${finding}\n`);
  // A backup that does not add up never replaces one that does.
  if (keep !== null && findings.length === 0)
    for (const name of keepNewest(to, keep)) process.stdout.write(`deleted ${name}\n`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`No backup was made: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
