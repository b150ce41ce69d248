/**
 * One act of the player. `key`: a UUID made once for the act and sent with it. `userId`: whose act it is. `sentAt`:
 * epoch ms.
 */
export type KeyedCall = { key: string; userId: number; sentAt: number };

/** Why the server did not do it. `code` is a code of the contract, 0 when the server gave none. */
export type Refusal = { code: number; message: string; data: unknown };

/**
 * What became of a key, for good. `refused`: the server considered the act and refused it; the key is used up.
 * `key_taken`: another act went out under this key, so this one was not done and never will be. `turned_away`: the
 * server did not consider the act (sign-in, captcha, rate) and stored nothing under the key. `closed`: the key was
 * closed, so nothing was done and nothing will be.
 */
export type Outcome<Result> =
  | { kind: 'done'; result: Result }
  | { kind: 'refused' | 'key_taken' | 'turned_away'; refusal: Refusal }
  | { kind: 'closed' };

/** What one answer says. `unknown`: not known yet. */
export type Heard<Result> = Outcome<Result> | { kind: 'unknown' };
/** What the server says about a key. `unheard_of`: the key never arrived, so it may be closed. */
export type Look<Result> = Heard<Result> | { kind: 'unheard_of' };

export type Answered<Call, Result> = { call: Call; outcome: Outcome<Result> };

export const isDefinitive = <Result>(heard: Look<Result>): heard is Outcome<Result> =>
  heard.kind !== 'unknown' && heard.kind !== 'unheard_of';
