/** The number at the start of a path segment, null when there is none. Spec: shell §2, decision D-93. */
export function idOfSegment(text: string | undefined): number | null {
  const digits = /^(\d{1,15})(?:-|$)/.exec(text ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}
