import type { OfficeFailure, PluginOffice } from '@sdk';
import { type Scope, scopeBind } from 'effector';

import type { PluginEntry } from '@contracts/plugin';
import { z } from '@contracts/zod';

import { createApiCall, toFailure } from '@/shared/api';
import { failuresOf } from '@/widgets/plugin-slot';

import type { Grants } from './grants';
import { countUse } from './uses';

/** What of the office an app may carry. Money, limits and mailing are the host's. Decision D-172. */
const openPath =
  /^\/(?:office-api\/v1\/(?:profile|security|messages|overview|preferences|settings|disallow-sports|bonuses|cashback|rewards|friends|partner|manager|ideas|qr)(?:\/[\w-]+)*|coupon-api\/v1\/promo-codes\/(?:check|history))$/;

type Question = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: object;
};

/** The app knows the shape of what it asks for; the host does not. */
const officeFx = createApiCall({
  request: (question: Question) => question,
  contract: z.unknown(),
  mapData: (answer: unknown) => answer ?? null,
});

function failureOf(thrown: unknown): OfficeFailure {
  const failure = toFailure(thrown);
  const { statusCode, message } = failure;
  return failure.kind === 'server'
    ? { statusCode, message, code: failure.code, fields: failure.fields, data: failure.data }
    : { statusCode, message, code: 0, fields: {}, data: null };
}

/** `host.office`. */
export function createOffice(scope: Scope, entry: PluginEntry, { can, warn }: Grants): PluginOffice {
  const call = scopeBind(officeFx, { scope });
  const fail = (failure: OfficeFailure): never => {
    failuresOf.set(failure, entry);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- an expected failure is a value
    throw failure;
  };
  const refuse = (text: string) => {
    warn(text);
    return fail({ statusCode: 403, code: 0, message: '', fields: {}, data: null });
  };
  const ask = async (permission: 'office:read' | 'office:write', question: Question): Promise<unknown> => {
    if (!can(permission)) return refuse(`it has no permission "${permission}"`);
    if (!openPath.test(question.path)) return refuse(`it may not call ${question.path}`);
    countUse(entry.id, permission);
    return call(question).catch((thrown: unknown) => fail(failureOf(thrown)));
  };
  const checked = <T>(
    path: string,
    schema: { safeParse: (answer: unknown) => { success: true; data: T } | { success: false } },
    answer: unknown,
  ): T => {
    const parsed = schema.safeParse(answer);
    if (parsed.success) return parsed.data;
    warn(`the answer of ${path} is off its schema`);
    return fail({ statusCode: 200, isOffContract: true, code: 0, message: '', fields: {}, data: null });
  };
  return {
    read: async (path, schema, query = {}) =>
      checked(path, schema, await ask('office:read', { method: 'GET', path, query })),
    send: async (method, path, schema, body) =>
      checked(path, schema, await ask('office:write', { method, path, ...(body === undefined ? {} : { body }) })),
  };
}
