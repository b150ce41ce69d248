/** Every call of the backend, once: from this come the OpenAPI document, its readable page and the check of answers in tests. */
import { accountCalls, actionCalls } from './account.ts';
import { authCalls } from './auth.ts';
import type { Operation } from './call.ts';
import { contentCalls } from './content.ts';
import { controlCalls } from './control.ts';
import { couponCalls } from './coupon.ts';
import { feedCalls } from './feed.ts';
import { captchaCalls, sessionCalls } from './session.ts';
import { siteCalls } from './site.ts';
import { supportCalls } from './support.ts';

export type { Area, Operation } from './call.ts';
export { NAMED_SCHEMAS } from './named-schemas.ts';

export const OPERATIONS: readonly Operation[] = [
  ...siteCalls,
  ...contentCalls,
  ...sessionCalls,
  ...captchaCalls,
  ...authCalls,
  ...accountCalls,
  ...feedCalls,
  ...couponCalls,
  ...actionCalls,
  ...supportCalls,
  ...controlCalls,
];

/** The call that a request is, or null. */
export function operationOf(method: string, path: string): Operation | null {
  const wanted = method.toLowerCase();
  return OPERATIONS.find((operation) => operation.method === wanted && patternOf(operation.path).test(path)) ?? null;
}

const patterns = new Map<string, RegExp>();
function patternOf(path: string): RegExp {
  let pattern = patterns.get(path);
  if (pattern === undefined) {
    const source = path.replaceAll(/[.+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+');
    patterns.set(path, (pattern = new RegExp(`^${source}$`)));
  }
  return pattern;
}
