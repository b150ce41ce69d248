import { readFileSync } from 'node:fs';

import { Maker, MakerGame as Game, type MakerGame, MakerGames } from '../../contracts/makers/index.ts';
import { z } from '../../contracts/zod.ts';
import { isHookSecret } from '../subscriber/index.ts';

/** A maker with the games that could be read of its list. `origin`: where its pages are. */
export type KnownMaker = Omit<Maker, 'games'> & { origin: string; games: readonly MakerGame[] };
/** A maker of games for this site. `add`: a maker that begins later; `all`: those of this moment. */
export type MakerDesk = { all: () => readonly KnownMaker[]; add: (maker: KnownMaker) => void; stop: () => void };

/** A file of makers that nobody may run a site with. */
export class BadMakers extends Error {}

/** Each game is read by itself: an invalid one affects only itself, and so does a duplicate. */
export function readGames(list: readonly unknown[], tell: (fault: string) => void): MakerGame[] {
  const games = new Map<string, MakerGame>();
  for (const [place, raw] of list.entries()) {
    const { data, error } = Game.safeParse(raw);
    if (data === undefined) tell(`game ${String(place + 1)}: ${z.prettifyError(error).slice(0, 300)}`);
    else if (games.has(data.id)) tell(`game ${String(place + 1)}: ${data.id} is there twice`);
    else games.set(data.id, data);
  }
  return [...games.values()];
}

const Makers = z.object({ makers: z.array(Maker).check(z.maxLength(100)) });

/** The makers of a file. Throws where it is not clear who they are or what signs for them. */
export function readMakers(path: string): Maker[] {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new BadMakers(`${path} cannot be read as JSON.`);
  }
  const { data, error } = Makers.safeParse(json);
  if (data === undefined) throw new BadMakers(`${path}: ${z.prettifyError(error).replaceAll('\n', ' ').slice(0, 300)}`);
  const ids = new Set<string>();
  for (const { id, secret } of data.makers) {
    if (!isHookSecret(secret)) throw new BadMakers(`${path}: the secret of ${id} is no whsec_ and 24 to 64 bytes.`);
    if (ids.has(id)) throw new BadMakers(`${path}: ${id} is there twice.`);
    ids.add(id);
  }
  return data.makers;
}

const [firstWaitMs, longestWaitMs, freshMs, patienceMs, mostBytes] = [1000, 60_000, 10 * 60_000, 5000, 512 * 1024];

async function askGames(url: string): Promise<readonly unknown[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
  if (!response.ok) throw new Error(`status ${String(response.status)}`);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > mostBytes) {
      await reader?.cancel();
      throw new Error('the list is too long');
    }
  }
  return MakerGames.parse(JSON.parse(text)).games;
}

/**
 * Keeps the lists of all makers. One that serves its list is asked every ten minutes, and sooner while it does not answer; until then it has
 * the games of its last answer. `tell`: what is wrong with a list.
 */
export function createMakerDesk(makers: readonly Maker[], tell: (message: string) => void): MakerDesk {
  const known = new Map<string, KnownMaker>();
  const timers = new Set<NodeJS.Timeout>();
  const enter = (maker: Omit<Maker, 'games'>, list: readonly unknown[]) => {
    const games = readGames(list, (fault) => tell(`Maker ${maker.id}, ${fault}`));
    known.set(maker.id, { ...maker, origin: new URL(maker.launch).origin, games });
  };
  const follow = (maker: Omit<Maker, 'games'>, url: string, waitMs: number): void => {
    const later = (ms: number, next: number) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        follow(maker, url, next);
      }, ms).unref();
      timers.add(timer);
    };
    askGames(url).then(
      (list) => {
        if (isStopped) return;
        enter(maker, list);
        later(freshMs, firstWaitMs);
      },
      (error: unknown) => {
        if (isStopped) return;
        tell(`Maker ${maker.id}: its list did not come: ${String(error)}`);
        later(waitMs, Math.min(longestWaitMs, waitMs * 2));
      },
    );
  };
  let isStopped = false;
  for (const { games, ...maker } of makers) {
    enter(maker, typeof games === 'string' ? [] : games);
    if (typeof games === 'string') follow(maker, games, firstWaitMs);
  }
  return {
    all: () => [...known.values()],
    add: (maker) => void known.set(maker.id, maker),
    stop: () => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export const noMakers: MakerDesk = { all: () => [], add: () => undefined, stop: () => undefined };

declare module '../world/world.ts' {
  interface World {
    /** The makers whose games this site has. */
    makers: MakerDesk;
  }
}
