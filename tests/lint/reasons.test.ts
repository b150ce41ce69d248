import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint({
  // No type information: it would want the file on the disk.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'own/explained-disable' || ruleId === 'no-eval',
});

test.each([
  ['// eslint-disable-next-line no-eval', 1],
  ['/* eslint-disable no-eval */', 1],
  ['// eslint-disable-next-line no-eval -- the console of developers', 0],
])('a rule that is switched off says why: %s', async (comment, problems) => {
  const [result] = await eslint.lintText(`${comment}\neval('1');\n`, { filePath: 'src/app/x.ts' });
  expect(result?.messages).toHaveLength(problems);
});
