import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { PluginEntry } from '../../contracts/plugin.ts';
import { readPackageFacts } from './package-facts.ts';
import { Stop } from './stop.ts';
import { templateFiles } from './template.ts';

/** Makes a folder with an app that builds, passes its test and can be published as it is. */
export function newApp(folder: string, id: string): string {
  if (!PluginEntry.shape.id.safeParse(id).success)
    throw new Stop('openbook-plugin new <id>: small letters, digits and "-", a letter first, at most 40.');
  if (existsSync(folder)) throw new Stop(`${folder} is there already.`);
  const { version, openbook } = readPackageFacts();
  mkdirSync(folder);
  for (const [name, text] of Object.entries(templateFiles(id, { version, ...openbook })))
    writeFileSync(join(folder, name), text);
  return `Made ${id}/. Next: cd ${id}, npm install --save-dev <the package of the SDK>, npm run build, npm test.`;
}
