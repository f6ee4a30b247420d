/** Lines for scissors: strips to cut from the edge of the paper up to a picture, and shapes to cut out. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { CONTENT } from '../../page/paper.ts'
import { drawPictogram } from '../../page/pictograms.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { BLACK, SOFT_FILLS, SOFT_GREY, tint } from '../../scene/inks.ts'
import { group, type Point, path, polylineData } from '../../scene/marks.ts'
import {
  type Ink,
  type Level,
  type Mark,
  PAGE_HEIGHT_MM,
  type SheetKind,
  type SheetOptions,
} from '../../scene/scene.ts'
import { findShape } from '../../scene/shapes.ts'
import { lengthOf, type Stroke } from './stroke.ts'
import { TRACKS } from './tracks.ts'

/** Lines that scissors can follow from one end to the other. */
const FORMS = ['reta', 'onda', 'ziguezague', 'degraus'] as const
type Form = (typeof FORMS)[number]

const FORM_OF: Readonly<Record<string, Form>> = {
  retas: 'reta',
  ondas: 'onda',
  ziguezague: 'ziguezague',
  degraus: 'degraus',
}
const THEMES = ['mistas', ...Object.keys(FORM_OF), 'formas'] as const

interface Plan {
  readonly strips: number
  /** Width of the dashed line, mm. */
  readonly line: number
  /** Width of the tolerance band, mm; 0 for none. */
  readonly band: number
  readonly repetitions: readonly [min: number, max: number]
  readonly mixed: readonly Form[]
  /** Shapes to cut out: columns, rows, and which. */
  readonly grid: readonly [columns: number, rows: number]
  readonly shapes: readonly string[]
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: {
    strips: 4,
    line: 1.5,
    band: 10,
    repetitions: [1, 1],
    mixed: ['reta', 'onda'],
    grid: [1, 2],
    shapes: ['quadrado', 'retangulo', 'triangulo', 'circulo'],
  },
  medio: {
    strips: 5,
    line: 1.1,
    band: 5.5,
    repetitions: [2, 3],
    mixed: ['reta', 'onda', 'ziguezague'],
    grid: [2, 2],
    shapes: ['circulo', 'triangulo', 'losango', 'hexagono', 'oval', 'pentagono', 'quadrado', 'retangulo'],
  },
  desafio: {
    strips: 6,
    line: 0.8,
    band: 0,
    repetitions: [4, 5],
    mixed: ['onda', 'ziguezague', 'degraus'],
    grid: [2, 3],
    shapes: ['estrela', 'coracao', 'hexagono', 'circulo', 'oval', 'pentagono', 'losango', 'triangulo'],
  },
}

/** Those that wait at the end of a line; all stay clear when they are small. */
const WAITING = (
  'butterfly bee bird ladybug rabbit duck fish turtle cat dog frog owl star flower kite balloon apple strawberry ' +
  'mushroom boat car rocket house gift'
).split(' ')

const SCISSORS = 11

export interface CutFacts {
  /** From the edge of the paper to the picture; closed lines where shapes are cut out. */
  readonly cuts: readonly { readonly form: string; readonly stroke: Stroke; readonly repetitions: number }[]
}

const [DASH_MM, GAP_MM] = [4.2, 2.6]

/** A little longer or shorter, so that a line begins and ends with a whole dash. */
function dashOver(length: number): readonly number[] {
  const dashes = Math.max(2, Math.round((length + GAP_MM) / (DASH_MM + GAP_MM)))
  const scale = length / (dashes * (DASH_MM + GAP_MM) - GAP_MM)
  return [DASH_MM * scale, GAP_MM * scale].map((mm) => Math.round(mm * 1000) / 1000)
}

const dashed = (stroke: Stroke, width: number) =>
  path(polylineData(stroke), { stroke: BLACK, width, dash: dashOver(lengthOf(stroke)), cap: 'butt' })

/** Scissors whose blades look up, or to the right. */
function scissors(x: number, y: number, up: boolean): Mark {
  const half = SCISSORS / 2
  return group(x, y, [drawPictogram('cut', -half, -half, SCISSORS)], up ? { rotate: -90 } : {})
}

/** Height of the slope that leads to the first tip of a zigzag, mm. */
const SLOPE = 7

/** The line from the edge of the paper to the top of its room, swinging to both sides. */
function upwards(form: Form, room: Box, repetitions: number): Point[] {
  const [x, bottom] = [room.x + room.width / 2, room.y + room.height]
  const points = TRACKS[form](room.height, room.width / 2, repetitions)
  return [
    { x, y: PAGE_HEIGHT_MM },
    { x, y: form === 'ziguezague' ? bottom + SLOPE : bottom },
    ...points.map((p) => ({ x: x + p.y, y: bottom - p.x })),
  ]
}

/** Words and marks at the foot of the paper that no cut runs through: from and to, mm. */
const FOOT = {
  product: [14, 31.5],
  level: [99, 111],
  /** On easy sheets. */
  ready: [126, 148],
  pageNumber: [173, 196],
} as const

/** Middles of the strips, from side to side, clear of the foot by half a band: one gives way, the others follow. */
function middlesOf(count: number, band: number, level: Level): number[] {
  const free = Math.max(2, band) / 2 + 1
  const [from, to] = [FOOT.product[1] + free, FOOT.pageNumber[0] - free]
  const even = Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1))
  const inside = [FOOT.level, ...(level === 'facil' ? [FOOT.ready] : [])]
  const taken = inside.map(([left, right]) => [left - free, right + free] as const)
  const clear = even.map((x) => {
    const [left, right] = taken.find(([left, right]) => x > left + 0.01 && x < right - 0.01) ?? [x, x]
    return x - left < right - x ? left : right
  })
  const moved = clear.findIndex((x, i) => x !== even[i])
  const middle = clear[moved]
  if (middle === undefined) return even
  return even.map((_, i) =>
    i <= moved ? from + ((middle - from) * i) / moved : middle + ((to - middle) * (i - moved)) / (count - 1 - moved),
  )
}

interface Page {
  readonly options: SheetOptions
  readonly plan: Plan
  readonly pictures: readonly string[]
  readonly random: Random
}

/** Without colour the band is grey. */
const bandInk = (color: boolean, index: number): Ink =>
  color ? tint(SOFT_FILLS[index % SOFT_FILLS.length] ?? SOFT_GREY, 0.7) : tint(SOFT_GREY, 0.75)

function drawStrips({ options, plan, pictures, random }: Page): { readonly marks: Mark[]; readonly facts: CutFacts } {
  const { level, color } = options
  const own = FORM_OF[options.theme ?? '']
  const middles = middlesOf(plan.strips, plan.band, level)
  const room = Math.min(...middles.slice(1).map((x, i) => x - (middles[i] ?? 0)), 48) - 3
  const mixed = random.shuffle(plan.mixed)
  // Straight cuts are all the same: the others repeat with another number of turns.
  const turning = mixed.filter((form) => form !== 'reta')
  const forms = level === 'facil' ? mixed : [...mixed, ...turning]
  const [least, most] = plan.repetitions
  const drawn = middles.map((x, i) => {
    const form = own ?? forms[i % forms.length] ?? 'reta'
    const picture = Math.min(34, room)
    // The first cuts are short, the last one is as high as the sheet.
    const share = level === 'facil' ? 0.5 + (0.5 * i) / (plan.strips - 1) : 1
    const bottom = CONTENT.y + CONTENT.height - SCISSORS - 2
    const height = (bottom - CONTENT.y - picture - 5) * share
    const width = form === 'reta' ? 0 : Math.max(6, room - plan.band - 2) * (level === 'desafio' ? 0.8 : 0.72)
    const again = !own && i >= mixed.length ? most : least
    const repetitions = form === 'reta' ? 1 : own || level === 'facil' ? random.integer(least, most) : again
    const stroke = upwards(form, { x: x - width / 2, y: bottom - height, width, height }, repetitions)
    const d = polylineData(stroke)
    const marks: Mark[] = [
      ...(plan.band > 0 ? [path(d, { stroke: bandInk(color, i), width: plan.band })] : []),
      dashed(stroke, plan.line),
      scissors(x + plan.band / 2 + SCISSORS / 2 + 1, bottom + SCISSORS, true),
      drawPicture(wordPicture(pictures[i] ?? 'star'), {
        cx: x,
        cy: bottom - height - 5 - picture / 2,
        size: picture,
        color,
      }),
    ]
    return { mark: group(0, 0, marks), cut: { form, stroke, repetitions } }
  })
  return { marks: drawn.map(({ mark }) => mark), facts: { cuts: drawn.map(({ cut }) => cut) } }
}

/** The picture's share of a shape. */
const ROOM_IN: Readonly<Record<string, number>> = {
  triangulo: 0.4,
  estrela: 0.28,
  coracao: 0.38,
  losango: 0.4,
  retangulo: 0.42,
  oval: 0.46,
}

/** Offset of a shape's free area below its middle, relative to its size. */
const LOWER: Readonly<Record<string, number>> = { triangulo: 0.13, estrela: 0.03, coracao: 0.03 }

function drawShapes({ options, plan, pictures, random }: Page): { readonly marks: Mark[]; readonly facts: CutFacts } {
  const { color } = options
  const [columns, rows] = plan.grid
  const cells = cellsOf(columns, rows, { gap: 8 })
  const shapes = random.sample(plan.shapes, cells.length)
  const drawn = eachCell(shapes, cells, (id, cell, i) => {
    // Low shapes are as wide as their cell.
    const low = id === 'retangulo' || id === 'oval'
    const size = Math.min(cell.width - 12, (cell.height - 6) / (low ? 0.66 : 1))
    const [cx, cy] = [middleX(cell), middleY(cell)]
    const d = findShape(id).data(cx, cy, size)
    const picture = size * (ROOM_IN[id] ?? 0.54)
    const marks: Mark[] = [
      path(d, {
        stroke: BLACK,
        width: plan.line,
        dash: [DASH_MM, GAP_MM],
        cap: 'butt',
        ...(color && { fill: bandInk(color, i) }),
      }),
      drawPicture(wordPicture(pictures[i] ?? 'star'), {
        cx,
        cy: cy + (LOWER[id] ?? 0) * size,
        size: picture,
        color,
      }),
      scissors(cell.x + SCISSORS / 2, cell.y + SCISSORS / 2, false),
    ]
    const around = [
      { x: cx - size / 2, y: cy - size / 2 },
      { x: cx + size / 2, y: cy + size / 2 },
    ]
    return { mark: group(0, 0, marks), cut: { form: id, stroke: around, repetitions: 1 } }
  })
  return { marks: drawn.map(({ mark }) => mark), facts: { cuts: drawn.map(({ cut }) => cut) } }
}

function draw(options: SheetOptions) {
  const { grid, strips, ...most } = PLANS[options.level]
  const plan: Plan = { ...most, strips: amountOf(options, strips), grid: [grid[0], amountOf(options, grid[1])] }
  const shapes = options.theme === 'formas'
  const perPage = shapes ? plan.grid[0] * plan.grid[1] : plan.strips
  // A star would be invisible in a shape of its colour.
  const items = shapes ? WAITING.filter((id) => id !== 'star') : WAITING
  const pages = dealPages(options, { items, perPage, mostShared: SMALL_DECK })
  return composeSheet<CutFacts>(options, 'cut', (random, index) => {
    const page = { options, plan, pictures: pages[index] ?? [], random }
    return shapes ? drawShapes(page) : drawStrips(page)
  })
}

export const recortarLinhas: SheetKind<PagesFacts<CutFacts>> = {
  id: 'recortar-linhas',
  category: 'tracejar',
  themes: THEMES,
  draw,
}
