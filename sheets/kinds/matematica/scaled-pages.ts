/** Pages on the squared wall: find the true copy, draw it, draw it and complete the table of its sides. */
import { measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { box, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { MURAL, muralSpot, muralWall, painted, panel, SQUARE } from '../../studio/places/mural-wall.ts'
import { lengthOf, type ScaledFigure, sideOf, sizeOf, stretched } from './scaled-figures.ts'
import { whitePlate } from './white-plate.ts'
import { writtenSlot } from './written-slot.ts'

export type Scaling = 'ampliar' | 'reduzir'

/** Factors across and down of three copies; one of them is true. */
export interface ChoiceTask {
  readonly figure: ScaledFigure
  readonly copies: readonly (readonly [across: number, down: number])[]
}

const FILLS: readonly Fill[] = ['bluePale', 'yellowPale', 'pinkPale', 'lime', 'purplePale', 'orange']
const fillOf = (i: number): Fill => FILLS[i % FILLS.length] ?? 'bluePale'

/** Factor of the printed figure and of its copy. */
export const factorsOf = (scaling: Scaling, times: number): readonly [from: number, to: number] =>
  scaling === 'ampliar' ? [1, times] : [times, 1]

function label(pen: Pen, cx: number, cy: number, words: string, fill: Fill = 'yellowPale'): Drawing {
  const width = measureText(words, 'text', 4.8) + 7
  return [
    pen.shape(box(cx - width / 2, cy - 4, width, 8, 2), fill, 0.8),
    pen.text(cx, cy + 1.7, words, 4.8, { font: 'text' }),
  ]
}

/** «largura 4 → 8»: a name, two boxes and an arrow, from the left end. */
function measure(pen: Pen, x: number, cy: number, name: string, from: number, to: number): PageMark[] {
  const words = measureText(name, 'text', 5)
  const slot = { width: 13, height: 11.5, letters: 7 }
  const first = x + words + 2.5 + slot.width / 2
  return [
    ...marksOf([
      pen.text(x, cy + 1.8, name, 5, { font: 'text', anchor: 'start' }),
      pen.line(`M${first + 8.5} ${cy}h7m-2.5 -2l2.5 2l-2.5 2`, 0.8),
    ]),
    ...writtenSlot(pen, first, cy, slot, String(from)),
    ...writtenSlot(pen, first + 24, cy, slot, String(to)),
  ]
}

const BAND = 16

function choiceMarks(
  pen: Pen,
  { figure, copies }: ChoiceTask,
  scaling: Scaling,
  band: number,
  look: number,
): PageMark[] {
  const [from, to] = factorsOf(scaling, 2)
  const [width, height] = sizeOf(figure)
  const base = band * BAND + 12
  const shapes = [[from, from] as const, ...copies]
  const total = shapes.reduce((sum, [across]) => sum + width * across, 0)
  const gap = (MURAL.columns - total) / 4
  let column = Math.max(1, Math.floor(gap / 2))
  const drawn = shapes.map(([across, down], i) => {
    const at: Spot = [column, base - height * down]
    column += width * across + Math.max(1, Math.floor(gap))
    const [cx, cy] = muralSpot([at[0] + (width * across) / 2, base])
    const name = i === 0 ? 'projeto' : (['A', 'B', 'C'][i - 1] ?? '')
    return [
      painted(pen, stretched(figure, across, down), at, fillOf(look)),
      label(pen, cx, cy + 4.8, name, i === 0 ? 'white' : 'yellowPale'),
    ]
  })
  const [, y] = muralSpot([0, base])
  const right = copies.findIndex(([across, down]) => across === to && down === to)
  const cy = y + 16.4
  return [
    ...marksOf([
      drawn,
      whitePlate(pen, 15, y + 9.6, 180, 13.6),
      pen.text(20, cy + 1.8, 'cópia certa', 5, { font: 'text', anchor: 'start' }),
    ]),
    ...writtenSlot(pen, 57, cy, { width: 13, height: 11.5, letters: 7 }, 'ABC'[right] ?? ''),
    ...measure(pen, 71, cy, 'largura', width * from, width * to),
    ...measure(pen, 132, cy, 'altura', height * from, height * to),
  ]
}

export const choicePage = (pen: Pen, tasks: readonly ChoiceTask[], scaling: Scaling, look: number): PageMark[] => [
  ...marksOf(muralWall(pen, look)),
  ...tasks.flatMap((task, i) => choiceMarks(pen, task, scaling, i, look + i)),
]

/** The copy in red, and the corner that it starts from as a dot for the child. */
function toDraw(pen: Pen, figure: ScaledFigure, factor: number, [column, row]: Spot): PageMark[] {
  const corners = stretched(figure, factor, factor).map(([x, y]) => muralSpot([column + x, row + y]))
  const [x, y] = corners[0] ?? [0, 0]
  return [...marksOf(pen.spot(x, y, 1.3)), answer([path(poly(corners), { stroke: ANSWER_RED, width: 1.5 })])]
}

/** A project is on a sheet of squared paper, taped to the wall; a large figure is on the wall itself. */
function paper(pen: Pen, figure: ScaledFigure, factor: number, [column, row]: Spot): Drawing {
  if (factor > 1) return []
  const [width, height] = sizeOf(figure)
  const corner: Spot = [column - 1, row - 1]
  const [x, y] = muralSpot(corner)
  const tape = (cx: number, turn: number) =>
    pen.at(cx, y, 1, (near) => near.shape(box(-4, -1.6, 8, 3.2), 'yellow', 0.7), { turn })
  return [panel(pen, corner, width + 2, height + 2), tape(x + 3, -35), tape(x + (width + 2) * SQUARE - 3, 35)]
}

/** A figure to be copied: painted, with a dot at the corner that its copy starts from. */
function model(pen: Pen, figure: ScaledFigure, factor: number, at: Spot, fill: Fill): Drawing {
  const corners = stretched(figure, factor, factor)
  const [x, y] = corners[0] ?? [0, 0]
  const [dotX, dotY] = muralSpot([at[0] + x, at[1] + y])
  return [paper(pen, figure, factor, at), painted(pen, corners, at, fill), pen.spot(dotX, dotY, 1.3)]
}

const FROM_TO = { ampliar: 'do projeto ao muro', reduzir: 'do muro ao papel' } as const

export function drawPage(pen: Pen, figures: readonly ScaledFigure[], scaling: Scaling, look: number): PageMark[] {
  const [from, to] = factorsOf(scaling, 2)
  return [
    ...marksOf(muralWall(pen, look)),
    ...figures.flatMap((figure, i): PageMark[] => {
      const [width, height] = sizeOf(figure)
      const top = i * BAND + 4
      const [given, free] = scaling === 'ampliar' ? [7, 12] : [12, 7]
      const start: Spot = [1 + given + 1, top]
      const at: Spot = [
        1 + Math.floor((given - width * from) / 2),
        top + Math.max(0, Math.floor((11 - height * from) / 2)),
      ]
      const origin: Spot = [start[0] + 1, start[1] + 1]
      const [plateX, plateY] = muralSpot([22, top + 2])
      const [labelX, labelY] = muralSpot([28, top + 0.4])
      return [
        ...marksOf([
          model(pen, figure, from, at, fillOf(look + i)),
          panel(pen, start, free, scaling === 'ampliar' ? 11 : 7),
          label(pen, labelX, labelY, FROM_TO[scaling]),
          whitePlate(pen, plateX, plateY, 66, 33),
        ]),
        ...toDraw(pen, figure, to, origin),
        ...measure(pen, plateX + 4, plateY + 9, 'largura', width * from, width * to),
        ...measure(pen, plateX + 4, plateY + 24, 'altura', height * from, height * to),
      ]
    }),
  ]
}

const LETTERS = ['a', 'b', 'c']

/** The letters of three sides, outside the figure. */
function sideLetters(pen: Pen, figure: ScaledFigure, factor: number, [column, row]: Spot): Drawing {
  return figure.sides.map((first, i) => {
    const [[x1, y1], [x2, y2]] = sideOf(figure, first)
    const [x, y] = muralSpot([column + ((x1 + x2) / 2) * factor, row + ((y1 + y2) / 2) * factor])
    // Corners run clockwise: the outside is on the left of a side.
    const [dx, dy] = [Math.sign(y2 - y1), -Math.sign(x2 - x1)]
    const reach = 3.1
    return [
      pen.shape(box(x + dx * reach - 2.1, y + dy * reach - 2.3, 4.2, 4.6, 1.2), 'white', null),
      pen.text(x + dx * reach, y + dy * reach + 1.5, LETTERS[i] ?? '', 5),
    ]
  })
}

const GIVEN = { ampliar: 'projeto', reduzir: 'muro' } as const
const TABLE = { x: 16, height: 54, head: 10, row: 14.6, columns: [26, 30, 30] } as const

function table(pen: Pen, figure: ScaledFigure, scaling: Scaling, y: number): PageMark[] {
  const [from, to] = factorsOf(scaling, 3)
  const { x, height, columns } = TABLE
  const width = columns.reduce((sum, one) => sum + one, 0)
  const [x1, x2] = [x + columns[0], x + columns[0] + columns[1]]
  const head = ['lado', GIVEN[scaling], 'desenho']
  const middles = [x + columns[0] / 2, x1 + columns[1] / 2, x2 + columns[2] / 2]
  const rowTop = (i: number) => y + TABLE.head + i * TABLE.row
  return [
    ...marksOf([
      pen.shape(box(x, y, width, height), 'white', 1),
      pen.shape(box(x, y, width, TABLE.head), 'yellowPale', 1),
      pen.line(`M${x1} ${y}v${height}M${x2} ${y}v${height}`, 0.8),
      pen.line([1, 2].map((i) => `M${x} ${rowTop(i)}h${width}`).join(''), 0.8),
      head.map((words, i) => pen.text(middles[i] ?? 0, y + 6.8, words, 5, { font: 'text' })),
      LETTERS.map((letter, i) => pen.text(middles[0] ?? 0, rowTop(i + 0.5) + 2.4, letter, 7)),
    ]),
    ...figure.sides.flatMap((first, i) =>
      [from, to].flatMap((factor, k) =>
        writtenSlot(
          pen,
          middles[k + 1] ?? 0,
          rowTop(i + 0.5),
          { width: 22, height: 12, letters: 7, outline: 0.6 },
          String(lengthOf(figure, first) * factor),
        ),
      ),
    ),
  ]
}

function angleQuestion(pen: Pen, x: number, y: number): PageMark[] {
  const slot = { width: 11, height: 11, letters: 8 }
  const words = (dx: number, dy: number, text: string) =>
    pen.text(x + dx, y + dy, text, 5, { font: 'text', anchor: 'start' })
  return [
    ...marksOf([
      whitePlate(pen, x, y, 82, 54),
      words(5, 10, 'Na cópia, os ângulos'),
      words(24, 23.5, 'mudaram.'),
      words(24, 38, 'não mudaram.'),
    ]),
    ...writtenSlot(pen, x + 14, y + 21.7, slot, ''),
    ...writtenSlot(pen, x + 14, y + 36.2, slot, '×'),
    ...marksOf(words(5, 49.4, 'Marque um ×.')),
  ]
}

export function tablePage(pen: Pen, figure: ScaledFigure, scaling: Scaling, look: number): PageMark[] {
  const [from, to] = factorsOf(scaling, 3)
  const [width, height] = sizeOf(figure)
  const top = 3
  const isLarger = scaling === 'ampliar'
  const [given, free] = isLarger ? [8, 17] : [18, 9]
  const at: Spot = [2 + Math.floor((given - width * from) / 2), top + Math.floor((15 - height * from) / 2)]
  const start: Spot = isLarger ? [15, top - 1] : [23, top + 2]
  const [labelX, labelY] = isLarger ? muralSpot([6, 1.6]) : muralSpot([start[0] + free / 2, start[1] + free])
  const y = MURAL.y + 20.4 * SQUARE
  return [
    ...marksOf([
      muralWall(pen, look),
      model(pen, figure, from, at, fillOf(look)),
      sideLetters(pen, figure, from, at),
      panel(pen, start, free, free),
      label(pen, labelX, labelY + (isLarger ? 0 : 8), FROM_TO[scaling]),
    ]),
    ...toDraw(pen, figure, to, [start[0] + 1, start[1] + 1]),
    ...table(pen, figure, scaling, y),
    ...angleQuestion(pen, 112, y),
  ]
}
