import { errorCodes } from '../../contracts/common.ts';
import type { RoomOutcome } from '../../contracts/control-room.ts';
import type { SiteChange } from '../../contracts/site-version.ts';
import { sql, transaction } from '../db/index.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { changesOf } from './check.ts';
import { publishOver, requireFit } from './publish.ts';
import type { Told } from './store.ts';

type Values = Record<string, unknown>;
/** `authorId`: the account in the control room; null: a caller with the operator's token, who is not known further. */
export type Proposer = Told & { authorId: number | null };
export type Proposal = Proposer & { id: number; at: number; base: number; config: Values };

/** More at once nobody reads. */
const mostOpen = 20;

const read = ({ author_id: authorId, config, ...row }: Record<string, unknown>): Proposal =>
  ({ ...row, authorId, config: JSON.parse(String(config)) as Values }) as Proposal;

/** What waits for a second operator, the oldest first. */
export const openProposals = ({ db }: World): Proposal[] =>
  sql(db, 'SELECT * FROM site_proposal WHERE id > 0 ORDER BY id LIMIT ?').all(mostOpen).map(read);

/** One that waits; undefined: it was withdrawn, rejected or published, or there never was one. */
export const openProposal = ({ db }: World, id: number): Proposal | undefined => {
  const row = sql(db, 'SELECT * FROM site_proposal WHERE id = ?').get(id);
  return row && read(row);
};

const drop = ({ db }: World, id: number): boolean =>
  sql(db, 'DELETE FROM site_proposal WHERE id = ?').run(id).changes > 0;

/** What only takes apps away is a stop: it must not wait for anybody. */
const isStop = (changes: readonly SiteChange[]): boolean =>
  changes.length > 0 && changes.every(({ path, after }) => /^plugins\.[\w-]+\.enabled$/.test(path) && after === false);

function propose(world: World, base: number, { author, authorId, reason }: Proposer, config: Values): number {
  const open = sql(world.db, 'SELECT COUNT(*) AS count FROM site_proposal WHERE id > 0').get()?.count;
  if (Number(open) >= mostOpen)
    throw new ApiFailure(409, errorCodes.proposalsFull, 'Too many proposals wait. Approve or reject one first.');
  const { lastInsertRowid } = sql(
    world.db,
    'INSERT INTO site_proposal (at, author, author_id, reason, base, config) VALUES (?, ?, ?, ?, ?, ?)',
  ).run(world.clock.now(), author, authorId, reason, base, JSON.stringify(config));
  return Number(lastInsertRowid);
}

/** Must a second operator look at these values? `isAsked`: the site has it so. */
export const needsApproval = (world: World, config: Values, isAsked: boolean): boolean =>
  isAsked && !isStop(changesOf(world.config, config));

/** Publishes values, or lets them wait where a second operator must look at them. What cannot be published does not wait either. */
export function submit(world: World, base: number, told: Proposer, config: Values, isAsked: boolean): RoomOutcome {
  if (!needsApproval(world, config, isAsked))
    return { version: publishOver(world, base, told, config), proposal: null };
  requireFit(world, base, config);
  return { version: null, proposal: propose(world, base, told, config) };
}

/** A second person publishes what the first proposed. It must still be over the version that holds. Row SITE-05. */
export function approve(world: World, id: number, by: { name: string; userId: number }): RoomOutcome {
  return transaction(world.db, () => {
    const proposal = openProposal(world, id);
    if (proposal === undefined) throw notFound('This proposal');
    const { author, authorId, reason, base, config } = proposal;
    if (authorId === by.userId)
      throw new ApiFailure(403, errorCodes.forbidden, 'Another operator approves what you proposed.');
    const version = publishOver(world, base, { author: `${author}, ${by.name}`, reason }, config);
    drop(world, id);
    return { version, proposal: null };
  });
}

/** Its author withdraws a proposal, or another operator rejects it. */
export function reject(world: World, id: number): void {
  if (!drop(world, id)) throw notFound('This proposal');
}
