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
/** So many rounds lie between now and the one that is named: nobody knows it, whatever clocks say. */
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

/**
 * Rounds of a beacon such as drand, or of anything that speaks as it does (a block of a public chain behind a small program): `url/info` says when
 * its rounds began and how often they come, `url/public/{round}` gives one. `tell`: hears why it does not answer. Decision D-701.
 */
export async function openBeacon(
  url: string,
  tell: (why: string) => void,
  now: () => number = Date.now,
): Promise<PublicValues | null> {
  const info = await ask(`${url}/info`, Info).catch((error: unknown) => {
    tell(`No public value goes into new chains of rounds: ${String(error)}`);
    return null;
  });
  if (info === null) return null;
  const { genesis_time: began, period } = info;
  const addressOf = (round: number) => `${url}/public/${String(round)}`;
  return {
    nextName: () => addressOf(Math.max(1, Math.floor((now() / 1000 - began) / period) + 1) + ahead),
    read: async (name) => {
      const said = await ask(name, Value).catch(() => null);
      return said !== null && addressOf(said.round) === name ? said.randomness : null;
    },
  };
}
