/** What a collector reads, as JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
export type Values = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Of a call that was answered. Moments are ms of the clock of the machine. */
export type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  from: number;
  to: number;
  values: Values;
  hasFailed: boolean;
};

/** Something that happened. `traceId`: in which trace. */
export type Happening = { name: string; at: number; traceId: string; isFault: boolean; values: Values };

/** A whole number of 64 bits is a text. Thousandths of ms are as fine as the clock is. */
const nanoseconds = (ms: number): string => `${String(Math.round(ms * 1000))}000`;

type Any = { stringValue: string } | { intValue: string } | { doubleValue: number } | { arrayValue: { values: Any[] } };

function anyOf(value: string | number | readonly string[]): Any {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  return { arrayValue: { values: value.map(anyOf) } };
}

const attributesOf = (values: Values) =>
  Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: anyOf(value) }]));

const server = 2;
const failed = 2;

export const spanOf = ({ name, traceId, spanId, parentSpanId, from, to, values, hasFailed }: Span) => ({
  ...{ traceId, spanId, name, kind: server },
  ...(parentSpanId !== null && { parentSpanId }),
  startTimeUnixNano: nanoseconds(from),
  endTimeUnixNano: nanoseconds(to),
  attributes: attributesOf(values),
  status: hasFailed ? { code: failed } : {},
});

const severity = { fault: 17, word: 9 };

export const recordOf = ({ name, at, traceId, isFault, values }: Happening) => ({
  ...{ eventName: name, traceId, timeUnixNano: nanoseconds(at), observedTimeUnixNano: nanoseconds(at) },
  severityNumber: isFault ? severity.fault : severity.word,
  attributes: attributesOf(values),
});

const scope = { name: 'openbook' };
export type Signal = 'traces' | 'logs';

/** One message to a collector. `service`: what the resource is called there. */
export function messageOf(signal: Signal, service: string, records: readonly unknown[]): string {
  const resource = { attributes: attributesOf({ 'service.name': service }) };
  return JSON.stringify(
    signal === 'traces'
      ? { resourceSpans: [{ resource, scopeSpans: [{ scope, spans: records }] }] }
      : { resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords: records }] }] },
  );
}
