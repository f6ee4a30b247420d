/** Line drawings laid one over the other: which pictures hide in the tangle? */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawLines, PICTURE_BOX } from '../../pictures/drawing.ts'
import { outlinedPicture } from '../../pictures/outlined.ts'
import { shadowLikeness } from '../../pictures/shadow.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK } from '../../scene/inks.ts'
import { circle, group, path } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box as boxData, circle as disc } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { backdrop, placeOf, rowsOf, rug, strewnIn } from '../matematica/counted-rows.ts'
import { dealPictures } from './picture-deck.ts'
import { TANGLED } from './picture-sets.ts'

export interface Tangle {
  readonly hidden: readonly string[]
  readonly choices: readonly string[]
}

interface LevelRule {
  readonly tangles: number
  readonly hidden: number
  readonly choices: number
  /** Lines inside the contours, where there are few. */
  readonly detailed: boolean
  /** Most degrees that a figure is turned from its choice. */
  readonly turn: number
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { tangles: 3, hidden: 2, choices: 4, detailed: true, turn: 10 },
  medio: { tangles: 3, hidden: 3, choices: 6, detailed: false, turn: 24 },
  desafio: { tangles: 1, hidden: 4, choices: 8, detailed: false, turn: 36 },
}

/** Sets one contour off from the others: its ink, its width in mm and its dashes, for a printer without colour. */
interface Line {
  readonly ink: Ink
  readonly width: number
  readonly dash?: readonly number[]
}
const COLOUR_LINES: readonly Line[] = [
  { ink: [100, 70, 0, 10], width: 0.8 },
  { ink: [0, 60, 85, 0], width: 1.7 },
  { ink: [80, 0, 100, 20], width: 1, dash: [3.4, 2.2] },
]
const BLACK_LINES: readonly Line[] = [
  { ink: BLACK, width: 0.7 },
  { ink: [0, 0, 0, 50], width: 1.7 },
  { ink: BLACK, width: 1, dash: [3.4, 2.2] },
]
/** The hardest tangle looks like one contour. */
const ONE_LINE: readonly Line[] = [{ ink: BLACK, width: 0.9 }]
/** In the key each contour has its own line, and the ring around its choice the same ink. */
const KEY_LINES: readonly Line[] = [
  { ink: [0, 85, 75, 5], width: 1.5 },
  { ink: [100, 60, 0, 10], width: 1.1, dash: [4, 2.4] },
  { ink: [75, 0, 100, 25], width: 2.2, dash: [1.2, 2.2] },
  { ink: [50, 90, 0, 0], width: 0.8 },
]
const KEY_INKS: readonly [Ink, ...Ink[]] = [ANSWER_RED, [100, 60, 0, 10], [75, 0, 100, 25], [50, 90, 0, 0]]
const DETAIL_MM = 0.4
/** Lines inside the contours: a hint that does not hide the crossings. */
const DETAIL_INK: Ink = [0, 0, 0, 26]

interface Placed {
  readonly id: string
  readonly cx: number
  readonly cy: number
  readonly size: number
  readonly rotate: number
}

/** The drawings around one middle, each turned and moved a little. */
function placesIn(ids: readonly string[], box: Box, most: number, random: Random): Placed[] {
  const side = Math.min(box.width, box.height)
  const size = side * 0.76
  const reach = { x: (box.width - size) / 2 - 4, y: (box.height - size) / 2 - 4 }
  const turn = random.between(0, 2 * Math.PI)
  return ids.map((id, i) => {
    const angle = turn + (2 * Math.PI * i) / ids.length
    const [cx, cy] = [Math.cos(angle) * reach.x, Math.sin(angle) * reach.y]
    return { id, cx, cy, size, rotate: random.integer(-most, most) }
  })
}

/** One group, for they belong together. */
function drawTangle(placed: readonly Placed[], box: Box, lines: readonly Line[], detailed: boolean): Mark {
  const places = placed.map((one, i) => ({ ...one, line: lines[i % lines.length] ?? { ink: BLACK, width: 0.8 } }))
  const details = detailed
    ? places.map(({ id, line: _, ...place }) => drawLines(id, { ...place, ink: DETAIL_INK, stroke: DETAIL_MM }))
    : []
  const scale = (placed[0]?.size ?? PICTURE_BOX) / PICTURE_BOX
  // A thick line would cover a thin one.
  const contours = places
    .toSorted((a, b) => b.line.width - a.line.width)
    .map(({ id, cx, cy, rotate, line }) => {
      const dash = line.dash?.map((length) => length / scale)
      const look = { width: line.width / scale, stroke: line.ink, ...(dash && { dash }) }
      const contour = path(wordPicture(id).outline, look)
      return group(cx, cy, [group(-PICTURE_BOX / 2, -PICTURE_BOX / 2, [contour])], { scale, rotate })
    })
  return group(middleX(box), middleY(box), [...details, ...contours])
}

interface Field {
  /** Paper with the tangle. */
  readonly paper: Box
  /** Of the choices, in two lines. */
  readonly choices: Box
}

/** The tangle in what things lie in: a jar of fruit, a drawer, a window, or on paper with tape at its corners. */
function drawPaper({ x, y, width, height }: Box, theme: string, color: boolean): Mark[] {
  const pen = new Pen(color).plane('middle')
  const cx = x + width / 2
  if (theme === 'frutas')
    return marksOf([
      pen.shape(boxData(x + width * 0.12, y - 5.4, width * 0.76, 6, 2), 'red', 1.1),
      pen.shape(boxData(x, y, width, height, 9), 'white', 1.2),
    ])
  if (theme === 'objetos')
    return marksOf([
      pen.shape(boxData(x - 3, y - 3, width + 6, height + 6, 1.5), 'wood', 1.1),
      pen.shape(boxData(x, y, width, height, 1), 'white', 0.8),
      pen.shape(boxData(x - 5, y + height, width + 10, 7.4, 1.5), 'wood', 1.1),
      pen.shape(disc(cx, y + height + 3.7, 2), 'yellow', 0.8),
    ])
  if (theme === 'ceu')
    return marksOf([
      pen.shape(boxData(x - 3, y - 3, width + 6, height + 6, 2), 'wood', 1.1),
      pen.shape(boxData(x, y, width, height, 1), 'white', 0.8),
      pen.shape(boxData(x - 6, y + height + 2, width + 12, 5, 1.5), 'woodPale', 1.1),
    ])
  const tape = (cx: number, turn: number) => pen.at(cx, y + 0.6, 1, (own) => own.shape(TAPE, 'straw', 0.7), { turn })
  return marksOf([
    pen.shape(boxData(x, y, width, height, 1.5), 'white', 1.1),
    tape(x + 2, -38),
    tape(x + width - 2, 38),
  ])
}

/** Names of what the tangles lie in. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = { frutas: ['pote'], objetos: ['gaveta'], ceu: ['janela'] }

const TAPE = boxData(-6, -2.2, 12, 4.4)

interface TaskLook {
  readonly lines: readonly Line[]
  readonly detailed: boolean
  readonly turn: number
  readonly theme: string
  readonly color: boolean
}

function drawTask(task: Tangle, { paper, choices: right }: Field, look: TaskLook, random: Random): PageMark[] {
  const { lines, detailed, turn, theme, color } = look
  const placed = placesIn(task.hidden, paper, turn, random)
  const inner = { x: right.x + 3, y: right.y + 2, width: right.width - 6, height: right.height - 4 }
  const cells = cellsOf(Math.ceil(task.choices.length / 2), 2, { box: inner, gap: 3 })
  return [
    ...drawPaper(paper, theme, color),
    answer([drawTangle(placed, paper, KEY_LINES, false)], [drawTangle(placed, paper, lines, detailed)]),
    // Lines over one pale colour, as in the tangle: coloured drawings have other contours.
    ...eachCell(task.choices, cells, (id, cell): PageMark[] => {
      const size = Math.min(cell.width, cell.height) * 0.9
      const [cx, cy] = [middleX(cell), middleY(cell)]
      return [
        outlinedPicture(wordPicture(id), { cx, cy, size, color }),
        ...(task.hidden.includes(id)
          ? [answer([circle(cx, cy, size * 0.54, { stroke: inTurn(KEY_INKS, task.hidden.indexOf(id)), width: 1.4 })])]
          : []),
      ]
    }).flat(),
  ]
}

const likeness = (one: string, other: string): number => {
  const [a, b] = [wordPicture(one).facts, wordPicture(other).facts]
  return a && b ? shadowLikeness(a, b, false) : 0
}

/** A wrong choice whose contour is more like a hidden one than this could be right too. */
const MOST_LIKE = 0.84

export const lookSame = (one: string, other: string): boolean => likeness(one, other) > MOST_LIKE

const ORDERS = 24
/** In an order in which those of one tangle differ most: contours that run side by side cannot be followed. */
function apart(random: Random, ids: readonly string[], hidden: number): string[] {
  const worst = (order: readonly string[]) =>
    Math.max(
      ...order.flatMap((one, i) =>
        order.slice(i + 1, Math.ceil((i + 1) / hidden) * hidden).map((other) => likeness(one, other)),
      ),
      0,
    )
  const orders = Array.from({ length: ORDERS }, (_, i) => random.fork(`order ${i}`).shuffle(ids))
  return orders.reduce((best, order) => (worst(order) < worst(best) ? order : best))
}

/** Contours with more corners and curves make a knot where all lines look the same. */
const MOST_TURNS = 40
const isPlain = (id: string) => (wordPicture(id).outline.match(/[MLCQA]/gi) ?? []).length <= MOST_TURNS

/** Side by side, or, with one tangle to a page, the choices below a large one. */
function fieldsOf(rows: readonly Box[]): Field[] {
  const [only] = rows
  if (only && rows.length === 1) {
    const paper = { ...only, y: only.y + 3, height: 120, x: only.x + 16, width: only.width - 32 }
    const top = paper.y + paper.height + 6
    return [{ paper, choices: { ...only, y: top, height: only.y + only.height - top } }]
  }
  return rows.map((row) => {
    const side = Math.min(row.height - 2, row.width * 0.4)
    const left = side + 10
    return {
      paper: { x: row.x + 3, y: row.y + (row.height - side) / 2, width: side, height: side },
      choices: { ...row, x: row.x + left, width: row.width - left },
    }
  })
}

export const figurasSobrepostas: SheetKind<PagesFacts<readonly Tangle[]>> = {
  id: 'figuras-sobrepostas',
  category: 'percepcao',
  themes: Object.keys(TANGLED),
  draw: (options) => {
    const rule = LEVELS[options.level]
    const { choices, detailed, turn } = rule
    // In the single tangle of a page fewer figures hide.
    const isAlone = rule.tangles === 1
    const tangles = isAlone ? 1 : amountOf(options, rule.tangles)
    const hidden = isAlone ? amountOf(options, rule.hidden) : rule.hidden
    const instruction = options.instruction.replace(String(rule.hidden), String(hidden))
    const lines = options.level === 'desafio' ? ONE_LINE : options.color ? COLOUR_LINES : BLACK_LINES
    const theme = options.theme ?? 'frutas'
    const place = strewnIn(placeOf(theme, []))
    const set = TANGLED[theme] ?? []
    const plain = isAlone ? set.filter(isPlain) : set
    const perPage = tangles * hidden
    const deck = plain.length >= perPage * options.pages ? plain : set
    const pages = dealPictures(options, deck, { perPage })
    return composeSheet(options, 'ring', (random, index) => {
      const dealt = apart(
        random,
        (pages[index] ?? []).map(({ id }) => id),
        hidden,
      )
      const others = random.shuffle(set.filter((id) => !dealt.includes(id)))
      const tasks = Array.from({ length: tangles }, (_, i): Tangle => {
        const ids = dealt.slice(i * hidden, (i + 1) * hidden)
        const from = (i * (choices - hidden)) % others.length
        const wrong = [...others.slice(from), ...others.slice(0, from)]
          .filter((other) => ids.every((id) => !lookSame(id, other)))
          .slice(0, choices - hidden)
        return { hidden: ids, choices: random.shuffle([...ids, ...wrong]) }
      })
      const rows = rowsOf(tangles)
      const fields = fieldsOf(rows)
      const people = random.fork('people').integer(0, 99)
      const marks = [
        ...backdrop(
          { ...options, instruction },
          place,
          rows,
          rows.map(({ y }) => y),
          people,
        ),
        ...tasks.flatMap((task, i): PageMark[] => {
          const field = fields[i]
          if (!field) return []
          const under = theme === 'ceu' ? [] : rug(field.choices, options.color, i)
          return [...under, ...drawTask(task, field, { lines, detailed, turn, theme, color: options.color }, random)]
        }),
      ]
      return {
        marks,
        whole: true,
        instruction,
        pictures: HOLDERS[theme] ?? [],
        facts: tasks,
        items: dealt.map((id) => wordPicture(id).name),
      }
    })
  },
}
