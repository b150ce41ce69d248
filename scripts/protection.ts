/**
 * `npm run protection`: the 36 rules of protection in each of the six profiles, what obeys each and which tests show it, and
 * then every single value of the profiles. Ends with 1 when something of it is missing.
 */
import { fileURLToPath } from 'node:url';

import { protectionMatrix } from './lib/protection-matrix.ts';
import { protectionRules } from './lib/protection-rules.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
type Line = { obeyedBy: readonly string[]; shownBy: readonly string[] };

const print = (title: string, values: Readonly<Record<string, unknown>>, { obeyedBy, shownBy }: Line) => {
  console.log(title);
  const said = Object.entries(values).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  console.log(`  ${said.join('  ')}`);
  console.log(`  obeyed by  ${obeyedBy.join(', ') || 'nothing'}`);
  console.log(`  shown by   ${shownBy.join(', ') || 'nothing'}`);
};

const rules = protectionRules(root);
for (const rule of rules) {
  const isSame = Object.values(rule.values).every((value) => Object.keys(value).length === 0);
  const values = isSame ? { 'every profile': 'holds' } : rule.values;
  print(`P${String(rule.number)}  ${rule.row}  ${rule.text}`, values, rule);
}
const lines = protectionMatrix(root);
for (const line of lines) print(`${line.field}  ${line.rows.join(', ')}`, line.values, line);

const missing = [...rules, ...lines].filter(({ obeyedBy, shownBy }) => obeyedBy.length === 0 || shownBy.length === 0);
console.log(
  `${String(rules.length)} rules and ${String(lines.length)} values in six profiles, ${String(missing.length)} without code or test.`,
);
process.exitCode = missing.length === 0 ? 0 : 1;
