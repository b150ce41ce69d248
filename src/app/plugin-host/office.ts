import type { PluginOffice } from '@sdk';
import type { Scope } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

import { createCaller } from './calls';
import type { Grants } from './grants';

/** The part of the office that an app may have. Money, limits and mailing are the host's. Decision D-172. */
const openPath =
  /^\/(?:office-api\/v1\/(?:profile|security|messages|overview|preferences|settings|disallow-sports|bonuses|cashback|rewards|friends|partner|manager|ideas|qr)(?:\/[\w-]+)*|coupon-api\/v1\/promo-codes\/(?:check|history))$/;

/** `host.office`. */
export function createOffice(scope: Scope, entry: PluginEntry, grants: Grants): PluginOffice {
  const ask = createCaller(scope, entry, { ...grants, openPath });
  return {
    read: (path, schema, query = {}) => ask('office:read', { method: 'GET', path, query }, schema),
    send: (method, path, schema, body) =>
      ask('office:write', { method, path, ...(body === undefined ? {} : { body }) }, schema),
  };
}
