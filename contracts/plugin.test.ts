import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { PluginPermission } from './plugin.ts';

test('docs/how-to.md has every permission of plugins, and no other', () => {
  const page = readFileSync('docs/how-to.md', 'utf8');
  const section = page.split(/^##+ /m).find((part) => part.startsWith('What a plugin may ask of the host')) ?? '';
  const named = [...section.matchAll(/^\| `([a-z:]+)`/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(PluginPermission.options.toSorted());
});
