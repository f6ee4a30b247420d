/**
 * Count and write how many: at first one by one along a row, then by fives, at last each kind of thing among all the
 * others of one place in a mess.
 */
import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { DATE_THEMES } from '../../pictures/date-sets.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { messPage } from './counted-mess.ts'
import { type CountedGroup, drawStands, inPlace } from './counted-stands.ts'
import { COUNTER_THEMES } from './counters.ts'
import { dealNames } from './gatherings.ts'

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

/** At the size of nature no plate has room for five. */
const TOO_LARGE = new Set(['abacaxi'])

const nameOf = ({ name, count }: CountedGroup) => `${count} ${name}`

/** A thing that comes back on another page comes with another number, as long as there are some. */
function dealGroups(options: SheetOptions): CountedGroup[][] {
  const { rows, min, max } = withAmount(options, LEVELS[options.level])
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const before = new Set<string>()
  return dealNames(options, rows, TOO_LARGE).map((names, index) => {
    const [counts = []] = dealPages(
      { ...options, pages: 1 },
      { items: numbers, perPage: rows, label: `counts ${index}` },
    )
    const turns = counts.map((_, turn) =>
      names.map((name, i) => ({ name, count: counts[(i + turn) % counts.length] ?? min })),
    )
    const again = (turn: readonly CountedGroup[]) => turn.filter((one) => before.has(nameOf(one))).length
    const [chosen = []] = [...turns].sort((one, other) => again(one) - again(other))
    for (const one of chosen) before.add(nameOf(one))
    return chosen
  })
}

export const contarEEscrever: SheetKind<PagesFacts<readonly Count[]>> = {
  id: 'contar-e-escrever',
  category: 'matematica',
  themes: [...COUNTER_THEMES, ...DATE_THEMES],
  draw: (options) => {
    const asked = dealGroups(options)
    const drawn = options.level === 'desafio' ? messPage : drawStands
    return composeSheet(options, 'count', (random, index, sheet) => {
      const groups = inPlace(options, asked[index] ?? [])
      return {
        marks: drawn(options, groups, random, sheet.fork('people').integer(0, 99) + index),
        whole: true,
        facts: groups.map(({ name, count }) => ({ picture: name, count })),
        pictures: groups.map(({ name }) => name),
        items: groups.map(nameOf),
      }
    })
  },
}
