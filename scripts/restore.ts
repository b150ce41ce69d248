/**
 * `npm run restore -- <backup>`: puts a backup where SANDBOX_DB and SANDBOX_PLUGINS say. Existing files are moved aside
 * under another name. Exit code 1: the books do not add up; 2: nothing was restored.
 */
import { restoreBackup } from '../sandbox/backup/index.ts';
import { dataFilesOf } from '../sandbox/server/data-files.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Which backup? npm run restore -- <folder of the backup>\n');
  process.exit(2);
}
try {
  const { aside, findings } = await restoreBackup(folder, dataFilesOf(process.env));
  process.stdout.write(`Restored. What stood there has "${aside}" behind its name.\n`);
  process.stdout.write(findings.length === 0 ? 'The books are in order.\n' : `${findings.join('\n')}\n`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`Nothing was restored: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
