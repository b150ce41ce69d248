/** A browser before a real server whose answers are changed on the way: the page's own models look at them. */
import { createHash } from 'node:crypto';

import { allSettled, type EventCallable, fork } from 'effector';

import { $userId } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { $shelfStorage } from '@/shared/keyed-call';
import { $location } from '@/shared/routing';

import { type Player, playerOf } from './limit-support.ts';
import type { Client } from './server.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
export const ground = sha256('ground');

export type Lie<T> = (told: T) => unknown;
/** A browser before this house: `turn` says from when on it lies, in answers of which address. */
export function browser(path: string, { client, userId }: { client: Client; userId: number }) {
  let lie: Lie<never> | null = null;
  let lied = /^$/;
  const server = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? undefined : ((await request.json()) as object);
    const key = request.headers.get('Idempotency-Key');
    const sent = await client.call<{ data: never }>(request.method, pathname + search, body, {
      ...(key !== null && { 'Idempotency-Key': key }),
    });
    const isLied = lie !== null && lied.test(pathname) && sent.status < 300;
    return Response.json(isLied ? { ...sent.body, data: lie?.(sent.body.data) } : sent.body, { status: sent.status });
  };
  const shelf = new Map<string, string>();
  const values = [
    [$userId, userId],
    [$location, { path, language: 'en', search: '', hash: '' }],
    [
      $shelfStorage,
      { read: (name: string) => shelf.get(name) ?? null, write: (name: string, text: string) => shelf.set(name, text) },
    ],
  ];
  const scope = fork({ values: values as never, handlers: [[fetchFx, server]] });
  const fire = <T>(unit: EventCallable<T>, params: T) => allSettled(unit as EventCallable<unknown>, { scope, params });
  const turn = <T>(address: RegExp, to: Lie<T>) => {
    lied = address;
    lie = to;
  };
  return { client, scope, fire, turn };
}
/** A player whose rounds no cycle of a country holds up. */
export const quickPlayer = (client: Client): Promise<Player> =>
  playerOf(client, { protection: { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 } });
