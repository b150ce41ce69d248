/** Marks the link to the other kinds. */
export const otherKinds = { 'data-other-kinds': '' };

/**
 * Moves the focus to a new challenge. But when players are about to choose another kind, the focus stays with them:
 * they mean their press for that choice.
 */
export function focusAnswer(field: HTMLElement | null): void {
  if (document.activeElement?.closest('[data-other-kinds]') == null) field?.focus();
}
