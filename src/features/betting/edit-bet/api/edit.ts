import { currencyFacts } from '@contracts/currencies';
import { EditAnswer, EditPreviewAnswer } from '@contracts/edit-bet';
import { milliToWire, toWire } from '@contracts/maths';
import { z } from '@contracts/zod';

import { type PlacedBet, toPlacedBet } from '@/entities/bet';
import { $userId } from '@/entities/session';
import { createApiQuery } from '@/shared/api';
import { createKeyedCall, createShelf, keyedCallFields } from '@/shared/keyed-call';

import { toPreview } from '../lib/preview';
import { editingOpened } from '../model/opened';

const pathOf = (betId: string) => `/coupon-api/v1/coupons/${betId}/edit`;

type PreviewParams = { betId: string; iso: string; ids: readonly number[]; lng: string };
/** POST …/edit/preview: what other legs would make of the bet now. We chose the path, because the specification shows none. */
export const previewQuery = createApiQuery({
  request: ({ betId, ids, lng }: PreviewParams) => ({
    method: 'POST' as const,
    path: `${pathOf(betId)}/preview`,
    body: { marketIds: ids, lng },
  }),
  contract: EditPreviewAnswer,
  mapData: ({ data }, params: PreviewParams) => toPreview(data, params),
});

/** One edit. What the player saw and said yes to: odds in thousandths, money in minor units of `iso`. */
export const EditCall = z.object({
  ...keyedCallFields,
  betId: z.string(),
  iso: z.string(),
  legs: z.array(z.object({ marketId: z.int(), milliOdds: z.int() })),
  value: z.int(),
  possibleWin: z.int(),
  accept: z.enum(['same', 'notWorse']),
  lng: z.string(),
});
export type EditCall = z.infer<typeof EditCall>;
export type Edited = { old: PlacedBet; fresh: PlacedBet };

const subjectOf = ({ betId }: EditCall) => betId;

/** POST …/edit: edits a bet once, whatever the network does. */
export const editing = createKeyedCall({
  request: ({ betId, iso, legs, value, possibleWin, accept, lng }: EditCall) => {
    const wire = (minor: number) => toWire(minor, currencyFacts(iso).digits);
    return {
      path: pathOf(betId),
      body: {
        bets: legs.map(({ marketId, milliOdds }) => ({ marketId, coef: milliToWire(milliOdds) })),
        value: wire(value),
        possibleWin: wire(possibleWin),
        accept,
        lng,
      },
    };
  },
  contract: EditAnswer,
  resultOf: ({ data }): Edited => ({ old: toPlacedBet(data.old), fresh: toPlacedBet(data.coupon) }),
  isOwn: ({ old }, { betId }) => old.id === betId,
  subjectOf,
  shelf: createShelf<EditCall, Edited>({ name: 'edit', schema: EditCall, subjectOf, opened: editingOpened }),
  $userId,
  opened: editingOpened,
});
