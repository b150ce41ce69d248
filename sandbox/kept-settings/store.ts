import type { BonusType, CashbackMode } from '../../contracts/office-settings.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';

/** `hide_offers`: the player wants to be offered nothing. Row PROMO-07. */
type Kept = {
  bonus_type: BonusType;
  first_deposit_bonus_type: BonusType;
  cashback_mode: CashbackMode;
  hide_offers: boolean;
};

/** Before players decide, bonuses are those that they chose when they registered. */
export function keptSettings({ db }: World, userId: number): Kept {
  const row = sql(db, 'SELECT bonus, settings FROM user LEFT JOIN office_settings ON user_id = id WHERE id = ?').get(
    userId,
  );
  const chosen = Number(row?.bonus ?? 0) as BonusType;
  const kept = JSON.parse(String(row?.settings ?? '{}')) as Partial<Kept>;
  return {
    bonus_type: chosen,
    first_deposit_bonus_type: chosen,
    cashback_mode: 'percent',
    hide_offers: false,
    ...kept,
  };
}

export const keepSettings = (world: World, userId: number, change: Partial<Kept>): void =>
  void sql(world.db, 'INSERT OR REPLACE INTO office_settings (user_id, settings) VALUES (?, ?)').run(
    userId,
    JSON.stringify({ ...keptSettings(world, userId), ...change }),
  );
