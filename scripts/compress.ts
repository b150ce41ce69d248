/** `npm run compress`: writes `.br` and `.gz` beside the texts of dist/, for an nginx that sends files as they are. */
import { outDir } from '../build/out-dir.ts';
import { compressFolder } from './lib/compress.ts';

const { files, before, after } = compressFolder(outDir);
const kilobytes = (bytes: number) => `${String(Math.round(bytes / 1000))} kB`;
process.stdout.write(
  `Compressed ${String(files)} files of ${outDir}: ${kilobytes(before)}, ${kilobytes(after)} by brotli.\n`,
);
