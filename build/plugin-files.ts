import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

import type { PluginEntry } from '../contracts/plugin.ts';
import type { PluginPartsFile, PluginPartsList } from '../contracts/plugin-parts.ts';
import { brotliBytes } from './brotli-bytes.ts';
import { usesKit } from './script-faults.ts';
import { sha } from './sha.ts';

type BuiltFields = Pick<
  PluginEntry,
  'kind' | 'entry' | 'integrity' | 'style' | 'styleIntegrity' | 'styleScoped' | 'texts' | 'parts' | 'ui' | 'size'
>;

/** The name of a file with the app's own texts, such as `ru.Xy12_abc.json`. */
const textFile = /^([a-z]{2})\.[\w-]{8}\.json$/;

/** Writes the list of an app's parts next to its script, with their hashes. */
function listParts(names: readonly string[], folder: string, address: string): { parts?: PluginPartsFile } {
  if (names.length === 0) return {};
  const list: PluginPartsList = Object.fromEntries(
    names.map((name) => [name, sha(384, readFileSync(`${folder}/${name}`))]),
  );
  const text = JSON.stringify(list);
  const file = `parts.${createHash('sha384').update(text).digest('base64url').slice(0, 8)}.json`;
  writeFileSync(`${folder}/${file}`, text);
  return { parts: { file: `${address}/${file}`, integrity: sha(384, Buffer.from(text)) } };
}

/**
 * Gives the fields of an entry that only a build knows: the files, their pins and their sizes. `address`: where the
 * site serves the folder.
 */
export function builtFields(folder: string, address: string): BuiltFields {
  const files = readdirSync(folder);
  const all = files.filter((file) => file.endsWith('.js'));
  const parts = all.filter((file) => file.startsWith('part-'));
  const scripts = all.filter((file) => !parts.includes(file));
  const styles = files.filter((file) => file.endsWith('.css'));
  const [script] = scripts;
  const [style] = styles;
  const texts = files.flatMap((file) => {
    const language = textFile.exec(file)?.[1];
    if (language === undefined) return [];
    return [
      [language, { file: `${address}/${file}`, integrity: sha(384, readFileSync(`${folder}/${file}`)) }] as const,
    ];
  });
  if (script === undefined || scripts.length > 1 || styles.length > 1)
    throw new Error(
      `${folder} must hold one script beside its parts and at most one style sheet. It holds: ${files.join(', ')}.`,
    );
  const code = readFileSync(`${folder}/${script}`);
  const sheet = style === undefined ? null : readFileSync(`${folder}/${style}`);
  return {
    kind: 'module',
    entry: `${address}/${script}`,
    integrity: sha(384, code),
    ...listParts(parts, folder, address),
    ...([script, ...parts].some((file) => usesKit(readFileSync(`${folder}/${file}`, 'utf8'))) ? { ui: true } : {}),
    ...(style === undefined || sheet === null
      ? {}
      : { style: `${address}/${style}`, styleIntegrity: sha(384, sheet), styleScoped: true }),
    ...(texts.length === 0 ? {} : { texts: Object.fromEntries(texts) }),
    size: brotliBytes(code) + (sheet === null ? 0 : brotliBytes(sheet)),
  };
}
