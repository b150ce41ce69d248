/**
 * Every call of the backend, once. The OpenAPI document, its readable page and the tests of answers all come from this
 * list.
 */
import { accountCalls, actionCalls } from './account.ts';
import { authCalls } from './auth.ts';
import type { Operation } from './call.ts';
import { cashierCalls } from './cashier.ts';
import { contentCalls } from './content.ts';
import { controlCalls } from './control.ts';
import { couponCalls } from './coupon.ts';
import { feedCalls } from './feed.ts';
import { gameCalls } from './games.ts';
import { officeCalls } from './office.ts';
import { paymentRequestCalls } from './payment-requests.ts';
import { pluginCalls } from './plugins.ts';
import { poolCalls } from './pools.ts';
import { captchaCalls, sessionCalls } from './session.ts';
import { siteCalls } from './site.ts';
import { supportCalls } from './support.ts';
import { walletCalls } from './wallets.ts';
import { withdrawalCalls } from './withdrawals.ts';

export type { Area, Operation } from './call.ts';
export { namedSchemas } from './named-schemas.ts';

export const operations: readonly Operation[] = [
  ...siteCalls,
  ...contentCalls,
  ...sessionCalls,
  ...captchaCalls,
  ...authCalls,
  ...accountCalls,
  ...officeCalls,
  ...cashierCalls,
  ...withdrawalCalls,
  ...paymentRequestCalls,
  ...walletCalls,
  ...gameCalls,
  ...poolCalls,
  ...feedCalls,
  ...couponCalls,
  ...actionCalls,
  ...supportCalls,
  ...pluginCalls,
  ...controlCalls,
];

/** The call behind a request, or null. */
export function operationOf(method: string, path: string): Operation | null {
  const wanted = method.toLowerCase();
  return operations.find((operation) => operation.method === wanted && patternOf(operation.path).test(path)) ?? null;
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
