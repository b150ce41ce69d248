import type { SightReport } from '../../contracts/sight.ts';
import type { Telemetry } from '../telemetry/index.ts';

type Happening = Parameters<Telemetry['happening']>[0];

const nameOf = ({ kind }: SightReport): string =>
  kind === 'vital' ? 'browser.web_vital' : kind === 'error' ? 'exception' : `openbook.page.${kind}`;

/** A report in the names of OpenTelemetry, where it has some. `at`: ms of the clock of the machine. */
export function happeningOf(report: SightReport, at: number): Happening {
  const { kind, route, trace: traceId } = report;
  const value = 'value' in report ? report.value : undefined;
  const name = 'name' in report ? report.name : undefined;
  return {
    ...{ name: nameOf(report), at, traceId, isFault: kind === 'error' || kind === 'part' },
    values: {
      'openbook.page.route': route,
      ...(kind === 'vital' && { 'browser.web_vital.name': name?.toLowerCase(), 'browser.web_vital.value': value }),
      ...((kind === 'frame' || kind === 'stale') && { 'openbook.page.ms': value }),
      ...(kind === 'part' && { 'openbook.page.part': name }),
      ...(kind === 'error' && { 'exception.type': name, 'exception.stacktrace': report.frames.join('\n') }),
      ...('element' in report && { 'openbook.page.element': report.element }),
      ...('script' in report && { 'openbook.page.script': report.script }),
    },
  };
}
