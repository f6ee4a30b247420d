/**
 * Figures and their shadows: in a shadow theatre each is joined to its own, then shadows get the numbers of look-alikes
 * and one is left over, at last the right one is ringed among turned ones that lack a part, are mirrored or related.
 */

import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { PICTURE, titleBoard, titleWidth } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, findPicture } from '../../pictures/drawing.ts'
import { ART_BOX } from '../../pictures/layers.ts'
import { type Rings, shadowReach } from '../../pictures/shadow.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK } from '../../scene/inks.ts'
import { area, circle, dot, group, path, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type CastName, CHILDREN } from '../../studio/cast/people.ts'
import { box as boxData, circle as circleData } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import {
  BAR,
  SPOT_FLOOR,
  spotlight,
  tallTheatre,
  theatreInRoom,
  theatreOutside,
  wallShelf,
} from '../../studio/places/shadow-theatre.ts'
import { slotAt } from '../matematica/counted-rows.ts'
import { SHADOWS } from './picture-sets.ts'
import { footOf, largestArea, plainShape, scaleInCircle, shapeData, shapeScale } from './shadow-shapes.ts'
import { dealFigures, type Shadow, type ShadowTask, sharedTasks, turnedTasks } from './shadow-tasks.ts'

/** A shadow is grey: a page of black ones is hard to look at. */
const SHADOW: Ink = [0, 0, 0, 80]

/** Part of a box that a drawing fills. */
const FILLED = 0.94
/** Side of the art's box where a shadow is largest, mm. */
const LARGEST = 60

interface Figure {
  readonly id: string
  readonly color: boolean
}

/** The figure with its foot on the ground of its box. */
function figureIn({ id, color }: Figure, box: Box): Mark {
  const { facts } = findPicture(id)
  const reach = facts ? shadowReach(facts, color) : { width: 1, height: 1, cx: 0, cy: 0 }
  const size = round(Math.min((box.width * FILLED) / reach.width, (box.height * FILLED) / reach.height))
  const below = (reach.cy + reach.height / 2) * size
  const drawn = drawPicture(id, {
    cx: round(middleX(box) - reach.cx * size),
    cy: round(box.y + box.height - below),
    size,
    color,
  })
  if (!facts || !color) return drawn
  // A dark contour: flat drawings get the hand of the children beside them.
  const d = shapeData(plainShape(facts, color), size / ART_BOX, {
    cx: middleX(box),
    cy: box.y + box.height,
    foot: true,
  })
  return group(0, 0, [path(d, { stroke: BLACK, width: 1.7, join: 'round' }), drawn])
}

/** Of the tray on a stick that bears a figure: its thickness, and what it is wider than the foot. */
const TRAY = { height: 1.6, wider: 1.5, least: 9 }

/** The tray under contours at this scale, its stick below the middle of the whole. */
function trayOf(rings: Rings, scale: number, x: number, y: number): string {
  const { from, to } = footOf(rings)
  const left = Math.min(-TRAY.least / 2, from * scale - TRAY.wider)
  const right = Math.max(TRAY.least / 2, to * scale + TRAY.wider)
  return boxData(round(x + left), round(y), round(right - left), TRAY.height, 0.7)
}

const scaleIn = (rings: Rings, { width, height }: Box): number =>
  shapeScale(rings, { width: width * FILLED, height: height * FILLED })

/** A figure on a tray with a stick, which a bar bears. */
function puppet(pen: Pen, figure: Figure, box: Box, bar: number): Mark[] {
  const { facts } = findPicture(figure.id)
  const rings = facts ? plainShape(facts, figure.color) : []
  const [x, foot] = [round(middleX(box)), box.y + box.height]
  const wood = pen.plane('middle')
  return [
    ...marksOf([
      wood.rope(`M${x} ${bar + 2}V${foot + 1}`, 1.8, 'straw', 0.8),
      wood.shape(trayOf(rings, scaleIn(rings, box), x, foot), 'straw', 0.8),
    ]),
    figureIn(figure, box),
  ]
}

/** Shadows are so many times as large as their figures, all by one factor: the same lamp throws them. */
const growthOf = (shadows: readonly Shadow[], figures: Box, room: Box): number =>
  Math.min(...shadows.map(({ rings }) => Math.min(scaleIn(rings, room), LARGEST / ART_BOX) / scaleIn(rings, figures)))

/** A shadow with that of its tray, whose stick ends at `end`. */
function shadowIn(rings: Rings, box: Box, scale: number, end: number): Mark[] {
  const [cx, cy] = [middleX(box), box.y + box.height]
  return [
    area(trayOf(rings, scale, cx, cy - 0.1), SHADOW),
    area(boxData(round(cx - 0.9), round(cy + 1), 1.8, round(end - cy - 1)), SHADOW),
    area(shapeData(rings, scale, { cx, cy, foot: true }), SHADOW),
  ]
}

const heading = ({ title, instruction, color }: SheetOptions): Drawing =>
  titleBoard(new Pen(color), { title, instruction, y: PICTURE.y + 4, width: titleWidth(title) })

interface Scene {
  readonly options: SheetOptions
  readonly people: readonly CastName[]
  readonly tasks: readonly ShadowTask[]
}

const HEADED: Box = { x: 17, y: 57, width: 176, height: 68 }
/** Of the dots of a pair: below the sheet, and above the puppets. */
const [DOT, BELOW_SHEET, ABOVE_PUPPETS] = [1.6, 7, 5]

/** Each figure is joined to its shadow. */
function joining({ options, people, tasks }: Scene): PageMark[] {
  const { color } = options
  const pen = new Pen(color)
  const sheet = HEADED
  const bar = 234
  const shadows = tasks[0]?.shadows ?? []
  const above = cellsOf(shadows.length, 1, { box: { x: 21, y: sheet.y + 8, width: 168, height: 54 }, gap: 3 })
  const below = cellsOf(tasks.length, 1, { box: { x: 21, y: 178, width: 168, height: 48 }, gap: 3 })
  const [upper, lower] = [sheet.y + sheet.height + BELOW_SHEET, 178 - ABOVE_PUPPETS]
  const growth = growthOf(shadows, below[0] ?? sheet, above[0] ?? sheet)
  const curves = tasks.map(({ right }, i): Mark => {
    const [from, to] = [middleX(above[right] ?? sheet), middleX(below[i] ?? sheet)]
    const bend = (lower - upper) * 0.45
    const d = `M${round(from)} ${upper}C${round(from)} ${upper + bend} ${round(to)} ${lower - bend} ${round(to)} ${lower}`
    return path(d, { stroke: ANSWER_RED, width: 0.9 })
  })
  return [
    ...marksOf([theatreInRoom(pen, { sheet, bar, people }), heading(options)]),
    ...above.flatMap((cell, i) => {
      const shadow = shadows[i]
      const scale = shadow ? scaleIn(shadow.rings, below[0] ?? sheet) * growth : 0
      const hem = sheet.y + sheet.height + 1
      return shadow ? [...shadowIn(shadow.rings, cell, scale, hem), dot(round(middleX(cell)), upper, DOT)] : []
    }),
    ...below.flatMap((cell, i) => {
      const task = tasks[i]
      return task ? [...puppet(pen, { id: task.figure, color }, cell, bar), dot(round(middleX(cell)), lower, DOT)] : []
    }),
    answer(curves),
  ]
}

/** Themes of things that are at home. */
const INDOORS = new Set(['objetos', 'comidas', 'lanche'])
const SLOT = { width: 15, height: 13 }

/** Each shadow gets the number of its figure; one gets none. */
function numbering({ options, people, tasks }: Scene): PageMark[] {
  const { color } = options
  const pen = new Pen(color)
  const shadows = tasks[0]?.shadows ?? []
  const columns = Math.ceil(shadows.length / 2)
  const sheet = { x: 25, y: 57, width: 160, height: 126 }
  const bar = 226
  const theatre = INDOORS.has(options.theme ?? '') ? theatreInRoom : theatreOutside
  const above = cellsOf(columns, 2, { box: { x: 29, y: sheet.y + 6, width: 152, height: 117 }, gap: 3 })
  const below = cellsOf(tasks.length, 1, { box: { x: 24, y: 190, width: 162, height: 31 }, gap: 2 })
  const roomOf = (cell: Box): Box => ({ ...cell, height: cell.height - SLOT.height - 5 })
  const growth = growthOf(shadows, below[0] ?? sheet, roomOf(above[0] ?? sheet))
  return [
    ...marksOf([theatre(pen, { sheet, bar, people }), heading(options)]),
    ...shadows.flatMap(({ rings }, i): PageMark[] => {
      const cell = above[i] ?? sheet
      const slot = { ...SLOT, x: middleX(cell) - SLOT.width / 2, y: cell.y + cell.height - SLOT.height - 1 }
      const number = tasks.findIndex(({ right }) => right === i) + 1
      return [
        ...shadowIn(rings, roomOf(cell), scaleIn(rings, below[0] ?? sheet) * growth, slot.y + 1),
        slotAt(slot, color),
        ...(number > 0 ? [writtenAnswer(middleX(slot), middleY(slot), String(number), 8)] : []),
      ]
    }),
    ...below.flatMap((cell, i): PageMark[] => {
      const task = tasks[i]
      if (!task) return []
      const [x, y] = [middleX(cell), bar + BAR / 2]
      return [
        ...puppet(pen, { id: task.figure, color }, cell, bar),
        ...marksOf([pen.shape(circleData(x, y, 5), 'white', 0.8), pen.text(x, y + 2.3, i + 1, 6.6)]),
      ]
    }),
  ]
}

/** The wall of shelves and the sheet beside it: from the instruction to the floor, mm. */
const WALL = { x: 13, y: 60, width: 182, height: SPOT_FLOOR - 78 }
const SHEET = { x: 57, y: 57, width: 140, height: SPOT_FLOOR - 72 }
const SHELF_WIDTH = 42

/** The right shadow is ringed among those that are turned with it. */
function ringing({ options, people, tasks }: Scene): PageMark[] {
  const { color } = options
  const pen = new Pen(color)
  const rows = cellsOf(1, tasks.length, { box: WALL, gap: 3, maxHeight: 52 })
  return [
    ...marksOf([tallTheatre(pen, SHEET, people), heading(options)]),
    ...rows.flatMap((row, i): PageMark[] => {
      const task = tasks[i]
      if (!task) return []
      const field = { ...row, x: row.x + SHELF_WIDTH + 4, width: row.width - SHELF_WIDTH - 5 }
      const cells = cellsOf(task.shadows.length, 1, { box: field, gap: 1.5 })
      const radius = Math.min(row.height, cells[0]?.width ?? row.height) / 2 - 0.8
      const shelf = row.y + row.height - 10
      const figure = { x: row.x, y: row.y + 2, width: SHELF_WIDTH - 3, height: shelf - row.y - 2 }
      const own = task.shadows[task.right]?.rings ?? []
      const largest = scaleInCircle(own, radius - 1.6)
      return [
        ...marksOf(wallShelf(pen, row.x + SHELF_WIDTH / 2 - 1, shelf, SHELF_WIDTH)),
        figureIn({ id: task.figure, color }, { ...figure, x: row.x + 0.5 }),
        ...task.shadows.flatMap(({ rings, turn }, place): PageMark[] => {
          const [cx, cy] = [round(middleX(cells[place] ?? row)), round(middleY(row))]
          // All as large to the eye, also those of slim relatives.
          const alike = largest * Math.sqrt(largestArea(own) / largestArea(rings))
          const scale = Math.min(alike, scaleInCircle(rings, radius - 1.6))
          return [
            ...marksOf(spotlight(pen, cx, cy, round(radius))),
            area(shapeData(rings, scale, { cx, cy, turn }), SHADOW),
            ...(place === task.right
              ? [answer([circle(cx, cy, round(radius), { stroke: ANSWER_RED, width: 2.4 })])]
              : []),
          ]
        }),
      ]
    }),
  ]
}

const PAGES: Readonly<Record<Level, (scene: Scene) => PageMark[]>> = {
  facil: joining,
  medio: numbering,
  desafio: ringing,
}

function drawPage(options: SheetOptions, page: ReturnType<typeof dealFigures>[number], random: Random) {
  const tasks = (options.level === 'desafio' ? turnedTasks : sharedTasks)(page, options, random)
  const people = random.fork('people').shuffle(CHILDREN).slice(0, 2)
  return { marks: PAGES[options.level]({ options, people, tasks }), whole: true, facts: tasks }
}

export const sombras: SheetKind<PagesFacts<readonly ShadowTask[]>> = {
  id: 'sombras',
  category: 'percepcao',
  themes: Object.keys(SHADOWS),
  draw: (options) => {
    const pages = dealFigures(options)
    return composeSheet(options, options.level === 'desafio' ? 'ring' : 'link', (random, index) =>
      drawPage(options, pages[index] ?? [], random),
    )
  },
}
