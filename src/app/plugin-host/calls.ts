import type { OfficeFailure } from '@sdk';
import { type Scope, scopeBind } from 'effector';

import type { PluginEntry, PluginPermission } from '@contracts/plugin';
import { z } from '@contracts/zod';

import { createApiCall, toFailure } from '@/shared/api';
import { isPressed } from '@/shared/press';
import { failuresOf } from '@/widgets/plugin-slot';

import type { Grants } from './grants';
import { countUse } from './uses';

type Question = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: object;
};
type Schema<T> = { safeParse: (answer: unknown) => { success: true; data: T } | { success: false } };

/** The app knows the shape of what it asks for; the host does not. */
const callFx = createApiCall({
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

/** Calls that are worth money: only at a press within the app. Decision D-124. */
const spends = /^\/office-api\/v1\/(?:bonuses|cashback|rewards)\b/;

/** Calls of one app with a permission, to the paths that it opens; each answer passes the app's schema. */
export function createCaller(scope: Scope, entry: PluginEntry, { can, warn, openPath }: Grants & { openPath: RegExp }) {
  const call = scopeBind(callFx, { scope });
  const fail = (failure: OfficeFailure): never => {
    failuresOf.set(failure, entry);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- an expected failure is a value
    throw failure;
  };
  const refuse = (text: string) => {
    warn(text);
    return fail({ statusCode: 403, code: 0, message: '', fields: {}, data: null });
  };
  return async <T>(permission: PluginPermission, question: Question, schema: Schema<T>): Promise<T> => {
    const { path } = question;
    if (!can(permission)) return refuse(`it has no permission "${permission}"`);
    if (!openPath.test(path)) return refuse(`it may not call ${path}`);
    if (question.method !== 'GET' && spends.test(path) && !isPressed(entry.id))
      return refuse(`it sends ${path}, which nobody pressed for`);
    countUse(entry.id, permission);
    const parsed = schema.safeParse(await call(question).catch((thrown: unknown) => fail(failureOf(thrown))));
    if (parsed.success) return parsed.data;
    warn(`the answer of ${path} is off its schema`);
    return fail({ statusCode: 200, isOffContract: true, code: 0, message: '', fields: {}, data: null });
  };
}
