import type { Context } from 'hono';

import { cookieSession, hasRight } from '../../auth/index.ts';
import { news, promotions } from '../../content/articles.ts';
import { couponById } from '../../coupon/index.ts';
import type { Env } from '../../http/context.ts';
import type { FoundPage } from './route-table.ts';

type Look = (c: Context<Env>, params: FoundPage['params']) => boolean;

/** The number that a part of an address begins with: `17-serie-a`. */
const numberOf = (part: string): number => Number.parseInt(part, 10);

const hasList: Look = (c, { sport, champ }) =>
  sport === undefined ||
  c.get('world').simulator.hasList(numberOf(sport), champ === undefined ? null : numberOf(champ));

const hasGame: Look = (c, { game }) => game === undefined || c.get('world').simulator.hasGame(numberOf(game));

/**
 * Says for each page, by its id, whether the thing that it is about exists. The coupon of another player does not
 * exist; a visitor is asked to sign in first. The control room exists for accounts with the right alone.
 */
const looks: Readonly<Record<string, Look>> = {
  'sport-showcase': hasList,
  'page-types': hasList,
  promotion: (_, { promotionId }) => promotions.some(({ id }) => id === promotionId),
  news: (_, { slug }) => slug === undefined || news.some(({ id }) => id === slug),
  'print-coupon': (c, { couponId }) => {
    const session = cookieSession(c);
    return session === null || couponById(c.get('world').db, Number(couponId))?.userId === session.userId;
  },
  'control-room': (c) => hasRight(c.get('world'), cookieSession(c)?.userId, 'plugins.read'),
};

/** False when the address is about something that does not exist: a sport, a competition, a game, a promotion, an article, a coupon. */
export const hasThing = (c: Context<Env>, { page, params }: FoundPage): boolean =>
  hasGame(c, params) && (looks[page]?.(c, params) ?? true);
