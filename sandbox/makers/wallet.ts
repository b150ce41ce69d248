import { currencyFacts } from '../../contracts/currencies.ts';
import { type MakerAnswer, MakerCall, type MakerRefusal } from '../../contracts/makers/index.ts';
import { raiseAlarm } from '../alarms/index.ts';
import { transaction } from '../db/index.ts';
import { isDemo, stakeBounds } from '../games/money.ts';
import { readJson } from '../http/json.ts';
import { balanceOf } from '../ledger/index.ts';
import { isSigned } from '../subscriber/index.ts';
import type { World } from '../world/world.ts';
import { bet, finish, rollback, win } from './acts.ts';
import type { KnownMaker } from './desk.ts';
import { heldBy, type MakerSession, nameFor, requireRunning, worldIn } from './sessions.ts';
import { MakerStop, refusalOf } from './stop.ts';

/** What came: the body as it stood on the wire, and the three headers of its signature. */
export type Sent = { maker: string; id: string; at: string; signatures: string; body: string };
export type Answered = { status: 200 | 400 | 401 | 403 | 404 | 409 | 500; body: MakerAnswer | MakerRefusal };
type Worlds = { main: World; get: (id: string) => World | null };

const longestBody = 4096;

function signedBy({ makers }: World, { maker, ...said }: Sent): KnownMaker {
  const known = makers.all().find(({ id }) => id === maker);
  // An unknown maker is refused with the same text, so that callers do not learn which makers exist.
  if (known === undefined || !isSigned(known.secret, said))
    throw new MakerStop('BAD_SIGNATURE', 'This call is not signed by this maker, or was signed too long ago.');
  return known;
}

function readCall(body: string): MakerCall {
  if (body.length > longestBody) throw new MakerStop('BAD_REQUEST', 'The body is too long.');
  const { data, error } = MakerCall.safeParse(readJson(body));
  if (data !== undefined) return data;
  const [issue] = error.issues;
  throw new MakerStop(
    'BAD_REQUEST',
    `${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? ''}`.slice(0, 200),
  );
}

const balanceView = ({ db }: World, { account_id, iso }: MakerSession): MakerAnswer => ({
  balance: balanceOf(db, account_id),
  currency: iso,
});

/** The first call of a session: who plays what, in which currency. */
function whoIs(world: World, session: MakerSession): MakerAnswer {
  requireRunning(world, session);
  const { iso, game, language } = session;
  return {
    ...balanceView(world, session),
    ...{ player: nameFor(world, session), game, language, isDemo: isDemo(session) },
    ...{ minStake: 1, maxStake: stakeBounds(iso).max, digits: currencyFacts(iso).digits },
  };
}

function act(world: World, maker: KnownMaker, call: MakerCall): MakerAnswer {
  const session = heldBy(world, maker.id, call.token);
  if (call.action === 'authenticate') return whoIs(world, session);
  if (call.action === 'bet') bet(world, session, maker, call);
  if (call.action === 'win') win(world, session, maker, call);
  if (call.action === 'rollback') rollback(world, session, maker, call);
  if (call.action === 'finish') finish(world, session, call);
  return balanceView(world, session);
}

/** Money moves in one transaction with the record of the call. */
function answer(world: World, maker: KnownMaker, call: MakerCall): MakerAnswer {
  try {
    return transaction(world.db, () => act(world, maker, call));
  } catch (error) {
    // After the transaction, which would take it along.
    if (error instanceof MakerStop && error.alarm !== null) raiseAlarm(world, { source: 'makers', ...error.alarm });
    throw error;
  }
}

/** Answers one call of a maker's server. Row AGG-01. */
export function answerMaker(worlds: Worlds, sent: Sent): Answered {
  try {
    const maker = signedBy(worlds.main, sent);
    const call = readCall(sent.body);
    const world = worlds.get(worldIn(call.token));
    if (world === null) throw new MakerStop('UNKNOWN_SESSION', 'This session does not exist.');
    return { status: 200, body: answer(world, maker, call) };
  } catch (error) {
    return refusalOf(error);
  }
}
