/** Orders that give no answer away. */
import type { Random } from '../../page/random.ts'

/** Steps in a random order whose first is never the right one. */
export function outOfOrder<Step>(random: Random, steps: readonly Step[]): Step[] {
  const mixed = random.shuffle(steps)
  return mixed[0] === steps[0] ? mixed.toReversed() : mixed
}

/** Items in another order than their own or its reverse, which would give the answers away. */
export function shuffledFrom<Item>(random: Random, items: readonly Item[]): Item[] {
  const mixed = random.shuffle(items)
  const isGiven = (order: readonly Item[]) => order.every((one, i) => one === items[i])
  if (!isGiven(mixed) && !isGiven(mixed.toReversed())) return mixed
  return [...items.filter((_, i) => i % 2 === 1), ...items.filter((_, i) => i % 2 === 0)]
}
