import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint({
  // The rule needs no type information, and the compiler would look for the file on the disk.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-imports' || ruleId === 'no-restricted-syntax',
});

/** Gives the messages of the layer rules for `code`, as if it stood in `filePath`. */
async function lint(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ message }) => message);
}

test.each([
  [
    'a deep import past a slice’s index',
    'src/widgets/coupon/ui/x.ts',
    "import { a } from '@/entities/coupon/model/coupon';",
  ],
  [
    'a deep import past a shared segment’s index',
    'src/entities/coupon/model/x.ts',
    "import { a } from '@/shared/lib/clock/now';",
  ],
  ['an upward import', 'src/entities/coupon/model/x.ts', "import { a } from '@/features/betting/place-bet';"],
  ['an upward re-export', 'src/shared/api/x.ts', "export { a } from '@/entities/session';"],
  ['an upward lazy import', 'src/entities/coupon/model/x.ts', "export const x = () => import('@/pages/home');"],
  ['a sibling import', 'src/features/access/log-in/model/x.ts', "import { a } from '@/features/access/register';"],
  ['a sibling’s fixtures', 'src/entities/coupon/model/x.test.ts', "import { a } from '@/entities/match/testing';"],
  ['fixtures in the product', 'src/widgets/coupon/ui/x.tsx', "import { a } from '@/entities/coupon/testing';"],
  ['a slice’s fixtures in its own code', 'src/entities/coupon/model/x.ts', "import { a } from '../testing';"],
  ['a test’s helper in the product', 'src/entities/coupon/lib/x.ts', "import { a } from './tab.testing';"],
  ['fixtures in the sandbox', 'sandbox/feed/x.ts', "import { a } from '../../contracts/feed.testing.ts';"],
  ['a relative way out of a slice', 'src/features/access/log-in/model/x.ts', "import { a } from '../../register';"],
  ['the host importing the sandbox', 'src/app/x.ts', "import { a } from '../../sandbox/main.ts';"],
  ['the host importing a plugin', 'src/app/x.ts', "import { a } from '../../plugins/header';"],
  ['a plugin importing the host', 'plugins/header/x.ts', "import { a } from '@/shared/api';"],
  [
    'a plugin importing the host by a relative path',
    'plugins/header/x.ts',
    "import { a } from '../../src/shared/api';",
  ],
  ['the sandbox importing the host', 'sandbox/site/x.ts', "import { a } from '../../src/shared/api';"],
  ['contracts importing the sandbox', 'contracts/x.ts', "import { a } from '../sandbox/main.ts';"],
  ['zod imported past contracts/zod.ts', 'src/entities/coupon/model/x.ts', "import { z } from 'zod/mini';"],
])('%s fails the lint', async (_, filePath, code) => {
  expect(await lint(filePath, code)).toHaveLength(1);
});

test.each([
  ['the index of a slice below', 'src/features/access/log-in/model/x.ts', "import { a } from '@/entities/session';"],
  ['a file of the own slice', 'src/features/access/log-in/ui/x.ts', "import { a } from '../model/log-in';"],
  ['fixtures, by a test above,', 'src/widgets/coupon/ui/x.test.tsx', "import { a } from '@/entities/coupon/testing';"],
  [
    'fixtures, by fixtures above,',
    'src/features/betting/pick-outcome/testing.ts',
    "import { a } from '@/entities/coupon/testing';",
  ],
  [
    'fixtures of the wire, by a test,',
    'sandbox/feed/x.test.ts',
    "import { a } from '../../contracts/feed.testing.ts';",
  ],
  ['the plugin kit', 'src/app/x.ts', "import { a } from '@sdk';"],
  ['a contract', 'plugins/header/x.ts', "import { a } from '@contracts/plugin';"],
])('%s may be imported', async (_, filePath, code) => {
  expect(await lint(filePath, code)).toEqual([]);
});
