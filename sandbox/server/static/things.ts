import type { Context } from 'hono';

import { cookieSession } from '../../auth/index.ts';
import { news, promotions } from '../../content/articles.ts';
import { couponById } from '../../coupon/index.ts';
import type { Env } from '../context.ts';
import type { FoundPage } from './route-table.ts';

type Look = (c: Context<Env>, params: FoundPage['params']) => boolean;

/** What a page is about, by its id. A coupon of somebody else is none; a visitor is asked to sign in first. */
const looks: Readonly<Record<string, Look>> = {
  promotion: (_, { promotionId }) => promotions.some(({ id }) => id === promotionId),
  news: (_, { slug }) => slug === undefined || news.some(({ id }) => id === slug),
  'print-coupon': (c, { couponId }) => {
    const session = cookieSession(c);
    return session === null || couponById(c.get('world').db, Number(couponId))?.userId === session.userId;
  },
};

const hasGame: Look = (c, { game }) =>
  game === undefined || c.get('world').simulator.hasGame(Number.parseInt(game, 10));

/** False when the address is about something that does not exist: a game, a promotion, an article, a coupon. */
export const hasThing = (c: Context<Env>, { page, params }: FoundPage): boolean =>
  hasGame(c, params) && (looks[page]?.(c, params) ?? true);
