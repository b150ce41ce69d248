import { useEffect, useState } from 'react';

/** Buttons that come up where Place has just been pressed must not take the second half of a double click. */
const ARM_MS = 700;

/** False for a moment after the first paint. */
export function useArmed(): boolean {
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setArmed(true);
    }, ARM_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isArmed;
}
