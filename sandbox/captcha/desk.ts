import { randomBytes } from 'node:crypto';

import {
  CAPTCHA_TYPE,
  type CaptchaChallenge,
  type CaptchaCode,
  type CaptchaDemand,
  type CaptchaValidateAnswer,
} from '../../contracts/captcha.ts';
import { createChallenge, type Challenge } from './challenge.ts';

const lifeSeconds = 120;
const tokenSeconds = 120;
/** The last wrong answer in a row ends the player's session. */
const maxWrong = 5;

/** Per session of a browser: the open challenge and how often its predecessors were answered wrongly. Times in ms. */
type Held = { challenge: Challenge; endsAt: number; wrong: number };

type Asked = { id: string; code: CaptchaCode; answer: string };

/** Challenges, the tokens that they earn and the calls that want one, in memory: a restart forgives. */
export type CaptchaDesk = {
  demand: (demand: CaptchaDemand) => void;
  /** The demand that this call meets; `token` serves it once, for the session that earned it. */
  pass: (call: { method: string; path: string; sessionId: number | null; token?: string }) => CaptchaDemand | null;
  /** Whether this session has earned the token and not used it yet; it is used up by the question. */
  redeem: (sessionId: number | null, token: string | undefined) => boolean;
  /** The open challenge of this kind, a new one when there is none. */
  open: (sessionId: number, code: CaptchaCode) => CaptchaChallenge;
  secondsLeft: (sessionId: number) => number;
  /** `isKept`: the same challenge with its whole time again; else a new one of the same kind. Seconds left, 0 when there is none. */
  renew: (sessionId: number, isKept: boolean) => number;
  answer: (sessionId: number, asked: Asked, isTest: boolean) => CaptchaValidateAnswer;
};

export function createCaptchaDesk(now: () => number): CaptchaDesk {
  const held = new Map<number, Held>();
  const tokens = new Map<string, { sessionId: number; endsAt: number }>();
  let demands: CaptchaDemand[] = [];
  let logsOutNext = false;

  const sweep = () => {
    for (const [id, { endsAt }] of held) if (endsAt + lifeSeconds * 10_000 < now()) held.delete(id);
    for (const [token, { endsAt }] of tokens) if (endsAt < now()) tokens.delete(token);
  };
  const left = ({ endsAt }: Held): number => Math.max(0, Math.ceil((endsAt - now()) / 1000));
  const put = (sessionId: number, code: CaptchaCode, wrong: number): Held => {
    sweep();
    const entry = { challenge: createChallenge(code), endsAt: now() + lifeSeconds * 1000, wrong };
    held.set(sessionId, entry);
    return entry;
  };
  const refusal = (type: number, key: string, time: number): CaptchaValidateAnswer => ({
    success: false,
    type,
    time,
    error_message: key,
  });

  const redeem = (sessionId: number | null, token: string | undefined): boolean => {
    const earned = token === undefined ? undefined : tokens.get(token);
    if (token !== undefined) tokens.delete(token);
    return earned !== undefined && earned.sessionId === sessionId && earned.endsAt >= now();
  };

  return {
    redeem,
    demand: (demand) => void demands.push(demand),
    pass: ({ method, path, sessionId, token }) => {
      const demand = demands.find(
        (entry) => entry.path === path && (entry.method === undefined || entry.method === method),
      );
      if (demand === undefined) return null;
      if (redeem(sessionId, token)) {
        demands = demands.filter((entry) => entry !== demand);
        return null;
      }
      logsOutNext = demand.logsOut === true;
      return demand;
    },
    open: (sessionId, code) => {
      const known = held.get(sessionId);
      const isOpen = known !== undefined && known.challenge.code === code && left(known) > 0;
      const entry = isOpen ? known : put(sessionId, code, known?.wrong ?? 0);
      return entry.challenge.show(left(entry));
    },
    secondsLeft: (sessionId) => {
      const known = held.get(sessionId);
      return known === undefined ? 0 : left(known);
    },
    renew: (sessionId, isKept) => {
      const known = held.get(sessionId);
      if (known === undefined) return 0;
      if (isKept && left(known) > 0) known.endsAt = now() + lifeSeconds * 1000;
      else put(sessionId, known.challenge.code, known.wrong);
      return lifeSeconds;
    },
    answer: (sessionId, { id, code, answer }, isTest) => {
      const known = held.get(sessionId);
      if (known === undefined || known.challenge.id !== id || known.challenge.code !== code || left(known) === 0)
        return refusal(CAPTCHA_TYPE.late, 'captcha.late', 0);
      if (logsOutNext) {
        logsOutNext = false;
        held.delete(sessionId);
        return refusal(CAPTCHA_TYPE.logOut, 'captcha.loggedOut', 0);
      }
      if (known.challenge.isRight(answer) || (isTest && answer === 'ok')) {
        held.delete(sessionId);
        const token = randomBytes(18).toString('base64url');
        tokens.set(token, { sessionId, endsAt: now() + tokenSeconds * 1000 });
        return { success: true, type: CAPTCHA_TYPE.fine, time: 0, error_message: '', token };
      }
      const wrong = known.wrong + 1;
      if (wrong >= maxWrong) {
        held.delete(sessionId);
        return refusal(CAPTCHA_TYPE.logOut, 'captcha.loggedOut', 0);
      }
      return refusal(CAPTCHA_TYPE.wrong, 'captcha.wrong', left(put(sessionId, code, wrong)));
    },
  };
}
