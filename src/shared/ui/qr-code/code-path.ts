import { encode } from 'uqr';

/** The dark squares of a QR code as one path, with the quiet edge of four that readers need. `size`: of the whole picture. */
export function codePath(payload: string): { path: string; size: number } {
  const { data, size } = encode(payload, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return { path: path.join(''), size };
}
