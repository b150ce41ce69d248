/** Excel opens UTF-8 only behind this mark. */
const BOM = '\ufeff';

/** One cell: quoted where it must be. A text that a sheet would run as a formula is made plain by an apostrophe. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV (RFC 4180). */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  BOM + rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
