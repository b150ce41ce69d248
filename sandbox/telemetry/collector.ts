import { messageOf, type Signal } from './otlp.ts';
import type { Send } from './queue.ts';

/** Where OpenTelemetry's variables say. `endpoint`: without the part of a signal. */
export type Collector = { endpoint: string; headers: Readonly<Record<string, string>>; service: string; share: number };

/** Those say "later": https://opentelemetry.io/docs/specs/otlp/#failures-1 */
const busy = [429, 502, 503, 504];

/** One message by HTTP, as JSON. What the collector answers is read by its status alone. */
export const sendTo =
  ({ endpoint, headers, service }: Collector, signal: Signal): Send =>
  async (records, patienceMs) => {
    const answer = await fetch(`${endpoint}/v1/${signal}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: messageOf(signal, service, records),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    return busy.includes(answer.status) ? 'again' : 'refused';
  };
