import { expect, test } from 'vitest';

import { root } from './aliases.ts';
import { packageOf } from './package-sizes.ts';

test.each([
  [`${root}/node_modules/react-dom/cjs/react-dom.js`, 'react-dom'],
  [`${root}/node_modules/@farfetched/core/dist/core.js`, '@farfetched/core'],
  [`${root}/node_modules/a/node_modules/b/index.js`, 'b'],
  [`${root}/src/shared/ui/button/button.tsx`, 'src/shared/ui'],
  [`${root}/src/app/main.tsx`, 'src/app/main'],
  [`${root}/contracts/zod.ts`, 'contracts'],
  [`${root}/plugins/sdk/index.ts`, 'plugins'],
  ['\0rolldown/runtime.js', 'bundler'],
])('%s belongs to %s', (id, name) => {
  expect(packageOf(id)).toBe(name);
});
