/** What pages say of themselves, at a server whose site asks for it: counted, forwarded, and refused where it says anything else. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { SightReport } from '../../../contracts/sight.ts';
import { readSettings } from '../../../sandbox/server/environment.ts';
import { type Running, start } from '../../../sandbox/server/start.ts';
import { startCollector, valuesOf } from '../support/collector.ts';
import { startProcess } from '../support/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-sight-'));
writeFileSync(join(folder, 'index.html'), '<html><head><title>x</title></head><body></body></html>');
let collector: Awaited<ReturnType<typeof startCollector>>;

const run = (name: string, config: object): Promise<Running> => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(config));
  return start(
    readSettings({
      ...{ DEMO: '1', PORT: '0', CHAT_PORT: '0', PSP_PORT: '0', METRICS_PORT: '0', SANDBOX_LOG: 'silent' },
      ...{ SANDBOX_DB: join(folder, `${name}.sqlite`), SANDBOX_SEED: '1', SANDBOX_CONFIG: file, SANDBOX_DIST: folder },
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, TRUST_PROXY: '1' },
    }),
  );
};
let running: Running;
beforeAll(async () => {
  collector = await startCollector();
  running = await run('asks', { sight: { percent: 25 } });
});
afterAll(async () => {
  await running.stop().catch(() => undefined);
  await collector.stop();
  rmSync(folder, { recursive: true });
});

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const of = { route: 'sport-board', trace };
const reports: SightReport[] = [
  { kind: 'vital', name: 'INP', value: 612, element: 'main#content>button', script: 'assets/board-1a2b.js', ...of },
  { kind: 'vital', name: 'LCP', value: 2400.5, ...of },
  { kind: 'vital', name: 'CLS', value: 0.12, ...of },
  { kind: 'frame', value: 340, script: 'plugins/news/1.0.0/news.js', ...of },
  { kind: 'error', name: 'TypeError', frames: ['assets/board-1a2b.js:1:200', 'assets/main-3c.js:2:9'], ...of },
  { kind: 'part', name: 'late parts', ...of },
  { kind: 'stale', value: 14_000, ...of },
];
const send = (body: unknown, headers: Record<string, string> = {}, to: { address: string } = running) =>
  fetch(`${to.address}/sight-api/v1/reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const figures = async (): Promise<Map<string, number>> => {
  const text = await (await fetch(`${String(running.metrics)}/metrics`)).text();
  return new Map(
    text.split('\n').map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
};

test.each([
  ['no kind that there is', { kind: 'click', ...of }, 'reports[0].kind'],
  ['a script with a query', { ...reports[3], script: 'assets/a.js?email=me' }, 'reports[0].script'],
  ['a script of elsewhere', { ...reports[3], script: 'https://other.example/a.js' }, 'reports[0].script'],
  ['an element with words', { ...reports[0], element: 'button of John Smith' }, 'reports[0].element'],
  ['an error with a sentence', { ...reports[4], name: 'No such player: John' }, 'reports[0].name'],
  ['an error without a place', { ...reports[4], frames: [] }, 'reports[0].frames'],
  ['a part with an address', { ...reports[5], name: 'john@example.com' }, 'reports[0].name'],
  ['a value that no page has', { ...reports[1], value: 1e12 }, 'reports[0].value'],
  ['a value below zero', { ...reports[6], value: -1 }, 'reports[0].value'],
  ['a page by its address', { ...reports[6], route: '/en/office?id=7' }, 'reports[0].route'],
  ['no trace', { ...reports[6], trace: undefined }, 'reports[0].trace'],
])('[SIGHT-02] a report that is none is refused with its path: %s', async (_, report, path) => {
  const answer = await send({ reports: [report] }, { 'X-Forwarded-For': '203.0.113.7' });
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { errors: { field: string }[] }).errors[0]?.field).toBe(path);
});

test('[SIGHT-02] too many, too large, none, and those of other sites are refused', async () => {
  const from = { 'X-Forwarded-For': '203.0.113.8' };
  const many = await send({ reports: Array.from({ length: 21 }, () => reports[6]) }, from);
  expect([many.status, (await many.json()) as unknown]).toMatchObject([400, { errors: [{ field: 'reports' }] }]);
  expect((await send({ reports: [] }, from)).status).toBe(400);
  expect((await send('not JSON', from)).status).toBe(400);
  expect((await send({ reports, more: 'x'.repeat(17_000) }, from)).status).toBe(413);
  expect((await send({ reports }, { ...from, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await send({ reports }, { ...from, 'X-Requested-With': '' })).status).toBe(403);
  expect([...(await figures())].filter(([name, count]) => name.startsWith('openbook_page_') && count > 0)).toEqual([]);
});

test('[SIGHT-02] one address says so much a minute and no more', async () => {
  const from = { 'X-Forwarded-For': '203.0.113.9' };
  const statuses = await Promise.all(Array.from({ length: 61 }, () => send({}, from).then(({ status }) => status)));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('[SIGHT-01] the document says the share of pages, and a site that asks for none takes no report', async () => {
  const documentOf = async ({ address }: Running) => (await fetch(`${address}/`)).text();
  expect(await documentOf(running)).toContain('<meta name="sight" content="25" />');
  const silent = await run('silent', {});
  try {
    expect(await documentOf(silent)).not.toContain('sight');
    expect((await send({ reports }, {}, silent)).status).toBe(404);
  } finally {
    await silent.stop();
  }
  await expect(run('odd', { sight: { percent: 101 } })).rejects.toThrow('sight.percent');
});

test('[SIGHT-03] what broke in pages is a line of the log, five of an address and thirty of all in a minute', async () => {
  const file = join(folder, 'lines.json');
  writeFileSync(file, JSON.stringify({ sight: { percent: 1 } }));
  const server = await startProcess({ SANDBOX_CONFIG: file, TRUST_PROXY: '1' });
  const faults = (count: number) => ({ reports: Array.from({ length: count }, () => reports[4]) });
  for (const [count, address] of [20, 1, 4, 5, 5, 5, 5, 5, 5].map((many, index) => [many, Math.max(1, index)] as const))
    expect((await send(faults(count), { 'X-Forwarded-For': `203.0.113.${String(address)}` }, server)).status).toBe(204);
  expect((await send({ reports: [reports[1]] }, {}, server)).status).toBe(204);
  const { out } = await server.kill('SIGTERM');
  const lines = out.split('\n').filter((line) => line.includes('A page reports'));
  expect(lines).toHaveLength(30);
  // The first address has said 21 and has five; what the last one says is beyond the thirty.
  const { route, name, frames } = {
    ...of,
    name: 'TypeError',
    frames: ['assets/board-1a2b.js:1:200', 'assets/main-3c.js:2:9'],
  };
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ traceId: trace, page: { kind: 'error', route, name, frames } });
});

test('[SIGHT-03] what pages say is counted, and goes to the collector in the trace of the page', async () => {
  const told = { reports: [...reports, { ...reports[6], text: 'what a player typed' }] };
  expect((await send(told, { traceparent: `00-${trace}-00f067aa0ba902b7-01` })).status).toBe(204);
  const known = await figures();
  expect(
    ['vital', 'frame', 'error', 'part', 'stale'].map((kind) =>
      known.get(`openbook_page_reports_total{kind="${kind}"}`),
    ),
  ).toEqual([3, 1, 1, 1, 2]);
  expect(known.get('openbook_page_vitals_total{name="INP",rating="poor"}')).toBe(1);
  expect(known.get('openbook_page_vitals_total{name="LCP",rating="good"}')).toBe(1);
  expect(known.get('openbook_page_vitals_total{name="CLS",rating="fair"}')).toBe(1);
  expect(known.get('openbook_page_vitals_total{name="CLS",rating="poor"}')).toBe(0);

  // The end of a server sends what waits.
  await running.stop();
  expect(collector.asked.map(({ path }) => path)).toContain('/v1/logs');
  expect(collector.words).toHaveLength(8);
  expect(new Set(collector.words.map(({ traceId }) => traceId))).toEqual(new Set([trace]));
  expect(collector.spans.map(({ traceId, name }) => [traceId, name])).toContainEqual([
    trace,
    'POST /sight-api/v1/reports',
  ]);
  const named = (name: string) => collector.words.filter(({ eventName }) => eventName === name);
  const route = { 'openbook.page.route': 'sport-board' };
  expect(named('browser.web_vital').map(valuesOf)).toEqual([
    {
      ...{ ...route, 'browser.web_vital.name': 'inp', 'browser.web_vital.value': 612 },
      ...{ 'openbook.page.element': 'main#content>button', 'openbook.page.script': 'assets/board-1a2b.js' },
    },
    { ...route, 'browser.web_vital.name': 'lcp', 'browser.web_vital.value': 2400.5 },
    { ...route, 'browser.web_vital.name': 'cls', 'browser.web_vital.value': 0.12 },
  ]);
  expect(named('exception').map((word) => [word.severityNumber, valuesOf(word)])).toEqual([
    [
      17,
      {
        ...{ ...route, 'exception.type': 'TypeError' },
        'exception.stacktrace': 'assets/board-1a2b.js:1:200\nassets/main-3c.js:2:9',
      },
    ],
  ]);
  expect(named('openbook.page.part').map(valuesOf)).toEqual([{ ...route, 'openbook.page.part': 'late parts' }]);
  expect(named('openbook.page.stale').map(valuesOf)).toEqual(
    [0, 0].map(() => ({ ...route, 'openbook.page.ms': 14_000 })),
  );
  expect(JSON.stringify(collector.words)).not.toMatch(/typed|127\.0\.0\.1/);
});
