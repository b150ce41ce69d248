import type { BonusOffer } from '../../contracts/bonus-offers.ts';
import { bonusesIn } from '../site/index.ts';
import { say } from '../texts/text.ts';
import type { World } from '../world/world.ts';

/** The conditions of a bonus, in a sentence on the card. */
export const termsOf = ({ product, wager }: BonusOffer, language: string): string =>
  say(language, 'offers.bonus.terms', {
    product: say(language, `offers.bonus.${product}`),
    wager: String(wager),
  });

/** The bonuses that the operator offers. */
export const offeredBonuses = (world: World): readonly BonusOffer[] => bonusesIn(world.config).offers;
