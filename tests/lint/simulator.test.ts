import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint({
  // The rule needs no type information, and the compiler would look for the file on the disk.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'simulator/one-face',
});

async function faultsOf(filePath: string, code: string): Promise<(string | undefined)[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? []).map(({ messageId }) => messageId);
}

const inner = '../../simulator/football/match.ts';

test.each([
  ['an import', `import { a } from '${inner}';`],
  ['an import of a type', `import type { A } from '${inner}';`],
  ['a type where it is used', `export type A = import('${inner}').A;`],
  ['a re-export', `export { a } from '${inner}';`],
  ['a re-export of everything', `export * from '${inner}';`],
  ['a late import', `export const a = import('${inner}');`],
  ['a late import by a template', `export const a = import(\`${inner}\`);`],
  ['an alias', "import { a } from '@contracts/../simulator/football/match.ts';"],
])('nobody reaches into the simulator by %s', async (_, code) => {
  for (const file of ['sandbox/feed/x.ts', 'sandbox/feed/x.test.ts', 'tests/contract/x.ts', 'scripts/lib/x.ts'])
    expect(await faultsOf(file, code), file).toEqual(['inside']);
});

test.each([
  ['code, the face for tests', 'sandbox/feed/x.ts', '../../simulator/testing.ts', ['inside']],
  ['a test, the face for tests', 'sandbox/feed/x.test.ts', '../../simulator/testing.ts', []],
  ['code, the face', 'sandbox/feed/x.ts', '../../simulator/index.ts', []],
  ['code, the generator', 'sandbox/coupon/x.ts', '../../simulator/random.ts', []],
  ['the page, the face', 'src/shared/lib/x.ts', '../../../simulator/index.ts', ['page']],
  ['an app, the face', 'plugins/results/x.ts', '../../simulator/index.ts', ['page']],
  ['what the simulator is made of, the face', 'sandbox/texts/x.ts', '../../simulator/index.ts', ['below']],
  ['the simulator, its face', 'simulator/football/x.ts', '../index.ts', ['itself']],
  ['the simulator, a neighbour', 'simulator/football/x.ts', '../tennis/match.ts', []],
  ['the simulator, a contract', 'simulator/football/x.ts', '../../contracts/feed.ts', []],
  ['the simulator, words of the server', 'simulator/football/x.ts', '../../sandbox/texts/text.ts', []],
  ['the simulator, who uses it', 'simulator/football/x.ts', '../../sandbox/feed/hub.ts', ['outside']],
  ['the simulator, the clock of worlds', 'simulator/x.ts', '../sandbox/world/clock.ts', ['outside']],
  ['a test of the simulator, the clock of worlds', 'simulator/x.test.ts', '../sandbox/world/clock.ts', []],
  ['a test of the simulator, who uses it', 'simulator/x.test.ts', '../sandbox/feed/hub.ts', ['outside']],
])('the simulator has one face, and knows what it is made of: %s', async (_, file, address, faults) => {
  expect(await faultsOf(file, `import { a } from '${address}';`)).toEqual(faults);
});
