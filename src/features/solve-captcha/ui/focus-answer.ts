/** Marks the way to the other kinds. */
export const otherKinds = { 'data-other-kinds': '' };

/** A new challenge takes the focus, but not from a player who is on his way to another kind: his press is meant for that. */
export function focusAnswer(field: HTMLElement | null): void {
  if (document.activeElement?.closest('[data-other-kinds]') == null) field?.focus();
}
