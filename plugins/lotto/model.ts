import { LottoCatalogAnswer, LottoDrawAnswer, LottoResultsAnswer, LottoTicketsAnswer } from '@contracts/lotto';
import { PoolPurseAnswer } from '@contracts/pools-common';

import { createAsked } from '../sdk/asked';

/** The lotteries with their draws. `turn`: asks once more when it changes. */
export const catalog = createAsked(({ tickets }, _: { turn: number }) =>
  tickets.read('/lotto-api/v1/catalog', LottoCatalogAnswer).then(({ data }) => data),
);
export const draw = createAsked(({ tickets }, { id }: { id: number | null }) =>
  tickets.read(`/lotto-api/v1/${String(id)}`, LottoDrawAnswer).then(({ data }) => data),
);
/** Draws that are over, of all lotteries (null) or of one. */
export const results = createAsked(({ tickets }, { game }: { game: number | null }) =>
  tickets
    .read('/lotto-api/v1/results', LottoResultsAnswer, { pageSize: '30', ...(game !== null && { game: String(game) }) })
    .then(({ data }) => data),
);
/** The player's tickets. */
export const own = createAsked(({ tickets }, _: object) =>
  tickets.read('/lotto-api/v1/tickets', LottoTicketsAnswer, { pageSize: '50' }).then(({ data }) => data),
);
/** What the player may pay with. */
export const purse = createAsked(({ tickets }, _: object) =>
  tickets.read('/lotto-api/v1/purse', PoolPurseAnswer).then(({ data }) => data),
);
