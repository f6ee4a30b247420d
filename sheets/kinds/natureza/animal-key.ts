/** A key of five questions that leads six animals to six ends. */
import type { Random } from '../../page/random.ts'
import { type AnimalName, animal, TRAITS, type Trait } from './animal-facts.ts'

interface Fork {
  readonly asks: Trait
  readonly yes: readonly AnimalName[]
  readonly no: readonly AnimalName[]
}

/** One question splits six into threes; on each side, one more takes an animal out, the next splits the last two. */
export interface AnimalKey {
  readonly root: Fork
  readonly sides: readonly [Side, Side]
  /** A question that no fork asks and that splits the six in another manner. */
  readonly other: Trait
}

export interface Side {
  readonly first: Fork
  readonly last: Fork
}

function forkOf(trait: Trait, names: readonly AnimalName[]): Fork | null {
  const found = names.map((name) => trait.holds(animal(name)))
  if (found.includes(undefined)) return null
  return { asks: trait, yes: names.filter((_, i) => found[i]), no: names.filter((_, i) => !found[i]) }
}

function forksOf(traits: readonly Trait[], names: readonly AnimalName[], yes: number): Fork[] {
  return traits.flatMap((trait) => forkOf(trait, names) ?? []).filter((fork) => fork.yes.length === yes)
}

function sideOf(traits: readonly Trait[], names: readonly AnimalName[]): Side | null {
  for (const first of forksOf(traits, names, 1)) {
    const last = forksOf(
      traits.filter((trait) => trait !== first.asks),
      first.no,
      1,
    )[0]
    if (last) return { first, last }
  }
  return null
}

/** The trait that splits the six most evenly, of those that no fork asks. */
function otherOf(traits: readonly Trait[], names: readonly AnimalName[]): Trait | undefined {
  const forks = traits.flatMap((trait) => forkOf(trait, names) ?? [])
  return [3, 2, 4].flatMap((count) => forks.filter(({ yes }) => yes.length === count))[0]?.asks
}

export function keyOf(random: Random, names: readonly AnimalName[]): AnimalKey | null {
  const traits = random.shuffle(TRAITS)
  for (const root of forksOf(traits, names, 3)) {
    const left = traits.filter((trait) => trait !== root.asks)
    const [yes, no] = [sideOf(left, root.yes), sideOf(left, root.no)]
    if (!yes || !no) continue
    const asked = [yes, no].flatMap(({ first, last }) => [first.asks, last.asks])
    const other = otherOf(
      left.filter((trait) => !asked.includes(trait)),
      names,
    )
    if (other) return { root, other, sides: [yes, no] }
  }
  return null
}
