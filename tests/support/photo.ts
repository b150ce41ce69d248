/** A small picture (JPEG by its first bytes) with the place of the camera in it; `length`: about so many bytes. */
export function photo(length = 200): Uint8Array<ArrayBuffer> {
  const head = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 14]),
    Buffer.from('Exif GPS 51.'),
    Buffer.from([0xff, 0xda, 0, 6]),
    Buffer.from('scan'),
  ]);
  const end = Buffer.from([0xff, 0xd9]);
  return Uint8Array.from(Buffer.concat([head, Buffer.alloc(Math.max(0, length - head.length - end.length), 1), end]));
}
