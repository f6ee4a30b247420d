/** Clocks with hands: read the time and write it, or read it and draw the hands. */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, dot, line } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'

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

const LABEL_HEIGHT = 15
/** Between two clocks, mm. */
const GAP = { facil: 8, medio: 2, desafio: 8 } as const

function hand(cx: number, cy: number, angle: number, length: number, width: number, ink: Ink): Mark {
  const a = (angle * Math.PI) / 180
  return line(cx, cy, cx + Math.sin(a) * length, cy - Math.cos(a) * length, { stroke: ink, width })
}

/** Both end before the figures: a hand on a figure hides it. */
function drawHands(time: ClockTime, cx: number, cy: number, r: number, ink: Ink): Mark[] {
  return [hand(cx, cy, hourAngle(time), r * 0.38, 1.7, ink), hand(cx, cy, minuteAngle(time), r * 0.58, 1, ink)]
}

function drawFace(cx: number, cy: number, r: number, fill: Ink): Mark[] {
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
    const [x, y] = at((i + 1) * 5, 0.77)
    return centredText(x, y, String(i + 1), r * 0.19)
  })
  return [circle(cx, cy, r, { width: 1, fill }), ...ticks, ...numbers]
}

function drawClock(time: ClockTime, cell: Box, fill: Ink, toDraw: boolean): PageMark[] {
  const r = Math.min(cell.width / 2, (cell.height - LABEL_HEIGHT) / 2) - 1
  const [cx, cy] = [middleX(cell), cell.y + r + 1]
  const baseline = cy + r + LABEL_HEIGHT - 3
  const hands = drawHands(time, cx, cy, r, toDraw ? ANSWER_RED : BLACK)
  const size = 8
  const label = (fill: Ink) => [centredText(cx, baseline - 5, formatTime(time), size, { fill })]
  const gap = 4
  const width = 15
  const blanks = toDraw
    ? []
    : [
        line(cx - gap - width, baseline, cx - gap, baseline, { width: 0.5 }),
        line(cx + gap, baseline, cx + gap + width, baseline, { width: 0.5 }),
      ]
  return [
    ...drawFace(cx, cy, r, fill),
    ...(toDraw ? [answer(hands)] : hands),
    dot(cx, cy, 1.4),
    ...(toDraw ? label(BLACK) : [answer(label(ANSWER_RED), [centredText(cx, baseline - 4, ':', size)])]),
    ...blanks,
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
    const cells = cellsOf(columns, rows, { gap: GAP[options.level] })
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
      const fills = random.shuffle(SOFT_FILLS)
      const marks = eachCell(times, cells, (time, cell, i) => {
        const fill = options.color ? tint(fills[i % fills.length] ?? WHITE, 0.5) : WHITE
        return drawClock(time, cell, fill, toDraw)
      }).flat()
      return {
        marks,
        facts: times,
        items: times.map((time) => `${toDraw ? DRAW_HANDS : READ} ${timeOf(time)}`),
        pictures: ['mantel-clock'],
      }
    })
  },
}
