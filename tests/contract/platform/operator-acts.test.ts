/** What operators and publishers do is written where nobody deletes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, onTestFinished, test } from 'vitest';

import { ControlRoomAnswer } from '../../../contracts/plugin-beacon.ts';
import { readSettings } from '../../../sandbox/server/environment.ts';
import { start } from '../../../sandbox/server/start.ts';
import { hashOfValues } from '../../../sandbox/site/index.ts';
import { buildOf, publishTo, shipped, token, versionOf } from '../support/published.ts';
import { Client } from '../support/server.ts';

const json = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };

test('[OPS-20] rights, publications and configurations leave a line each that nobody changes or deletes, and the control room reads them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'openbook-acts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, config] = [join(folder, 'book.db'), join(folder, 'site.json')];
  const run = (settings: object) => {
    writeFileSync(config, JSON.stringify(settings));
    return start(
      readSettings({
        ...{ DEMO: '1', PORT: '0', CHAT_PORT: '0', SANDBOX_LOG: 'silent', SANDBOX_DB: file, SANDBOX_CONFIG: config },
        ...{ OPERATOR_TOKEN: token, PLUGIN_TOKEN: token, SANDBOX_DIST: buildOf(shipped), SANDBOX_PLUGINS: folder },
      }),
    );
  };
  const first = await run({ showVipBet: true, isSnowEnabled: false });
  await first.stop();
  // The same configuration again is no act, in whatever order.
  await (await run({ isSnowEnabled: false, showVipBet: true })).stop();
  const running = await run({ showVipBet: false });
  onTestFinished(() => running.stop());

  const client = new Client(running.address, '');
  const userId = await client.logIn();
  const give = (said: string, rights: unknown) =>
    fetch(`${running.address}/operator-api/v1/users/${String(userId)}/rights`, {
      method: 'PUT',
      headers: { ...json, Authorization: `Bearer ${said}` },
      body: JSON.stringify({ rights }),
    });
  expect((await give('somebody without the token', ['plugins.read'])).status).toBe(401);
  expect((await give(token, ['plugins.read'])).status).toBe(204);
  expect((await give(token, ['everything'])).status).toBe(400);
  expect((await publishTo(running.address, versionOf('card', '1.0.0'))).ok).toBe(true);

  const { acts = [] } = ControlRoomAnswer.parse((await client.get('/plugins-api/v1/health')).body);
  const rights = `PUT /operator-api/v1/users/${String(userId)}/rights`;
  expect(acts.map(({ who, what, status }) => [who, who === 'start' ? 'configuration' : what, status])).toEqual([
    ['publisher', 'POST /plugins-api/v1/apps/card/1.0.0', 201],
    ['operator', rights, 400],
    ['operator', rights, 204],
    ['start', 'configuration', 200],
    ['start', 'configuration', 200],
  ]);
  expect(acts[2]?.details).toBe('{"rights":["plugins.read"]}');
  expect(acts[3]?.what).toBe(`configuration ${hashOfValues({ showVipBet: false })}`);
  expect(acts[3]?.details).toBe('{"showVipBet":false}');

  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  expect(() => db.exec("UPDATE operator_act SET what = 'nothing'")).toThrow('an act is final');
  expect(() => db.exec('DELETE FROM operator_act')).toThrow('an act is final');
});
