/** `npm run brand -- new northwind --name=Northwind --colour=#0f6b5c --accent=#f0b429 --country=GB`: a brand from nothing. docs/operations.md. */
import { BadBrand, newBrand } from './lib/brand/command.ts';

try {
  process.stdout.write(newBrand(process.argv.slice(2), process.cwd()));
} catch (error) {
  const isOurs = error instanceof BadBrand || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  if (!isOurs) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
