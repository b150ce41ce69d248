import { documentKindOf, maxDocumentBytes, partBytes } from '@contracts/documents';

/** Why a file is not sent: said before the first byte leaves. */
export type FileProblem = 'size' | 'kind';

const signBytes = 16;

/** Looks at size and first bytes: the name of a file says nothing about it. */
export async function problemOf(file: File): Promise<FileProblem | null> {
  if (file.size > maxDocumentBytes) return 'size';
  const first = new Uint8Array(await file.slice(0, signBytes).arrayBuffer());
  return documentKindOf(first) === null ? 'kind' : null;
}

export const partsOf = (file: File): number => Math.ceil(file.size / partBytes);

/** "1.2 MB", "860 kB". */
export function formatSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}
