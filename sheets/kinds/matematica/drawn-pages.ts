/** Tasks drawn until they fit, page by page, none of them known from a page before. */
import { createRandom, type Random } from '../../page/random.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { drawn } from './decimal-numbers.ts'

interface DrawnPages<Task> {
  /** Separates what is drawn for the same seed. */
  readonly label: string
  readonly draw: (random: Random) => Task
  readonly fits: (task: Task) => boolean
  /** A child recognizes a page with one of them as work already done. */
  readonly namesOf: (task: Task) => readonly string[]
}

export function drawnPages<Task>({ seed, pages }: SheetOptions, how: DrawnPages<Task>): Task[] {
  const { label, draw, fits, namesOf } = how
  const random = createRandom(seed).fork(label)
  const given = new Set<string>()
  return Array.from({ length: pages }, (_, i) => {
    const task = drawn(random.fork(i), draw, (one) => fits(one) && !namesOf(one).some((name) => given.has(name)))
    for (const name of namesOf(task)) given.add(name)
    return task
  })
}
