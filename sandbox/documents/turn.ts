const exif = 'Exif\0\0';
/** Of TIFF: the field that says how the camera was held, and the type of a number of two bytes. */
const orientation = 0x0112;
const short = 3;

/** How a JPEG's segment of metadata says that the picture is turned or mirrored: 2 to 8. Null: it says nothing of it. */
function turnOf(segment: Uint8Array): number | null {
  const head = 4 + exif.length;
  if (segment.length < head + 8 || Buffer.from(segment.subarray(4, head)).toString('latin1') !== exif) return null;
  const view = new DataView(segment.buffer, segment.byteOffset + head, segment.length - head);
  const isLittle = view.getUint16(0) === 0x4949;
  const first = view.getUint32(4, isLittle);
  if (first + 2 > view.byteLength) return null;
  const fields = view.getUint16(first, isLittle);
  for (let field = 0, at = first + 2; field < fields && at + 12 <= view.byteLength; field += 1, at += 12) {
    if (view.getUint16(at, isLittle) !== orientation || view.getUint16(at + 2, isLittle) !== short) continue;
    const turn = view.getUint16(at + 8, isLittle);
    return turn >= 2 && turn <= 8 ? turn : null;
  }
  return null;
}

/** The segment with that one field and nothing else of what the device wrote. Null: the picture stands as it is. Report R-N5. */
export function onlyTurn(segment: Uint8Array): Uint8Array | null {
  const turn = turnOf(segment);
  if (turn === null) return null;
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, short, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0];
  const body = [...Buffer.from(exif, 'latin1'), ...tiff];
  return Uint8Array.from([0xff, 0xe1, 0, body.length + 2, ...body]);
}
