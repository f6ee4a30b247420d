/** Under a place to look around in: the youngest colour a disc for each, then numbers are compared, then tallied. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf } from '../../page/cells.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, WHITE } from '../../scene/inks.ts'
import { answerBox, circle, line, rect, round, starData, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark } from '../../scene/scene.ts'
import type { Pen } from '../../studio/pen.ts'
import type { NamedThing } from '../../studio/shapes/named-things.ts'
import { reachOf } from './hiding.ts'

const STRIP: Box = { x: 13, y: 250, width: 184, height: 33 }

interface Ledger {
  readonly pen: Pen
  readonly asked: readonly NamedThing[]
  readonly counts: readonly number[]
}

/** An icon of the thing as large as fits, about a middle. */
function icon(pen: Pen, thing: NamedThing, cx: number, cy: number, width: number, height: number): Mark {
  const whole = reachOf(thing, pen)
  const scale = round(Math.min(width / whole.width, height / whole.height))
  const [x, y] = [cx - (whole.x + whole.width / 2) * scale, cy - (whole.y + whole.height / 2) * scale]
  return pen.at(round(x), round(y), scale, thing.draw)
}

const paper = (): Mark =>
  rect(STRIP.x - 2, STRIP.y - 1.5, STRIP.width + 4, STRIP.height + 3, { radius: 5, width: 1, fill: WHITE })

/** Discs to colour, in rows of three: as many as there may be. */
const DISCS = 6

function discs({ pen, asked, counts }: Ledger): PageMark[] {
  return cellsOf(asked.length, 1, { box: STRIP, gap: 4 }).flatMap((cell, i): PageMark[] => {
    const thing = asked[i]
    if (!thing) return []
    const cy = cell.y + cell.height / 2
    const spots = Array.from({ length: DISCS }, (_, n) => ({
      x: cell.x + 32 + (n % 3) * 10.5,
      y: cy + (n < 3 ? -6 : 6),
    }))
    return [
      icon(pen, thing, cell.x + 14, cy, 22, 26),
      ...spots.map(({ x, y }, n): PageMark => {
        const empty = circle(x, y, 4.3, { width: 0.7 })
        return n < (counts[i] ?? 0) ? answer([circle(x, y, 4.3, { width: 0.7, fill: ANSWER_RED })], [empty]) : empty
      }),
    ]
  })
}

/** A number for each, and a star for the one of which there are most. */
function numbers({ pen, asked, counts }: Ledger): PageMark[] {
  const most = counts.indexOf(Math.max(...counts))
  return cellsOf(asked.length, 1, { box: STRIP, gap: 3 }).flatMap((cell, i): PageMark[] => {
    const thing = asked[i]
    if (!thing) return []
    const [boxX, starX] = [cell.x + 5, cell.x + 34]
    const star = (style: { readonly fill?: Ink } = {}): Mark => ({
      kind: 'path',
      d: starData(starX, cell.y + 25, 5.6, 2.6),
      stroke: style.fill ?? BLACK,
      width: 0.7,
      ...style,
    })
    return [
      icon(pen, thing, cell.x + cell.width / 2, cell.y + 8.5, 26, 15.5),
      answerBox(boxX, cell.y + 18.5, 18, 13.5),
      writtenAnswer(boxX + 9, cell.y + 25.3, String(counts[i]), 8.6),
      i === most ? answer([star({ fill: ANSWER_RED })], [star()]) : star(),
    ]
  })
}

/** Strokes in bundles: four upright ones, the fifth across them. */
function tally(x: number, cy: number, count: number, stroke: Ink = ANSWER_RED): Mark[] {
  const style = { stroke, width: 0.7 }
  return Array.from({ length: count }, (_, n): Mark => {
    const left = x + Math.floor(n / 5) * 8.2
    return n % 5 === 4
      ? line(left - 0.8, cy + 3, left + 5.6, cy - 3, style)
      : line(left + (n % 5) * 1.6, cy - 3.6, left + (n % 5) * 1.6, cy + 3.6, style)
  })
}

const ROW = { height: 16.5, question: 24.6 }
const WORDS = 4.5
/** Both questions, and between them the bundle that tells how strokes are made. */
const DIVIDERS = [100, 122] as const

/** Strokes for each, then how many more there are of one, and how many two are together. */
function tallies({ pen, asked, counts }: Ledger): PageMark[] {
  const order = counts.map((_, i) => i).toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
  const [first = 0, second = 1, third = 2] = order
  const last = order.at(-1) ?? 0
  const cells = cellsOf(asked.length, 1, { box: { ...STRIP, height: ROW.height }, gap: 2.4 })
  const cy = STRIP.y + ROW.question
  const small = (at: number, x: number): Mark[] => {
    const thing = asked[at]
    return thing ? [icon(pen, thing, x, cy, 10.6, 11.5)] : []
  }
  const box = (x: number, value: number): PageMark[] => [
    answerBox(x, cy - 6.2, 14, 12.4),
    writtenAnswer(x + 7, cy, String(value), 8),
  ]
  const words = (x: number, content: string): Mark => text(x, cy + 1.7, content, WORDS, { font: 'text' })
  const of = (at: number) => counts[at] ?? 0
  return [
    ...cells.flatMap((cell, i): PageMark[] => {
      const thing = asked[i]
      if (!thing) return []
      const middle = cell.y + cell.height / 2
      return [
        icon(pen, thing, cell.x + 4.4, middle, 9.6, 14.5),
        answerBox(cell.x + 10.4, cell.y + 1.6, cell.width - 10.4, cell.height - 3.2),
        answer(tally(cell.x + 12.6, middle, of(i))),
      ]
    }),
    line(STRIP.x + 2, STRIP.y + ROW.height + 0.8, STRIP.x + STRIP.width - 2, STRIP.y + ROW.height + 0.8, {
      width: 0.4,
    }),
    words(23.5, 'Quantos'),
    ...small(first, 39),
    words(57, 'a mais que'),
    ...small(last, 75),
    ...box(82.5, of(first) - of(last)),
    ...DIVIDERS.map((x) => line(x, STRIP.y + ROW.height + 3, x, STRIP.y + STRIP.height - 1, { width: 0.4 })),
    // Strokes are counted in fives.
    ...tally(104, cy, 5, BLACK),
    words(116, '= 5'),
    ...small(second, 131),
    words(139.5, 'e'),
    ...small(third, 148),
    words(165, 'ao todo?'),
    ...box(179, of(second) + of(third)),
  ]
}

const ACTS: Readonly<Record<Level, (ledger: Ledger) => PageMark[]>> = { facil: discs, medio: numbers, desafio: tallies }

export const ledgerOf = (level: Level, ledger: Ledger): PageMark[] => [paper(), ...ACTS[level](ledger)]
