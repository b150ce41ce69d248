/** Documents that show who a player is. Rows VERIF-01, VERIF-04, VERIF-09, VERIF-10. */
import { text } from './bounded.ts';
import { dataOf, Seconds } from './common.ts';
import { z } from './zod.ts';

/** The maximum size of a document in bytes. */
export const maxDocumentBytes = 10 * 1024 * 1024;
/** A document is uploaded in parts of this many bytes; the last one is shorter. */
export const partBytes = 128 * 1024;
/** So many parts the longest document has. */
export const mostParts = maxDocumentBytes / partBytes;

/** Numbers of `verification_types`. 1: passport, 2: identity card, 3: proof of address. */
const documentTypes = [1, 2, 3] as const;
export type DocumentType = (typeof documentTypes)[number];
export const DocumentType = z.literal(documentTypes);
/** Does a document of this type have a machine-readable zone? */
export const hasZone = (type: DocumentType): boolean => type !== 3;

/**
 * `new`: it is here. `waiting_for_you`: the player has to do something. `expired`: it was good, and its day has passed.
 */
const documentStates = ['new', 'processing', 'waiting_for_you', 'passed', 'rejected', 'expired'] as const;
export type DocumentState = (typeof documentStates)[number];
export const DocumentState = z.literal(documentStates);
/** Nothing happens to it by itself any more. */
export const isDecided = (state: DocumentState): boolean => state !== 'new' && state !== 'processing';

/** Why a document was refused: `used`: it belongs to another account. `age`: its owner is too young. */
const documentReasons = ['name', 'birthday', 'unreadable', 'cut', 'old', 'other', 'used', 'age'] as const;
export const DocumentReason = z.literal(documentReasons);
export type DocumentReason = z.infer<typeof DocumentReason>;

/** `fileName`: as the player's device calls it. `expiresAt`: the day on the document, once it has passed. */
export const PlayerDocument = z.object({
  id: z.int(),
  type: DocumentType,
  fileName: z.string(),
  bytes: z.int(),
  state: DocumentState,
  reason: z.optional(DocumentReason),
  sentAt: Seconds,
  changedAt: Seconds,
  expiresAt: z.optional(Seconds),
});
export type PlayerDocument = z.infer<typeof PlayerDocument>;

/**
 * `status`: has the player shown who they are? `types`: what may be sent. `documents`: the newest first, at most twenty.
 * `isMoreWanted`: one more document was asked for. `specimen`: where only play money is, the lines of a made-up passport in
 * the player's name.
 */
export const Verification = z.object({
  status: z.enum(['none', 'waiting', 'verified']),
  types: z.array(DocumentType),
  documents: z.array(PlayerDocument),
  isMoreWanted: z.boolean(),
  specimen: z.optional(z.string()),
});
export type Verification = z.infer<typeof Verification>;
export const VerificationAnswer = dataOf(Verification);

/**
 * A part goes as multipart: `id` (a UUID of the file), `place` (from 0), `of` (how many parts there are), `file`. The answer says
 * how many are here.
 */
export const DocumentPartAnswer = dataOf(z.object({ have: z.int() }));

/** Hands in the file whose parts are here. `zone`: the machine-readable lines; empty for a type without them. */
export const DocumentRequest = z.object({
  fileId: text(36),
  type: DocumentType,
  fileName: text(200),
  zone: text(200),
});

/** The type of the file, by its first bytes and not by its name; null for an unsupported type. */
export function documentKindOf(bytes: Uint8Array): 'jpeg' | 'png' | null {
  const begins = (...signs: number[]) => signs.every((sign, index) => bytes[index] === sign);
  if (begins(0xff, 0xd8, 0xff)) return 'jpeg';
  return begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? 'png' : null;
}

/** Status 1 or the group of those who passed, and no further document is asked for. Row VERIF-01. */
export const isVerified = (config: {
  verification_status?: number;
  verification_status_group_code?: string;
  requested_additional_document?: boolean;
}): boolean =>
  (config.verification_status === 1 || config.verification_status_group_code === 'VERIFICATION_SUCCESSFUL') &&
  config.requested_additional_document !== true;
