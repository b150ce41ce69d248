/** Whether the player can see the frame now. */
export function followSight(element: Element, gone: AbortSignal, changed: () => void): () => boolean {
  let isInSight = true;
  const observer = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? isInSight;
    changed();
  });
  observer.observe(element);
  gone.addEventListener('abort', () => observer.disconnect(), { once: true });
  document.addEventListener('visibilitychange', changed, { signal: gone });
  return () => isInSight && document.visibilityState === 'visible';
}
