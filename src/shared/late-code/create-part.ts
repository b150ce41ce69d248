/** Code that loads on demand, with the texts that it shows. */
export type Part<T = unknown> = {
  /** The log calls the part by this name. */
  name: string;
  load: () => Promise<T>;
  /** Groups of texts. Without them the part can show nothing. */
  texts?: readonly string[];
};

/**
 * The one way to load code late: only these parts and the table of pages contain `import()`. Nothing loads until
 * somebody wants the part.
 */
export const createPart = <T>(part: Part<T>): Part<T> => part;
