import { z } from '../../contracts/zod.ts';
import { fileOf, type ServedFile } from './files.ts';

const Manifest = z.record(z.string(), z.unknown());
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);

/** What of the build names the house: the title of the document, and what a browser calls the installed app. */
const written: Readonly<Record<string, (text: string, name: string) => string>> = {
  '.html': (text, name) => text.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(name)}</title>`),
  '.json': (text, name) =>
    JSON.stringify({ ...Manifest.parse(JSON.parse(text)), name, short_name: name.slice(0, mostShort).trim() }),
};
/** Launchers of phones cut longer names. */
const mostShort = 12;

/** Each form is made once for a build and a name. */
const kept = new WeakMap<ServedFile, Map<string, ServedFile>>();

/** A file of the build with the name of this house in it. Row BRAND-03. */
export function branded(extension: '.html' | '.json', file: ServedFile, name: string): ServedFile {
  const forms = kept.get(file) ?? new Map<string, ServedFile>();
  kept.set(file, forms);
  const form =
    forms.get(name) ?? fileOf(extension, Buffer.from(written[extension]?.(file.bytes.toString(), name) ?? ''));
  // Worlds of tests may choose names without end.
  if (forms.size > 20) forms.clear();
  forms.set(name, form);
  return form;
}
