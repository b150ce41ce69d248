/** Alert rules name figures that a server tells and pages of the runbook that there are; the units are what systemd reads. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { readSettings } from '../../sandbox/server/environment.ts';
import { start } from '../../sandbox/server/start.ts';

const rules = readFileSync('deploy/alerts.yml', 'utf8');
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

test('[OPS-31] each alert is about a figure of the server and leads to a page of the runbook', async () => {
  const running = await start(
    readSettings({
      ...{ DEMO: '1', PORT: '0', CHAT_PORT: '0', PSP_PORT: '0', METRICS_PORT: '0' },
      ...{ SANDBOX_DB: ':memory:', SANDBOX_LOG: 'silent' },
    }),
  );
  try {
    const text = await (await fetch(`${String(running.metrics)}/metrics`)).text();
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const asked = [...rules.matchAll(/\b(?:openbook|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_count$/, ''),
    );
    expect(asked.length).toBeGreaterThan(10);
    expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([]);
  } finally {
    await running.stop();
  }
  const runbook = readFileSync('docs/operations.md', 'utf8');
  const anchors = [...runbook.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  const led = [...rules.matchAll(/runbook: docs\/operations\.md#(\S+)/g)].map(([, anchor = '']) => anchor);
  expect(led).toHaveLength([...rules.matchAll(/- alert:/g)].length);
  expect(led.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});

const has = (program: string): boolean => spawnSync('which', [program]).status === 0;

test.skipIf(!has('systemd-analyze'))('[OPS-31] systemd finds no fault in the units', () => {
  const units = ['openbook.service', 'openbook-backup.service', 'openbook-backup.timer'].map(
    (name) => `./deploy/${name}`,
  );
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
  // Where node is installed is the machine's own affair.
  expect([
    status,
    stderr.split('\n').filter((line) => line.includes('openbook') && !line.includes('not executable')),
  ]).toEqual([0, []]);
});

test('[OPS-31] what the units run is there', () => {
  const commands = ['openbook', 'openbook-backup'].flatMap((name) => [
    ...readFileSync(`deploy/${name}.service`, 'utf8').matchAll(/^ExecStart=\S+ (\S+)/gm),
  ]);
  for (const [, script = ''] of commands)
    expect(() => execFileSync(process.execPath, ['--check', script])).not.toThrow();
});
