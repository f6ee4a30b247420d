/** Pages on the squared wall: find the true copy, draw it, draw it and complete the table of its sides. */
import { measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { MURAL, muralSpot, muralWall, panel, SQUARE } from '../../studio/places/mural-wall.ts'
import { behind, inkLines, onWall, painted, startDot } from './painted-figures.ts'
import { lengthOf, rightCorner, type ScaledFigure, type Scaling, sideOf, sizeOf } from './scaled-figures.ts'
import { whitePlate } from './white-plate.ts'
import { writtenSlot } from './written-slot.ts'

/** Three copies by width and height in squares; one of them is true. */
export interface ChoiceTask {
  readonly figure: ScaledFigure
  readonly copies: readonly Spot[]
}

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
  const slot = { width: 13, height: 10, letters: 7 }
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

function choiceMarks(pen: Pen, { figure, copies }: ChoiceTask, scaling: Scaling, band: number): PageMark[] {
  const [from, to] = factorsOf(scaling, 2)
  const [width, height] = sizeOf(figure)
  const base = band * BAND + 12
  const sizes: readonly Spot[] = [[width * from, height * from], ...copies]
  const total = sizes.reduce((sum, [wide]) => sum + wide, 0)
  const gap = Math.max(1, Math.floor((MURAL.columns - total) / 4))
  let column = Math.max(1, Math.floor((MURAL.columns - total - gap * 3) / 2))
  const drawn = sizes.map(([wide, high], i) => {
    const at: Spot = [column, base - high]
    column += wide + gap
    const [cx, cy] = muralSpot([at[0] + wide / 2, base])
    const name = i === 0 ? 'projeto' : (['A', 'B', 'C'][i - 1] ?? '')
    return [
      painted(pen, figure, [wide / width, high / height], at),
      label(pen, cx, cy + 5.2, name, i === 0 ? 'white' : 'yellowPale'),
    ]
  })
  const [, y] = muralSpot([0, base])
  const right = copies.findIndex(([wide, high]) => wide === width * to && high === height * to)
  const cy = y + 16.6
  return [
    ...marksOf([
      behind(pen, figure, [0, base - 11], MURAL.columns, 11),
      drawn,
      whitePlate(pen, 15, y + 9.9, 180, 13.4),
      pen.text(20, cy + 1.8, 'cópia certa', 5, { font: 'text', anchor: 'start' }),
    ]),
    ...writtenSlot(pen, 57, cy, { width: 13, height: 10, letters: 7 }, 'ABC'[right] ?? ''),
    ...measure(pen, 71, cy, 'largura', width * from, width * to),
    ...measure(pen, 132, cy, 'altura', height * from, height * to),
  ]
}

export const choicePage = (pen: Pen, tasks: readonly ChoiceTask[], scaling: Scaling, look: number): PageMark[] => [
  ...marksOf(muralWall(pen, look)),
  ...tasks.flatMap((task, i) => choiceMarks(pen, task, scaling, i)),
]

/** The copy in red, and the corner that it starts from as a dot for the child. */
function toDraw(pen: Pen, figure: ScaledFigure, factor: number, at: Spot): PageMark[] {
  const [x, y] = onWall(figure.corners, [factor, factor], at)[0] ?? [0, 0]
  return [
    ...marksOf(startDot(pen, x, y)),
    answer(inkLines(figure, factor, at).map((d) => path(d, { stroke: ANSWER_RED, width: 1.3 }))),
  ]
}

/** Tape over both upper corners of a sheet of squared paper. */
function tapes(pen: Pen, corner: Spot, columns: number): Drawing {
  const [x, y] = muralSpot(corner)
  const tape = (cx: number, turn: number) =>
    pen.at(cx, y, 1, (near) => near.shape(box(-4, -1.6, 8, 3.2), 'yellow', 0.7), { turn })
  return [tape(x + 3, -35), tape(x + columns * SQUARE - 3, 35)]
}

/** A project is on a sheet of squared paper, taped to the wall; a large figure is on the wall itself. */
function paper(pen: Pen, figure: ScaledFigure, factor: number, [column, row]: Spot, margin: number): Drawing {
  if (factor > 1) return []
  const [width, height] = sizeOf(figure)
  const corner: Spot = [column - margin, row - margin]
  return [panel(pen, corner, width + 2 * margin, height + 2 * margin), tapes(pen, corner, width + 2 * margin)]
}

/** A figure to be copied: painted, with a dot at the corner that its copy starts from. */
function model(pen: Pen, figure: ScaledFigure, factor: number, at: Spot, margin = 1): Drawing {
  const [x, y] = onWall(figure.corners, [factor, factor], at)[0] ?? [0, 0]
  return [paper(pen, figure, factor, at, margin), painted(pen, figure, [factor, factor], at), startDot(pen, x, y)]
}

export function drawPage(pen: Pen, figures: readonly ScaledFigure[], scaling: Scaling, look: number): PageMark[] {
  const [from, to] = factorsOf(scaling, 2)
  const isLarger = scaling === 'ampliar'
  return [
    ...marksOf(muralWall(pen, look)),
    ...figures.flatMap((figure, i): PageMark[] => {
      const [width, height] = sizeOf(figure)
      const row = i * BAND + 2
      const given = isLarger ? 7 : 12
      const start: Spot = isLarger ? [9, row] : [13, row]
      const free = isLarger ? 12 : 8
      const at: Spot = [
        (isLarger ? 1 : 0) + Math.floor((given - width * from) / 2),
        isLarger ? row + Math.floor((12 - height) / 2) : row + 11 - height * from,
      ]
      const [plateX, plateY] = muralSpot([22, row])
      // Under the squares that the child draws on.
      const [labelX, labelY] = muralSpot([start[0] + free / 2, row + 13.3])
      return [
        ...marksOf([
          isLarger ? [] : behind(pen, figure, [0, row], given, 12),
          model(pen, figure, from, at),
          isLarger ? [] : tapes(pen, start, free),
          panel(pen, start, free, 12),
          label(pen, labelX, labelY, isLarger ? 'o dobro' : 'a metade'),
          whitePlate(pen, plateX, plateY, 66, 12 * SQUARE),
          pen.text(plateX + 33, plateY + 54, 'Conte os quadradinhos.', 4.8, { font: 'text' }),
        ]),
        ...toDraw(pen, figure, to, [start[0] + (isLarger ? 1 : 2), start[1] + (isLarger ? 1 : 3)]),
        ...measure(pen, plateX + 4, plateY + 15, 'largura', width * from, width * to),
        ...measure(pen, plateX + 4, plateY + 35, 'altura', height * from, height * to),
      ]
    }),
  ]
}

const LETTERS = ['a', 'b', 'c']

/** The letters of three sides, outside the figure, each on a line from end to end of its side. */
function sideLetters(pen: Pen, figure: ScaledFigure, factor: number, [column, row]: Spot): Drawing {
  return figure.sides.map((first, i) => {
    const [a, b] = sideOf(figure, first)
    // Corners run clockwise: the outside is on the left of a side.
    const [dx, dy] = [Math.sign(b[1] - a[1]), -Math.sign(b[0] - a[0])]
    const reach = 3.1
    const [[x1, y1], [x2, y2]] = [a, b].map(([x, y]): Spot => {
      const [px, py] = muralSpot([column + x * factor, row + y * factor])
      return [px + dx * reach, py + dy * reach]
    }) as [Spot, Spot]
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
    const end = ([cx, cy]: Spot) => `M${cx - dx * 1.3} ${cy - dy * 1.3}l${dx * 2.6} ${dy * 2.6}`
    return [
      pen.line(`M${x1} ${y1}L${x2} ${y2}${end([x1, y1])}${end([x2, y2])}`, 0.6),
      pen.shape(box(x - 2.1, y - 2.3, 4.2, 4.6, 1.2), 'white', null),
      pen.text(x, y + 1.5, LETTERS[i] ?? '', 5),
    ]
  })
}

/** The sign of a right angle, between the two sides of a corner. */
function angleSign(pen: Pen, figure: ScaledFigure, factor: number, [column, row]: Spot): Drawing {
  const [before, corner, after] = rightCorner(figure)
  const [x, y] = muralSpot([column + corner[0] * factor, row + corner[1] * factor])
  const size = factor > 1 ? 5 : 2.8
  const [ux, uy] = [Math.sign(before[0] - corner[0]) * size, Math.sign(before[1] - corner[1]) * size]
  const [vx, vy] = [Math.sign(after[0] - corner[0]) * size, Math.sign(after[1] - corner[1]) * size]
  return [
    pen.line(`M${x + ux} ${y + uy}l${vx} ${vy}l${-ux} ${-uy}`, 0.9),
    pen.spot(x + (ux + vx) / 2, y + (uy + vy) / 2, size / 7),
  ]
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

interface AngleQuestion {
  readonly asks: string
  readonly replies: readonly [string, string]
  readonly right: 0 | 1
}

const IN_GENERAL: AngleQuestion = { asks: 'Na cópia, os ângulos', replies: ['mudaram.', 'não mudaram.'], right: 1 }
/** 90° times or divided by 3 is what a child may take for true. */
const OF_A_CORNER: Readonly<Record<Scaling, AngleQuestion>> = {
  ampliar: { asks: 'Na cópia, o canto marcado', replies: ['mede 90°.', 'mede 270°.'], right: 0 },
  reduzir: { asks: 'Na cópia, o canto marcado', replies: ['mede 90°.', 'mede 30°.'], right: 0 },
}

function angleQuestion(pen: Pen, x: number, y: number, { asks, replies, right }: AngleQuestion): PageMark[] {
  const slot = { width: 11, height: 11, letters: 8 }
  const words = (dx: number, dy: number, text: string) =>
    pen.text(x + dx, y + dy, text, 5, { font: 'text', anchor: 'start' })
  return [
    ...marksOf([
      whitePlate(pen, x, y, 82, 54),
      words(5, 10, asks),
      replies.map((one, i) => words(24, 23.5 + i * 14.5, one)),
    ]),
    ...replies.flatMap((_, i) => writtenSlot(pen, x + 14, y + 21.7 + i * 14.5, slot, i === right ? '×' : '')),
    ...marksOf(words(5, 49.4, 'Marque um ×.')),
  ]
}

/** Asked one page after the other: angles in general, then a right angle of the figure. */
export function tablePage(pen: Pen, figure: ScaledFigure, scaling: Scaling, look: number, turn: number): PageMark[] {
  const ofCorner = turn % 2 === 1
  const [from, to] = factorsOf(scaling, 3)
  const [width, height] = sizeOf(figure)
  const isLarger = scaling === 'ampliar'
  const given = isLarger ? 8 : 19
  const at: Spot = isLarger
    ? [3 + Math.floor((given - width) / 2), 8]
    : [Math.floor((given - width * from) / 2), 18 - height * from]
  const start: Spot = isLarger ? [16, 1] : [21, 5]
  const free = isLarger ? 17 : 13
  const [labelX, labelY] = isLarger ? muralSpot([7.5, 3.6]) : muralSpot([start[0] + free / 2, 2.6])
  const y = MURAL.y + 20.6 * SQUARE
  return [
    ...marksOf([
      muralWall(pen, look),
      isLarger ? [] : behind(pen, figure, [0, 1], given, 18),
      model(pen, figure, from, at, 2),
      sideLetters(pen, figure, from, at),
      ofCorner ? angleSign(pen, figure, from, at) : [],
      isLarger ? [] : tapes(pen, start, free),
      panel(pen, start, free, free),
      label(pen, labelX, labelY, isLarger ? '3 vezes maior no muro' : '3 vezes menor'),
    ]),
    ...toDraw(pen, figure, to, isLarger ? [start[0] + 1, start[1] + 1] : [start[0] + 4, start[1] + 4]),
    ...table(pen, figure, scaling, y),
    ...angleQuestion(pen, 112, y, ofCorner ? OF_A_CORNER[scaling] : IN_GENERAL),
  ]
}
