import { changedRows } from '@contracts/file-sums';
import { LottoDraw } from '@contracts/lotto';
import { checkMatches, checkTicket, usedTwice } from '@contracts/played-check';
import { PlayedRound } from '@contracts/played-rounds';
import { SharedTable } from '@contracts/shared-rounds';
import { VirtualSports } from '@contracts/virtual-sports';
import { z } from '@contracts/zod';

import { checkBet, checkBonus, checkLotto, checkOwn, checkShared, checkVirtual, type Said } from './check';

export type Line = { name: string; said: Said };

const Own = z.object({ rounds: z.array(PlayedRound), sums: z.optional(z.array(z.string())) });
const Rows = z.object({ rounds: z.array(z.unknown()) });
const Draws = z.object({ data: z.array(LottoDraw) });
const Shared = z.object({ data: SharedTable });
const Virtual = z.object({ data: VirtualSports });

function saidOf(round: PlayedRound): Promise<Said> {
  if ('lotto' in round) return checkTicket(round);
  if ('virtual' in round) return checkMatches(round);
  if ('bonus' in round) return checkBonus(round);
  return 'shared' in round ? checkBet(round) : checkOwn(round);
}

/** `rows`: as they are in the file, with what is no part of a round. */
async function own({ rounds, sums }: z.infer<typeof Own>, rows: readonly unknown[]): Promise<Line[]> {
  const [twice, changed] = [usedTwice(rounds), await changedRows(rows, sums)];
  const ids = Map.groupBy(rounds, ({ id }) => id);
  const findingOf = (round: PlayedRound, place: number): Said | null => {
    if (changed.has(place)) return 'changed';
    return twice.has(round.id) || ids.get(round.id)?.length !== 1 ? 'twice' : null;
  };
  return Promise.all(
    rounds.map(async (round, place) => ({
      name: `${round.game} ${new Date(round.at).toISOString()} ${String(round.nonce)}`,
      said: findingOf(round, place) ?? (await saidOf(round)),
    })),
  );
}

/**
 * What a file says of rounds, each computed again: the export of the page "Game rounds", the answer of `GET
 * …/shared/{kind}`, of `GET …/virtual` or that of the results of the lotteries. Null: it is none of them.
 */
export async function checkFile(text: string): Promise<Line[] | null> {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  const { data: played } = Own.safeParse(said);
  if (played !== undefined) return own(played, Rows.parse(said).rounds);
  const { data: table } = Shared.safeParse(said);
  if (table !== undefined)
    return Promise.all(
      table.data.last.map(async (round) => ({
        name: `${round.kind} ${new Date(round.closesAt).toISOString()} ${String(round.number)}`,
        said: await checkShared(
          round,
          table.data.chains.find(({ id }) => id === round.chainId),
        ),
      })),
    );
  const { data: virtual } = Virtual.safeParse(said);
  if (virtual !== undefined)
    return Promise.all(
      virtual.data.matches.map(async (match) => ({
        name: `${match.home} – ${match.away} ${new Date(match.startAt).toISOString()} ${String(match.id)}`,
        said: await checkVirtual(match, virtual.data.chains ?? []),
      })),
    );
  const { data: draws } = Draws.safeParse(said);
  if (draws === undefined) return null;
  return Promise.all(
    draws.data.map(async (draw) => ({
      name: `lotto ${String(draw.lottoId)} ${new Date(draw.at * 1000).toISOString()} ${String(draw.number)}`,
      said: await checkLotto(draw),
    })),
  );
}
