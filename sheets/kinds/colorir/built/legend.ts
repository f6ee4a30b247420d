/** The foot of a picture of figures: their colours, and boxes for how many there are; or clues to them. */
import type { Box } from '../../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX } from '../../../page/cells.ts'
import { PICTURE } from '../../../page/picture-page.ts'
import { answer, type PageMark, writtenAnswer } from '../../../scene/answers.ts'
import { WHITE } from '../../../scene/inks.ts'
import { answerBox, centredText, path, round } from '../../../scene/marks.ts'
import type { Ink } from '../../../scene/scene.ts'
import type { Shape } from '../../../scene/shapes.ts'
import { box, points, smooth } from '../../../studio/paths.ts'
import { marksOf, type Pen } from '../../../studio/pen.ts'

export interface Entry {
  readonly shape: Shape
  /** Of the colour. */
  readonly name: string
  readonly ink: Ink
}

const HEIGHTS = { plain: 30, counted: 39, clues: 42 }
const BOX = { width: 18, height: 10, text: 7 }

/** A strip from edge to edge, on which the picture rests. */
function strip(pen: Pen, kind: keyof typeof HEIGHTS): { panel: PageMark[]; inside: Box } {
  const y = PICTURE.y + PICTURE.height - HEIGHTS[kind]
  return {
    panel: marksOf(pen.shape(box(PICTURE.x - 2, y, PICTURE.width + 4, HEIGHTS[kind] + 4), 'cream', 1.2)),
    inside: { x: PICTURE.x + 3, y, width: PICTURE.width - 6, height: HEIGHTS[kind] },
  }
}

function countBox(cell: Box, top: number, value: number): PageMark[] {
  const [x, y] = [middleX(cell), cell.y + top]
  return [
    answerBox(x - BOX.width / 2, y, BOX.width, BOX.height),
    writtenAnswer(x, y + BOX.height / 2, String(value), BOX.text),
  ]
}

/** The rule where a square would count as a rectangle, too. */
const SQUARE_RULE = 'O quadrado conta só como quadrado.'

const hasBoth = (legend: readonly Entry[]) =>
  ['quadrado', 'retangulo'].every((id) => legend.some(({ shape }) => shape.id === id))

/** Figures with the names of their colours, filled when there is colour; below them boxes for their numbers, if any. */
export function drawLegend(pen: Pen, legend: readonly Entry[], counts: readonly number[]): PageMark[] {
  const counted = counts.length > 0
  const { panel, inside } = strip(pen, counted ? 'counted' : 'plain')
  const cells = cellsOf(legend.length, 1, { box: inside, gap: 2 })
  const ruled = counted && hasBoth(legend)
  const [middle, size, name] = counted ? [8, 11, 18] : [11, 15, 24]
  const swatches = (filled: boolean) =>
    eachCell(legend, cells, ({ shape, ink }, cell) => [
      path(shape.data(middleX(cell), cell.y + middle, size), { fill: filled ? ink : WHITE, width: 0.9 }),
    ]).flat()
  return [
    ...panel,
    answer(swatches(true), swatches(pen.colour)),
    ...eachCell(legend, cells, (entry, cell) => [
      centredText(middleX(cell), cell.y + name, entry.name, 5.4, { font: 'text' }),
    ]).flat(),
    ...eachCell(legend, cells, (_, cell, i) =>
      counted ? countBox(cell, ruled ? 21.4 : 23, counts[i] ?? 0) : [],
    ).flat(),
    ...(ruled ? [centredText(middleX(inside), inside.y + 35, SQUARE_RULE, 4.4, { font: 'text' })] : []),
  ]
}

/** Two lines that fit one figure alone of those on a page. */
export const CLUES: Readonly<Record<string, readonly [string, string]>> = {
  circulo: ['redondo', 'como bola'],
  oval: ['redondo', 'como ovo'],
  coracao: ['2 curvas', 'e 1 ponta'],
  estrela: ['5 pontas', 'para fora'],
  triangulo: ['3 lados,', '3 pontas'],
  quadrado: ['4 lados iguais,', '4 cantos retos'],
  retangulo: ['2 lados longos', 'e 2 curtos'],
  losango: ['4 lados iguais,', 'sem canto reto'],
  pentagono: ['5 lados,', '5 pontas'],
  hexagono: ['6 lados,', '6 pontas'],
}

/** A blot of paint. */
const BLOT = points('-8,0 -4.4,-3.8 -1,-3 3,-4.2 7,-2.4 9,0.4 5,2.4 3,3.8 -2,3 -6,3.8')
const blot = (x: number, y: number) => smooth(BLOT.map(([u, v]) => [round(x + u), round(y + v)] as const))

/** Width of the column with the number of all figures, mm. */
const TOTAL = 20

/** Clues in place of the figures, each with its colour and a box; the number of all of them, to check. */
export function drawClues(pen: Pen, legend: readonly Entry[], counts: readonly number[]): PageMark[] {
  const { panel, inside } = strip(pen, 'clues')
  const cells = cellsOf(legend.length, 1, { box: { ...inside, width: inside.width - TOTAL }, gap: 1 })
  const last = { ...inside, x: inside.x + inside.width - TOTAL, width: TOTAL }
  const blots = (filled: boolean) =>
    eachCell(legend, cells, ({ ink }, cell) => [
      path(blot(middleX(cell), cell.y + 16.6), { fill: filled ? ink : WHITE, width: 0.8 }),
    ]).flat()
  const line = (cell: Box, y: number, words: string, size = 4.1) =>
    centredText(middleX(cell), cell.y + y, words, size, { font: 'text' })
  return [
    ...panel,
    answer(blots(true), blots(pen.colour)),
    ...eachCell(legend, cells, ({ shape, name }, cell, i) => [
      ...(CLUES[shape.id] ?? []).map((words, k) => line(cell, 4.6 + k * 5, words)),
      line(cell, 24.4, name, 4.8),
      ...countBox(cell, 29, counts[i] ?? 0),
    ]).flat(),
    ...['Confira:', 'ao todo'].map((words, k) => line(last, 18 + k * 5.6, words, 4.8)),
    centredText(middleX(last), last.y + 34, String(counts.reduce((sum, one) => sum + one, 0)), 9),
  ]
}
