/** Numbers and groups: each child has a number, later its name, and goes to the group that has as many. */

import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { MatchFacts } from '../../page/match-columns.ts'
import { createRandom } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { CountedGroup } from '../matematica/counted-shelves.ts'
import { COUNTER_THEMES } from '../matematica/counters.ts'
import { dealNames, nameOfHolder, TOO_LARGE } from '../matematica/gatherings.ts'
import { joinGroups } from './joined-groups.ts'

const LEVELS: Readonly<Record<Level, { rows: number; min: number; max: number }>> = {
  facil: { rows: 4, min: 1, max: 5 },
  medio: { rows: 4, min: 3, max: 10 },
  desafio: { rows: 5, min: 5, max: 12 },
}

const nameOf = ({ name, count }: CountedGroup) => `${count} ${name}`

/** Ways of a page to choose from. */
const WAYS = 12

/** Groups of each page; a thing that comes back on another page has another number. */
function dealGroups(options: SheetOptions): CountedGroup[][] {
  const { rows, min, max } = withAmount(options, LEVELS[options.level])
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const random = createRandom(options.seed).fork('counts')
  const before = new Set<string>()
  return dealNames(options, rows, TOO_LARGE).map((names) => {
    const ways = Array.from({ length: WAYS }, () => {
      const counts = random.shuffle(numbers)
      return names.map((name, i) => ({ name, count: counts[i] ?? min }))
    })
    const again = (way: readonly CountedGroup[]) => way.filter((group) => before.has(nameOf(group))).length
    const [chosen = []] = [...ways].sort((one, other) => again(one) - again(other))
    for (const group of chosen) before.add(nameOf(group))
    return chosen
  })
}

export const quantidades: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'quantidades',
  category: 'pareamento',
  themes: COUNTER_THEMES,
  draw: (options) => {
    const dealt = dealGroups(options)
    return composeSheet(options, 'link', (random, index, sheet) => {
      const groups = dealt[index] ?? []
      return {
        ...joinGroups(options, groups, random, sheet.fork('people').integer(0, 99) + index),
        whole: true,
        pictures: [...groups.map(({ name }) => name), ...nameOfHolder(options.theme)],
        items: groups.map(nameOf),
      }
    })
  },
}
