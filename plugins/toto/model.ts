import { PoolPurseAnswer } from '@contracts/pools-common';
import { TotoDrawAnswer, TotoDrawsAnswer, TotoTicketsAnswer, TotoWinnersAnswer } from '@contracts/toto';

import { createAsked } from '../sdk/asked';

/** `turn`: asks once more when it changes. */
type OfKind = { section: string; turn?: number };

/** Draws of a kind: on sale first. */
export const draws = createAsked(({ tickets }, { section }: OfKind) =>
  tickets.read('/toto-api/v1/draws', TotoDrawsAnswer, { section, pageSize: '20' }).then(({ data }) => data),
);
/** One draw with its matches. */
export const draw = createAsked(({ tickets }, { id, lng }: { id: number; lng: string; turn?: number }) =>
  tickets.read(`/toto-api/v1/draws/${String(id)}`, TotoDrawAnswer, { lng }).then(({ data }) => data),
);
const coupons = (pageSize: number) =>
  createAsked(({ tickets }, { section }: OfKind) =>
    tickets
      .read('/toto-api/v1/coupons', TotoTicketsAnswer, { section, pageSize: String(pageSize) })
      .then(({ data }) => data),
  );
/** The player's tickets of a kind. */
export const own = coupons(50);
/** The one that was bought last. */
export const last = coupons(1);
/** The largest payouts of a kind. */
export const winners = createAsked(({ tickets }, { section }: OfKind) =>
  tickets.read('/toto-api/v1/winners', TotoWinnersAnswer, { section }).then(({ data }) => data),
);
/** What the player may pay with. */
export const purse = createAsked(({ tickets }, _: object) =>
  tickets.read('/toto-api/v1/purse', PoolPurseAnswer).then(({ data }) => data),
);
