import type { Random } from '../../page/random.ts'

/** Steps in a random order whose first is never the right one. */
export function outOfOrder<Step>(random: Random, steps: readonly Step[]): Step[] {
  const mixed = random.shuffle(steps)
  return mixed[0] === steps[0] ? mixed.toReversed() : mixed
}
