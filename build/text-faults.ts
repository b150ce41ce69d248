import { isOwnPath } from '../contracts/own-path.ts';
import { PluginTextFile } from '../contracts/plugin-texts.ts';
import { z } from '../contracts/zod.ts';
import { sha } from './sha.ts';
import { misfit } from './shape-faults.ts';

type TextFault = { path: string; fault: string; advice: string };

const advice =
  'Write { "en": { "file": "/plugins/<id>/en.json", "integrity": "sha384-…" }, … }; a file is an object of keys and texts.';
const Table = z.record(z.string(), z.string());

function isTable(content: Uint8Array): boolean {
  try {
    return Table.safeParse(JSON.parse(new TextDecoder().decode(content))).success;
  } catch {
    return false;
  }
}

/** Checks each file of an entry's `texts`: it is on this site, exists, fits its pin and holds texts. */
export function textFaults(texts: unknown, base: string, read: (address: string) => Uint8Array | null): TextFault[] {
  if (texts === undefined) return [];
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
    return [{ path: base, fault: misfit(texts, []), advice }];
  const files = Object.entries(texts).map(([language, raw]) => [language, raw, PluginTextFile.safeParse(raw)] as const);
  const say = (path: string, fault: string) => [{ path, fault, advice }];
  return [
    ...('en' in texts ? [] : say(base, 'has no English, which stands in for all')),
    ...files.flatMap(([language, raw, { error }]) =>
      (error?.issues ?? []).flatMap(({ path }) =>
        say([base, language, ...path.map(String)].join('.'), misfit(raw, path)),
      ),
    ),
    ...files.flatMap(([language, , { data }]) => {
      if (data === undefined) return [];
      const { file, integrity } = data;
      const at = `${base}.${language}`;
      if (!isOwnPath(file)) return say(`${at}.file`, `"${file}" is not of this site`);
      if (integrity === undefined) return say(`${at}.integrity`, `does not pin ${file}`);
      const content = read(file);
      if (content === null) return say(`${at}.file`, `${file} is not there`);
      if (sha(384, content) !== integrity) return say(`${at}.integrity`, `is not the hash of ${file}`);
      return isTable(content) ? [] : say(`${at}.file`, `${file} holds something else than texts`);
    }),
  ];
}
