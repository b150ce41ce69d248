import { randomBytes } from 'node:crypto';

import {
  type CaptchaChallenge,
  type CaptchaCode,
  type CaptchaDemand,
  captchaTypes,
  type CaptchaValidateAnswer,
  standsFor,
} from '../../contracts/captcha.ts';
import { type Challenge, createChallenge, maxLevel, type Price } from './challenge.ts';

const lifeSeconds = 120;
const tokenSeconds = 120;
/** This many wrong answers in a row end the player's session. */
const maxWrong = 5;

/** An address may try so often before each further challenge costs more. */
const triesOfLevel = 3;

/**
 * For each browser session: the open challenge, the kind that its answer earns a token of, and how many wrong answers
 * came in a row. Times in ms.
 */
type Held = { challenge: Challenge; asked: CaptchaCode; price: Price; endsAt: number; wrong: number };

type Asked = { id: string; code: CaptchaCode; answer: string };

/** Holds challenges, the tokens that they earn and the calls that need one. All in memory: a restart forgets them. */
export type CaptchaDesk = {
  demand: (demand: CaptchaDemand) => void;
  /** Finds the demand that this call meets. A `token` answers it once, and only for the session that earned it. */
  pass: (call: { method: string; path: string; sessionId: number | null; token?: string }) => CaptchaDemand | null;
  /** Has this session an unused token of this kind? Asking uses it up. */
  redeem: (sessionId: number | null, token: string | undefined, code: CaptchaCode) => boolean;
  /**
   * Gives the open challenge of this kind, and makes one when there is none. `asked`: the kind that it replaces, where
   * that is another. `tries`: how often this address has answered lately.
   */
  open: (sessionId: number, code: CaptchaCode, more?: { asked?: CaptchaCode; tries?: number }) => CaptchaChallenge;
  secondsLeft: (sessionId: number) => number;
  /**
   * `isKept`: gives the same challenge its whole time again. Otherwise makes another one of the same kind. Returns the
   * seconds that are left; 0 when there is no challenge.
   */
  renew: (sessionId: number, isKept: boolean) => number;
  answer: (sessionId: number, asked: Asked, isTest: boolean) => CaptchaValidateAnswer;
};

export function createCaptchaDesk(now: () => number): CaptchaDesk {
  const held = new Map<number, Held>();
  const tokens = new Map<string, { sessionId: number; code: CaptchaCode; endsAt: number }>();
  let demands: CaptchaDemand[] = [];
  let logsOutNext = false;

  const sweep = () => {
    for (const [id, { endsAt }] of held) if (endsAt + lifeSeconds * 10_000 < now()) held.delete(id);
    for (const [token, { endsAt }] of tokens) if (endsAt < now()) tokens.delete(token);
  };
  const left = ({ endsAt }: Held): number => Math.max(0, Math.ceil((endsAt - now()) / 1000));
  type Kind = { code: CaptchaCode; asked: CaptchaCode; price: Price };
  const put = (sessionId: number, { code, asked, price }: Kind, wrong: number): Held => {
    sweep();
    const entry = { challenge: createChallenge(code, price), asked, price, endsAt: now() + lifeSeconds * 1000, wrong };
    held.set(sessionId, entry);
    return entry;
  };
  const refusal = (type: number, key: string, time: number): CaptchaValidateAnswer => ({
    success: false,
    type,
    time,
    error_message: key,
  });

  const anew = (sessionId: number, { challenge, asked, price, wrong }: Held): Held =>
    put(sessionId, { code: challenge.code, asked, price }, wrong);
  const redeem: CaptchaDesk['redeem'] = (sessionId, token, code) => {
    const earned = token === undefined ? undefined : tokens.get(token);
    if (token !== undefined) tokens.delete(token);
    return earned !== undefined && earned.sessionId === sessionId && earned.code === code && earned.endsAt >= now();
  };

  return {
    redeem,
    demand: (demand) => void demands.push(demand),
    pass: ({ method, path, sessionId, token }) => {
      const demand = demands.find(
        (entry) => entry.path === path && (entry.method === undefined || entry.method === method),
      );
      if (demand === undefined) return null;
      if (redeem(sessionId, token, demand.code)) {
        demands = demands.filter((entry) => entry !== demand);
        return null;
      }
      logsOutNext = demand.logsOut === true;
      return demand;
    },
    open: (sessionId, code, { asked: wanted = code, tries = 0 } = {}) => {
      const known = held.get(sessionId);
      const asked = standsFor(code, wanted) ? wanted : code;
      const isOpen = known !== undefined && known.challenge.code === code && known.asked === asked && left(known) > 0;
      const price = { isInstead: asked !== code, level: Math.min(maxLevel, Math.floor(tries / triesOfLevel)) };
      const entry = isOpen ? known : put(sessionId, { code, asked, price }, known?.wrong ?? 0);
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
      else anew(sessionId, known);
      return lifeSeconds;
    },
    answer: (sessionId, { id, code, answer }, isTest) => {
      const known = held.get(sessionId);
      if (known === undefined || known.challenge.id !== id || known.challenge.code !== code || left(known) === 0)
        return refusal(captchaTypes.late, 'captcha.late', 0);
      if (logsOutNext) {
        logsOutNext = false;
        held.delete(sessionId);
        return refusal(captchaTypes.logOut, 'captcha.loggedOut', 0);
      }
      if (known.challenge.isRight(answer) || (isTest && answer === 'ok')) {
        held.delete(sessionId);
        const token = randomBytes(18).toString('base64url');
        tokens.set(token, { sessionId, code: known.asked, endsAt: now() + tokenSeconds * 1000 });
        return { success: true, type: captchaTypes.fine, time: 0, error_message: '', token };
      }
      const wrong = known.wrong + 1;
      if (wrong >= maxWrong) {
        held.delete(sessionId);
        return refusal(captchaTypes.logOut, 'captcha.loggedOut', 0);
      }
      return refusal(captchaTypes.wrong, 'captcha.wrong', left(anew(sessionId, { ...known, wrong })));
    },
  };
}

declare module '../world/world.ts' {
  interface World {
    captcha: CaptchaDesk;
  }
}
