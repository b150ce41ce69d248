import { text } from './bounded.ts';
import { ClientConfig, ClientLimit } from './client-config.ts';
import { dataOf, Seconds } from './common.ts';
import { DocumentReason, DocumentState } from './documents.ts';
import { lockReasons } from './lock-reasons.ts';
import { z } from './zod.ts';

/** Sandbox control (SANDBOX_CONTROL=1 only): arranges the world for a test. */
export const UserProfile = z.enum([
  'demo',
  'new',
  'player',
  'rich',
  'bonus',
  'two-step',
  'banned-53-1',
  'banned-45-2',
  'banned-10',
  'excluded',
  'limited',
  'unverified',
  'transfer',
  'frozen',
  'observer',
  'team-cash-3',
  'team-cash-4',
  'terms-old',
]);

/**
 * `share`: the world has this share of the competitions of each sport, from the top of its table, one at least; all
 * when absent. `play`: matches begin at this moment of the calendar, such as a Saturday afternoon, whatever the clock
 * of the world says.
 */
export const WorldRequest = z.object({
  seed: z.optional(z.int()),
  profile: z.optional(UserProfile),
  now: z.optional(Seconds),
  play: z.optional(Seconds),
  share: z.optional(z.number().check(z.gt(0), z.lte(1))),
});
const NewUser = z.object({ userId: z.int(), login: z.string(), password: z.string() });
export const WorldAnswer = dataOf(z.object({ id: z.string(), user: z.optional(NewUser) }));
export const UserRequest = z.object({
  profile: UserProfile,
  patch: z.optional(z.record(z.string(), z.unknown())),
  accounts: z.optional(z.array(z.object({ iso: z.string(), money: z.number(), type: z.optional(z.int()) }))),
});
export const UserAnswer = dataOf(NewUser);

/**
 * `path`: an exact path, or a pattern with `*`. The next `times` calls (default 1) that match it get this answer.
 * `body`: JSON, sent with `status`. `text` replaces the body of the true answer and keeps its headers: so a test serves
 * the file of another release.
 */
export const Fault = z.object({
  method: z.optional(z.string()),
  path: z.string(),
  when: z.optional(z.enum(['before', 'after'])),
  status: z.optional(z.int()),
  body: z.optional(z.unknown()),
  text: z.optional(z.string()),
  delayMs: z.optional(z.int()),
  drop: z.optional(z.boolean()),
  duplicate: z.optional(z.boolean()),
  times: z.optional(z.int()),
});
export type Fault = z.infer<typeof Fault>;
export const FaultsRequest = z.array(Fault);
/** Faults that have not happened yet. `times`: how many more calls will meet one. */
export const FaultsAnswer = dataOf(z.array(Fault));

export const ClockRequest = z.object({
  now: z.optional(Seconds),
  advance: z.optional(z.number()),
  speed: z.optional(z.number()),
});

export const GeoRequest = z.object({
  country: z.optional(z.string()),
  displayTypeId: z.optional(z.int()),
  templateTypeId: z.optional(z.int()),
  redirect: z.optional(z.unknown()),
  /** The host that the domains checker leads to. */
  host: z.optional(z.string()),
});

/** Runs one step of the match simulator. `run: false` stops it for this world. */
export const SimulatorRequest = z.union([
  z.object({ run: z.boolean() }),
  z.object({
    gameId: z.int(),
    do: z.enum(['start', 'goal', 'odds', 'suspend', 'resume', 'finish', 'settle', 'move', 'postpone', 'cancel']),
    /** With `suspend`: the reason; absent: by the operator. */
    reason: z.optional(z.enum(lockReasons)),
    /** Of `move`: seconds. */
    startAt: z.optional(z.int()),
    team: z.optional(z.union([z.literal(1), z.literal(2)])),
    marketId: z.optional(z.int()),
    coef: z.optional(z.number()),
    score: z.optional(z.tuple([z.int(), z.int()])),
    statusId: z.optional(z.int()),
    results: z.optional(z.record(z.string(), z.int())),
  }),
]);
export type SimulatorRequest = z.infer<typeof SimulatorRequest>;

export const FeedFaultRequest = z.object({
  do: z.enum(['gap', 'epoch', 'silence', 'cut']),
  topic: z.optional(z.string()),
  ms: z.optional(z.int()),
});
export type FeedFaultRequest = z.infer<typeof FeedFaultRequest>;

/**
 * Fields of the client config and of the balance. `accounts` sets what an account holds (decimal money), or opens it.
 * `teamCashPayments`: how many payments of the team are paid.
 */
export const UserPatchRequest = z.object({
  ...z.partial(ClientConfig).shape,
  accounts: z.optional(z.array(z.object({ iso: z.string(), money: z.number(), type: z.optional(z.int()) }))),
  activeAccountId: z.optional(z.int()),
  isAccountFrozen: z.optional(z.boolean()),
  limits: z.optional(z.array(ClientLimit)),
  isBlocked: z.optional(z.boolean()),
  /** A code in a message is asked for after the first step. */
  hasTwoStep: z.optional(z.boolean()),
  /** Their payees were named long ago: the first payment does not wait. */
  hasOldPayees: z.optional(z.literal(true)),
  teamCashPayments: z.optional(z.int()),
  isAvailableFirstDepositBonus: z.optional(z.boolean()),
  convertStatus: z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])),
});
export type UserPatchRequest = z.infer<typeof UserPatchRequest>;

/** The reviewer's decision on a document. */
export const DocumentVerdict = z.object({ to: DocumentState, reason: z.optional(DocumentReason) });

/** The link of a mail, as the mailer of the operator makes it. `login`: it signs in without a password. */
export const LinkRequest = z.object({
  kind: z.enum(['activate', 'activatefast', 'accountverify', 'stopnewsletter', 'login']),
});
/** The desk's or the bank's answer to a withdrawal: the money is back. */
export const WithdrawalMove = z.object({ to: z.enum(['rejected', 'returned']) });

/**
 * How the payment provider tells of the next event of `type` (any when absent): late by `delayMs`, twice, never, signed with
 * a wrong key, signed ten minutes ago, or with another one before it that names another sum or currency. Row PAY-07.
 */
export const PspHookFault = z.object({
  type: z.optional(z.string()),
  do: z.enum(['late', 'twice', 'never', 'forged', 'old', 'sum', 'currency']),
  delayMs: z.optional(z.int()),
});
export type PspHookFault = z.infer<typeof PspHookFault>;
/**
 * The simulated faults of the payment provider. `calls`: by the path of the wire form, such as `/v1/payment_intents`. A
 * part takes the place of the one before.
 */
export const PspRequest = z.object({
  latencyMs: z.optional(z.int()),
  calls: z.optional(FaultsRequest),
  hooks: z.optional(z.array(PspHookFault)),
});
export type PspRequest = z.infer<typeof PspRequest>;
const Hook = z.optional(z.nullable(z.object({ url: text(300), secret: text(120) })));
/**
 * The receiver of payment messages of this world, the payout provider and the document checker, each signed with its
 * `secret`; null: none, so the sandbox simulates them. Fields that are not named stay as they are.
 */
export const SubscriberRequest = z.object({ subscriber: Hook, payouts: Hook, documents: Hook });
/** Where the provider is and what opens it: for its official client in tests. `account`: of this world, null for the main one. */
export const PspAnswer = dataOf(
  z.object({ url: z.string(), secret: z.string(), hookSecret: z.string(), account: z.nullable(z.string()) }),
);

/** Sells a voucher. `amount`: units of `iso`. */
export const VoucherRequest = z.object({ amount: z.number(), iso: z.string().check(z.maxLength(5)) });
export const VoucherAnswer = dataOf(z.object({ code: z.string() }));
/**
 * Money comes for a deposit, by its number or by the code of a cash desk. `amount`: units of the currency that it is paid in; absent:
 * exactly what was asked. Row PAY-10.
 */
export const ArrivalRequest = z.object({
  number: z.optional(z.string().check(z.maxLength(20))),
  code: z.optional(z.string().check(z.maxLength(20))),
  amount: z.optional(z.number()),
});

/** Another branch of every chain wins, and the payments of its last blocks are in the next one; `isLost`: nowhere. Row PAY-10. */
export const ReorgRequest = z.object({ depth: z.int().check(z.gte(1), z.lte(100)), isLost: z.boolean() });

/** A clerk pays the cash of a withdrawal to a person who shows its code. */
export const DeskPayRequest = z.object({ code: z.string().check(z.maxLength(20)) });

/** `path`: of the site, with language and query. */
export const LinkAnswer = dataOf(z.object({ path: z.string() }));

/** Replaces values of the configuration, key by key. */
export const ConfigPatch = z.record(z.string(), z.unknown());
/** New terms hold from this time. */
export const TermsRequest = z.object({ updatedAt: Seconds });
export type TermsRequest = z.infer<typeof TermsRequest>;
export const VersionRequest = z.object({ version: z.string() });
export const ClockAnswer = dataOf(z.object({ now: Seconds }));
export const MailboxAnswer = dataOf(
  z.array(z.object({ at: Seconds, to: z.string(), subject: z.string(), text: z.string() })),
);
export const LogKind = z.enum(['requests', 'collector', 'errors']);
export type LogKind = z.infer<typeof LogKind>;
/** Entries differ by kind. `at`: milliseconds of the world. */
export const LogAnswer = dataOf(z.array(z.looseObject({ kind: LogKind, at: z.number() })));
