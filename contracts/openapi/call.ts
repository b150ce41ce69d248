import type { z } from '../zod.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Area =
  'site' | 'session' | 'auth' | 'account' | 'feed' | 'coupon' | 'actions' | 'games' | 'support' | 'plugins' | 'control';

/**
 * Who may call. `anyone` needs nothing, `session` the cookie of a player's session, `player` a token, `operator` OPERATOR_TOKEN,
 * `publisher` PLUGIN_TOKEN, `control` a server with SANDBOX_CONTROL=1.
 */
type Access = 'anyone' | 'session' | 'player' | 'operator' | 'publisher' | 'control';

/**
 * `path` in OpenAPI form. `query`: name and meaning. `answers`: schema by status, null for an answer without JSON.
 * Refusals are `ApiError` unless `answers` has their status; `refusals` lists the codes that a page acts on. `key`: needs
 * an Idempotency-Key, or may have one.
 */
export type Operation = {
  id: string;
  method: Method;
  path: string;
  area: Area;
  summary: string;
  access: Access;
  query?: Record<string, string>;
  body?: z.ZodMiniType;
  answers: Record<number, z.ZodMiniType | null>;
  refusals?: number[];
  key?: true | 'optional';
};

export const lng = { lng: 'two-letter language' };
export const paging = { page: 'from 1', pageSize: 'at most 100' };
export const none = { 204: null };

type Rest = Omit<Operation, 'id' | 'method' | 'path' | 'area' | 'access' | 'summary'>;
export const call =
  (area: Area, access: Access) =>
  (id: string, method: Method, path: string, summary: string, rest: Rest): Operation => ({
    id,
    method,
    path,
    area,
    access,
    summary,
    ...rest,
  });
