import { bonusGameOf, bonusGames, mostOf } from '../../contracts/bonus-games/index.ts';
import { isIdentified } from '../auth/users.ts';
import { inCurrency } from '../cashier/index.ts';
import { sql, transaction } from '../db/index.ts';
import { mainIso } from '../protection/main-currency.ts';
import { rightsOf } from '../protection/rights.ts';
import type { World } from '../world/world.ts';
import { type Promotion, promotionsAt, unitOf } from './promotions.ts';

/** The campaign of a promotion in a currency; it opens with its whole budget. */
function campaignOf({ db, clock }: World, { key, budget }: Promotion, iso: string): number {
  const minor = inCurrency(budget, iso);
  sql(
    db,
    'INSERT OR IGNORE INTO bonus_campaign (promotion, iso, budget, available, opened_at) VALUES (?, ?, ?, ?, ?)',
  ).run(key, iso, minor, minor, clock.now());
  return Number(sql(db, 'SELECT id FROM bonus_campaign WHERE promotion = ? AND iso = ?').get(key, iso)?.id);
}

/** Takes the most that a ticket can bring out of the budget. False: there is not so much left. */
const reserve = ({ db }: World, campaign: number, minor: number): boolean =>
  sql(db, 'UPDATE bonus_campaign SET available = available - ?1 WHERE id = ?2 AND available >= ?1').run(minor, campaign)
    .changes === 1;

/** With real money a ticket requires a verified player: otherwise each new account is a ticket. Row BONG-08. */
export const waitsForIdentity = ({ db, isReal }: Pick<World, 'db' | 'isReal'>, userId: number): boolean =>
  isReal && !isIdentified(db, userId);

/** Gives a player the tickets of what runs now, each once, as far as the budgets reach. A player who may have no bonus now gets none. Row BONG-02. */
export function giveTickets(world: World, userId: number, promotions = promotionsAt(world)): void {
  const { db, clock } = world;
  if (!rightsOf(world, userId).canReceiveBonus || waitsForIdentity(world, userId)) return;
  transaction(db, () => {
    const iso = mainIso(world, userId);
    const unit = unitOf(iso);
    for (const promotion of promotions) {
      const given = sql(db, 'SELECT game FROM bonus_ticket WHERE user_id = ? AND promotion = ?')
        .all(userId, promotion.key)
        .map(({ game }) => game);
      for (const game of bonusGames.filter((name) => !given.includes(name))) {
        const [campaign, most] = [campaignOf(world, promotion, iso), unit * mostOf(bonusGameOf(game))];
        if (!reserve(world, campaign, most)) continue;
        sql(
          db,
          `INSERT INTO bonus_ticket (campaign_id, user_id, promotion, game, iso, unit, reserved, given_at, ends_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ).run(campaign, userId, promotion.key, game, iso, unit, most, clock.now(), promotion.endsAt);
      }
    }
  });
}
