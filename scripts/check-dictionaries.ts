/**
 * Part of `npm run lint`: every text that the product asks for exists, every text that exists is asked for, and a complete language lacks
 * none and has the plural forms of its grammar. Ends with code 1 and one line for each fault.
 */
import { readFileSync, readdirSync } from 'node:fs';

import { findDictionaryFaults } from '../build/dictionary-faults.ts';
import { readDictionaries } from './lib/dictionaries.ts';

const sources = ['src', 'plugins', 'contracts', 'sandbox'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|css)\.tsx?$/.test(file))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8')),
);

const faults = findDictionaryFaults(readDictionaries(), sources);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`${String(faults.length)} faults in the dictionaries.`);
  process.exitCode = 1;
}
