/** `names`: addresses of all files that the part needs, as seen from `importer`, which is the address of the script that asks. */
type BringPart = <T>(load: () => Promise<T>, names?: readonly string[], importer?: string) => Promise<T>;

let bring: BringPart = (load) => load();

/**
 * Every `import()` of a built app goes through this, so that no file runs that its entry does not pin. In development
 * and in tests the import alone is enough.
 */
export const bringPart: BringPart = (load, names, importer) => bring(load, names, importer);

/** For the host: how it brings parts of apps. */
export function bringPartsBy(by: BringPart): void {
  bring = by;
}
