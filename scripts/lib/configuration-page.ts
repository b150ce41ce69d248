import { SiteConfig } from '../../contracts/site.ts';
import { valueAt } from '../../contracts/value-at.ts';
import { z } from '../../contracts/zod.ts';
import { type ServerKey, siteConfig } from '../../sandbox/site/index.ts';
import type { World } from '../../sandbox/world/world.ts';
import { nested, siteKeys } from './site-keys.ts';
import { formatted } from './written-files.ts';

type Schema = { [name: string]: unknown };

/** Without the address of a link. */
const plain = (text: string) => text.replace(/\]\([^)]{1,60}\)/g, ']');

/** Objects are laid over the defaults key by key, so none is needed; lists are replaced whole, so their entries must be. */
function partial({ required: _, additionalProperties, properties, ...of }: Schema): Schema {
  return {
    ...of,
    ...(typeof additionalProperties === 'object' && { additionalProperties }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as Record<string, Schema>).map(([name, each]) => [name, partial(each)]),
      ),
    }),
  };
}

/** The JSON Schema of a site's configuration: each key by itself, none is required. Editors complete a file with it. */
export function siteSchema(): Schema {
  const { $schema, properties } = z.toJSONSchema(SiteConfig, { io: 'input' }) as Schema;
  const described = Object.entries(properties as Record<string, Schema>).map(([name, of]) => [
    name,
    {
      ...partial(of),
      ...(name in siteKeys && { description: plain(siteKeys[name as keyof typeof siteKeys].changes) }),
    },
  ]);
  const ofServer: Record<ServerKey, Schema> = {
    ...{
      brand: { type: 'object' },
      brands: { type: 'object' },
      bonusOffers: { type: 'array' },
      bonusTickets: { type: 'object' },
    },
    makersOff: { type: 'array' },
    retention: { type: 'object' },
    sight: { type: 'object' },
  };
  return {
    $schema,
    title: 'Configuration of a site',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      $sha256: { type: 'string' },
      ...Object.fromEntries(described),
      ...ofServer,
    },
    additionalProperties: false,
  };
}

/** The type of a key in words: `text`, `list of numbers`, `ws or sse`. */
function typeOf(of: Schema | undefined): string {
  if (of === undefined) return 'any';
  const {
    type,
    items,
    enum: options,
    anyOf,
  } = of as { type?: string; items?: Schema; enum?: unknown[]; anyOf?: Schema[] };
  const oneOf = options ?? anyOf?.map((each) => each['const']).filter((each) => each !== undefined);
  if (oneOf !== undefined && oneOf.length > 0) return oneOf.map(String).join(' or ');
  if (type === 'array') return `list of ${typeOf(items)}`;
  const names: Readonly<Record<string, string>> = { string: 'text', integer: 'whole number', boolean: 'true or false' };
  return names[type ?? ''] ?? type ?? 'any';
}

/** A world that says nothing of its own, in a country that has no name here. */
const bare = { config: {}, geo: { country: '' }, maintenance: {}, isReal: false, content: [] } as unknown as World;

const longest = 60;
function shown(value: unknown): string {
  if (value === undefined) return '';
  const text = JSON.stringify(value);
  return text.length > longest ? (Array.isArray(value) ? `${String(value.length)} entries` : '…') : `\`${text}\``;
}

/** docs/configuration.md: each key with its type, its default and what it changes. */
export function configurationPage(): string {
  const { properties } = siteSchema();
  const defaults = siteConfig(bare, 'en');
  const rows = Object.entries(siteKeys).map(([key, { changes, readBy }]) => {
    const path = key.split('.');
    const schema = valueAt(
      properties,
      path.flatMap((name, depth) => (depth === 0 ? [name] : ['properties', name])),
    ) as Schema | undefined;
    const note = readBy === null ? ' Of the documents’ answer; no part of this product reads it.' : '';
    return `| \`${key}\` | ${typeOf(schema)} | ${shown(valueAt(defaults, path))} | ${changes}${note} |`;
  });
  return [
    '# Configuration of a site',
    '',
    'Every key of the site configuration, made from its schema and its defaults (`npm run site:keys -- --write`); a test compares. A file names what differs from the defaults and nothing else; with',
    '`"$schema": "./docs/site.schema.json"` an editor completes it. How a configuration is read, compared, published and undone: [operations](../../docs/operations.md). Lists are replaced whole, objects key by key.',
    '',
    '| Key | Type | Default | What it changes |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    `Keys of ${nested.map((name) => `\`${name}\``).join(', ')} are told one by one. A key that is not in this table is refused when a version is published.`,
    '',
  ]
    .join('\n')
    .replaceAll('../../docs/', '');
}

const docs = new URL('../../docs/', import.meta.url);

/** Both files as they should be. */
export const siteFiles = () =>
  Promise.all([
    formatted(new URL('configuration.md', docs), 'markdown', configurationPage()),
    formatted(new URL('site.schema.json', docs), 'json', JSON.stringify(siteSchema())),
  ]);
