/**
 * One different among equals: the child finds and rings it. First another picture, then one that looks the other way.
 */

import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/picture.ts'
import { mirror } from '../../pictures/transforms.ts'
import { answer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { circle } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { drawRows, FIELD, placeOf, type Row } from '../matematica/counted-rows.ts'
import { dealPictures } from './picture-deck.ts'
import { FACING } from './picture-sets.ts'

export interface OddOne {
  readonly picture: string
  readonly count: number
  /** Indexes of the odd ones. */
  readonly odd: readonly number[]
  readonly difference: 'picture' | 'mirrored'
}

interface LevelRule {
  readonly groups: number
  readonly columns: number
  readonly rows: number
  /** Odd ones in each group. */
  readonly odd: number
  readonly difference: OddOne['difference']
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { groups: 4, columns: 5, rows: 1, odd: 1, difference: 'picture' },
  medio: { groups: 5, columns: 6, rows: 1, odd: 1, difference: 'mirrored' },
  desafio: { groups: 2, columns: 6, rows: 3, odd: 2, difference: 'mirrored' },
}

/** A row of equals with the odd ones among them; the key rings these. */
function rowWithOdd({ odd, count }: OddOne, base: Picture, other: Picture, rule: LevelRule): Row {
  const others = new Map(odd.map((at) => [at, other]))
  return {
    groups: [{ picture: base, count, x: 0, width: FIELD.width, perLine: rule.columns, others }],
    maxSize: 34,
    marks: (_, [spots = []]) => [
      answer(
        odd.flatMap((at): Mark[] => {
          const spot = spots[at]
          return spot ? [circle(spot.x, spot.y, spot.size * 0.56, { stroke: ANSWER_RED, width: 1.2 })] : []
        }),
      ),
    ],
  }
}

function makeGroup(random: Random, picture: string, rule: LevelRule): OddOne {
  const count = rule.columns * rule.rows
  const places = Array.from({ length: count }, (_, i) => i)
  const odd = random.sample(places, rule.odd).sort((a, b) => a - b)
  return { picture, count, odd, difference: rule.difference }
}

/** Pictures of a page in pairs: the repeated one, and the different one of its kin, so that it has to be looked for. */
function pairsOf(
  dealt: readonly Picture[],
  difference: OddOne['difference'],
): readonly (readonly [Picture, Picture])[] {
  if (difference === 'mirrored') return dealt.map((picture) => [picture, mirror(picture)] as const)
  const kin = [...dealt].sort((a, b) => (a.facts?.table ?? '').localeCompare(b.facts?.table ?? ''))
  return kin.flatMap((picture, i) => {
    const other = kin[i + 1]
    return i % 2 === 0 && other ? [[picture, other] as const] : []
  })
}

/** Swimmers do not stand in the meadow, and of two animals the pictures show the head alone. */
const LEFT_OUT: ReadonlySet<string> = new Set(['whale', 'dolphin', 'seal', 'shark', 'hen', 'unicorn'])
const shownOf = (theme: string) => (FACING[theme] ?? []).filter((id) => !LEFT_OUT.has(id))

export const oDiferente: SheetKind<PagesFacts<readonly OddOne[]>> = {
  id: 'o-diferente',
  category: 'percepcao',
  themes: Object.keys(FACING),
  draw: (options) => {
    const { level } = options
    const rule = { ...LEVELS[level], groups: amountOf(options, LEVELS[level].groups) }
    const perPage = rule.difference === 'picture' ? rule.groups * 2 : rule.groups
    const pages = dealPictures(options, shownOf(options.theme ?? 'bichos'), { perPage })
    return composeSheet(options, 'ring', (random, index) => {
      const pairs = pairsOf(pages[index] ?? [], rule.difference)
      const groups = pairs.map(([base]) => makeGroup(random, base.id, rule))
      const rows = groups.flatMap((group, i): Row[] => {
        const [base, other] = pairs[i] ?? []
        return base && other ? [rowWithOdd(group, base, other, rule)] : []
      })
      const place = placeOf(options.theme ?? 'bichos', [])
      return { marks: drawRows(options, place, rows, random.fork('people').integer(0, 99)), whole: true, facts: groups }
    })
  },
}
