import { type RefObject, useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};
type WholeScreen = { isWhole: boolean; toggle: () => void };

/** Whether a place has the whole screen, and the way there and back. Null: the browser gives no page the whole screen. */
export function useWholeScreen(ref: RefObject<HTMLElement | null>): WholeScreen | null {
  const isWhole = useSyncExternalStore(
    listen,
    () => ref.current !== null && document.fullscreenElement === ref.current,
    () => false,
  );
  if (typeof document === 'undefined' || !document.fullscreenEnabled) return null;
  // The browser may refuse; then the place stays as it is.
  const ignore = () => undefined;
  const toggle = () => {
    if (isWhole) document.exitFullscreen().catch(ignore);
    else ref.current?.requestFullscreen().catch(ignore);
  };
  return { isWhole, toggle };
}
