import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { isTree } from '../../../contracts/is-tree.ts';
import { brandFaults, merge } from '../../../sandbox/site/index.ts';
import { type Asked, makeBrand } from './make.ts';

const usage = [
  'npm run brand -- new <id> --name=<name> --colour=#rrggbb --accent=#rrggbb',
  '  [--country=GB] [--logo=mark.svg|mark.png] [--legal-name=…] [--licence=…] [--age=18] [--email=…] [--phone=…]',
  '  [--host=northwind.example]  one of several brands on a server',
  '  [--into=site.json]          lays it into this file, instead of a new <id>.json',
  '',
].join('\n');

/** What somebody wrote that cannot be used. */
export class BadBrand extends Error {}

const options = Object.fromEntries(
  ['name', 'colour', 'accent', 'country', 'logo', 'legal-name', 'licence', 'age', 'email', 'phone', 'host', 'into'].map(
    (name) => [name, { type: 'string' } as const],
  ),
);

function given(values: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function required(values: Readonly<Record<string, unknown>>, name: string, form: RegExp): string {
  const value = given(values, name);
  if (value === null || !form.test(value)) throw new BadBrand(`--${name} is missing or cannot be used.\n${usage}`);
  return value;
}

function factsOf(values: Readonly<Record<string, unknown>>, id: string): Asked['facts'] {
  const names = { legalName: 'legal-name', licence: 'licence', email: 'email', phone: 'phone' };
  const texts = Object.entries(names).flatMap(([field, name]) => {
    const value = given(values, name);
    return value === null ? [] : [[field, value] as const];
  });
  const age = given(values, 'age');
  // Nobody owns this domain: the command says so.
  return { email: `support@${id}.example`, ...Object.fromEntries(texts), ...(age !== null && { minAge: Number(age) }) };
}

/** An SVG goes into the configuration whole; a PNG lies beside it, in the folder of pictures. */
function logoOf(path: string | null, folder: string): string | null {
  if (path === null) return null;
  if (!existsSync(path)) throw new BadBrand(`${path} cannot be read.`);
  if (extname(path) === '.svg') return readFileSync(path, 'utf8').replace(/^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?/, '');
  mkdirSync(folder, { recursive: true });
  const name = basename(path);
  if (join(folder, name) !== path) copyFileSync(path, join(folder, name));
  return name;
}

function readInto(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  // A brand changes what was exported, so the hash of before says nothing.
  if (isTree(json)) Reflect.deleteProperty(json, '$sha256');
  if (!isTree(json)) throw new BadBrand(`${file} is no JSON object.`);
  return json;
}

/** Makes the configuration file of a brand. Gives what to tell. Throws BadBrand; nothing is written then. */
export function newBrand(argv: readonly string[], folder: string): string {
  const { positionals, values } = parseArgs({ args: [...argv], allowPositionals: true, options });
  const [command, id = ''] = positionals;
  if (command !== 'new' || !/^[a-z][a-z\d-]{0,40}$/.test(id)) throw new BadBrand(usage);
  const hex = /^#[\da-f]{6}$/i;
  const [host, country] = [given(values, 'host'), given(values, 'country')];
  if (country !== null && !/^[A-Z]{2}$/.test(country)) throw new BadBrand('--country takes two capital letters: GB.');
  if (host !== null && country !== null)
    throw new BadBrand('--country is of a whole site: brands on one server share the rules that protect players.');
  const into = given(values, 'into');
  const file = into ?? join(folder, `${id}.json`);
  const pictures = join(dirname(file), `${id}-pictures`);
  const asked = {
    ...{ name: required(values, 'name', /^.{1,40}$/), host, country, facts: factsOf(values, id) },
    colour: required(values, 'colour', hex).toLowerCase(),
    accent: required(values, 'accent', hex).toLowerCase(),
    logo: logoOf(given(values, 'logo'), pictures),
  };
  const { config, derived } = makeBrand(asked);
  const whole = merge(readInto(file), config) as Record<string, unknown>;
  const hasFiles = existsSync(pictures);
  const faults = brandFaults({ config: whole, brandFiles: hasFiles ? pictures : null });
  if (faults.length > 0) throw new BadBrand(faults.join('\n'));
  writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
  return told(
    { file, host, hasOwnEmail: given(values, 'email') !== null, pictures: hasFiles ? pictures : null },
    derived,
  );
}

function told(
  {
    file,
    host,
    hasOwnEmail,
    pictures,
  }: { file: string; host: string | null; hasOwnEmail: boolean; pictures: string | null },
  { colours, moved }: ReturnType<typeof makeBrand>['derived'],
): string {
  const env = `${pictures === null ? '' : `BRAND_FILES=${pictures} `}SANDBOX_CONFIG=${file}`;
  return [
    `${file}: ${String(Object.keys(colours.light).length)} colours of the light theme, ${String(Object.keys(colours.dark).length)} of the dark; every pair holds (WCAG AA).`,
    ...moved.map(
      ({ theme, name, asked, now }) => `  ${theme}, --color-${name}: ${asked} would be too faint there, now ${now}`,
    ),
    ...(host === null ? [] : [`  Shown to whoever calls the server by the host ${host}.`]),
    ...(hasOwnEmail ? [] : ['  Its e-mail is nobody’s: name your own with --email.']),
    '',
    `Try it:       ${env} npm start`,
    `On a server:  npm run site -- diff ${file}, then npm run site -- apply ${file} --by=<who> --why=<reason>`,
    'These publish the whole file: begin with npm run site -- export > site.json and --into=site.json where the site has values of its own.',
    '',
  ].join('\n');
}
