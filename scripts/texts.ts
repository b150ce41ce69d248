/**
 * `npm run texts`: the exchange with translators. `-- export de [file]` writes every text with its English source and the
 * German one where there is one, as XLIFF 2.0; without a file to the console. `-- import file` checks keys and
 * placeholders and writes the dictionaries. With a fault it writes nothing, names each one and exits with 1.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { format } from 'prettier';

import { exportTexts, importTexts } from './lib/texts/exchange.ts';

const [what, ...given] = process.argv.slice(2);

async function takeIn(path: string): Promise<void> {
  const { faults, files } = importTexts('.', readFileSync(path, 'utf8'));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  for (const { file, content } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await format(JSON.stringify(content, null, 2), { parser: 'json', printWidth: 120 }));
    console.log(file);
  }
}

const [first, second] = given;
if (what === 'export' && first !== undefined && /^[a-z]{2}$/.test(first) && first !== 'en') {
  const text = exportTexts('.', first);
  if (second === undefined) process.stdout.write(text);
  else writeFileSync(second, text);
} else if (what === 'import' && first !== undefined) {
  await takeIn(first);
} else {
  console.error('npm run texts -- export <language> [file] | import <file>');
  process.exitCode = 1;
}
