/** Keeps what is made of each key. With `most` of them it begins anew, so that it never grows without end. */
export function createMemo<Value>(most = Infinity): (key: string | number, make: () => Value) => Value {
  const known = new Map<string | number, Value>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make();
    if (known.size >= most) known.clear();
    known.set(key, made);
    return made;
  };
}
