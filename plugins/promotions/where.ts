import type { PromotionProduct } from '@contracts/articles';

/** What an address shows. `product`: the filter that it begins with. */
export type Where = { view: 'list'; product: PromotionProduct | 'all' } | { view: 'one'; id: string };

const list = (product: PromotionProduct | 'all' = 'all'): Where => ({ view: 'list', product });
const one = (id: string | undefined): Where => (id === undefined ? list() : { view: 'one', id });

/**
 * Addresses of bonuses and promotions, without the language: `/promo`, `/promotions/cashback`, `/bonuses/games` or
 * `/bonuses?section=games`. Row ROUTE-86.
 */
export function whereOf(path: string, search = ''): Where {
  const [first = '', second, third, fourth] = path.split('/').slice(1);
  if (first === 'promotions') return one(second);
  if (first === 'bonus' && second === 'casino') {
    if (third === 'promotions') return one(fourth);
    return third === undefined || third === 'promo' ? list('casino') : one(third);
  }
  if (first === 'bonuses' || first === 'bonuses-offers') {
    const asked = new URLSearchParams(search);
    const [section, id] = [second ?? asked.get('section'), third ?? asked.get('id')];
    return id === null ? list(ofSection(section)) : one(id);
  }
  return list(ofSection(second));
}

/** The section `rules` has every promotion with its terms, `games` those of games. */
const ofSection = (section: string | null | undefined) => (section === 'games' ? 'casino' : 'all');
