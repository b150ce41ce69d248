import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { documentHeaders } from '../../../sandbox/static/headers.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));
/** Names of the Trusted Types policies that the code makes. */
const made = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/(?:createPolicy\(|createScriptUrl\()\s*'([\w-]+)'/g)].flatMap(([, name]) => name ?? []),
  ),
);

test('[SESS-36] the page allows only the Trusted Types policies that the code makes', () => {
  const policy = documentHeaders('sha256-x')['Content-Security-Policy'] ?? '';
  const named = /trusted-types ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(named.toSorted()).toEqual([...made].toSorted());
});
