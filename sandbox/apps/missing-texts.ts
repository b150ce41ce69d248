import type { PluginEntry } from '../../contracts/plugin.ts';
import { PluginTexts } from '../../contracts/plugin-texts.ts';
import { z } from '../../contracts/zod.ts';
import { wrongField } from '../http/failure.ts';

const Table = z.record(z.string(), z.string());

/** The text keys that the script asks for: `t("card.title")`, whatever `t` is called. */
const asked = (id: string) =>
  new RegExp(`(?<![.\\w$])[\\w$]{1,30}\\(["'\`](${id}\\.[\\w.-]{1,80})["'\`]\\s{0,9}[,)]`, 'g');

type Read = (address: string) => Uint8Array | null;

function tableOf(language: string, address: string, read: Read): Record<string, string> {
  try {
    return Table.parse(JSON.parse(new TextDecoder().decode(read(address) ?? new Uint8Array())));
  } catch {
    throw wrongField(`entry.texts.${language}`, 'holds something else than texts.');
  }
}

/** Refuses a version that has texts, and not all that its script shows in English, which stands in for all. Row PLUG-94. */
export function refuseMissingTexts({ id, texts }: PluginEntry, script: string, read: Read): void {
  const { data } = PluginTexts.safeParse(texts);
  if (data === undefined) return;
  const tables = new Map(
    Object.entries(data).map(([language, { file }]) => [language, tableOf(language, file, read)] as const),
  );
  const english = tables.get('en');
  if (english === undefined) throw wrongField('entry.texts', 'have no English, which stands in for all.');
  for (const [, key = ''] of script.matchAll(asked(id)))
    if (!Object.hasOwn(english, key))
      throw wrongField('entry.texts.en', `has no text "${key}", which the script shows.`);
}
