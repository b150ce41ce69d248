type Path = readonly (string | number)[];

/** `kept`: what a schema made of `raw`. Where `raw` has names that the schema does not know, so that nobody reads them. */
export function strayKeys(raw: unknown, kept: unknown): Path[] {
  if (raw === kept || typeof raw !== 'object' || raw === null || typeof kept !== 'object' || kept === null) return [];
  return Object.entries(raw).flatMap(([name, value]): Path[] => {
    const key = Array.isArray(raw) ? Number(name) : name;
    if (!Object.hasOwn(kept, key)) return [[key]];
    return strayKeys(value, Reflect.get(kept, key)).map((rest) => [key, ...rest]);
  });
}
