/** A clock with hands: its case, its face, and the hands of a time. */
import type { Box } from '../../lettering/bounds.ts'
import { middleX } from '../../page/cells.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, WHITE } from '../../scene/inks.ts'
import { centredText, circle, dot, line } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { CASE, CLOCK_CASES } from '../../studio/shapes/clocks.ts'

export interface ClockTime {
  /** 1..12 */
  readonly hour: number
  /** 0..55 */
  readonly minute: number
}

/** Degrees clockwise from the top: the hour hand moves on with the minutes. */
export const hourAngle = ({ hour, minute }: ClockTime) => ((hour % 12) + minute / 60) * 30
export const minuteAngle = ({ minute }: ClockTime) => minute * 6

export const formatTime = ({ hour, minute }: ClockTime) => `${hour}:${String(minute).padStart(2, '0')}`

export const CASES: readonly [Fill, ...Fill[]] = ['red', 'blue', 'yellow', 'green', 'purple', 'orange', 'teal', 'pink']

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

/** Radius of the face of a clock that fills the box. */
export const radiusIn = ({ width, height }: Box) =>
  Math.min(width / 2 / CASE.beside, height / (CASE.above + CASE.below))

/** A clock whose foot is at the foot of the box; hands to draw are its answer. */
export function drawClock(time: ClockTime, box: Box, look: number, color: boolean, toDraw: boolean): PageMark[] {
  const r = radiusIn(box)
  const [cx, cy] = [middleX(box), box.y + box.height - r * CASE.below]
  const pen = new Pen(color)
  const hands = drawHands(time, cx, cy, r, toDraw ? ANSWER_RED : BLACK)
  return [
    ...marksOf(pen.at(cx, cy, 1, (pen) => inTurn(CLOCK_CASES, look)(pen, r, inTurn(CASES, look)))),
    ...drawFace(cx, cy, r, WHITE),
    ...(toDraw ? [answer(hands)] : hands),
    dot(cx, cy, 1.4),
  ]
}

export interface TimeLook {
  readonly size: number
  /** Of the two lines to write on: their middles from the colon, their half, and how far below they are, mm. */
  readonly line: { readonly from: number; readonly half: number; readonly below: number }
}

/** A written time, or a colon between two lines to write it on, about its middle. */
export function writtenTime(time: ClockTime, cx: number, cy: number, look: TimeLook, toWrite: boolean): PageMark[] {
  const { size } = look
  const { from, half, below } = look.line
  const written = (fill: Ink) => [centredText(cx, cy, formatTime(time), size, { fill })]
  if (!toWrite) return written(BLACK)
  const lines = [-from, from].map((dx) => line(cx + dx - half, cy + below, cx + dx + half, cy + below, { width: 0.5 }))
  return [answer(written(ANSWER_RED), [centredText(cx, cy - 0.5, ':', size), ...lines])]
}
