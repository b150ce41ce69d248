import { isOwnPath } from '../contracts/own-path.ts';
import { PluginTexts } from '../contracts/plugin-texts.ts';
import { z } from '../contracts/zod.ts';
import { sha } from './early-script.ts';

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
  const { data = {}, error } = PluginTexts.safeParse(texts);
  const say = (path: string, fault: string) => [{ path, fault, advice }];
  return [
    ...(error?.issues ?? []).flatMap(({ path, message }) => say([base, ...path.map(String)].join('.'), message)),
    ...(error === undefined && data.en === undefined ? say(base, 'has no English, which stands in for all') : []),
    ...Object.entries(data).flatMap(([language, { file, integrity }]) => {
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
