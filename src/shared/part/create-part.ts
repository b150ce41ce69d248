/** Code that comes when it is needed, with the words that it speaks. */
export type Part<T = unknown> = {
  /** For the log. */
  name: string;
  load: () => Promise<T>;
  /** Groups of texts without which it says nothing. */
  texts?: readonly string[];
};

/** The one way to have code late: `import()` stands in these and in the table of pages alone. It does nothing until somebody wants the part. */
export const createPart = <T>(part: Part<T>): Part<T> => part;
