/**
 * `npm run languages`: shows how many texts of its own each configured language has, and whether these are enough to
 * offer it. `-- --json` writes the whole report with the missing keys; `-- de` lists the keys that German lacks.
 */
import { isLanguageOffered } from '../contracts/languages.ts';
import { languageCoverage } from '../sandbox/site/language-coverage.ts';
import { languages } from '../sandbox/site/languages.ts';
import { contentTexts } from '../sandbox/texts/content-files.ts';
import { serverTexts } from '../sandbox/texts/read.ts';
import { readDictionaries } from './lib/dictionaries.ts';

const coverage = languageCoverage(languages, [...readDictionaries(), ...serverTexts, ...contentTexts()]);
const [option] = process.argv.slice(2);

if (option === '--json') {
  console.log(JSON.stringify(coverage, null, 2));
} else if (option === undefined) {
  for (const { language, name, own, total, translated } of coverage) {
    const percent = `${String(translated)} %`;
    const offer = isLanguageOffered({ translated }) ? 'offered' : 'only by its address';
    console.log(`${language}  ${name.padEnd(20)} ${percent.padStart(5)}  ${String(own)} of ${String(total)}  ${offer}`);
  }
} else {
  for (const { missing } of coverage.filter(({ language }) => language === option)) console.log(missing.join('\n'));
}
