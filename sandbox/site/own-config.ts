import { readFileSync } from 'node:fs';

import { readBonusOffers } from '../../contracts/bonus-offers.ts';
import { TicketBudgets } from '../../contracts/bonus-tickets.ts';
import { issuePaths } from '../../contracts/issue-paths.ts';
import { MakersOff } from '../../contracts/makers/index.ts';
import { missingLimits, offeredLimits, protectionOf } from '../../contracts/protection/index.ts';
import { z } from '../../contracts/zod.ts';

/** A configuration that nobody may run a site with. The message says what is wrong, in one line. */
export class BadConfig extends Error {}

/** Read by the server alone: the answer for pages has other fields, or none. */
export const serverKeys = ['brand', 'bonusOffers', 'bonusTickets', 'makersOff'] as const;
export type ServerKey = (typeof serverKeys)[number];

const Patch = z.record(z.string(), z.unknown());
const Offered = z.array(z.int());

/** Which limits a site with these own values offers to players. */
export function offeredIn(config: Readonly<Record<string, unknown>>): number[] {
  const { values } = protectionOf(config);
  return Offered.safeParse(config.availableResponsibleGamingLimitsIds).data ?? offeredLimits(values);
}

/** Throws where the configuration hides a limit that players must find (decision D-107). Row LIM-24. */
function requireLimits(config: Readonly<Record<string, unknown>>): void {
  const missing = missingLimits(offeredIn(config), protectionOf(config).values);
  if (missing.length > 0)
    throw new BadConfig(
      `availableResponsibleGamingLimitsIds lacks ${missing.join(', ')}: a site may not hide these limits from its players.`,
    );
}

/** The bonuses that a site with these own values offers, and what is wrong with the others. */
export const bonusesIn = (config: Readonly<Record<string, unknown>>) =>
  readBonusOffers(config.bonusOffers, protectionOf(config).values.maxBonusWager);

/** Throws where a bonus has more than one product, no terms, or harder ones than the country allows. Row LIM-69. */
function requireBonuses(config: Readonly<Record<string, unknown>>): void {
  const [fault] = bonusesIn(config).faults;
  if (fault !== undefined) throw new BadConfig(fault);
}

/** Throws where it is not clear what tickets of bonus games may cost. Row BONG-07. */
function requireBudgets({ bonusTickets }: Readonly<Record<string, unknown>>): void {
  const [issue] = z.optional(TicketBudgets).safeParse(bonusTickets).error?.issues ?? [];
  if (issue === undefined) return;
  const path = ['bonusTickets', ...(issuePaths(issue)[0] ?? [])];
  throw new BadConfig(`${path.map(String).join('.')}: ${issue.message}`);
}

/** Throws where it is not clear which games of makers play. Row AGG-05. */
function requireMakersOff({ makersOff }: Readonly<Record<string, unknown>>): void {
  const [issue] = z.optional(MakersOff).safeParse(makersOff).error?.issues ?? [];
  if (issue === undefined) return;
  throw new BadConfig(`${['makersOff', ...(issuePaths(issue)[0] ?? [])].map(String).join('.')}: ${issue.message}`);
}

/** Throws where the configuration does not protect players as its profile demands. */
export function requireProtection(config: Readonly<Record<string, unknown>>): void {
  requireLimits(config);
  requireBonuses(config);
  requireBudgets(config);
  requireMakersOff(config);
}

/** Reads the operator's own values from a JSON file. Throws BadConfig. */
export function readOwnConfig(path: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new BadConfig(error instanceof Error ? error.message : 'it cannot be read');
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BadConfig(`${path} is no JSON.`);
  }
  const patch = Patch.safeParse(json);
  if (!patch.success) throw new BadConfig(`${path} is no JSON object.`);
  requireProtection(patch.data);
  return patch.data;
}
