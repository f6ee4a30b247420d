/** Orders that give no answer away. */
import type { Random } from '../../page/random.ts'

/** Steps in a random order whose first is never the right one. */
export function outOfOrder<Step>(random: Random, steps: readonly Step[]): Step[] {
  const mixed = random.shuffle(steps)
  return mixed[0] === steps[0] ? mixed.toReversed() : mixed
}

/** Items in another order than their own, another known one, or the reverse of either: these give answers away. */
export function shuffledFrom<Item>(random: Random, items: readonly Item[], known: readonly Item[] = items): Item[] {
  const isSame = (order: readonly Item[], other: readonly Item[]) => order.every((one, i) => one === other[i])
  const isGiven = (order: readonly Item[]) => [items, known].some((other) => isSame(order, other))
  const odd = items.filter((_, i) => i % 2 === 1)
  const even = items.filter((_, i) => i % 2 === 0)
  const orders = [random.shuffle(items), [...odd, ...even], [...even, ...odd]]
  return orders.find((order) => !isGiven(order) && !isGiven(order.toReversed())) ?? [...odd, ...even]
}
