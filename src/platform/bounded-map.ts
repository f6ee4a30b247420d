/** A map of at most `max` entries: a new one beyond them takes the place of the one that was set longest ago. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key)
  }

  set(key: Key, value: Value): void {
    // The last in a map is the last that was set.
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#max) return
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.#entries.delete(oldest)
  }

  delete(key: Key): void {
    this.#entries.delete(key)
  }
}
