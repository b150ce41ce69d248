/** What a page knows of the thing it is about. `missing`: there is no such thing. */
export type Found<Data> =
  { state: 'loading' } | { state: 'failed' } | { state: 'missing' } | { state: 'here'; data: Data };

/** The last answer, if it is about what the page shows now. */
export type Answer<Asked, Data> = { asked: Asked; data: Data | null; isMissing: boolean };

const isSame = <Asked extends object>(one: Asked, other: Asked): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** An answer to an earlier question never is under a later one. */
export function foundOf<Asked extends object, Data>(
  asked: Asked | null,
  answer: Answer<Asked, Data> | null,
): Found<Data> {
  if (asked === null || answer === null || !isSame(asked, answer.asked)) return { state: 'loading' };
  if (answer.data !== null) return { state: 'here', data: answer.data };
  return { state: answer.isMissing ? 'missing' : 'failed' };
}
