import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';

import type { Env } from '../http/context.ts';
import { newTrace, takenTrace } from '../http/trace-context.ts';
import type { Telemetry } from './telemetry.ts';

/**
 * Puts each call into the trace that its page named. Where there is a collector, the call is a span of it: by the pattern of its
 * address, because the address itself may name a player. Rows TRACE-01 and TRACE-02.
 */
export const traceCalls = ({ isOn, isChosen, span }: Telemetry) =>
  createMiddleware<Env>(async (c, next) => {
    const trace = takenTrace(c.req.header('traceparent')) ?? (isOn ? newTrace(isChosen()) : null);
    if (trace === null) return next();
    c.set('trace', trace);
    const from = performance.now();
    await next();
    if (!isOn || !trace.isKept) return undefined;
    const { method } = c.req;
    const [route, { status }] = [routePath(c), c.res];
    const hasFailed = status >= 500;
    span({
      name: route.includes('*') ? method : `${method} ${route}`,
      ...{ traceId: trace.id, spanId: trace.span, parentSpanId: trace.parent, hasFailed },
      ...{ from: performance.timeOrigin + from, to: performance.timeOrigin + performance.now() },
      values: {
        ...{ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
        'error.type': hasFailed ? String(status) : undefined,
        'openbook.request.id': c.get('requestId'),
      },
    });
    return undefined;
  });
