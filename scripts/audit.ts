/**
 * `npm run audit -- file.db`: compares the books of a database with each other. Lists what it finds and exits with 1,
 * or with 2 when it cannot read the file.
 */
import { auditOf } from '../sandbox/audit/index.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Which database? npm run audit -- file.db\n');
  process.exit(2);
}
try {
  const findings = auditOf(file);
  process.stdout.write(findings.length === 0 ? 'The books are in order.\n' : `${findings.join('\n')}\n`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${file} cannot be read as a database of this product: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
