import { brotliBytes } from '../../build/brotli-bytes.ts';
import { partFaults } from '../../build/part-faults.ts';
import { permissionFaults } from '../../build/permission-faults.ts';
import { checkScript } from '../../build/script-faults.ts';
import { styleFaults } from '../../build/style-faults.ts';
import type { PluginEntry } from '../../contracts/plugin.ts';
import { publishBounds, PublishedVersion, type PublishRequest } from '../../contracts/plugin-publish.ts';
import { PluginTexts } from '../../contracts/plugin-texts.ts';
import { wrongField } from '../http/failure.ts';
import { pinOf, type VersionFile } from './folder.ts';
import type { HostOffer } from './host-offer.ts';
import { refuseMissingTexts } from './missing-texts.ts';

/** The bytes of the files, once each of them matches the hash that the sender named. */
function readFiles(files: PublishRequest['files']): VersionFile[] {
  const read = files.map(({ name, content, integrity }, index) => {
    const bytes = Buffer.from(content, 'base64');
    if (bytes.byteLength > publishBounds.file) throw wrongField(`files.${String(index)}`, `${name} is too large.`);
    if (pinOf(bytes) !== integrity) throw wrongField(`files.${String(index)}.integrity`, `is not the hash of ${name}.`);
    return { name, bytes };
  });
  if (new Set(read.map(({ name }) => name)).size < read.length) throw wrongField('files', 'Two have the same name.');
  if (read.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) > publishBounds.all)
    throw wrongField('files', 'All of them together are too large.');
  return read;
}

type Named = { field: string; address: string; pinField: string; pin: string | undefined };

/** The file that a field of the entry names, pinned by another. It lies in the folder of the version. */
function namedFile(
  folder: string,
  { field, address, pinField, pin }: Named,
  files: readonly VersionFile[],
): VersionFile {
  const file = files.find(({ name }) => address === `${folder}${name}`);
  if (file === undefined) throw wrongField(`entry.${field}`, `must be ${folder} and the name of one of the files.`);
  if (pin !== pinOf(file.bytes)) throw wrongField(`entry.${pinField}`, `is not the hash of ${file.name}.`);
  return file;
}

/** The files of the entry, once each of them exists and matches its pin. */
function namedFiles(
  { id, version, entry, integrity, style, styleIntegrity, texts = {} }: PluginEntry,
  files: VersionFile[],
) {
  const find = (named: Named) => namedFile(`/plugins/${id}/${version}/`, named, files);
  const { data, success } = PluginTexts.safeParse(texts);
  if (!success) throw wrongField('entry.texts', 'must be files by language.');
  for (const [language, text] of Object.entries(data)) {
    const field = `texts.${language}`;
    find({ field, address: text.file, pinField: `${field}.integrity`, pin: text.integrity });
  }
  return {
    script: find({ field: 'entry', address: entry, pinField: 'integrity', pin: integrity }),
    style:
      style === undefined
        ? null
        : find({ field: 'style', address: style, pinField: 'styleIntegrity', pin: styleIntegrity }),
  };
}

const textOf = ({ bytes }: VersionFile) => new TextDecoder().decode(bytes);

/**
 * The version as it will be kept. Throws a refusal that names the field when it is not whole, not of this id, or made
 * for another host. Row PLUG-59, PLUG-61.
 */
export function acceptVersion(
  id: string,
  version: string,
  { entry, files: sent }: PublishRequest,
  host: HostOffer,
): { entry: PluginEntry; files: VersionFile[] } {
  if (entry.id !== id) throw wrongField('entry.id', `is not "${id}".`);
  if (entry.version !== version || !PublishedVersion.safeParse(version).success)
    throw wrongField('entry.version', 'must be that of the address: three numbers, as 1.2.0.');
  if (entry.kind !== 'module') throw wrongField('entry.kind', 'must be "module".');
  if (entry.held !== undefined) throw wrongField('entry.held', 'is written by the server alone.');
  const files = readFiles(sent);
  const { script, style } = namedFiles(entry, files);
  const misfit = host.misfit(entry);
  if (misfit !== null) throw wrongField(`entry.${misfit[0]}`, misfit[1]);
  const [fault] = [...checkScript(id, textOf(script)), ...(style === null ? [] : styleFaults(id, textOf(style)))];
  if (fault !== undefined) throw wrongField('files', fault);
  const read = (address: string) =>
    files.find(({ name }) => address === `/plugins/${id}/${version}/${name}`)?.bytes ?? null;
  const [unasked] = permissionFaults(textOf(script), entry.permissions);
  if (unasked !== undefined) throw wrongField('entry.permissions', `${unasked}.`);
  refuseMissingTexts(entry, textOf(script), read);
  const [part] = partFaults(entry, 'entry', read);
  if (part !== undefined) throw wrongField(part.path, part.fault);
  const size = brotliBytes(script.bytes) + (style === null ? 0 : brotliBytes(style.bytes));
  // The fields of a version that only the server sets, whatever its sender wrote.
  const { versions: _, use: __, steps: ___, share: ____, ...rest } = entry;
  return { entry: { ...rest, size }, files };
}
