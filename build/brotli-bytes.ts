import { brotliCompressSync } from 'node:zlib';

export const brotliBytes = (content: string | Uint8Array): number => brotliCompressSync(content).byteLength;
