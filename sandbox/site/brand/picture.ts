import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { svgFault } from './svg.ts';

/** `size`: of a PNG; an SVG fits everywhere. */
export type Picture = { extension: '.svg' | '.png'; bytes: Buffer; size: { width: number; height: number } | null };
type Read = { picture: Picture } | { fault: string };

const mostBytes = 256 * 1024;
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Of the header of a PNG: the first chunk has width and height. */
const pngLeast = 24;
const [leastSide, mostSide] = [16, 2048];

function png(bytes: Buffer): Read {
  if (bytes.length < pngLeast || !bytes.subarray(0, 8).equals(pngHead) || bytes.toString('latin1', 12, 16) !== 'IHDR')
    return { fault: 'it is no PNG' };
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  const fits = [size.width, size.height].every((side) => side >= leastSide && side <= mostSide);
  return fits
    ? { picture: { extension: '.png', bytes, size } }
    : { fault: `it is ${String(size.width)} × ${String(size.height)} px: 16 to 2048 fit` };
}

function svg(bytes: Buffer): Read {
  const fault = svgFault(bytes.toString('utf8'));
  return fault === null ? { picture: { extension: '.svg', bytes, size: null } } : { fault };
}

/** `named`: a whole SVG, or a file in the folder. What the file is, its first bytes say, not its name. */
export function readPicture(folder: string | null, named: string): Read {
  if (named.startsWith('<svg')) return svg(Buffer.from(named));
  if (folder === null) return { fault: `${named} is asked for, and BRAND_FILES names no folder` };
  try {
    const path = join(folder, named);
    if (statSync(path).size > mostBytes) return { fault: `${named} has more than 256 kB` };
    const bytes = readFileSync(path);
    const read = bytes[0] === pngHead[0] ? png(bytes) : svg(bytes);
    return 'fault' in read ? { fault: `${named}: ${read.fault}` } : read;
  } catch {
    return { fault: `${named} cannot be read` };
  }
}
