import { MarketingConsent, noMarketing } from '../../contracts/marketing.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';

/** `chosenAt`: Unix seconds, null before the first choice. */
export function marketingOf({ db }: World, userId: number): { consent: MarketingConsent; chosenAt: number | null } {
  const row = sql(db, 'SELECT consent, chosen_at FROM marketing_choice WHERE user_id = ?').get(userId);
  if (row === undefined) return { consent: noMarketing, chosenAt: null };
  return { consent: MarketingConsent.parse(JSON.parse(String(row.consent))), chosenAt: Number(row.chosen_at) };
}

export function setMarketing({ db, clock }: World, userId: number, consent: MarketingConsent): void {
  sql(db, 'INSERT OR REPLACE INTO marketing_choice (user_id, consent, chosen_at) VALUES (?, ?, ?)').run(
    userId,
    JSON.stringify(consent),
    Math.floor(clock.now() / 1000),
  );
}
