import { createHash, randomBytes, randomUUID } from 'node:crypto';

import type { CaptchaChallenge, CaptchaCode } from '../../contracts/captcha.ts';
import { createPicture } from './picture.ts';
import { createSlider, sliderTolerance } from './slider.ts';
import { between } from './svg.ts';

/**
 * About 30 000 hashes. For one person's device that is a moment; for somebody who sends thousands of calls it is a high
 * price. In place of another kind it is four times that, and each level doubles it.
 */
const workBits = { own: 15, instead: 17 };

/** The surcharge of a challenge. `level`: 0 to `maxLevel`, by how often the caller's address has tried. */
export type Price = { isInstead: boolean; level: number };
export const maxLevel = 4;

type Open = { id: string; time: number };

/** Shows a challenge with its remaining seconds, and checks an answer. */
export type Challenge = {
  id: string;
  code: CaptchaCode;
  show: (secondsLeft: number) => CaptchaChallenge;
  isRight: (answer: string) => boolean;
};

/** Does the SHA-256 of `salt:answer` begin with this many zero bits? */
function isWork(salt: string, bits: number, answer: string): boolean {
  const digest = createHash('sha256').update(`${salt}:${answer}`).digest();
  return digest.readUInt32BE(0) >>> (32 - bits) === 0;
}

function made(
  code: CaptchaCode,
  { isInstead, level }: Price,
): {
  show: (open: Open) => CaptchaChallenge;
  isRight: (answer: string) => boolean;
} {
  if (code === 100) {
    const { image, text } = createPicture(level);
    return {
      show: (open) => ({ ...open, kind: 'picture', image }),
      isRight: (answer) => answer.replaceAll(/\s/g, '').toUpperCase() === text,
    };
  }
  if (code === 111) {
    const added = Array.from({ length: 2 + level }, () => between(2, 12));
    const taken = between(1, 4);
    const sum = added.reduce((one, other) => one + other) - taken;
    return {
      show: (open) => ({ ...open, kind: 'question', question: `${added.join(' + ')} − ${String(taken)}` }),
      isRight: (answer) => answer.trim() === String(sum),
    };
  }
  if (code === 112) {
    const salt = randomBytes(12).toString('hex');
    const bits = workBits[isInstead ? 'instead' : 'own'] + level;
    return {
      show: (open) => ({ ...open, kind: 'work', work: { salt, bits } }),
      isRight: (answer) => isWork(salt, bits, answer),
    };
  }
  const { left, ...slider } = createSlider();
  return {
    show: (open) => ({ ...open, kind: 'slider', slider }),
    isRight: (answer) => answer.trim() !== '' && Math.abs(Number(answer) - left) <= sliderTolerance,
  };
}

export function createChallenge(code: CaptchaCode, price: Price): Challenge {
  const id = randomUUID();
  const { show, isRight } = made(code, price);
  return { id, code, show: (time) => show({ id, time }), isRight };
}
