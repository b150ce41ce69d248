import { createHash, randomInt } from 'node:crypto';

import type { QrState } from '../../contracts/qr-login.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { keepNewest } from './keep-newest.ts';
import type { Place } from './sessions.ts';

/** A code is good for so long. The browser that was let in has as much time again to notice it. */
const codeMs = 2 * 60_000;
/** Without signs that look alike. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 8;

const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest('base64url');

/** `userId`: the player who looked at it first. No other player may answer. Times: ms. */
export type QrAsk = Place & { askedAt: number; endsAt: number; state: QrState; userId: number | null };

/** Tabs of one browser that may show a code at once. Report R-A1. */
const mostCodes = 3;

/**
 * A new code for this visitor's session. Codes of its other tabs stay, the oldest is dropped. An answer "no" is over:
 * it was to an earlier code.
 */
export function askByQr({ db, clock }: World, sessionId: number, place: Place): { code: string; endsAt: number } {
  const code = Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
  const endsAt = clock.now() + codeMs;
  sql(db, 'DELETE FROM qr_login WHERE ends_at <= ?').run(clock.now());
  sql(db, `DELETE FROM qr_login WHERE session_id = ? AND state = 'refused'`).run(sessionId);
  sql(
    db,
    `INSERT INTO qr_login (session_id, code_hash, agent, address, country, asked_at, ends_at, state)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'waiting')`,
  ).run(sessionId, hashOf(code), place.agent, place.address, place.country, clock.now(), endsAt);
  keepNewest(db, 'qr_login', { session: sessionId, made: hashOf(code), most: mostCodes });
  return { code, endsAt };
}

/** The most telling state is first: one allowed code lets the whole browser in. */
const byWeight: readonly QrState[] = ['allowed', 'seen', 'refused', 'waiting'];

/** The state of this session's codes. */
export function qrStateOf({ db, clock }: World, sessionId: number): QrState {
  const rows = sql(db, 'SELECT state FROM qr_login WHERE session_id = ? AND ends_at > ?').all(sessionId, clock.now());
  return byWeight.find((state) => rows.some((row) => row.state === state)) ?? 'over';
}

/** The player who let this session in, once: its other codes are over too. Null: nobody did. */
export function takeQrLogin({ db, clock }: World, sessionId: number): number | null {
  const row = sql(
    db,
    `SELECT user_id FROM qr_login WHERE session_id = ? AND ends_at > ? AND state = 'allowed' ORDER BY ends_at DESC`,
  ).get(sessionId, clock.now());
  if (row === undefined) return null;
  sql(db, 'DELETE FROM qr_login WHERE session_id = ?').run(sessionId);
  return Number(row.user_id);
}

/** The browser that asks by this code; null for an old or a wrong one. */
export function qrAskOf({ db, clock }: World, code: string): QrAsk | null {
  const row = sql(db, 'SELECT * FROM qr_login WHERE code_hash = ? AND ends_at > ?').get(hashOf(code), clock.now());
  if (row === undefined) return null;
  return {
    ...{ agent: String(row.agent), address: String(row.address), country: String(row.country) },
    ...{ askedAt: Number(row.asked_at), endsAt: Number(row.ends_at), state: String(row.state) as QrState },
    userId: row.user_id === null ? null : Number(row.user_id),
  };
}

/** The first player who looks is the one who may answer. */
export const lookAtQr = ({ db }: World, code: string, userId: number): void =>
  void sql(db, `UPDATE qr_login SET state = 'seen', user_id = ? WHERE code_hash = ? AND state = 'waiting'`).run(
    userId,
    hashOf(code),
  );

/** False: it has its answer already. */
export const answerQr = ({ db, clock }: World, code: string, userId: number, isAllowed: boolean): boolean =>
  sql(db, `UPDATE qr_login SET state = ?, ends_at = ? WHERE code_hash = ? AND user_id = ? AND state = 'seen'`).run(
    isAllowed ? 'allowed' : 'refused',
    clock.now() + codeMs,
    hashOf(code),
    userId,
  ).changes > 0;
