/** Excel reads UTF-8 only after this mark. */
const bom = '\ufeff';

/** One cell, in quotes where it needs them. An apostrophe stops a sheet from running a text as a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV (RFC 4180). */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  bom + rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
