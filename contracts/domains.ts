import { dataOf } from './common.ts';
import { z } from './zod.ts';

/**
 * The domains checker: a script element with this hash, because the Integrity-Policy header refuses scripts without
 * one. It puts `run(): Promise<string | null>` on `window.__domains`: the host that it left for, null when this one is
 * right. Spec: shell §7.
 */
export const domainsScript = {
  path: '/domains-api/checker.js',
  integrity: 'sha384-Z0pySQL1NUYZMsEZKBeMz8diuyxGyuBpqWm7a5MLepBrxcMe5PqlcAxi44ZFxmqm',
} as const;

/**
 * `GET /domains-api/v1/host`: where the visitor should be. Null: here. We chose the path: the specification shows none.
 */
export const DomainsAnswer = dataOf(z.object({ host: z.nullable(z.string()) }));
