/**
 * `npm run site:keys`: ends with 1 where docs/configuration.md or docs/site.schema.json says something else than the schema of the site
 * configuration. With `--write` it writes both. Row SITE-04.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { siteFiles } from './lib/configuration-page.ts';

for (const { file, text } of await siteFiles()) {
  if (process.argv.includes('--write')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) process.exitCode = 1;
}
