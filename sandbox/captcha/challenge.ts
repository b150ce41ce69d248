import { createHash, randomBytes, randomUUID } from 'node:crypto';

import type { CaptchaChallenge, CaptchaCode } from '../../contracts/captcha.ts';
import { createPicture } from './picture.ts';
import { createSlider, sliderTolerance } from './slider.ts';
import { between } from './svg.ts';

/**
 * About 30 000 hashes. For one person's device that is a moment; for somebody who sends thousands of calls it is a high
 * price.
 */
const workBits = 15;

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

function made(code: CaptchaCode): {
  show: (open: Open) => CaptchaChallenge;
  isRight: (answer: string) => boolean;
} {
  if (code === 100) {
    const { image, text } = createPicture();
    return {
      show: (open) => ({ ...open, kind: 'picture', image }),
      isRight: (answer) => answer.replaceAll(/\s/g, '').toUpperCase() === text,
    };
  }
  if (code === 111) {
    const [a, b, c] = [between(2, 12), between(2, 12), between(1, 4)];
    return {
      show: (open) => ({ ...open, kind: 'question', question: `${String(a)} + ${String(b)} − ${String(c)}` }),
      isRight: (answer) => answer.trim() === String(a + b - c),
    };
  }
  if (code === 112) {
    const salt = randomBytes(12).toString('hex');
    return {
      show: (open) => ({ ...open, kind: 'work', work: { salt, bits: workBits } }),
      isRight: (answer) => isWork(salt, workBits, answer),
    };
  }
  const { left, ...slider } = createSlider();
  return {
    show: (open) => ({ ...open, kind: 'slider', slider }),
    isRight: (answer) => answer.trim() !== '' && Math.abs(Number(answer) - left) <= sliderTolerance,
  };
}

export function createChallenge(code: CaptchaCode): Challenge {
  const id = randomUUID();
  const { show, isRight } = made(code);
  return { id, code, show: (time) => show({ id, time }), isRight };
}
