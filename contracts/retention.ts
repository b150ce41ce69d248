import { z } from './zod.ts';

/**
 * Data that is deleted after its time: rows of `table` whose `at` is more than `days` back. `unit`: ms in one unit of
 * it. `least`: fewer days cannot be set. `index`: by which they are found, so that looking for none costs nothing.
 * Money, bets and what was done to them are not here: `sandbox/retention/kept.ts`.
 */
export type Period = {
  table: string;
  at: string;
  unit: 1 | 1000;
  days: number;
  least: number;
  index: string;
  what: string;
};

const year = 365;
const fiveYears = 5 * year + 1;

export const periods = {
  visits: {
    ...{ table: 'visit', at: 'until_ms', unit: 1, days: 400, least: 62, index: 'visit_by_time' },
    what: 'when players were here; limits of play time count a month of it',
  },
  logins: {
    ...{ table: 'login_event', at: 'at', unit: 1, days: 180, least: 90, index: 'login_event_by_time' },
    what: 'tries to log in, with browser and address',
  },
  messages: {
    ...{ table: 'player_message', at: 'at', unit: 1000, days: 2 * year, least: year, index: 'player_message_by_time' },
    what: 'messages of the site to a player',
  },
  questions: {
    ...{
      table: 'support_question',
      at: 'at',
      unit: 1,
      days: fiveYears,
      least: year,
      index: 'support_question_by_time',
    },
    what: 'questions to the support',
  },
  chats: {
    ...{ table: 'support_message', at: 'at', unit: 1, days: fiveYears, least: year, index: 'support_message_by_time' },
    what: 'lines of the chat with the support',
  },
  complaints: {
    ...{
      table: 'support_appeal',
      at: 'at',
      unit: 1,
      days: fiveYears,
      least: fiveYears,
      index: 'support_appeal_by_time',
    },
    what: 'complaints and their answers',
  },
  callbacks: {
    ...{ table: 'support_callback', at: 'at', unit: 1, days: 90, least: 7, index: 'support_callback_by_time' },
    what: 'numbers to call back',
  },
  letters: {
    ...{ table: 'letter', at: 'at', unit: 1, days: fiveYears, least: year, index: 'letter_by_time' },
    what: 'letters to the manager, and ideas',
  },
  paymentQuestions: {
    ...{
      table: 'payment_request',
      at: 'at',
      unit: 1,
      days: fiveYears,
      least: fiveYears,
      index: 'payment_request_by_time',
    },
    what: 'questions about payments, with their photos',
  },
  uploads: {
    ...{ table: 'document_part', at: 'at', unit: 1, days: 2, least: 1, index: 'document_part_by_time' },
    what: 'pieces of files that were never sent whole',
  },
  removedPasskeys: {
    ...{ table: 'removed_passkey', at: 'removed_at', unit: 1, days: year, least: 90, index: 'removed_passkey_by_time' },
    what: 'passkeys that were removed, so that a page can say so',
  },
  realityChecks: {
    ...{ table: 'reality_check', at: 'answered_at', unit: 1000, days: 91, least: 91, index: 'reality_check_by_time' },
    what: 'when a session answered its last check; no session lives longer',
  },
  limitWarnings: {
    ...{ table: 'limit_warning', at: 'ends_at', unit: 1000, days: 30, least: 1, index: 'limit_warning_by_end' },
    what: 'of which share of a limit a player has heard, after its stretch',
  },
  limitTests: {
    ...{ table: 'limit_test', at: 'expires_at', unit: 1000, days: 1, least: 1, index: 'limit_test_by_end' },
    what: 'looser limits that waited for answers, after their end',
  },
} as const satisfies Record<string, Period>;

export type PeriodName = keyof typeof periods;
export const periodNames = Object.keys(periods) as PeriodName[];

const mostDays = 36_500;

/** `retention` of the site configuration: days by name. Fewer than the least are refused. Row OPS-38. */
export const RetentionDays = z.strictObject(
  Object.fromEntries(
    periodNames.map((name) => [name, z.optional(z.int().check(z.minimum(periods[name].least), z.maximum(mostDays)))]),
  ),
);
