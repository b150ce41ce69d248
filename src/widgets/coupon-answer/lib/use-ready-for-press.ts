import { useEffect, useState } from 'react';

/**
 * New buttons may appear where the player has just pressed Place. For this long they ignore presses, so that they do
 * not take the second half of a double click.
 */
const settleMs = 700;

/** False for a moment after the first paint. */
export function useReadyForPress(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setReady(true);
    }, settleMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isReady;
}
