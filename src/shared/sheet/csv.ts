/** Excel reads UTF-8 only after this mark. */
const bom = '\ufeff';

const decimalOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** One cell, in quotes where it needs them. An apostrophe stops a sheet from running a text as a formula. */
function cell(value: string | number, decimal: string): string {
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as CSV (RFC 4180), as spreadsheets of the language read it: where a comma is the decimal mark, columns are parted
 * by semicolons. There "12.5" would become the twelfth of May.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[], locale: string): string {
  const decimal = decimalOf(locale);
  const line = (row: readonly (string | number)[]) =>
    row.map((value) => cell(value, decimal)).join(decimal === ',' ? ';' : ',');
  return bom + rows.map(line).join('\r\n') + '\r\n';
}
