/** A map that copies itself at the first write of a batch: whoever holds the old one sees no change. */
export class DraftMap<V> {
  #map: ReadonlyMap<number, V> = new Map();
  #copy: Map<number, V> | null = null;

  get(id: number): V | undefined {
    return (this.#copy ?? this.#map).get(id);
  }

  set(id: number, value: V): void {
    if (this.get(id) !== value) this.#write().set(id, value);
  }

  delete(id: number): void {
    if ((this.#copy ?? this.#map).has(id)) this.#write().delete(id);
  }

  /** The map after this batch. Null when nothing was written. */
  commit(): ReadonlyMap<number, V> | null {
    if (this.#copy === null) return null;
    this.#map = this.#copy;
    this.#copy = null;
    return this.#map;
  }

  #write(): Map<number, V> {
    this.#copy ??= new Map(this.#map);
    return this.#copy;
  }
}
