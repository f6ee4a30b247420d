/** Things that are asked for again and again: each is made once. */

interface Store<Key, Made> {
  get(key: Key): Made | undefined
  set(key: Key, made: Made): unknown
}

export function kept<Key, Made>(store: Store<Key, Made>, key: Key, make: () => Made): Made {
  const known = store.get(key)
  if (known !== undefined) return known
  const made = make()
  store.set(key, made)
  return made
}
