import type { Context } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { QrAnswerRequest, type QrAsker, QrLookRequest } from '../../contracts/qr-login.ts';
import { namesOfAgent } from '../auth/agent.ts';
import { answerQr, lookAtQr, type QrAsk, qrAskOf } from '../auth/qr-login.ts';
import { stepUp } from '../auth/step-up.ts';
import { countWrongCode, refuseGuesses } from '../auth/wrong-codes.ts';
import { readBody } from '../http/body.ts';
import { type Env, playerOf } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';

const answered = () => new ApiFailure(409, errorCodes.conflict, 'This code has already been used.');
const taken = () => new ApiFailure(409, errorCodes.alreadyTaken, 'Another account has already scanned this code.');

/** The open question behind a code. Guesses count together with wrong codes of a log-in. */
function openAsk(c: Context<Env>, code: string): QrAsk {
  const userId = playerOf(c);
  refuseGuesses(c, { userId });
  const ask = qrAskOf(c.get('world'), code);
  if (ask === null) {
    countWrongCode(c, { userId });
    throw notFound('This code');
  }
  if (ask.userId !== null && ask.userId !== userId) throw taken();
  if (ask.state !== 'waiting' && ask.state !== 'seen') throw answered();
  return ask;
}

/** Which device asks to be let in. */
export async function lookAtAsker(c: Context<Env>): Promise<QrAsker> {
  const { code } = await readBody(c, QrLookRequest);
  const { agent, address, country, askedAt, endsAt } = openAsk(c, code);
  lookAtQr(c.get('world'), code, playerOf(c));
  return {
    ...{ ...namesOfAgent(agent), address, country },
    ...{ askedAt: Math.floor(askedAt / 1000), expiresAt: Math.floor(endsAt / 1000) },
  };
}

/** Lets that device in, or refuses it, once. */
export async function answerAsker(c: Context<Env>): Promise<void> {
  const { code, isAllowed } = await readBody(c, QrAnswerRequest);
  openAsk(c, code);
  // The other device is then let in without a second step: what it shows is shown here.
  if (isAllowed) stepUp(c, 'device');
  if (!answerQr(c.get('world'), code, playerOf(c), isAllowed)) throw answered();
}
