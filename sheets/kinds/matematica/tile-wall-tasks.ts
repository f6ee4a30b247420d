/** Tasks on the tiled wall: figures in their squares, plates for their measures, an empty panel to draw on. */
import { measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, RULE_GREY } from '../../scene/inks.ts'
import { path, starData, text } from '../../scene/marks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, poly, ring, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { TILE, WALL, wallSpot } from '../../studio/places/tile-wall.ts'
import { areaOf, outlineOf, perimeterOf, sizeOf, type TileFigure, type TileTask, tilesOf } from './tile-figures.ts'

/** A tile, and the motif on it. */
const GLAZES = [
  ['bluePale', 'blue'],
  ['yellowPale', 'orange'],
  ['pinkPale', 'red'],
  ['lime', 'leafDark'],
  ['purplePale', 'purple'],
  ['skyLow', 'teal'],
] as const

const PLATE = { height: 14.5, letters: 5.4, slot: { width: 13, height: 11 } }

const outlineData = (figure: TileFigure, at: Spot) =>
  outlineOf(figure)
    .map(([from, to]) =>
      poly(
        [from, to].map(([x, y]) => wallSpot([at[0] + x, at[1] + y])),
        false,
      ),
    )
    .join('')

function tiled(pen: Pen, figure: TileFigure, at: Spot, glaze: number): Drawing {
  const [ground, motif] = inTurn(GLAZES, glaze)
  const tiles = tilesOf(figure).map(({ column, row, corners }) => {
    const spots = corners.map(([x, y]) => wallSpot([at[0] + x, at[1] + y]))
    const [x, y] = wallSpot([at[0] + column + 0.5, at[1] + row + 0.5])
    const r = TILE * 0.27
    const diamond = poly(ring(x, y, r, r, 4, -90, 270))
    return [pen.shape(poly(spots), ground, 0.6), corners.length === 4 ? pen.shape(diamond, motif, 0.5) : []]
  })
  return [tiles, pen.line(outlineData(figure, at), 1.5)]
}

/** The figure's upper left corner: in the middle of its columns, on the row below it. */
function cornerOf(figure: TileFigure, from: number, columns: number, below: number): Spot {
  const size = sizeOf(figure)
  return [from + Math.floor((columns - size.columns) / 2), below - size.rows]
}

interface Field {
  readonly name?: string
  readonly value: number
}

/** A white plate about `cx` with a box for each measure, and the answers. */
function plate(pen: Pen, cx: number, cy: number, fields: readonly Field[], star?: boolean): PageMark[] {
  const { height, letters, slot } = PLATE
  const named = fields.map((field) => {
    const words = field.name ? measureText(field.name, 'text', letters) + 2 : 0
    return { ...field, words, width: words + slot.width }
  })
  const gap = 5
  const starRoom = star === undefined ? 0 : 15
  const inner = named.reduce((sum, { width }) => sum + width, gap * (named.length - 1)) + starRoom
  const width = inner + 6
  let x = cx - inner / 2
  const marks: PageMark[] = marksOf(pen.shape(box(cx - width / 2, cy - height / 2, width, height, 3), 'white', 1))
  for (const { name, value, words, width: reach } of named) {
    if (name) marks.push(...marksOf(pen.text(x, cy + letters * 0.35, name, letters, { font: 'text', anchor: 'start' })))
    marks.push(
      ...marksOf(pen.shape(box(x + words, cy - slot.height / 2, slot.width, slot.height, 2), 'white', 0.8)),
      writtenAnswer(x + words + slot.width / 2, cy, String(value), 7),
    )
    x += reach + gap
  }
  if (star === undefined) return marks
  const tips = starData(x + 4, cy + 0.4, 5.6, 2.5)
  const found = star ? [path(tips, { fill: ANSWER_RED, stroke: ANSWER_RED, width: 0.8 })] : []
  return [...marks, ...marksOf(pen.shape(tips, 'white', 0.9)), ...(star ? [answer(found)] : [])]
}

/** Columns of the wall for the figures side by side. */
const THIRDS = [
  [0, 7],
  [7, 8],
  [15, 7],
] as const
const HALVES = [
  [0, 11],
  [11, 11],
] as const
/** The row that figures are on, and the middle of their plates, from the top of their half of the wall. */
const [GROUND_ROW, PLATE_ROW, HALF] = [7, 8.35, 10]

function placedFigures(
  pen: Pen,
  figures: readonly TileFigure[],
  columns: readonly [Spot, ...Spot[]],
  plateOf: (figure: TileFigure, cx: number, cy: number) => PageMark[],
): PageMark[] {
  return figures.flatMap((figure, i) => {
    const [from, width] = inTurn(columns, i)
    const top = Math.floor(i / columns.length) * HALF
    const [cx, cy] = wallSpot([from + width / 2, top + PLATE_ROW])
    const at = cornerOf(figure, from, width, top + GROUND_ROW)
    return [...marksOf(tiled(pen, figure, at, i)), ...plateOf(figure, cx, cy)]
  })
}

/** Each figure with a box for its tiles, and a star for the two that have as many. */
export const counted = (pen: Pen, figures: readonly TileFigure[]): PageMark[] =>
  placedFigures(pen, figures, THIRDS, (figure, cx, cy) => {
    const twin = figures.some((other) => other !== figure && areaOf(other) === areaOf(figure))
    return plate(pen, cx, cy, [{ value: areaOf(figure) }], twin)
  })

export const measured = (pen: Pen, figures: readonly TileFigure[]): PageMark[] =>
  placedFigures(pen, figures, HALVES, (figure, cx, cy) =>
    plate(pen, cx, cy, [
      { name: 'Área', value: areaOf(figure) },
      { name: 'Perímetro', value: perimeterOf(figure) },
    ]),
  )

export const ordered = (pen: Pen, figures: readonly TileFigure[]): PageMark[] => {
  const areas = figures.map(areaOf).sort((a, b) => a - b)
  return placedFigures(pen, figures, HALVES, (figure, cx, cy) =>
    plate(pen, cx, cy, [
      { name: 'Área', value: areaOf(figure) },
      { name: 'Ordem', value: areas.indexOf(areaOf(figure)) + 1 },
    ]),
  )
}

/** The empty panel beside each figure, in tiles. */
const PANEL = { column: 9, row: 2, columns: 12, rows: 7 }

function emptyPanel(pen: Pen, top: number): Drawing {
  const [x, y] = wallSpot([PANEL.column, top + PANEL.row])
  const [width, height] = [PANEL.columns * TILE, PANEL.rows * TILE]
  const joints = [
    ...Array.from({ length: PANEL.columns - 1 }, (_, i) => `M${x + (i + 1) * TILE} ${y}v${height}`),
    ...Array.from({ length: PANEL.rows - 1 }, (_, i) => `M${x} ${y + (i + 1) * TILE}h${width}`),
  ]
  return [
    pen.shape(box(x, y, width, height), 'white', null),
    stroke(joints.join(''), RULE_GREY, 0.5),
    pen.shape(box(x, y, width, height), null, 1.2),
  ]
}

const CONDITIONS = {
  area: 'Mesma área, outro perímetro',
  perimeter: 'Mesmo perímetro, outra área',
  halves: 'Mesma área, com metades',
}

function condition(pen: Pen, words: string, top: number): Drawing {
  const [cx, cy] = wallSpot([PANEL.column + PANEL.columns / 2, top + 1.05])
  const width = measureText(words, 'text', PLATE.letters) + 10
  return [
    pen.shape(box(cx - width / 2, cy - 4.6, width, 9.2, 4.6), 'yellowPale', 0.9),
    pen.text(cx, cy + PLATE.letters * 0.35, words, PLATE.letters, { font: 'text' }),
  ]
}

/** In the key, below the panel's edge. */
function oneOfMany(top: number): Mark {
  const [x, y] = wallSpot([PANEL.column + 0.4, top + PANEL.row + PANEL.rows - 0.3])
  return text(x, y, 'um exemplo entre muitos', 4.6, { font: 'text', anchor: 'start', fill: ANSWER_RED })
}

/** Each figure with its measures, and beside it a panel for another one; the key shows one of many. */
export const drawing = (pen: Pen, tasks: readonly TileTask[], halved: boolean): PageMark[] =>
  tasks.flatMap(({ figure, example, keeps }, i) => {
    const top = i * HALF
    const at = cornerOf(figure, 1, 7, top + GROUND_ROW)
    const [cx, cy] = wallSpot([4.5, top + PLATE_ROW])
    const fields = halved
      ? [{ name: 'Área', value: areaOf(figure) }]
      : [
          { name: 'A', value: areaOf(figure) },
          { name: 'P', value: perimeterOf(figure) },
        ]
    const size = example && sizeOf(example)
    const shown =
      example && size
        ? [
            path(
              outlineData(example, [
                PANEL.column + Math.floor((PANEL.columns - size.columns) / 2),
                top + PANEL.row + Math.floor((PANEL.rows - size.rows) / 2),
              ]),
              { stroke: ANSWER_RED, width: 1.6 },
            ),
            oneOfMany(top),
          ]
        : []
    return [
      ...marksOf([tiled(pen, figure, at, i * 2 + (halved ? 1 : 0)), emptyPanel(pen, top)]),
      ...marksOf(condition(pen, halved ? CONDITIONS.halves : CONDITIONS[keeps ?? 'area'], top)),
      ...plate(pen, cx, cy, fields),
      answer(shown),
    ]
  })

/** The unit of each measure, on the foot of the wall: a tile, half a tile, a side. */
export function unitPlate(pen: Pen, level: Level, halved: boolean): Drawing {
  const cy = WALL.y + WALL.rows * TILE + 6.4
  const side = 6
  const words = halved ? ['= 1', '= meio'] : level === 'facil' ? ['= 1'] : ['= 1 de área', '= 1 de perímetro']
  const widths = words.map((one) => side + 2 + measureText(one, 'text', PLATE.letters))
  const width = widths.reduce((sum, one) => sum + one, 10 * (words.length - 1)) + 12
  let x = 105 - width / 2 + 6
  const units = words.map((one, i) => {
    const left = x
    x += (widths[i] ?? 0) + 10
    const square = box(left, cy - side / 2, side, side)
    const sign =
      i === 0
        ? pen.shape(square, 'bluePale', 0.9)
        : halved
          ? pen.shape(
              poly([
                [left, cy - side / 2],
                [left + side, cy + side / 2],
                [left, cy + side / 2],
              ]),
              'bluePale',
              0.9,
            )
          : [pen.shape(square, 'white', 0.5), pen.line(`M${left} ${cy + side / 2}h${side}`, 1.8)]
    return [
      sign,
      pen.text(left + side + 2, cy + PLATE.letters * 0.35, one, PLATE.letters, { font: 'text', anchor: 'start' }),
    ]
  })
  return [pen.shape(box(105 - width / 2, cy - 4.9, width, 9.8, 3), 'white', 0.9), units]
}
