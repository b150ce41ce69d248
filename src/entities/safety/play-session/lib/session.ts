import { toMinor } from '@contracts/maths';
import type { PlaySession as Wire } from '@contracts/play-session';

import { currencyFacts } from '@/shared/lib/money';

/** Money in minor units of `iso`. Times: epoch ms by the server. The contract explains the values. */
export type PlaySession = {
  startedAt: number;
  endsAt: number | null;
  iso: string;
  staked: number;
  won: number;
  net: number;
  check: { minutes: number; dueAt: number } | null;
  isSummaryDue: boolean;
  rest: { kind: 'timeOut' | 'exclusion'; endsAt: number | null } | null;
};

const ms = (seconds: number | null) => (seconds === null ? null : seconds * 1000);

export function toPlaySession({ startedAt, endsAt, iso, check, isSummaryDue, rest, ...sums }: Wire): PlaySession {
  const { digits } = currencyFacts(iso);
  return {
    startedAt: startedAt * 1000,
    endsAt: ms(endsAt),
    iso,
    staked: toMinor(sums.staked, digits),
    won: toMinor(sums.won, digits),
    net: toMinor(sums.net, digits),
    check: check && { minutes: check.minutes, dueAt: check.dueAt * 1000 },
    isSummaryDue,
    rest: rest && { kind: rest.kind, endsAt: ms(rest.endsAt) },
  };
}
