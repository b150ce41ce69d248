import { useEffect, useState } from 'react';

/**
 * After this time a stand-in takes an empty place. Its code comes as a part of its own, within what is left of the
 * second.
 */
const patienceMs = 700;

/** Has somebody waited for too long? Each new wait starts the count again. */
export function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
}
