/** Fields into which somebody typed, or in which they chose, since the page is drawn. */
const touched = new Set<HTMLElement>();

/** Heeds what is typed anywhere: a form of a remote app need not say that it is half done. */
export function heedTyping(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLElement) touched.add(target);
    },
    true,
  );
}

const isFilled = (field: HTMLElement): boolean => !('value' in field) || field.value !== '';

/** Is somebody in the middle of something below this element: is the focus there, or what they typed? */
export function isInUse(element: HTMLElement): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return (
    element.contains(document.activeElement) || [...touched].some((field) => element.contains(field) && isFilled(field))
  );
}
