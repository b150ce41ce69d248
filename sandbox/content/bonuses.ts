import type { BonusOffer } from '../../contracts/bonus-offers.ts';
import { bonusesIn } from '../site/index.ts';
import type { World } from '../world/world.ts';

type Product = BonusOffer['product'];
type Terms = { say: (product: string, wager: number) => string; products: Readonly<Record<Product, string>> };

/** The terms stand on the card, in one sentence. */
const english: Terms = {
  say: (product, wager) =>
    `For ${product} only. The bonus must be staked ${String(wager)} times before it can be paid out.`,
  products: { sport: 'sport', casino: 'casino', games: 'other games' },
};
const terms: Readonly<Record<string, Terms>> = {
  en: english,
  ru: {
    say: (product, wager) =>
      `Только для раздела «${product}». До вывода бонус нужно поставить столько раз: ${String(wager)}.`,
    products: { sport: 'Спорт', casino: 'Казино', games: 'Другие игры' },
  },
  es: {
    say: (product, wager) =>
      `Solo para ${product}. El bono debe apostarse ${String(wager)} veces antes de poder retirarse.`,
    products: { sport: 'deporte', casino: 'casino', games: 'otros juegos' },
  },
  pt: {
    say: (product, wager) =>
      `Só para ${product}. O bônus deve ser apostado ${String(wager)} vezes antes de poder ser sacado.`,
    products: { sport: 'esporte', casino: 'cassino', games: 'outros jogos' },
  },
  tr: {
    say: (product, wager) => `Yalnızca ${product} için. Bonus, çekilmeden önce ${String(wager)} kez oynanmalıdır.`,
    products: { sport: 'spor', casino: 'casino', games: 'diğer oyunlar' },
  },
  ar: {
    say: (product, wager) => `لـ${product} فقط. يجب المراهنة بالمكافأة ${String(wager)} مرات قبل سحبها.`,
    products: { sport: 'الرياضة', casino: 'الكازينو', games: 'الألعاب الأخرى' },
  },
};

/** What a bonus asks for, in a sentence. */
export function termsOf({ product, wager }: BonusOffer, language: string): string {
  const { say, products } = terms[language] ?? english;
  return say(products[product], wager);
}

/** The bonuses that the operator offers. */
export const offeredBonuses = (world: World): readonly BonusOffer[] => bonusesIn(world.config).offers;
