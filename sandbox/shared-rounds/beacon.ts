import { setTimeout as sleep } from 'node:timers/promises';

import { z } from '../../contracts/zod.ts';
import type { PublicValues } from './public-values.ts';

/** What a beacon of public randomness says of itself and of a round, by the calls of drand. */
const Info = z.object({
  genesis_time: z.int().check(z.minimum(0), z.maximum(1e11)),
  period: z.int().check(z.minimum(1), z.maximum(86_400)),
});
const Value = z.object({ round: z.int(), randomness: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

const askMs = 5000;
const mostBytes = 10_000;
/** This many rounds are between now and the named one: its value is unknown, whatever clocks say. */
const ahead = 3;

/** Throws for who does not answer in time, with too much or with something else. */
async function ask<T>(url: string, contract: { parse: (said: unknown) => T }): Promise<T> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(askMs) });
  if (!response.ok) throw new Error(`${url} answers ${String(response.status)}.`);
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  for (let bytes = 0; ;) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) break;
    bytes += value.length;
    if (bytes > mostBytes) {
      await reader?.cancel();
      throw new Error(`${url} answers too much.`);
    }
    parts.push(value);
  }
  return contract.parse(JSON.parse(Buffer.concat(parts).toString('utf8')));
}

/** The value at its address; null: it is not there yet, or the address tells another. */
async function readValue(name: string): Promise<string | null> {
  const said = await ask(name, Value).catch(() => null);
  return said !== null && name.endsWith(`/public/${String(said.round)}`) ? said.randomness : null;
}

/** A house without a beacon. Chains that have named a value before wait for that one. */
export const noBeacon: PublicValues = { isUsed: false, nextName: () => null, read: readValue };

const firstPauseMs = 1000;
const longestPauseMs = 60_000;

type Options = {
  /** Hears why the beacon does not answer, and that it does again. */
  tell: (what: string) => void;
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
};

/**
 * Rounds of a beacon such as drand, or of anything that speaks as it does (a block of a public chain behind a small program): `url/info` says when
 * its rounds began and how often they come, `url/public/{round}` gives one. It is asked once before this is given; while it does not answer, it
 * is asked again, after pauses that grow up to a minute. Decisions D-701, D-760.
 */
export async function openBeacon(
  url: string,
  { tell, now = Date.now, pause = (ms) => sleep(ms, undefined, { ref: false }) }: Options,
): Promise<PublicValues> {
  let info: z.infer<typeof Info> | null = null;
  const look = async (): Promise<boolean> => {
    try {
      info = await ask(`${url}/info`, Info);
      return true;
    } catch (error) {
      tell(`The beacon of public values does not answer, so no new chain of rounds is made: ${String(error)}`);
      return false;
    }
  };
  const askAgain = async () => {
    for (let ms = firstPauseMs; ; ms = Math.min(ms * 2, longestPauseMs)) {
      await pause(ms);
      if (await look()) break;
    }
    tell('The beacon of public values answers.');
  };
  if (!(await look())) void askAgain();
  const addressOf = (round: number) => `${url}/public/${String(round)}`;
  return {
    isUsed: true,
    nextName: () =>
      info === null
        ? null
        : addressOf(Math.max(1, Math.floor((now() / 1000 - info.genesis_time) / info.period) + 1) + ahead),
    read: readValue,
  };
}
