import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint({
  // The rule needs no type information, and the compiler would look for the file on the disk.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'late/code',
});

test.each([
  ['a loader of its own', 'src/widgets/coupon/ui/x.tsx', "export const load = () => import('./y');", 1],
  ['a part', 'src/widgets/coupon/ui/x.tsx', "createPart({ name: 'y', load: () => import('./y') });", 0],
  ['a view', 'src/widgets/coupon/ui/x.tsx', "createPartView({ name: 'y', load: () => import('./y') });", 0],
  ['a page of the site map', 'src/app/router/routes-x.ts', "row('y', null, { page: () => import('@/pages/y') });", 0],
])('[ERR-21] late code must load as a part: %s', async (_, filePath, code, problems) => {
  const [result] = await eslint.lintText(code, { filePath });
  expect(result?.messages).toHaveLength(problems);
});
