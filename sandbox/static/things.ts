import type { Context } from 'hono';

import { lottos } from '../../contracts/pools/index.ts';
import { disciplineWords } from '../../simulator/index.ts';
import { cookieSession, hasRight } from '../auth/index.ts';
import { hasTerms } from '../content/alphabet/alphabet.ts';
import { newsSlugs } from '../content/news/articles.ts';
import { hasPageTexts } from '../content/page-texts.ts';
import { promotionsFor } from '../content/promotions/promotions.ts';
import { hasChapter } from '../content/rules-view.ts';
import { couponById } from '../coupon/index.ts';
import type { Env } from '../http/context.ts';
import { lottoDrawById } from '../lotto/index.ts';
import { teamOf } from '../statistics/index.ts';
import { hasTournament } from '../tournaments/index.ts';
import type { FoundPage } from './route-table.ts';

type Look = (c: Context<Env>, params: FoundPage['params']) => boolean;

/** The number that a part of an address begins with: `17-serie-a`. */
const numberOf = (part: string): number => Number.parseInt(part, 10);

const hasList: Look = (c, { sport, champ }) =>
  sport === undefined ||
  c.get('world').simulator.hasList(numberOf(sport), champ === undefined ? null : numberOf(champ));

/** A promotion that this caller may not have is none. */
const hasPromotion = (c: Context<Env>, id: string | undefined): boolean =>
  id === undefined ||
  promotionsFor({ world: c.get('world'), userId: cookieSession(c)?.userId ?? null, language: 'en' }).some(
    (promotion) => promotion.id === id,
  );
const hasChamp: Look = (c, { champId }) =>
  champId === undefined || c.get('world').simulator.almanac.champ(numberOf(champId)) !== undefined;

const hasTeam: Look = (c, { teamId = '' }) => teamOf(c.get('world').simulator.almanac, numberOf(teamId)) !== undefined;

const hasGame: Look = (c, { game }) => game === undefined || c.get('world').simulator.hasMatch(numberOf(game));

/** Page types of what a player has marked, and those of matches of any competition. */
const typesOfAll = new Set(['betsonyour', 'team', 'champ', 'topgame', 'home']);
/** A page type that no match of this book can stand on says nothing. */
const hasType: Look = (c, { menuSection = 'home', ...rest }) =>
  hasList(c, rest) && (typesOfAll.has(menuSection) || c.get('world').simulator.hasPage(menuSection));

const slugs: readonly string[] = Object.values(disciplineWords).map(({ slug }) => slug);
const hasDiscipline: Look = (c, { discipline, champ }) =>
  discipline !== undefined && slugs.includes(discipline) && hasChamp(c, { champId: champ });

/** A lottery by its number in the catalogue and the results, a draw by its own. */
const hasLotto: Look = (c, { sectionName, lottoId }) =>
  lottoId === undefined ||
  (sectionName === 'view'
    ? lottoDrawById(c.get('world'), numberOf(lottoId)) !== undefined
    : lottos.some(({ id }) => id === numberOf(lottoId)));

/**
 * Says for each page, by its id, whether the thing that it is about exists. The coupon of another player does not
 * exist; a visitor is asked to sign in first. The control room exists for accounts with the right alone.
 */
const looks: Readonly<Record<string, Look>> = {
  'sport-showcase': hasList,
  'page-types': hasType,
  'cyber-discipline': hasDiscipline,
  'cyber-discipline-champs': hasDiscipline,
  'cyber-discipline-champ': hasDiscipline,
  lotto: hasLotto,
  // A match by its number, as under /statistic; other words lead to the list of competitions.
  'statistic-popup': (c) => {
    const last = c.req.path.split('/').at(-1) ?? '';
    return !/^\d/.test(last) || hasGame(c, { game: last });
  },
  'casino-tournament': (c, { id = '' }) => hasTournament(c.get('world'), numberOf(id)),

  promotion: (c, { promotionId }) => hasPromotion(c, promotionId),
  'casino-promotion': (c, { id }) => hasPromotion(c, id),
  'casino-bonus-item': (c, { casinoBonus }) => hasPromotion(c, casinoBonus),
  bonuses: (c, { id }) => hasPromotion(c, id),
  'bonuses-offers': (c, { id }) => hasPromotion(c, id),
  news: (_, { slug }) => slug === undefined || newsSlugs.includes(slug),
  'betting-alphabet': (_, { block, category, slug }) => hasTerms(block, category, slug),
  rules: (_, { ruleGroup }) => hasChapter(ruleGroup),
  landing: (_, { slug }) => hasPageTexts(`page/${String(slug)}`),
  'landing-headless': (_, { slug }) => hasPageTexts(`page/${String(slug)}`),
  'games-landing': (_, { landingRoute }) => hasPageTexts(`games-landing/${String(landingRoute)}`),
  'games-project-game': (_, { gameRoute }) => hasPageTexts(`games-landing/${String(gameRoute)}`),

  'champ-results': hasChamp,
  'champ-final': hasChamp,
  'team-games': hasTeam,
  'team-section': hasTeam,
  'print-coupon': (c, { couponId }) => {
    const session = cookieSession(c);
    return session === null || couponById(c.get('world').db, Number(couponId))?.userId === session.userId;
  },
  'control-room': (c) => hasRight(c.get('world'), cookieSession(c)?.userId, 'plugins.read'),
};

/** False when the address is about something that does not exist: a sport, a competition, a game, a promotion, an article, a coupon. */
export const hasThing = (c: Context<Env>, { page, params }: FoundPage): boolean =>
  hasGame(c, params) && (looks[page]?.(c, params) ?? true);
