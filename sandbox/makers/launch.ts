import { accountTypes } from '../../contracts/account.ts';
import type { MakerLaunchRequest } from '../../contracts/makers/index.ts';
import type { z } from '../../contracts/zod.ts';
import { checkPlayer, purseOf } from '../coupon/index.ts';
import { transaction } from '../db/index.ts';
import { points, pointsOf, stakeBounds } from '../games/money.ts';
import { requireOpen } from '../games/open.ts';
import type { CallerSession } from '../http/context.ts';
import { notFound, wrongField } from '../http/failure.ts';
import { nextCheck } from '../play-session/index.ts';
import { requireStake } from '../protection/index.ts';
import type { World } from '../world/world.ts';
import { offeredIn } from './off.ts';
import { openMakerSession } from './sessions.ts';

type Asked = z.infer<typeof MakerLaunchRequest>;

/** What pays in money; limits that leave less than the least stake, and bonus money, keep out. */
function moneyOf(world: World, userId: number, accountId?: number): { accountId: number; iso: string } {
  const purse = purseOf(world, userId, accountId);
  if (purse.accountType === accountTypes.bonus) throw wrongField('accountId', 'field_error_required');
  requireStake(world, userId, { iso: purse.iso, minor: stakeBounds(purse.iso).min });
  return purse;
}

/** The address at which the frame of this player opens. `site`: the origin of this page. Row AGG-03. */
export function launchMaker(world: World, caller: CallerSession, asked: Asked, site: string) {
  const { userId, sessionId } = caller;
  const { country } = world.geo;
  const found = offeredIn(world, country).find(({ maker, game }) => maker.id === asked.maker && game.id === asked.game);
  // A frame of our own origin could reach the page around it.
  if (found === undefined || found.maker.origin === site) throw notFound('This game');
  const { maker, game } = found;
  if (asked.mode === 'demo' && game.hasDemo !== true) throw wrongField('mode', 'field_error_required');
  requireOpen(world, caller);
  checkPlayer(world, userId);
  const language = asked.lng ?? 'en';
  return transaction(world.db, () => {
    const purse =
      asked.mode === 'demo'
        ? { accountId: pointsOf(world, userId), iso: points }
        : moneyOf(world, userId, asked.accountId);
    const token = openMakerSession(world, {
      ...{ maker: maker.id, game: game.id, login_id: sessionId, user_id: userId },
      ...{ account_id: purse.accountId, iso: purse.iso, country, language },
    });
    const url = new URL(maker.launch);
    const minutes = nextCheck(world, caller)?.minutes;
    const said = {
      ...{ token, game: game.id, lang: language, device: asked.device ?? 'desktop', mode: asked.mode },
      ...{ currency: purse.iso, site, ...(minutes !== undefined && { check: String(minutes) }) },
    };
    for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value);
    return { url: url.href, origin: maker.origin, title: game.title, makerName: maker.name };
  });
}
