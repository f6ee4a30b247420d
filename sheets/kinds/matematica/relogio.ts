/** Clocks on the shelves of their shop: read the time and write it, or read it and draw the hands. */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, WHITE } from '../../scene/inks.ts'
import { centredText, circle, dot, line } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { CASE, CLOCK_CASES } from '../../studio/shapes/clocks.ts'
import { block, shelfPlaces, shelves } from './shelf-grid.ts'

export interface ClockTime {
  /** 1..12 */
  readonly hour: number
  /** 0..55 */
  readonly minute: number
}

const LEVELS: Readonly<Record<Level, { columns: number; rows: number; minutes: readonly number[] }>> = {
  facil: { columns: 2, rows: 2, minutes: [0] },
  medio: { columns: 2, rows: 3, minutes: [0, 30] },
  desafio: { columns: 3, rows: 3, minutes: [5, 10, 15, 20, 25, 35, 40, 45, 50, 55] },
}

/** Degrees clockwise from the top: the hour hand moves on with the minutes. */
export const hourAngle = ({ hour, minute }: ClockTime) => ((hour % 12) + minute / 60) * 30
export const minuteAngle = ({ minute }: ClockTime) => minute * 6

const formatTime = ({ hour, minute }: ClockTime) => `${hour}:${String(minute).padStart(2, '0')}`

/** Height of the block below a clock, which holds the time, mm. */
const BLOCK = 15
const CASES: readonly Fill[] = ['red', 'blue', 'yellow', 'green', 'purple', 'orange', 'teal', 'pink']

function hand(cx: number, cy: number, angle: number, length: number, width: number, ink: Ink): Mark {
  const a = (angle * Math.PI) / 180
  return line(cx, cy, cx + Math.sin(a) * length, cy - Math.cos(a) * length, { stroke: ink, width })
}

/** Both end before the figures: a hand on a figure hides it. */
export function drawHands(time: ClockTime, cx: number, cy: number, r: number, ink: Ink): Mark[] {
  return [hand(cx, cy, hourAngle(time), r * 0.38, 1.7, ink), hand(cx, cy, minuteAngle(time), r * 0.58, 1, ink)]
}

/** Ticks and numbers; the height of a number is a share of the radius. */
export function drawFace(cx: number, cy: number, r: number, fill: Ink, numberShare = 0.19): Mark[] {
  const at = (k: number, q: number) => {
    const a = (k * Math.PI) / 30
    return [cx + Math.sin(a) * r * q, cy - Math.cos(a) * r * q] as const
  }
  const ticks = Array.from({ length: 60 }, (_, k) => {
    const [x1, y1] = at(k, k % 5 ? 0.96 : 0.935)
    const [x2, y2] = at(k, 1)
    return line(x1, y1, x2, y2, { width: k % 5 ? 0.25 : 0.6, cap: 'butt' })
  })
  const numbers = Array.from({ length: 12 }, (_, i) => {
    // Larger numbers are nearer to the middle: they keep off the ticks.
    const [x, y] = at((i + 1) * 5, 0.77 - (numberShare - 0.19) * 0.7)
    return centredText(x, y, String(i + 1), r * numberShare)
  })
  return [circle(cx, cy, r, { width: 1, fill }), ...ticks, ...numbers]
}

function drawClock(time: ClockTime, cell: Box, look: number, color: boolean, toDraw: boolean): PageMark[] {
  const room = cell.height - BLOCK
  const r = Math.min(cell.width / 2 / CASE.beside, room / (CASE.above + CASE.below))
  const [cx, cy] = [middleX(cell), cell.y + room - r * CASE.below]
  const top = cell.y + room
  const pen = new Pen(color)
  const hands = drawHands(time, cx, cy, r, toDraw ? ANSWER_RED : BLACK)
  const width = Math.min(cell.width, Math.max(44, r * 1.9))
  const [size, middle] = [8, top + BLOCK / 2]
  const label = (fill: Ink) => [centredText(cx, middle, formatTime(time), size, { fill })]
  const blanks = [-12, 12].map((dx) => line(cx + dx - 7, middle + 4, cx + dx + 7, middle + 4, { width: 0.5 }))
  const drawCase = CLOCK_CASES[look % CLOCK_CASES.length]
  const fill = CASES[look % CASES.length] ?? 'blue'
  const stand = { x: cx - width / 2, y: top, width, height: BLOCK }
  return [
    ...block(stand, color).marks,
    ...marksOf([pen.at(cx, cy, 1, (pen) => drawCase?.(pen, r, fill) ?? [])]),
    ...drawFace(cx, cy, r, WHITE),
    ...(toDraw ? [answer(hands)] : hands),
    dot(cx, cy, 1.4),
    ...(toDraw ? label(BLACK) : [answer(label(ANSWER_RED), [centredText(cx, middle - 0.5, ':', size), ...blanks])]),
  ]
}

const timeOf = ({ hour, minute }: ClockTime) => `${hour}:${String(minute).padStart(2, '0')}`

const READ = 'ler'
const DRAW_HANDS = 'desenhar'

export const relogio: SheetKind<PagesFacts<readonly ClockTime[]>> = {
  id: 'relogio',
  category: 'matematica',
  /** `ler`: write the time; `desenhar`: draw the hands. */
  themes: [READ, DRAW_HANDS],
  draw: (options) => {
    const toDraw = options.theme === DRAW_HANDS
    // Two clocks, one above the other.
    const { columns, rows, minutes } =
      options.fewer && options.level === 'facil'
        ? { ...LEVELS.facil, columns: 1 }
        : withAmount(options, LEVELS[options.level])
    const cells = shelfPlaces(columns, rows)
    const every = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((hour) =>
      minutes.map((minute): ClockTime => ({ hour, minute })),
    )
    const most = Math.ceil(cells.length / minutes.length)
    const dealt = dealPages(options, {
      items: every,
      perPage: cells.length,
      nameOf: timeOf,
      // Each hour once on a page, and the minutes in turn.
      accept: (page, time) =>
        page.every(({ hour }) => hour !== time.hour) &&
        page.filter(({ minute }) => minute === time.minute).length < most,
    })
    return composeSheet(options, toDraw ? 'trace' : 'write', (random, index) => {
      const times = dealt[index] ?? []
      const first = random.integer(0, CASES.length - 1)
      const shop = shelves(options, rows, random.fork('people').integer(0, 99))
      const clocks = eachCell(times, cells, (time, cell, i) =>
        drawClock(time, cell, first + i, options.color, toDraw),
      ).flat()
      return {
        marks: [...shop, ...clocks],
        whole: true,
        facts: times,
        items: times.map((time) => `${toDraw ? DRAW_HANDS : READ} ${timeOf(time)}`),
        pictures: ['mantel-clock'],
      }
    })
  },
}
