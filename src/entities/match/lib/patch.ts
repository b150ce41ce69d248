/** Lays a part over an entity, key by key. Null clears a field. The feed has already checked the part. */
export function patched<T extends object>(entity: T, part: Readonly<Record<string, unknown>>): T {
  const next: T = { ...entity };
  for (const [field, value] of Object.entries(part)) {
    if (value === null) Reflect.deleteProperty(next, field);
    else Reflect.set(next, field, value);
  }
  return next;
}

/** Returns the known entity when the new one says the same: readers that compare by identity then see no change. */
export function settled<T extends object>(known: T | undefined, next: T): T {
  return known !== undefined && JSON.stringify(known) === JSON.stringify(next) ? known : next;
}
