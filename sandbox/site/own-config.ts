import { readFileSync } from 'node:fs';

import { readBonusOffers } from '../../contracts/bonus-offers.ts';
import { TicketBudgets } from '../../contracts/bonus-tickets.ts';
import { issuePaths } from '../../contracts/issue-paths.ts';
import { MakersOff } from '../../contracts/makers/index.ts';
import { missingLimits, offeredLimits, protectionOf } from '../../contracts/protection/index.ts';
import { RetentionDays } from '../../contracts/retention.ts';
import { SightSettings } from '../../contracts/sight.ts';
import { z } from '../../contracts/zod.ts';
import { isBoundedJson, jsonBounds } from '../http/json.ts';
import { hashOfValues } from './values-hash.ts';

/** A configuration that nobody may run a site with. The message says what is wrong, in one line. */
export class BadConfig extends Error {}

/** Only the server reads it: the answer for pages has other fields, or none. */
export const serverKeys = [
  'brand',
  'brands',
  'bonusOffers',
  'bonusTickets',
  'makersOff',
  'retention',
  'sight',
] as const;
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

/** Throws where a value that the server reads does not fit its shape, by the path of the first fault. */
function requireShape(config: Readonly<Record<string, unknown>>, key: ServerKey, shape: z.ZodMiniType): void {
  const [issue] = z.optional(shape).safeParse(config[key]).error?.issues ?? [];
  if (issue === undefined) return;
  throw new BadConfig(`${[key, ...(issuePaths(issue)[0] ?? [])].map(String).join('.')}: ${issue.message}`);
}

/** Throws where the configuration does not protect players as its profile demands. */
export function requireProtection(config: Readonly<Record<string, unknown>>): void {
  requireLimits(config);
  requireBonuses(config);
  // What tickets of bonus games may cost, which games of makers play, how long what is kept, and what pages report. Rows BONG-07, AGG-05, OPS-38, SIGHT-01.
  requireShape(config, 'bonusTickets', TicketBudgets);
  requireShape(config, 'makersOff', MakersOff);
  requireShape(config, 'retention', RetentionDays);
  requireShape(config, 'sight', SightSettings);
}

/** Kept, it would be read as nothing after the next start. */
function requireFinite(key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new BadConfig(`${key}: is too large a number`);
  return value;
}

/** Reads the operator's own values from a JSON file. Throws BadConfig. */
export function readOwnConfig(path: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new BadConfig(error instanceof Error ? error.message : 'it cannot be read');
  }
  const { depth, values: most } = jsonBounds;
  if (!isBoundedJson(text))
    throw new BadConfig(`${path} has more than ${String(depth)} levels or ${String(most)} values.`);
  let json: unknown;
  try {
    json = JSON.parse(text, requireFinite);
  } catch (error) {
    if (error instanceof BadConfig) throw error;
    throw new BadConfig(`${path} is no JSON.`);
  }
  const patch = Patch.safeParse(json);
  if (!patch.success) throw new BadConfig(`${path} is no JSON object.`);
  // An exported file names its hash, and an editor its schema; neither is a value.
  const { $schema: _, $sha256: hash, ...values } = patch.data;
  if (hash !== undefined && hash !== hashOfValues(values))
    throw new BadConfig(`${path}: $sha256 is not of these values, so the file was changed after it was exported.`);
  requireProtection(values);
  return values;
}
