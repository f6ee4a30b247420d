/**
 * Count and write how many: at first one by one along a row, then by fives, at last each kind of thing among all the
 * others of one place in a mess.
 */
import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { createRandom } from '../../page/random.ts'
import { DATE_THEMES } from '../../pictures/date-sets.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { messPage } from './counted-mess.ts'
import type { CountedGroup } from './counted-shelves.ts'
import { drawStands, inPlace } from './counted-stands.ts'
import { COUNTER_THEMES } from './counters.ts'
import { dealNames, gatheringOf, TOO_LARGE } from './gatherings.ts'

interface Count {
  readonly picture: string
  readonly count: number
}

const LEVELS: Readonly<Record<Level, { rows: number; min: number; max: number }>> = {
  facil: { rows: 5, min: 1, max: 5 },
  /** By fives, so that six is seen as five and one. */
  medio: { rows: 4, min: 6, max: 10 },
  /** All kinds in one mess, so that the child has to keep track. */
  desafio: { rows: 4, min: 8, max: 15 },
}

const nameOf = ({ name, count }: CountedGroup) => `${count} ${name}`

/** Ways of a page to choose from. */
const WAYS = 12

/**
 * Counts of each page. Easy ones may come twice, so that none is left over to guess; a thing that comes back on another
 * page has another number, and so has a row.
 */
function dealGroups(options: SheetOptions): CountedGroup[][] {
  const { rows, min, max } = withAmount(options, LEVELS[options.level])
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const pool = options.level === 'facil' ? [...numbers, ...numbers] : numbers
  const random = createRandom(options.seed).fork('counts')
  const before: (readonly CountedGroup[])[] = []
  return dealNames(options, rows, TOO_LARGE).map((names) => {
    const ways = Array.from({ length: WAYS }, () => {
      const counts = random.shuffle(pool)
      return names.map((name, i) => ({ name, count: counts[i] ?? min }))
    })
    const again = (way: readonly CountedGroup[]) => {
      const alike = before.flatMap((page) =>
        way.filter(
          ({ name, count }, i) => page[i]?.count === count || page.some((one) => nameOf(one) === `${count} ${name}`),
        ),
      )
      const different = new Set(way.map(({ count }) => count)).size
      return alike.length + Math.max(0, Math.min(rows, 4) - different)
    }
    const [chosen = []] = [...ways].sort((one, other) => again(one) - again(other))
    before.push(chosen)
    return chosen
  })
}

export const contarEEscrever: SheetKind<PagesFacts<readonly Count[]>> = {
  id: 'contar-e-escrever',
  category: 'matematica',
  themes: [...COUNTER_THEMES, ...DATE_THEMES, 'dinossauros'],
  draw: (options) => {
    const asked = dealGroups(options)
    const drawn = options.level === 'desafio' ? messPage : drawStands
    return composeSheet(options, 'count', (random, index, sheet) => {
      const groups = inPlace(options, asked[index] ?? [])
      return {
        marks: drawn(options, groups, random, sheet.fork('people').integer(0, 99) + index),
        whole: true,
        facts: groups.map(({ name, count }) => ({ picture: name, count })),
        pictures: [...groups.map(({ name }) => name), ...(gatheringOf(options.theme).shows ?? [])],
        items: groups.map(nameOf),
      }
    })
  },
}
