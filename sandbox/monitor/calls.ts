import { createMiddleware } from 'hono/factory';

import type { Env } from '../http/context.ts';
import { emptyHistogram, type Histogram, histogramText, type Metric, observe } from './text.ts';

/** Counts the calls of the site, by the part of the API and by their answer: few names, however many addresses somebody tries. */
/** `know`: the routes of the application. Anybody may make up names of areas. */
export type CallFigures = {
  know: (routes: readonly { path: string }[]) => void;
  count: (path: string, status: number, seconds: number) => void;
  text: () => string[];
  refused: () => Metric;
};

const areaOf = (path: string): string =>
  /^\/([a-z]{1,20}-(?:api|hooks)|wallet|bet|games|plugins|assets)\//.exec(path)?.[1] ?? 'page';

/** What a visitor is refused by a bound, not by what they asked for. */
const refusals = [403, 413, 429, 503];

export function createCallFigures(): CallFigures {
  let areas: ReadonlySet<string> = new Set();
  const times = new Map<string, Histogram>();
  const refused = new Map<number, number>(refusals.map((status) => [status, 0]));
  return {
    know: (routes) => {
      areas = new Set(['assets', ...routes.map(({ path }) => areaOf(path))]);
    },
    count: (path, status, seconds) => {
      const named = areaOf(path);
      const area = areas.has(named) ? named : 'other';
      const answer = `${String(Math.floor(status / 100))}xx`;
      const key = `${area} ${answer}`;
      let histogram = times.get(key);
      if (histogram === undefined) times.set(key, (histogram = emptyHistogram({ area, answer })));
      observe(histogram, seconds);
      const known = refused.get(status);
      if (known !== undefined) refused.set(status, known + 1);
    },
    text: () => histogramText('openbook_call_seconds', 'Calls of the site by area and answer.', times.values()),
    refused: () => ({
      name: 'openbook_calls_refused_total',
      help: 'Calls that a bound refused, by status.',
      type: 'counter',
      samples: [...refused].map(([status, count]) => [{ status: String(status) }, count]),
    }),
  };
}

export const measureCalls = (figures: CallFigures) =>
  createMiddleware<Env>(async (c, next) => {
    const started = performance.now();
    await next();
    figures.count(c.req.path, c.res.status, (performance.now() - started) / 1000);
  });
