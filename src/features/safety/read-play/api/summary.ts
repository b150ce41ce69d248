import { toMinor } from '@contracts/maths';
import { UserSummaryAnswer } from '@contracts/player-records';
import type { z } from '@contracts/zod';

import { createApiQuery } from '@/shared/api';
import { currencyFacts } from '@/shared/lib/money';

/** Sums of the last `days` in minor units of `iso`. `result`: what came back minus stakes. `netDeposits`: of all time. */
export type Summary = {
  iso: string;
  days: number;
  stakes: number;
  wins: number;
  losses: number;
  result: number;
  deposits: number;
  netDeposits: number;
};

type Wire = z.infer<typeof UserSummaryAnswer>['data'];

function toSummary({ iso, days, ...sums }: Wire): Summary {
  const minor = (wire: number) => toMinor(wire, currencyFacts(iso).digits);
  const [stakes, wins] = [minor(sums.stakes), minor(sums.wins)];
  return {
    iso,
    days,
    stakes,
    wins,
    losses: minor(sums.losses),
    result: wins - stakes,
    deposits: minor(sums.deposits),
    netDeposits: minor(sums.netDeposits),
  };
}

const definition = {
  request: ({ days }: { days: number }) => ({ path: '/web-api/user/summary', query: { days } }),
  contract: UserSummaryAnswer,
  mapData: ({ data }: { data: Wire }) => toSummary(data),
};

/** GET /web-api/user/summary: what the player did in the last days, from the ledger. Row LIM-65. */
export const summaryQuery = createApiQuery({ ...definition, isOfPage: true });
/** The same for what is before every page. */
export const lastDaysQuery = createApiQuery(definition);
