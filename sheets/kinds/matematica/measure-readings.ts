/** Kitchen scales and a measuring jug to read, each with what it shows and what is missing. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { middleX } from '../../page/cells.ts'
import { MEASURE_TEXTS } from '../../page/texts.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, SAND, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, dot, line, path, polygon, rect, round, text } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { MASS, type MeasureTask, STEP } from './measure-tasks.ts'

export const framed = (box: Box) => rect(box.x, box.y, box.width, box.height, { radius: 5, width: 0.6 })

/** Kitchen scales: a dial of 1000 g, a pan, and its load. */
function drawScales(task: Extract<MeasureTask, { ask: 'read' }>, cell: Box, color: boolean): Mark[] {
  const r = 25
  const [cx, cy] = [middleX(cell), cell.y + 60]
  const at = (grams: number, q: number) => {
    const angle = (grams / 1000) * 2 * Math.PI
    return { x: cx + Math.sin(angle) * r * q, y: cy - Math.cos(angle) * r * q }
  }
  const body = [
    { x: cx - 20, y: cy - 25 },
    { x: cx + 20, y: cy - 25 },
    { x: cx + 32, y: cy + 28 },
    { x: cx - 32, y: cy + 28 },
  ]
  const ticks = Array.from({ length: 20 }, (_, i) => {
    const [from, to] = [at(i * STEP, i % 2 ? 0.92 : 0.86), at(i * STEP, 1)]
    return line(from.x, from.y, to.x, to.y, { width: i % 2 ? 0.35 : 0.6, cap: 'butt' })
  })
  const numbers = Array.from({ length: 10 }, (_, i) => {
    const p = at(i * 100, 0.7)
    return centredText(p.x, p.y, String(i * 100), 3.7)
  })
  const [tip, tail] = [at(task.amount, 0.48), at(task.amount + 500, 0.12)]
  return [
    path(`M${round(cx - 30)} ${round(cy - 33)}h60q-4 8 -14 8h-32q-10 0 -14 -8Z`, {
      fill: color ? tint(BLUE, 0.5) : WHITE,
    }),
    polygon(body, { fill: color ? tint(SAND, 0.8) : WHITE }),
    circle(cx, cy, r, { width: 0.9, fill: WHITE }),
    ...ticks,
    ...numbers,
    line(tail.x, tail.y, tip.x, tip.y, { width: 1.2 }),
    dot(cx, cy, 1.6),
    drawPicture(task.thing, { cx, cy: cy - 44.5, size: 22, color }),
  ]
}

/** A jug with a scale up to one litre, filled. */
function drawJug(task: Extract<MeasureTask, { ask: 'read' }>, cell: Box, color: boolean): Mark[] {
  const [width, height] = [46, 74]
  const [x, y] = [middleX(cell) - width / 2 - 1, cell.y + 12]
  const full = height - 8
  const level = (amount: number) => y + height - (amount / 1000) * full
  const marks = Array.from({ length: 20 }, (_, i): Mark[] => {
    const amount = (i + 1) * STEP
    const isLabelled = amount % 100 === 0
    return [
      line(x, level(amount), x + (isLabelled ? 9 : 5), level(amount), { width: isLabelled ? 0.6 : 0.35, cap: 'butt' }),
      ...(isLabelled ? [text(x - 2.4, level(amount) + 1.3, String(amount), 3.9, { anchor: 'end' })] : []),
    ]
  }).flat()
  return [
    path(`M${round(x + width)} ${round(y + 14)}h8q8 0 8 8v22q0 8 -8 8h-8`, { width: 2.4 }),
    rect(x, level(task.amount), width, y + height - level(task.amount), {
      width: 0.6,
      fill: color ? tint(BLUE, 0.7) : [0, 0, 0, 14],
    }),
    path(`M${round(x - 5)} ${round(y - 4)}L${round(x)} ${round(y)}v${height}h${width}v${-height - 4}`, { width: 1 }),
    ...marks,
    text(x + width - 3, y + 5, 'mL', 4.2, { anchor: 'end' }),
  ]
}

export function drawReading(task: Extract<MeasureTask, { ask: 'read' }>, cell: Box, theme: string, color: boolean) {
  const [unit, whole] = theme === MASS ? ['g', '1 kg'] : ['mL', '1 L']
  const base = cell.y + cell.height - 5
  const question = (x: number, label: string, amount: number): PageMark[] => [
    text(x, base - 8.5, label, 3.8, { anchor: 'start', font: 'text' }),
    line(x, base, x + 22, base, { width: 0.5 }),
    text(x + 23.5, base, unit, 5, { anchor: 'start' }),
    answer([text(x + 11, base - 1, String(amount), 6.6, { fill: ANSWER_RED })]),
  ]
  return [
    framed(cell),
    ...(theme === MASS ? drawScales(task, cell, color) : drawJug(task, cell, color)),
    ...question(cell.x + 8, MEASURE_TEXTS.shows, task.amount),
    ...question(cell.x + cell.width / 2 + 5, MEASURE_TEXTS.missing(whole), task.missing),
  ]
}
