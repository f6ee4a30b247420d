/** Seeded random choices: the same seed gives the same sheet on every machine, for ever. */

export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number
  /** A number in [min, max). */
  between(min: number, max: number): number
  chance(probability: number): boolean
  /** One element. Throws RangeError on an empty list. */
  pick<T>(list: readonly T[]): T
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
  /** `count` different elements in random order. Throws RangeError when the list is shorter. */
  sample<T>(list: readonly T[], count: number): T[]
  /** An independent source derived from this one's seed and a label (page number, row…), whatever was drawn before. */
  fork(label: string | number): Random
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** A source of random choices (mulberry32) from a number or a text. */
export function createRandom(seed: number | string): Random {
  const key = String(seed)
  let state = hash(key)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const shuffle = <T>(list: readonly T[]): T[] => {
    const copy = [...list]
    for (let i = copy.length - 1; i > 0; i--) {
      const j = integer(0, i)
      const a = copy[i] as T
      copy[i] = copy[j] as T
      copy[j] = a
    }
    return copy
  }
  return {
    next,
    integer,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('pick from an empty list')
      return list[integer(0, list.length - 1)] as (typeof list)[number]
    },
    shuffle,
    sample: (list, count) => {
      if (count > list.length) throw new RangeError(`sample of ${count} from ${list.length}`)
      return shuffle(list).slice(0, count)
    },
    fork: (label) => createRandom(`${key}/${label}`),
  }
}
