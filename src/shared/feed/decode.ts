import { Champ, ControlFrame, EntityOp, Game, Market, Sport } from '@contracts/feed';
import { type FeedOp, type UserEvent } from '@contracts/frames';
import type { z } from '@contracts/zod';

import type { Frame } from './sync-state';

type Op = FeedOp;

const shapes = { sport: Sport.shape, champ: Champ.shape, game: Game.shape, market: Market.shape };

const isRecord = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null;

/** This runs for every frame. The check is written by hand, because a schema takes ten times as long. */
function isOdds(raw: Record<string, unknown>): boolean {
  const { values } = raw;
  if (!Array.isArray(values) || values.length % 2 !== 0) return false;
  for (const value of values) if (!Number.isSafeInteger(value)) return false;
  return true;
}

/** A patched entity must still fit the contract; null clears a field. */
function isPatch({ kind, value }: Record<string, unknown>): boolean {
  if (!isRecord(value)) return false;
  if (kind !== 'sport' && kind !== 'champ' && kind !== 'game' && kind !== 'market') return false;
  const fields = Object.entries<z.ZodMiniType>(shapes[kind]);
  return fields.every(([name, schema]) => (value[name] ?? null) === null || schema.safeParse(value[name]).success);
}

/**
 * The kinds of events of the player's own topic. The model that keeps a value checks it. A visitor gets no such event.
 */
const userKinds: Readonly<Record<UserEvent['kind'], true>> = {
  balance: true,
  coupon: true,
  order: true,
  session: true,
  sale: true,
  player: true,
  security: true,
  limit: true,
  play: true,
  payment: true,
};
export const isUserEvent = (op: { op: unknown; kind?: unknown }): op is UserEvent =>
  op.op === 'put' && typeof op.kind === 'string' && Object.hasOwn(userKinds, op.kind);

function isOp(raw: unknown): raw is Op {
  if (!isRecord(raw)) return false;
  if (raw.op === 'odds') return isOdds(raw);
  if (raw.kind === 'shared' || raw.kind === 'zone' || isUserEvent({ op: raw.op, kind: raw.kind }))
    return isRecord(raw.value);
  return EntityOp.safeParse(raw).success && (raw.op !== 'patch' || isPatch(raw));
}

function isFrame(raw: unknown): raw is Frame {
  if (!isRecord(raw)) return false;
  if (raw.t !== 'delta') return ControlFrame.safeParse(raw).success;
  const { topic, epoch, seq, ts, ops } = raw;
  const hasHead =
    typeof topic === 'string' && typeof epoch === 'string' && Number.isSafeInteger(seq) && typeof ts === 'number';
  return hasHead && Array.isArray(ops) && ops.every(isOp);
}

/** Reads a message of the server: one frame or a batch of frames. Leaves out and counts what breaks the contract. */
export function decodeMessage(text: string): { frames: Frame[]; dropped: number } {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { frames: [], dropped: 1 };
  }
  const all: unknown[] = Array.isArray(raw) ? raw : [raw];
  const frames = all.filter(isFrame);
  return { frames, dropped: all.length - frames.length };
}
