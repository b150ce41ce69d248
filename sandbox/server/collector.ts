import type { Collector } from '../telemetry/index.ts';
import { BadEnvironment } from './bad-environment.ts';

type Variables = Record<string, string | undefined>;

const isHeaderName = (name: string): boolean => /^[\w!#$%&'*+.^`|~-]{1,100}$/.test(name);

/** `name=value,name=value`, values as in an address. They may be keys, so none is repeated. */
function headersOf(text: string): Record<string, string> {
  const bad = new BadEnvironment('OTEL_EXPORTER_OTLP_HEADERS cannot be used: name=value, a comma between two.');
  if (text === '') return {};
  const pairs = text.split(',').map((pair): [string, string] => {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, at)).trim();
    if (!isHeaderName(name)) throw bad;
    try {
      const value = decodeURIComponent(pair.slice(at + 1).trim());
      if (!/^[\x20-\x7E]*$/.test(value)) throw bad;
      return [name, value];
    } catch {
      throw bad;
    }
  });
  return Object.fromEntries(pairs);
}

/** Where traces and words of pages go, by OpenTelemetry's own variables; null: nowhere. Row TRACE-02. */
export function collectorOf(variables: Variables): Collector | null {
  const of = (name: string) => variables[name] ?? '';
  const endpoint = of('OTEL_EXPORTER_OTLP_ENDPOINT').replace(/\/$/, '');
  if (endpoint === '' || variables.OTEL_SDK_DISABLED === 'true') return null;
  if (!/^https?:\/\/[^\s?#@]{1,300}$/.test(endpoint) || !URL.canParse(endpoint))
    throw new BadEnvironment('OTEL_EXPORTER_OTLP_ENDPOINT cannot be used: an address, as http://127.0.0.1:4318.');
  const protocol = of('OTEL_EXPORTER_OTLP_PROTOCOL');
  if (!['', 'http/json'].includes(protocol))
    throw new BadEnvironment(`OTEL_EXPORTER_OTLP_PROTOCOL=${protocol} cannot be used: http/json.`);
  const share = of('OTEL_TRACES_SAMPLER_ARG') === '' ? 1 : Number(of('OTEL_TRACES_SAMPLER_ARG'));
  if (!(share >= 0 && share <= 1))
    throw new BadEnvironment(`OTEL_TRACES_SAMPLER_ARG=${of('OTEL_TRACES_SAMPLER_ARG')} cannot be used: 0 to 1.`);
  const service = of('OTEL_SERVICE_NAME') || 'openbook';
  return { endpoint, headers: headersOf(of('OTEL_EXPORTER_OTLP_HEADERS')), service, share };
}
