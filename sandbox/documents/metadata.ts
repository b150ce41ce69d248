import { documentKindOf } from '../../contracts/documents.ts';

/**
 * The picture without what the device wrote about itself: place, time, model, comments. Null when the file breaks off or is none
 * of the kinds that are taken. The picture's own bytes stay as they are.
 */
export function withoutMetadata(file: Uint8Array): Uint8Array | null {
  const kind = documentKindOf(file);
  if (kind === null) return null;
  return kind === 'jpeg' ? cleanJpeg(file) : cleanPng(file);
}

/** Segments that draw: JFIF, the colours of Adobe, tables, frames. All other APPn and comments go. */
const draws = (marker: number) =>
  marker !== 0xfe && (marker < 0xe0 || marker > 0xef || marker === 0xe0 || marker === 0xee);

function cleanJpeg(file: Uint8Array): Uint8Array | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const kept = [file.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= file.length) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return null;
    const next = at + 2 + view.getUint16(at + 2);
    if (next > file.length) return null;
    if (draws(marker)) kept.push(file.subarray(at, next));
    at = next;
    // After the start of the scan there is only the picture, up to its end.
    if (marker === 0xda) {
      const end = file.lastIndexOf(0xd9);
      return end > at && view.getUint8(end - 1) === 0xff ? joined([...kept, file.subarray(at, end + 1)]) : null;
    }
  }
  return null;
}

const pngDraws = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP']);

function cleanPng(file: Uint8Array): Uint8Array | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const kept = [file.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= file.length) {
    const next = at + 12 + view.getUint32(at);
    if (next > file.length) return null;
    const name = String.fromCodePoint(...file.subarray(at + 4, at + 8));
    if (pngDraws.has(name)) kept.push(file.subarray(at, next));
    if (name === 'IEND') return joined(kept);
    at = next;
  }
  return null;
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
