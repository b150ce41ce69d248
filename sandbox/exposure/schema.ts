import type { AreaSchema } from '../db/index.ts';

/** What an open coupon adds: to each of its outcomes and matches (`market_id` 0), for its player and for everybody (`user_id` 0). */
const parts = `
  CREATE VIEW exposure_part AS
    SELECT bet.coupon_id, bet.position, bet.game_id, bet.market_id * on_outcome AS market_id, user_id * of_player AS user_id, iso,
      amount AS stake,
      CASE WHEN of_player = 1 THEN possible_win - amount WHEN type_id = 6 THEN 0 ELSE CAST(amount * ((bet.milli - 1000) / 1000.0) AS INTEGER) END AS risk
    FROM coupon_bet AS bet JOIN coupon ON coupon.id = bet.coupon_id
      CROSS JOIN (SELECT 1 AS on_outcome UNION ALL SELECT 0) CROSS JOIN (SELECT 1 AS of_player UNION ALL SELECT 0)
    WHERE coupon.state IN ('open', 'pending');`;

const move = (sign: '' | '-', where: string): string => `
  INSERT INTO exposure SELECT game_id, market_id, user_id, iso, ${sign}stake, ${sign}risk FROM exposure_part WHERE ${where}
    ON CONFLICT DO UPDATE SET stake = stake + excluded.stake, risk = risk + excluded.risk;`;

/**
 * What open bets could cost the house, in minor units of each currency, as sums of `exposure_part`: the database keeps them with every
 * change of a coupon, whoever makes it. `risk`: of a player what they could win, of everybody what is paid on average when the
 * outcome wins. Decision D-600.
 */
export const exposureSchema: AreaSchema = {
  area: 'exposure',
  steps: [
    `CREATE TABLE exposure (
       game_id INTEGER NOT NULL,
       market_id INTEGER NOT NULL,
       user_id INTEGER NOT NULL,
       iso TEXT NOT NULL,
       stake INTEGER NOT NULL,
       risk INTEGER NOT NULL,
       PRIMARY KEY (game_id, market_id, user_id, iso)
     ) STRICT, WITHOUT ROWID;
     ${parts}
     CREATE TRIGGER exposure_taken AFTER INSERT ON coupon_bet BEGIN
       ${move('', 'coupon_id = NEW.coupon_id AND position = NEW.position')}
     END;
     CREATE TRIGGER exposure_before BEFORE UPDATE OF state, amount, possible_win ON coupon BEGIN
       ${move('-', 'coupon_id = OLD.id')}
     END;
     CREATE TRIGGER exposure_after AFTER UPDATE OF state, amount, possible_win ON coupon BEGIN
       ${move('', 'coupon_id = NEW.id')}
       DELETE FROM exposure WHERE stake = 0 AND (game_id, market_id, user_id, iso) IN (
         SELECT game_id, market_id * on_outcome, NEW.user_id * of_player, NEW.iso FROM coupon_bet
           CROSS JOIN (SELECT 1 AS on_outcome UNION ALL SELECT 0) CROSS JOIN (SELECT 1 AS of_player UNION ALL SELECT 0)
           WHERE coupon_id = NEW.id);
     END;
     INSERT INTO exposure SELECT game_id, market_id, user_id, iso, SUM(stake), SUM(risk) FROM exposure_part GROUP BY 1, 2, 3, 4;`,
  ],
};
