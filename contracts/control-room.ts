/** What the control room of an operator asks of the server, beside what it reads of the apps. */
import { Alarm } from './alarm.ts';
import { loose, text } from './bounded.ts';
import { dataOf, Millis } from './common.ts';
import { SiteChange, SiteFault, SiteVersion } from './site-version.ts';
import { z } from './zod.ts';

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** `name`: who it is, kept in the history. `token`: OPERATOR_TOKEN. */
export const RoomSignInRequest = z.object({ name: line(60), token: text(400) });

/** Null: the account has the right, and no operator has signed in in this browser. */
const RoomOperator = z.nullable(z.object({ name: z.string(), endsAt: Millis }));
/** `isOpen`: the server has a token of the operator, so one may sign in. */
export const RoomStateAnswer = dataOf(z.object({ isOpen: z.boolean(), session: RoomOperator }));
export type RoomState = z.infer<typeof RoomStateAnswer>['data'];

/**
 * The changes of a draft: fields of apps and the order of slots, each over the present value; null removes the site's
 * own value. `apps`: by app and field, as `{ news: { enabled: false } }`. `orders`: the order of the apps, by slot.
 */
const draft = { apps: loose(60_000), orders: loose(20_000) };
export const RoomCheckRequest = z.object(draft);
/** `base`: the version that the draft was compared with. */
export const RoomPublishRequest = z.object({ ...draft, base: z.int(), reason: line(500) });
export const RoomUndoRequest = z.object({ base: z.int() });

/** A change without values is of a field that the room does not show. */
const RoomVersion = z.object({ ...SiteVersion.shape, changes: z.array(SiteChange) });
export type RoomVersion = z.infer<typeof RoomVersion>;

/**
 * Values that wait for a second operator. `base`: the version that they were made over. `isOwn`: made by the caller,
 * who cannot approve it.
 */
const RoomProposal = z.object({
  ...{ id: z.int(), at: Millis, author: z.string(), reason: z.string(), base: z.int(), isOwn: z.boolean() },
  changes: z.array(SiteChange),
});
export type RoomProposal = z.infer<typeof RoomProposal>;

/** The result of a draft: a version in force, or a proposal that waits for a second operator. */
export const RoomPublishAnswer = dataOf(z.object({ version: z.nullable(SiteVersion), proposal: z.nullable(z.int()) }));
export type RoomOutcome = z.infer<typeof RoomPublishAnswer>['data'];

/** `proposals`: what waits for a second operator. `hash`: of all values that hold, as an exported file names it. `plugins`, `slots`: the site's own values, as every page reads them. `alarms`: money that needs a hand. */
export const RoomSiteAnswer = dataOf(
  z.object({
    version: z.int(),
    hash: z.string(),
    plugins: z.record(z.string(), z.unknown()),
    slots: z.record(z.string(), z.unknown()),
    history: z.array(RoomVersion),
    proposals: z.array(RoomProposal),
    alarms: z.array(Alarm),
  }),
);
export type RoomSite = z.infer<typeof RoomSiteAnswer>['data'];

/**
 * The changes of the draft against `version`, and its errors, each with its path. `needsApproval`: it waits for a
 * second operator.
 */
export const RoomCheckAnswer = dataOf(
  z.object({
    ...{ version: z.int(), faults: z.array(SiteFault), changes: z.array(SiteChange) },
    needsApproval: z.boolean(),
  }),
);
export type RoomCheck = z.infer<typeof RoomCheckAnswer>['data'];
