const everyMs = 5000;
/** So many questions in a row without an answer, and the page behind the frame hangs. */
const maxUnanswered = 2;

type Pulse = { isVisible: () => boolean; ask: () => void; fail: () => void; gone: AbortSignal };

/**
 * Asks a frame that is in sight whether it lives. Fault F96. The returned function is called for every message of it.
 */
export function followPulse({ isVisible, ask, fail, gone }: Pulse): () => void {
  let unanswered = 0;
  const timer = setInterval(() => {
    // A browser may suspend an invisible frame.
    if (!isVisible()) unanswered = 0;
    else if (unanswered === maxUnanswered) fail();
    else {
      unanswered += 1;
      ask();
    }
  }, everyMs);
  gone.addEventListener('abort', () => clearInterval(timer), { once: true });
  return () => {
    unanswered = 0;
  };
}
