import type { Promotion, PromotionCard } from '../../../contracts/articles.ts';
import { keptSettings } from '../../kept-settings/store.ts';
import { rightsOf } from '../../protection/rights.ts';
import type { World } from '../../world/world.ts';
import { offeredBonuses, termsOf } from '../bonuses.ts';
import { type HousePromotion, housePromotions } from './house.ts';
import { filled, pairOf, type PromotionText, promotionTexts } from './texts.ts';

type Asked = { world: World; userId: number | null; language: string };

function ofHouse({ id, values, ...facts }: HousePromotion, language: string): Promotion {
  const texts = promotionTexts(language);
  const text: PromotionText = texts[id];
  const isDeposit = facts.deal !== undefined;
  const counts = facts.product === 'casino' ? texts.counts.casino : texts.counts.sport;
  const known = { ...texts.words, ...values, ...(isDeposit ? { counts: filled(counts, values) } : {}) };
  const [gives, costs] = [pairOf(text.gives, known), pairOf(text.costs, known)];
  const [label, path] = text.link ?? [];
  return {
    id,
    title: text.title,
    lead: filled(text.lead, known),
    ...{ product: facts.product, until: null, untilNote: filled(text.until, known) },
    gives: { figure: gives[0], note: gives[1] },
    costs: { figure: costs[0], note: costs[1] },
    ...(facts.state === undefined ? {} : { state: facts.state }),
    paragraphs: [],
    conditions: (text.conditions ?? texts.conditions).map((pair) => {
      const [title, words] = pairOf(pair, known);
      return { title, text: words };
    }),
    ...(facts.deal === undefined ? {} : { deal: facts.deal }),
    ...(facts.choice === undefined ? {} : { choice: facts.choice }),
    ...(label === undefined || path === undefined ? {} : { link: { title: label, path } }),
  };
}

/** The bonuses of the operator, whose card says product and wager. Row LIM-69. */
const ofOperator = ({ world, language }: Asked): Promotion[] =>
  offeredBonuses(world).map((offer) => {
    const { offered, conditions } = promotionTexts(language);
    const { id, product, wager, texts } = offer;
    const own = texts[language];
    const values = { wager: String(wager) };
    const [gives, costs] = [pairOf(offered.gives, values), pairOf(offered.costs, values)];
    const terms = termsOf(offer, language);
    return {
      ...{ id, product, terms },
      ...(own ?? { ...texts.en, language: 'en' }),
      ...{ until: null, untilNote: offered.until },
      gives: { figure: gives[0], note: gives[1] },
      costs: { figure: costs[0], note: costs[1] },
      paragraphs: [terms],
      conditions: [{ title: conditions[2]?.[0] ?? '', text: terms }],
    };
  });

/**
 * Everything that this caller may be offered: nothing at all while they rest, are excluded or at a limit, or when they
 * asked for no offers. Rows LIM-69, LIM-70, PROMO-07.
 */
export function promotionsFor(asked: Asked): Promotion[] {
  const { world, userId, language } = asked;
  if (userId !== null && (!rightsOf(world, userId).canReceiveBonus || keptSettings(world, userId).hide_offers))
    return [];
  return [...ofOperator(asked), ...housePromotions(asked).map((each) => ofHouse(each, language))];
}

/** A promotion as the list shows it. */
export function cardOf({ id, title, lead, language, product, gives, costs, ...rest }: Promotion): PromotionCard {
  const { until, untilNote, terms, state } = rest;
  return {
    ...{ id, title, lead, product, gives, costs, until, untilNote },
    ...(language === undefined ? {} : { language }),
    ...(terms === undefined ? {} : { terms }),
    ...(state === undefined ? {} : { state }),
  };
}
