import {
  type DocumentReason,
  type DocumentState,
  type DocumentType,
  isVerified,
  type PlayerDocument,
  type Verification,
} from '../../contracts/documents.ts';
import { type User, userById } from '../auth/users.ts';
import { sql } from '../db/index.ts';
import { unauthorized } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { specimenOf } from './zone.ts';

export type StoredDocument = {
  id: number;
  user_id: number;
  type: DocumentType;
  file_name: string;
  size: number;
  zone: string;
  state: DocumentState;
  reason: DocumentReason | null;
  sent_at: number;
  changed_at: number;
  due_at: number | null;
  expires_at: number | null;
};

/** The file itself stays where it is. */
const columns = 'id, user_id, type, file_name, size, zone, state, reason, sent_at, changed_at, due_at, expires_at';

export const documentById = ({ db }: World, id: number): StoredDocument | null =>
  (sql(db, `SELECT ${columns} FROM document WHERE id = ?`).get(id) as StoredDocument | undefined) ?? null;

export const documentsOf = ({ db }: World, userId: number): StoredDocument[] =>
  sql(db, `SELECT ${columns} FROM document WHERE user_id = ? ORDER BY id DESC LIMIT 20`).all(
    userId,
  ) as StoredDocument[];

/** Those that go on by themselves, of all players. */
export const dueDocuments = ({ db }: World): StoredDocument[] =>
  sql(db, `SELECT ${columns} FROM document WHERE due_at IS NOT NULL`).all() as StoredDocument[];

/** What the player told of themselves, as far as a document says it too. */
export const toldBy = ({ clientConfig: { user_data: data } }: User) => ({
  surname: data?.surname ?? '',
  name: data?.name ?? '',
  birthDate: data?.date_birthday ?? '',
});

const seconds = (ms: number) => Math.floor(ms / 1000);

const documentView = (document: StoredDocument): PlayerDocument => ({
  id: document.id,
  type: document.type,
  fileName: document.file_name,
  bytes: document.size,
  state: document.state,
  ...(document.reason === null ? {} : { reason: document.reason }),
  sentAt: seconds(document.sent_at),
  changedAt: seconds(document.changed_at),
  ...(document.expires_at === null ? {} : { expiresAt: seconds(document.expires_at) }),
});

/** What a player may send: what the operator asks for, or else papers of identity; a further document when one is wanted. */
export function typesFor({ clientConfig }: User): DocumentType[] {
  const { verification_types: asked = [], requested_additional_document: isMoreWanted } = clientConfig;
  const known = ([1, 2, 3] as const).filter((type) => asked.includes(type));
  if (known.length > 0) return known;
  return isMoreWanted === true ? [1, 2, 3] : [1, 2];
}

export function verificationOf(world: World, userId: number): Verification {
  const user = userById(world.db, userId);
  if (user === null) throw unauthorized();
  const documents = documentsOf(world, userId);
  const isOpen = documents.some(({ state }) => state === 'new' || state === 'processing');
  return {
    status: isVerified(user.clientConfig) ? 'verified' : isOpen ? 'waiting' : 'none',
    types: typesFor(user),
    documents: documents.map(documentView),
    isMoreWanted: user.clientConfig.requested_additional_document === true,
    ...(world.isReal ? {} : { specimen: specimenOf(toldBy(user), world.clock.now(), userId) }),
  };
}
