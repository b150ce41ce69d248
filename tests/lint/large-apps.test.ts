/** Rules of ESLint for layers inside a remote app. Steiger checks them too, folder by folder. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint({
  // The rule needs no type information, and the compiler would look for the file on the disk.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'apps/inside' || ruleId === 'late/code' || ruleId === 'no-restricted-imports',
});
const rulesBrokenBy = async (filePath: string, code: string) => {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ ruleId, messageId }) => messageId ?? ruleId);
};
const from = (path: string) => `import { a } from '${path}';`;

test.each([
  ['plugins/office/entities/limit/model/x.ts', from('../../../features/change-limit'), 'upward'],
  ['plugins/office/shared/ui/x.tsx', from('../../app'), 'upward'],
  ['plugins/office/features/a/ui/x.tsx', from('../../b'), 'sibling'],
  ['plugins/office/pages/a/index.ts', "export { b } from '../b';", 'sibling'],
  ['plugins/office/pages/a/ui/x.tsx', from('../../../entities/limit/model/limit'), 'deep'],
  ['plugins/office/pages/a/ui/x.tsx', from('../../../shared/ui/card/card'), 'deep'],
  ['plugins/office/pages/a/ui/x.tsx', from('../../../helpers'), 'outOfLayers'],
  ['plugins/office/pages/a/ui/x.tsx', from('../../../texts/en.json'), 'outOfLayers'],
  ['plugins/office/index.tsx', from('./pages/limits'), 'onlyApp'],
  ['plugins/office/pages/a/ui/x.tsx', from('../../../../header/menu'), 'otherApp'],
  ['plugins/header/x.ts', from('../footer/clock'), 'otherApp'],
  ['plugins/office/app/x.tsx', "export const load = () => import('../pages/limits');", 'wild'],
  ['plugins/office/entities/limit/api/x.ts', from('@/shared/api'), 'patternWithCustomMessage'],
])('[PLUG-77] in %s the lint refuses %s', async (file, code, rule) => {
  expect(await rulesBrokenBy(file, code)).toEqual([rule]);
});

test.each([
  ['plugins/office/index.tsx', from('./app')],
  ['plugins/office/app/app.tsx', "createAppPart(() => import('../pages/limits').then((part) => part.Limits));"],
  ['plugins/office/pages/a/ui/x.tsx', from('../../../entities/limit')],
  ['plugins/office/pages/a/ui/x.tsx', from('../model/x')],
  ['plugins/office/pages/a/ui/x.tsx', from('../../../shared/ui/card')],
  ['plugins/office/pages/a/ui/x.tsx', from('../../../shared/ui')],
  ['plugins/office/pages/a/ui/x.test.tsx', from('../../../entities/limit/testing')],
  ['plugins/office/shared/x.testing.ts', from('../texts/en.json')],
  ['plugins/office/pages/a/ui/x.tsx', from('../../../../sdk/hooks')],
  ['plugins/office/pages/a/ui/x.tsx', "import type { settings } from '../../../plugin';"],
  ['plugins/office/entities/limit/api/x.ts', from('@contracts/limits')],
  ['plugins/header/header.tsx', from('./menu')],
])('[PLUG-77] in %s the lint lets pass %s', async (file, code) => {
  expect(await rulesBrokenBy(file, code)).toEqual([]);
});

test('[PLUG-77] Steiger passes a large app with clean layers, and names an import that goes up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openbook-layers-'));
  const steiger = () => spawnSync('node_modules/.bin/steiger', [folder], { encoding: 'utf8' });
  try {
    cpSync('tests/fixtures/large-app', folder, { recursive: true });
    expect(steiger().status).toBe(0);
    writeFileSync(
      join(folder, 'shared/ui/up.ts'),
      "import { Limits } from '../../pages/limits';\n\nexport const up = Limits;\n",
    );
    const { status, stdout, stderr } = steiger();
    expect(status).toBe(1);
    expect(stdout + stderr).toContain('Forbidden import from higher layer');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
