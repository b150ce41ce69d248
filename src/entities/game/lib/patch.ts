/** A shallow part over an entity; null clears a field. The feed has checked the fields of the part already. */
export function patched<T extends object>(entity: T, part: Readonly<Record<string, unknown>>): T {
  const next: T = { ...entity };
  for (const [field, value] of Object.entries(part)) {
    if (value === null) Reflect.deleteProperty(next, field);
    else Reflect.set(next, field, value);
  }
  return next;
}

/** The known entity where the new one says the same, so that whoever compares by identity sees no change. */
export function settled<T extends object>(known: T | undefined, next: T): T {
  return known !== undefined && JSON.stringify(known) === JSON.stringify(next) ? known : next;
}
