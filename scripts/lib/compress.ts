import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const texts = /\.(?:js|mjs|css|html|json|webmanifest|svg|txt|xml)$/;

/** Less than this fits in the first packet as it is, bytes. nginx has the same bound (`gzip_min_length`). */
const smallest = 1024;

const brotli = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength } });

/** Writes `.br` and `.gz` beside each text of a folder. Gives the number of texts, and their bytes before and after brotli. */
export function compressFolder(folder: string): { files: number; before: number; after: number } {
  const sum = { files: 0, before: 0, after: 0 };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => texts.test(file))) {
    const path = join(folder, name);
    const content = readFileSync(path);
    if (content.byteLength < smallest) continue;
    const small = brotli(content);
    writeFileSync(`${path}.br`, small);
    writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
    sum.files += 1;
    sum.before += content.byteLength;
    sum.after += small.byteLength;
  }
  return sum;
}
