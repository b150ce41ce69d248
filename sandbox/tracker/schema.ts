import type { AreaSchema } from '../db/index.ts';

const ofBet = (
  bet: string,
) => `json_extract(${bet}.facts, '$.sportId'), COALESCE(json_extract(${bet}.facts, '$.groupId'), 0),
  json_extract(${bet}.facts, '$.groupName.text')`;

/**
 * `tracked`: what the figures group a coupon by. 0: its bets are of several sports or markets. `market_text`: the name of the group in
 * `bet_text`. `legs`: its bets. `value`: closing-line value in millionths, once every bet has
 * its closing price. Rows come with the bets themselves. `closing_price`: thousandths. `bet_mark`: what the player wrote beside a coupon;
 * `tags`: JSON.
 */
export const trackerSchema: AreaSchema = {
  area: 'tracker',
  steps: [
    `CREATE TABLE tracked (
       coupon_id INTEGER PRIMARY KEY REFERENCES coupon (id),
       sport_id INTEGER NOT NULL,
       market_id INTEGER NOT NULL,
       market_text INTEGER,
       legs INTEGER NOT NULL,
       value INTEGER
     ) STRICT;
     CREATE TRIGGER tracked_with_bet AFTER INSERT ON coupon_bet BEGIN
       INSERT INTO tracked (coupon_id, sport_id, market_id, market_text, legs)
       VALUES (NEW.coupon_id, ${ofBet('NEW')}, 1)
       ON CONFLICT (coupon_id) DO UPDATE SET
         sport_id = CASE WHEN sport_id = excluded.sport_id THEN sport_id ELSE 0 END,
         market_id = CASE WHEN market_id = excluded.market_id THEN market_id ELSE 0 END,
         legs = legs + 1;
     END;
     INSERT INTO tracked (coupon_id, sport_id, market_id, market_text, legs)
       SELECT coupon_id,
         CASE WHEN MIN(sport) = MAX(sport) THEN MIN(sport) ELSE 0 END,
         CASE WHEN MIN(market) = MAX(market) THEN MIN(market) ELSE 0 END,
         MIN(name), COUNT(*)
       FROM (SELECT coupon_id, json_extract(facts, '$.sportId') AS sport, COALESCE(json_extract(facts, '$.groupId'), 0) AS market,
           json_extract(facts, '$.groupName.text') AS name FROM coupon_bet)
       GROUP BY coupon_id;
     CREATE TABLE closing_price (
       coupon_id INTEGER NOT NULL,
       position INTEGER NOT NULL,
       milli INTEGER NOT NULL CHECK (milli > 0),
       PRIMARY KEY (coupon_id, position),
       FOREIGN KEY (coupon_id, position) REFERENCES coupon_bet (coupon_id, position)
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE bet_mark (
       coupon_id INTEGER PRIMARY KEY REFERENCES coupon (id),
       tags TEXT NOT NULL,
       note TEXT NOT NULL,
       version INTEGER NOT NULL,
       CHECK (version > 0)
     ) STRICT;
     CREATE INDEX coupon_ended_of_account ON coupon (account_id, settled_at, id) WHERE settled_at IS NOT NULL;`,
  ],
};
