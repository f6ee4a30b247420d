/**
 * One different among equals: the child finds and rings it. First another picture, then one that looks the other way.
 */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { mirror } from '../../pictures/transforms.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, SAND, tint } from '../../scene/inks.ts'
import { area, circle, rect, rectData } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
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
  /** Between the pictures of a row, and from row to row, mm. */
  readonly gap: number
  readonly difference: OddOne['difference']
}

/** Grey that prints lighter than any line, and the room that a band leaves to the frame, mm. */
const PALE_BAND: Ink = [0, 0, 0, 6]
const BAND_INSET = 0.4

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { groups: 4, columns: 5, rows: 1, odd: 1, gap: 4, difference: 'picture' },
  medio: { groups: 5, columns: 6, rows: 1, odd: 1, gap: 4, difference: 'mirrored' },
  desafio: { groups: 2, columns: 6, rows: 3, odd: 2, gap: 8, difference: 'mirrored' },
}

/** Every second row is on a pale band, so that the eye follows one row at a time. */
function bandsOf(cell: Box, rows: number, color: boolean): Mark[] {
  const height = cell.height / rows
  const fill = color ? tint(SAND, 0.5) : PALE_BAND
  return Array.from({ length: rows }, (_, i) => i)
    .filter((i) => i % 2 === 1)
    .map((i) => area(rectData(cell.x + BAND_INSET, cell.y + i * height, cell.width - 2 * BAND_INSET, height), fill))
}

function drawOdd(group: OddOne, base: Picture, other: Picture, cell: Box, rule: LevelRule, color: boolean) {
  const inner = { x: cell.x + 4, y: cell.y + 4, width: cell.width - 8, height: cell.height - 8 }
  const slots = cellsOf(rule.columns, rule.rows, { box: inner, gap: rule.gap })
  const size = Math.min(...slots.map((slot) => Math.min(slot.width, slot.height)))
  const frame: Mark[] = [
    rect(cell.x, cell.y, cell.width, cell.height, { radius: 4 }),
    ...bandsOf(cell, rule.rows, color),
  ]
  const drawn = slots.flatMap((slot, i): PageMark[] => {
    const odd = group.odd.includes(i)
    const [cx, cy] = [middleX(slot), middleY(slot)]
    const picture = drawPicture(odd ? other : base, { cx, cy, size: size * 0.96, color })
    return odd ? [picture, answer([circle(cx, cy, size * 0.55, { stroke: ANSWER_RED, width: 1.2 })])] : [picture]
  })
  return [...frame, ...drawn]
}

function makeGroup(random: Random, picture: string, rule: LevelRule): OddOne {
  const count = rule.columns * rule.rows
  const places = Array.from({ length: count }, (_, i) => i)
  const odd = random.sample(places, rule.odd).sort((a, b) => a - b)
  return { picture, count, odd, difference: rule.difference }
}

/** Pictures of a page in pairs: the repeated one, and the different one. */
function pairsOf(
  dealt: readonly Picture[],
  difference: OddOne['difference'],
): readonly (readonly [Picture, Picture])[] {
  if (difference === 'mirrored') return dealt.map((picture) => [picture, mirror(picture)] as const)
  const half = dealt.length / 2
  return dealt.slice(0, half).map((picture, i) => [picture, dealt[half + i] ?? picture] as const)
}

export const oDiferente: SheetKind<PagesFacts<readonly OddOne[]>> = {
  id: 'o-diferente',
  category: 'percepcao',
  themes: Object.keys(FACING),
  draw: (options) => {
    const { level, color } = options
    const rule = { ...LEVELS[level], groups: amountOf(options, LEVELS[level].groups) }
    const perPage = rule.difference === 'picture' ? rule.groups * 2 : rule.groups
    const pages = dealPictures(options, FACING[options.theme ?? 'bichos'] ?? [], { perPage })
    return composeSheet(options, 'ring', (random, index) => {
      const cells = cellsOf(1, rule.groups, { gap: 7 })
      const pairs = pairsOf(pages[index] ?? [], rule.difference)
      const groups = pairs.map(([base]) => makeGroup(random, base.id, rule))
      const marks = eachCell(groups, cells, (group, cell, i): PageMark[] => {
        const [base, other] = pairs[i] ?? []
        return base && other ? drawOdd(group, base, other, cell, rule, color) : []
      }).flat()
      return { marks, facts: groups }
    })
  },
}
