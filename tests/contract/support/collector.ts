import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: string; doubleValue?: number; arrayValue?: { values: Value[] } };
type Record_ = { attributes: { key: string; value: Value }[]; traceId: string };
export type CollectedSpan = Record_ & {
  name: string;
  kind: number;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code?: number };
};
export type CollectedWord = Record_ & { eventName: string; severityNumber: number; timeUnixNano: string };
type Of<T extends string, S extends string, R> = Record<T, { resource: Record_; scope?: never }[]> &
  Record<T, Record<S, Record<string, R[]>[]>[]>;
type Traces = Of<'resourceSpans', 'scopeSpans', CollectedSpan>;
type Logs = Of<'resourceLogs', 'scopeLogs', CollectedWord>;

const plain = ({ stringValue, intValue, doubleValue, arrayValue }: Value): unknown =>
  stringValue ?? (intValue === undefined ? (doubleValue ?? arrayValue?.values.map(plain)) : Number(intValue));
export const valuesOf = ({ attributes }: Record_): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]));

/** A collector of OTLP/HTTP on the loopback. `mode`: how it takes what comes. */
export async function startCollector(port = 0) {
  const spans: CollectedSpan[] = [];
  const words: CollectedWord[] = [];
  const asked: { path: string; headers: Record<string, unknown>; service: unknown }[] = [];
  const state: { mode: 'takes' | 'hangs' | 'busy' } = { mode: 'takes' };
  const server = createServer((request, answer) => {
    if (state.mode === 'hangs') return;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (state.mode === 'busy') return void answer.writeHead(503).end();
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Partial<Traces & Logs>;
      const resource = (body.resourceSpans ?? body.resourceLogs)?.[0]?.resource;
      const service = resource === undefined ? null : valuesOf(resource)['service.name'];
      asked.push({ path: request.url ?? '', headers: request.headers, service });
      for (const { scopeSpans } of body.resourceSpans ?? [])
        for (const { spans: own } of scopeSpans) spans.push(...(own ?? []));
      for (const { scopeLogs } of body.resourceLogs ?? [])
        for (const { logRecords } of scopeLogs) words.push(...(logRecords ?? []));
      return void answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    ...{ spans, words, asked, state },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
