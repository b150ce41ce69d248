/** `names`: addresses of all files that the part needs, as seen from `importer`, which is the address of the script that asks. */
type BringPart = <T>(load: () => Promise<T>, names?: readonly string[], importer?: string) => Promise<T>;

/**
 * Every `import()` of a built app goes through this (build/late-files.ts), so that no file runs that its entry does not
 * pin. The host says how, before it runs an app that has parts.
 */
export const appParts: { bring: BringPart } = { bring: (load) => load() };
