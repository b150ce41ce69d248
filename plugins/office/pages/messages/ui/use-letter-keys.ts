import { type KeyboardEvent, useEffect, useRef } from 'react';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrows, Home and End move between the messages; whoever leaves an open one stands on it in the list again. */
export function useLetterKeys(chosen: number | null) {
  const letters = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (chosen === null && before.current !== null)
      letters.current?.querySelector<HTMLElement>(`[data-letter="${String(before.current)}"]`)?.focus();
    before.current = chosen;
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(letters.current?.querySelectorAll<HTMLElement>('[data-letter]') ?? [])];
    const at = all.findIndex((letter) => letter === event.target);
    const step = steps[event.key];
    if (step === undefined || at < 0) return;
    event.preventDefault();
    all[step(at, all.length - 1)]?.focus();
  };
  return { letters, onKeyDown };
}
