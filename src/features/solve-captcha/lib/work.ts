import { sha256Start } from './sha256';

/** How long one slice of work lasts, ms: so short that nobody notices it. */
const sliceMs = 8;

export type Work = { salt: string; bits: number };

const isSolved = ({ salt, bits }: Work, answer: string): boolean =>
  sha256Start(`${salt}:${answer}`) >>> (32 - bits) === 0;

/** Gives the page time between two slices, so that it draws and answers presses. */
const breathe = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Looks for a text that the backend accepts as work. Works in slices, so that the page still answers. The content
 * policy allows no worker from a blob, and a worker's own file would cost more than the work. Null when it finds none
 * within `ms`.
 */
export async function solveWork(work: Work, ms: number): Promise<string | null> {
  const deadline = performance.now() + ms;
  let nonce = 0;
  while (performance.now() < deadline) {
    const end = performance.now() + sliceMs;
    do {
      const answer = nonce.toString(36);
      if (isSolved(work, answer)) return answer;
      nonce += 1;
    } while (nonce % 64 !== 0 || performance.now() < end);
    await breathe();
  }
  return null;
}
