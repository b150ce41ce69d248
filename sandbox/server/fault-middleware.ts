import { setTimeout as delay } from 'node:timers/promises';

import type { Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import type { Fault } from '../../contracts/control.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { failureOf } from '../rgs/index.ts';

/** Calls that a fault itself has delivered. They meet no other fault. */
const copies = new WeakSet<Request>();

/**
 * Answers as the faults of the world say. `before`: the call does not take effect. `after`: it does, and then the
 * answer is lost or becomes a 500. `duplicate` delivers the call twice.
 */
export const faultMiddleware = (app: () => Hono<Env>) =>
  createMiddleware<Env>(async (c, next) => {
    const isCopy = copies.has(c.req.raw) || c.req.path.startsWith('/sandbox-api/');
    const fault = isCopy ? null : c.get('world').faults.take(c.req.method, c.req.path);
    if (fault === null) return next();
    const isAfter = fault.when === 'after';
    if (fault.delayMs !== undefined && !isAfter) await delay(fault.delayMs);
    if (isAfter || !isAnswer(fault)) {
      if (fault.duplicate === true) {
        const copy = c.req.raw.clone();
        copies.add(copy);
        await app().fetch(copy, c.env);
      }
      await next();
      if (fault.delayMs !== undefined && isAfter) await delay(fault.delayMs);
    }
    if (fault.drop === true) drop(c);
    else if (fault.text !== undefined) c.res = replaced(c.res, fault.text);
    else if (fault.status !== undefined) c.res = faulty(c, fault, fault.status);
    return undefined;
  });

const isAnswer = ({ drop, status }: Fault): boolean => drop === true || status !== undefined;

/** Breaks the connection, so that the browser sees a network failure. */
function drop(c: Context<Env>): void {
  c.env.incoming.socket.destroy();
  c.res = new Response(null, { status: 500 });
}

function replaced({ headers: own }: Response, text: string): Response {
  const headers = new Headers(own);
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag']) headers.delete(name);
  return new Response(text, { status: 200, headers });
}

function faulty(c: Context<Env>, { body }: Fault, status: number): Response {
  const failure = new ApiFailure(status as ContentfulStatusCode, status, 'A fault of the test world.');
  const text = JSON.stringify(body ?? failureOf(c, failure).body);
  const hasBody = status !== 204 && status !== 304;
  return new Response(hasBody ? text : null, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}
