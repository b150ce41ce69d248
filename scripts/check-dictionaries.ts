/**
 * Part of `npm run lint`. Checks that the product, its server, and each remote app with texts of its own, has every text that it
 * uses and uses every text that it has, in the words of the glossary. A complete language must have every text, and every
 * plural form of its grammar. Exits with code 1 and one line for each fault.
 */
import { readdirSync, readFileSync } from 'node:fs';

import { findContentFaults } from '../build/content-faults.ts';
import { findDictionaryFaults } from '../build/dictionary-faults.ts';
import { findGlossaryFaults, Glossary } from '../build/glossary-faults.ts';
import { pluginIds } from '../build/plugin-sources.ts';
import { completeLanguages } from '../contracts/languages.ts';
import { contentFiles } from '../sandbox/texts/content-files.ts';
import { serverTexts } from '../sandbox/texts/read.ts';
import { readDictionaries, readEveryText, readOwnTexts } from './lib/dictionaries.ts';

const sourcesIn = (...folders: string[]): string[] =>
  folders.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|testing|css)\.tsx?$/.test(file))
      .map((file) => readFileSync(`${root}/${file}`, 'utf8')),
  );

const shared = readDictionaries();
const own = pluginIds().map((id) => ({ id, files: readOwnTexts(id) }));
const ofApps = own.flatMap(({ files }) => files);

const glossary = Glossary.parse(JSON.parse(readFileSync('contracts/dictionaries/glossary.json', 'utf8')));

const faults = [
  ...findDictionaryFaults(shared, sourcesIn('src', 'plugins', 'contracts', 'simulator', 'sandbox'), ofApps),
  ...own
    .filter(({ files }) => files.length > 0)
    .flatMap(({ id, files }) => findDictionaryFaults(files, sourcesIn(`plugins/${id}`), shared)),
  ...findDictionaryFaults(serverTexts, sourcesIn('simulator', 'sandbox'), [...shared, ...ofApps]),
  ...findGlossaryFaults(glossary, readEveryText()),
  ...findContentFaults(contentFiles(), completeLanguages),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`${String(faults.length)} faults in the dictionaries.`);
  process.exitCode = 1;
}
