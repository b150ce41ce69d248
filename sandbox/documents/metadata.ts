import { documentKindOf } from '../../contracts/documents.ts';
import { onlyTurn } from './turn.ts';

/**
 * The picture without what the device wrote about itself: place, time, model, comments. Null when the file breaks off or is none
 * of the kinds that are taken. The picture's own bytes stay as they are.
 */
export function withoutMetadata(file: Uint8Array): Uint8Array | null {
  const kind = documentKindOf(file);
  if (kind === null) return null;
  return kind === 'jpeg' ? cleanJpeg(file) : cleanPng(file);
}

const startsWith = (segment: Uint8Array, name: string): boolean =>
  Buffer.from(segment.subarray(4, 4 + name.length)).toString('latin1') === name;

/** Segments that draw: JFIF, the colours of Adobe and of a profile, tables, frames. All other APPn and comments go. */
const draws = (marker: number, segment: Uint8Array) =>
  (marker !== 0xfe && (marker < 0xe0 || marker > 0xef || marker === 0xe0 || marker === 0xee)) ||
  (marker === 0xe2 && startsWith(segment, 'ICC_PROFILE\0'));

function cleanJpeg(file: Uint8Array): Uint8Array | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const kept = [file.subarray(0, 2)];
  let turned: Uint8Array | null = null;
  let at = 2;
  while (at + 4 <= file.length) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return null;
    const next = at + 2 + view.getUint16(at + 2);
    if (next > file.length) return null;
    const segment = file.subarray(at, next);
    if (draws(marker, segment)) kept.push(segment);
    if (marker === 0xe1) turned ??= onlyTurn(segment);
    at = next;
    // After the start of the scan there is only the picture, up to its end.
    if (marker === 0xda) {
      const end = file.lastIndexOf(0xd9);
      return end > at && view.getUint8(end - 1) === 0xff
        ? joined([...withTurn(kept, turned), file.subarray(at, end + 1)])
        : null;
    }
  }
  return null;
}

/** The way up of the picture is all that stays of what the device wrote: without it a photo lies on its side. */
const withTurn = (kept: Uint8Array[], turned: Uint8Array | null): Uint8Array[] =>
  turned === null ? kept : kept.toSpliced(1, 0, turned);

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
