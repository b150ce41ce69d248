/**
 * The open modal dialogs, the last one on top. They make the rest of the page inert, so anything to see and press must
 * be in the last one.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const tell of listeners) tell();
}

/** Returns a function that removes it again. */
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
