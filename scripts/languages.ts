/**
 * `npm run languages`: how much of the product each selectable language has words of its own for. `-- --json` writes the whole report with the keys
 * that are missing, `-- de` the keys that German lacks.
 */
import { languageCoverage } from '../build/language-coverage.ts';
import { languages } from '../sandbox/site/languages.ts';
import { readDictionaries } from './lib/dictionaries.ts';

const coverage = languageCoverage(languages, readDictionaries());
const [option] = process.argv.slice(2);

if (option === '--json') {
  console.log(JSON.stringify(coverage, null, 2));
} else if (option === undefined) {
  for (const { language, name, own, total } of coverage) {
    const percent = `${String(Math.floor((own / total) * 100))} %`;
    console.log(`${language}  ${name.padEnd(20)} ${percent.padStart(5)}  ${String(own)} of ${String(total)}`);
  }
} else {
  for (const { missing } of coverage.filter(({ language }) => language === option)) console.log(missing.join('\n'));
}
