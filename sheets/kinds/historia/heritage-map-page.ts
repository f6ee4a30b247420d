/** A map of Brazil with six windows around it, each joined to its state; rows to complete below. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { WHITE } from '../../scene/inks.ts'
import { inWindow, WINDOW } from '../../studio/heritage/window.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { Atlas } from '../mapas/atlas.ts'
import { plate } from '../mapas/map-drawing.ts'
import { STATES } from '../mapas/states.ts'
import { letterAt, letterIn } from './letters.ts'

/** A place on the map with its row below. */
export interface MapEntry {
  readonly state: string
  readonly place: readonly [number, number]
  readonly says: string
  /** The second letter of its row. */
  readonly sort: string
  readonly draw: (pen: Pen) => Drawing
}

export interface MapQuestion {
  readonly asks: string
  readonly answer: string
}

const MAP = { x: 14, y: 56, width: 182, height: 118 }
export const ATLAS = new Atlas(
  STATES.map(({ id }) => id),
  { x: 52, y: 59, width: 106, height: 112 },
)
const SCALE = 0.62
const [LEFT, RIGHT] = [32.5, 177.5]
const FEET = [87, 126, 165] as const
/** From the edge of a window to the middle of its state's plate, mm. */
const PLATE_OUT = 7
const PAPER = { x: 14, y: 178, width: 182, height: 104 }

const HALF = (WINDOW.width * SCALE) / 2
/** Ends of the lines at the windows, from A. */
const ENDS: readonly Spot[] = [LEFT + HALF, RIGHT - HALF].flatMap((x) =>
  FEET.map((foot): Spot => [x, foot - (WINDOW.height * SCALE) / 2]),
)
const spotOf = ({ place }: Pick<MapEntry, 'place'>): Spot => {
  const { x, y } = ATLAS.at(place[0], place[1])
  return [x, y]
}
const side = ([ax, ay]: Spot, [bx, by]: Spot, [px, py]: Spot) => (bx - ax) * (py - ay) - (by - ay) * (px - ax)
const crosses = (a: Spot, b: Spot, c: Spot, d: Spot) =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
const lengthOf = ([ax, ay]: Spot, [bx, by]: Spot) => Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2)

/** Room around the dot of another state, mm. */
const DOT_ROOM = 5
const isNear = (a: Spot, b: Spot, spot: Spot) => {
  const length = lengthOf(a, b)
  const along = ((spot[0] - a[0]) * (b[0] - a[0]) + (spot[1] - a[1]) * (b[1] - a[1])) / length
  return along > 0 && along < length && Math.abs(side(a, b, spot)) / length < DOT_ROOM
}

function costOf(spots: readonly Spot[]): number {
  let cost = 0
  for (const [i, spot] of spots.entries()) {
    const end = ENDS[i] ?? spot
    cost += lengthOf(end, spot)
    for (const [k, other] of spots.entries()) {
      if (k === i) continue
      if (k < i && crosses(end, spot, ENDS[k] ?? other, other)) cost += 1000
      if (isNear(end, spot, other)) cost += 500
    }
  }
  return cost
}

const orders = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((one) => orders(items.filter((other) => other !== one)).map((rest) => [one, ...rest]))

/** Entries in the order of their windows, so that lines are short, do not cross and keep clear of other states' dots. */
export function onMap<Entry extends Pick<MapEntry, 'place'>>(entries: readonly Entry[]): readonly Entry[] {
  const placed = entries.map((entry) => ({ entry, spot: spotOf(entry) }))
  const costs = orders(placed).map((order) => ({ order, cost: costOf(order.map(({ spot }) => spot)) }))
  const { order } = costs.reduce((best, one) => (one.cost < best.cost ? one : best))
  return order.map(({ entry }) => entry)
}

/** Of the states with a window: neighbours differ. */
const FILLS: readonly Fill[] = ['lime', 'yellow', 'pink', 'orange', 'purplePale', 'straw']

function map(pen: Pen, shown: readonly MapEntry[]): Drawing {
  return [
    pen.shape(box(MAP.x - 3, MAP.y - 3, MAP.width + 6, MAP.height + 6, 2), 'wood', 1.1),
    pen.clip(box(MAP.x, MAP.y, MAP.width, MAP.height), [
      pen.shape(box(MAP.x, MAP.y, MAP.width, MAP.height), 'water', null),
      ATLAS.countries().map(({ rings }) => pen.shape(Atlas.contour(rings), 'sand', 0.5)),
      STATES.map(({ id }) => {
        const at = shown.findIndex(({ state }) => state === id)
        return pen.shape(ATLAS.state(id), at < 0 ? 'cream' : (FILLS[at] ?? 'lime'), 0.5)
      }),
    ]),
    pen.shape(box(MAP.x, MAP.y, MAP.width, MAP.height), null, 0.8),
  ]
}

function pictures(pen: Pen, shown: readonly MapEntry[]): Drawing {
  return shown.map((entry, i) => {
    const [x, foot] = [i < 3 ? LEFT : RIGHT, FEET[i % 3] ?? 0]
    const spot = spotOf(entry)
    const [edge, middle] = ENDS[i] ?? spot
    // Beside its window: on the map it would hide a small state.
    const plateX = edge + (i < 3 ? PLATE_OUT : -PLATE_OUT)
    return [
      // Edged with white, so that borders below do not pass for it.
      stroke(`M${plateX} ${middle}L${spot[0]} ${spot[1]}`, WHITE, 2.2),
      pen.line(`M${edge} ${middle}H${plateX}L${spot[0]} ${spot[1]}`, 0.9),
      pen.shape(circle(spot[0], spot[1], 1.5), 'red', 0.7),
      pen.shape(
        box(x - HALF - 1.4, foot - WINDOW.height * SCALE - 1.4, HALF * 2 + 2.8, WINDOW.height * SCALE + 2.8, 1),
        'white',
        0.9,
      ),
      inWindow(pen, x, foot, SCALE, entry.draw),
      plate(pen, plateX, middle, entry.state, 3.6),
      pen.shape(circle(edge, foot, 3.8), 'yellow', 0.9),
      pen.text(edge, foot + 1.8, letterAt(i), 5),
    ]
  })
}

export interface MapTask {
  /** From A. */
  readonly shown: readonly MapEntry[]
  readonly asked: readonly MapEntry[]
  readonly heads: readonly [string, string]
  readonly questions: readonly MapQuestion[]
  /** The two letters that answer the questions. */
  readonly legend: string
}

/** A row with both of its answers. */
export const rowOf = ({ shown }: MapTask, one: MapEntry): string => `${one.says} ${letterIn(shown, one)} ${one.sort}`

const field = (pen: Pen, x: number, y: number, content: string): PageMark[] => [
  ...marksOf(pen.shape(box(x - 5.5, y - 4.4, 11, 8.8, 2), 'white', 0.9)),
  writtenAnswer(x, y, content, 5.8),
]

export function heritageMapPage(pen: Pen, backdrop: Drawing, task: MapTask): PageMark[] {
  const { x, y, width, height } = PAPER
  const [letters, sorts] = [x + width - 28, x + width - 11]
  const size = Math.min(...task.asked.map(({ says }) => fitTextSize(says, 'text', 4.8, width - 44)))
  return [
    ...marksOf([
      backdrop,
      map(pen, task.shown),
      pictures(pen, task.shown),
      pen.shape(box(x, y, width, height, 3), 'white', 1.1),
      pen.text(letters, y + 7, task.heads[0], 4.2, { font: 'text' }),
      pen.text(sorts, y + 7, task.heads[1], 4.2, { font: 'text' }),
    ]),
    ...task.asked.flatMap((one, i): PageMark[] => {
      const cy = y + 14.6 + i * 10.6
      return [
        ...marksOf(pen.text(x + 6, cy + size * 0.35, one.says, size, { font: 'text', anchor: 'start' })),
        ...field(pen, letters, cy, letterIn(task.shown, one)),
        ...field(pen, sorts, cy, one.sort),
      ]
    }),
    ...marksOf(pen.text(x + 6, y + 79, task.legend, 4.2, { anchor: 'start' })),
    ...task.questions.flatMap(({ asks, answer }, i): PageMark[] => {
      const cy = y + 86 + i * 10.6
      const size = fitTextSize(asks, 'text', 4.8, width - 30)
      return [
        ...marksOf(pen.text(x + 6, cy + size * 0.35, asks, size, { font: 'text', anchor: 'start' })),
        ...field(pen, sorts, cy, answer),
      ]
    }),
  ]
}
