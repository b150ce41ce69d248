import type { DepositBonus } from '@contracts/bonuses';
import type { BonusChoice } from '@contracts/cashier';
import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';

/** What a deposit could bring. `most`: minor units of `iso`. `chosen`: in the player's settings. */
export type Offer = Pick<DepositBonus, 'percent' | 'wager' | 'leastOdds' | 'days' | 'iso'> & {
  most: number;
  chosen: BonusChoice;
};

export const bonusChoices: readonly BonusChoice[] = ['none', 'sport', 'casino'];

export const toOffer = ({ most, iso, chosen, ...terms }: DepositBonus): Offer => ({
  ...terms,
  iso,
  most: toMinor(most, currencyFacts(iso).digits),
  chosen: bonusChoices[chosen] ?? 'none',
});
