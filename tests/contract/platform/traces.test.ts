/** Calls as spans of the traces of their pages, at a collector of the test; and what a server does whose collector is away. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { BadEnvironment, readSettings } from '../../../sandbox/server/environment.ts';
import { type Running, start } from '../../../sandbox/server/start.ts';
import { startCollector, valuesOf } from '../support/collector.ts';
import { startProcess } from '../support/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-traces-'));
let collector: Awaited<ReturnType<typeof startCollector>>;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(async () => {
  await collector.stop();
  rmSync(folder, { recursive: true });
});

let runs = 0;
const settings = (more: Record<string, string>) =>
  readSettings({
    ...{ DEMO: '1', PORT: '0', CHAT_PORT: '0', PSP_PORT: '0', METRICS_PORT: '0', SANDBOX_LOG: 'silent' },
    ...{ SANDBOX_DB: join(folder, `${String((runs += 1))}.sqlite`), SANDBOX_SEED: '1' },
    ...more,
  });
let running: Running | null = null;
async function run(more: Record<string, string>): Promise<Running> {
  running = await start(settings(more));
  return running;
}
const stop = async () => {
  const was = running;
  running = null;
  await was?.stop();
};
afterEach(stop);

const traceOf = (end: string) => end.padStart(32, 'a');
const parent = '00f067aa0ba902b7';
const call = (path: string, traceparent?: string) =>
  fetch(`${String(running?.address)}${path}`, { headers: traceparent === undefined ? {} : { traceparent } });
const figure = async (name: string): Promise<number> => {
  const text = await (await fetch(`${String(running?.metrics)}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );
};

test('[TRACE-01] [TRACE-02] a call is a span under the span of its page, named by the pattern of its address', async () => {
  await run({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.address}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20secret',
    OTEL_SERVICE_NAME: 'the book',
  });
  await call('/bff-api/version?who=secret', `00-${traceOf('1')}-${parent}-01`);
  await call('/bff-api/version', `00-${traceOf('2')}-${parent}-00`);
  await call('/operator-api/v1/users/4711/rights', `00-${traceOf('3')}-${parent}-01`);
  await call('/bff-api/version', 'not a trace');
  await stop();

  const [first, ...others] = collector.spans.filter(({ traceId }) => traceId === traceOf('1'));
  expect(others).toEqual([]);
  expect(first).toMatchObject({ name: 'GET /bff-api/version', kind: 2, parentSpanId: parent, status: {} });
  expect(valuesOf(first!)).toEqual({
    ...{ 'http.request.method': 'GET', 'http.route': '/bff-api/version', 'http.response.status_code': 200 },
    'openbook.request.id': expect.stringMatching(/^[\da-f-]{36}$/),
  });
  const [from, to] = [Number(first?.startTimeUnixNano) / 1e6, Number(first?.endTimeUnixNano) / 1e6];
  expect(to).toBeGreaterThanOrEqual(from);
  expect(Math.abs(Date.now() - to)).toBeLessThan(60_000);
  // The page decides whether its trace is kept.
  expect(collector.spans.filter(({ traceId }) => traceId === traceOf('2'))).toEqual([]);
  expect(collector.spans.filter(({ parentSpanId }) => parentSpanId === undefined)).toHaveLength(1);
  expect(JSON.stringify(collector.spans)).not.toMatch(/4711|secret/);
  expect(collector.asked[0]).toMatchObject({
    ...{ path: '/v1/traces', service: 'the book' },
    headers: { 'x-key': 'a secret', 'content-type': 'application/json' },
  });
});

test('[TRACE-01] the lines of a call say its trace, with a collector or without', async () => {
  const server = await startProcess({ SANDBOX_LOG: 'info' });
  await fetch(`${server.address}/bff-api/version`, { headers: { traceparent: `00-${traceOf('6')}-${parent}-01` } });
  await fetch(`${server.address}/bff-api/version`);
  const { out } = await server.kill('SIGTERM');
  const lines = out.split('\n').filter((line) => line.includes('/bff-api/version'));
  expect(lines.map((line) => (JSON.parse(line) as { traceId?: string }).traceId)).toEqual([traceOf('6'), undefined]);
});

test('[TRACE-02] of the traces that begin in the server as many are kept as the variable says', async () => {
  collector.spans.length = 0;
  await run({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, OTEL_TRACES_SAMPLER_ARG: '0' });
  await call('/bff-api/version');
  await call('/bff-api/version', `00-${traceOf('4')}-${parent}-01`);
  await stop();
  expect(collector.spans.map(({ traceId }) => traceId)).toEqual([traceOf('4')]);
});

test('[TRACE-03] a collector that hangs costs no call anything, and what is lost is counted', async () => {
  collector.state.mode = 'hangs';
  try {
    await run({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.address });
    const statuses = new Set<number>();
    const began = performance.now();
    for (let n = 0; n < 2400; n += 40)
      for (const { status } of await Promise.all(Array.from({ length: 40 }, () => call('/bff-api/version'))))
        statuses.add(status);
    // Sixty rounds that waited for the collector would take ten minutes.
    expect(performance.now() - began).toBeLessThan(30_000);
    expect([...statuses]).toEqual([200]);
    expect(await figure('openbook_telemetry_waiting{signal="traces"}')).toBe(2048);
    expect(await figure('openbook_telemetry_dropped_total{signal="traces",reason="full"}')).toBeGreaterThanOrEqual(352);
    expect(await figure('openbook_telemetry_sent_total{signal="traces"}')).toBe(0);
  } finally {
    collector.state.mode = 'takes';
  }
});

test('[TRACE-03] nobody listens where the collector should be: calls are answered and the server ends in order', async () => {
  const away = await startCollector();
  await away.stop();
  await run({ OTEL_EXPORTER_OTLP_ENDPOINT: away.address });
  expect((await call('/bff-api/version')).status).toBe(200);
  const began = performance.now();
  await stop();
  expect(performance.now() - began).toBeLessThan(8000);
});

test('[TRACE-02] without the variable nobody is told anything, and bad ones end the start with a line', async () => {
  const before = collector.asked.length;
  await run({});
  await call('/bff-api/version', `00-${traceOf('5')}-${parent}-01`);
  await stop();
  expect(collector.asked).toHaveLength(before);
  for (const bad of [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://me:key@127.0.0.1:4318' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, OTEL_TRACES_SAMPLER_ARG: '2' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, OTEL_EXPORTER_OTLP_HEADERS: 'a key' },
  ])
    expect(() => settings(bad), JSON.stringify(bad)).toThrow(BadEnvironment);
});
