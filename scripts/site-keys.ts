/**
 * `npm run site:keys`: ends with 1 where docs/configuration.md or docs/site.schema.json says something else than the schema of the site
 * configuration. With `--write` it writes both. Row SITE-04.
 */
import { siteFiles } from './lib/configuration-page.ts';
import { checkOrWrite } from './lib/written-files.ts';

checkOrWrite(await siteFiles());
