/**
 * `npm run protection`: every value of the six profiles of protection, its rows of the requirements, what obeys it and
 * which tests show it. Ends with 1 when something of it is missing.
 */
import { fileURLToPath } from 'node:url';

import { protectionMatrix } from './lib/protection-matrix.ts';

const lines = protectionMatrix(fileURLToPath(new URL('../', import.meta.url)));
for (const { field, rows, values, obeyedBy, shownBy } of lines) {
  console.log(`${field}  ${rows.join(', ')}`);
  console.log(
    `  ${Object.entries(values)
      .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
      .join('  ')}`,
  );
  console.log(`  obeyed by  ${obeyedBy.join(', ') || 'nothing'}`);
  console.log(`  shown by   ${shownBy.join(', ') || 'nothing'}`);
}
const missing = lines.filter(({ obeyedBy, shownBy }) => obeyedBy.length === 0 || shownBy.length === 0);
console.log(`${String(lines.length)} values, ${String(missing.length)} without code or test.`);
process.exitCode = missing.length === 0 ? 0 : 1;
