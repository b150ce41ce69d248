/** Modal dialogs that are open, the last one on top. The rest of the page is inert under them: what must be seen and pressed stands in the last. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const tell of listeners) tell();
}

/** Gives the way to take it away again. */
export function addLayer(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => {
    change(open.filter((other) => other !== dialog));
  };
}

export function watchLayers(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const topLayer = (): HTMLDialogElement | null => open.at(-1) ?? null;
