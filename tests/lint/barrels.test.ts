import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint({
  // The rule needs no type information, and the compiler would look for the file on the disk.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'barrels/values',
});

const logIn = 'src/features/access/log-in/index.ts';

test.each([
  ['an import for its side effect', logIn, "import './model/start';", 1],
  ['a call', logIn, "import { start } from './model/start';\nstart();", 1],
  ['values', logIn, "export { loginOpened } from './model/dialog';", 0],
  ['an import for its side effect elsewhere', 'src/features/access/log-out/index.ts', "import './model/start';", 0],
  ['an import of such a file for nothing', 'src/app/late/models.ts', "import '@/features/access/log-in';", 1],
  ['an import of another file for its side effect', 'src/app/late/models.ts', "import '@/features/install-app';", 0],
])('an index that the build may leave out has no side effect: %s', async (_, filePath, code, problems) => {
  const [result] = await eslint.lintText(code, { filePath });
  expect(result?.messages).toHaveLength(problems);
});
