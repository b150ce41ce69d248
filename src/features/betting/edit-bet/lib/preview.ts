import { currencyFacts } from '@contracts/currencies';
import type { EditPreview } from '@contracts/edit-bet';
import { milliFromWire, toMinor } from '@contracts/maths';

type WireLeg = EditPreview['bets'][number];
type Choice = Omit<WireLeg['choices'][number], 'coef'> & { milliOdds: number };
/** A leg that the bet would have. Odds in thousandths. */
export type EditLeg = Omit<WireLeg, 'coef' | 'choices'> & { milliOdds: number; choices: readonly Choice[] };

/**
 * What an edit would do now. `value`: of the bet as it is, which is the stake of the new one; null: it cannot be edited
 * now. Minor units of `iso`. `fault`: the code of the refusal that it would meet.
 */
export type Preview = {
  betId: string;
  iso: string;
  value: number | null;
  isWholeStake: boolean;
  milliOdds: number;
  possibleWin: number;
  fault: number | null;
  legs: readonly EditLeg[];
};

/** Only here do sums and odds of a preview turn into whole numbers. */
export function toPreview(
  { value, mistakeUntil, coef, possibleWin, fault, bets }: EditPreview,
  { betId, iso }: { betId: string; iso: string },
): Preview {
  const minor = (wire: number) => toMinor(wire, currencyFacts(iso).digits);
  return {
    betId,
    iso,
    value: value === null ? null : minor(value),
    isWholeStake: mistakeUntil !== undefined,
    milliOdds: milliFromWire(coef),
    possibleWin: minor(possibleWin),
    fault,
    legs: bets.map(({ coef: odds, choices, ...leg }) => ({
      ...leg,
      milliOdds: milliFromWire(odds),
      choices: choices.map(({ coef: other, ...choice }) => ({ ...choice, milliOdds: milliFromWire(other) })),
    })),
  };
}

const idsOf = ({ legs }: Preview): number[] => legs.map(({ marketId }) => marketId);

/** Whether a preview is about these legs; while the next is on its way, it is about those before. */
export const isAbout = (preview: Preview | null, betId: string, ids: readonly number[]): boolean =>
  preview?.betId === betId && idsOf(preview).join('.') === ids.join('.');
