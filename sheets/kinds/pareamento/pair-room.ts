/** Two things with boards: cupboards of a room, two stalls, or in a street a house with people at its windows and a shop. */
import type { Box } from '../../lettering/bounds.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import { round } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { box, circle, ellipse, points } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { backdrop, ground, room } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { cloud, tree } from '../../studio/shapes/nature.ts'
import { cat } from '../../studio/shapes/pets.ts'
import type { LandSpots } from './pair-land.ts'

/** Of the page, mm: the upper edge of the cupboards, where the floor begins, left edge and width of a house. */
const [TOP, FLOOR] = [64, 268]
const [LEFT, WIDTH] = [12, 66]
const BOARD = 2.6

const footOf = (boxes: readonly Box[]) => Math.max(...boxes.map(({ y, height }) => y + height))

/** From the edge of a cupboard to its boxes, mm. */
const EDGE = 2

/** Left edge and width of the cupboard of these boxes. */
const sidesOf = ([first]: readonly Box[]) => ({ x: (first?.x ?? 0) - EDGE, width: (first?.width ?? 0) + 2 * EDGE })

function cupboard(pen: Pen, spots: readonly Box[], withLegs: boolean): Drawing {
  const bottom = footOf(spots)
  const { x, width } = sidesOf(spots)
  return [
    withLegs ? [x + 3, x + width - 9].map((at) => pen.shape(box(at, bottom, 6, 280 - bottom), 'wood', 0.9)) : [],
    pen.shape(box(x, TOP, width, bottom + BOARD - TOP, 2), 'woodPale', 1),
    pen.shape(box(x + 3, TOP + 3, width - 6, bottom - TOP - 3, 1), 'cream', 0.8),
    pen.shape(box(x - 1.5, TOP - 2, width + 3, 5, 1.5), 'wood', 1),
    spots.map((one) => pen.shape(box(x + 2, one.y + one.height, width - 4, BOARD), 'wood', 0.8)),
  ]
}

/** A lamp from above, and on the floor a rug with the cat of the house. */
const between = (pen: Pen): Drawing => [
  pen.line('M105 56V68', 0.9),
  pen.shape('M96 78L101 68H109L114 78z', 'orange', 0.9),
  pen.shape(circle(105, 79.5, 2.6), 'yellow', 0.8),
  pen.shape(ellipse(105, 277, 19, 5), 'pinkPale', 0.8),
  cat(pen, 105, 277, 0.42),
]

/** Of a window, mm: its width, and from the foot of its box up to its sill, that a name is in front of. */
const [PANE, SILL] = [34, 6]
const SHUTTER = 8
/** Width of a window with its shutters, mm. */
export const WINDOW = PANE + 2 * SHUTTER

/** A house of several floors: a window for each box. */
const facade = (pen: Pen, x: number, spots: readonly Box[]): Drawing => [
  pen.shape(box(x, TOP, WIDTH, 240, 0), 'pinkPale', 1),
  pen.shape(`M${x - 2} ${TOP + 2}L${x + 8} ${TOP - 8}H${x + WIDTH - 8}L${x + WIDTH + 2} ${TOP + 2}z`, 'red', 1),
  pen.line(`M${x + 6} ${TOP - 3}H${x + WIDTH - 6}`, 0.7),
  spots.map((one) => {
    const [left, foot] = [one.x + (one.width - PANE) / 2, one.y + one.height - SILL]
    return [
      pen.shape(box(left, one.y - 0.5, PANE, foot - one.y + 0.5, 1), 'bluePale', 0.9),
      [left - SHUTTER, left + PANE].map((at) => [
        pen.shape(box(at, one.y - 0.5, SHUTTER, foot - one.y + 0.5, 1), 'teal', 0.8),
        pen.line(`M${at + 2} ${one.y + 5}h4M${at + 2} ${one.y + 9}h4M${at + 2} ${one.y + 13}h4`, 0.6),
      ]),
      pen.shape(box(left - 3, foot, PANE + 6, BOARD, 0.6), 'wood', 0.8),
    ]
  }),
]

const SCALLOPS = 6

/** Scallops of an awning above the boards of a shop. */
function shop(pen: Pen, spots: readonly Box[]): Drawing {
  const { x, width } = sidesOf(spots)
  const step = (width + 6) / SCALLOPS
  return [
    cupboard(pen, spots, false),
    Array.from({ length: SCALLOPS }, (_, i) =>
      pen.shape(
        `M${round(x - 3 + i * step)} ${TOP - 6}h${round(step)}v6a${round(step / 2)} 5 0 0 1 ${round(-step)} 0z`,
        i % 2 ? 'white' : 'blue',
        0.8,
      ),
    ),
  ]
}

const street = (pen: Pen, { left, right }: LandSpots): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    backdrop(pen, 'sky'),
    cloud(pen.plane('far'), 105, 76, 0.5),
    ground(far, points('-8,150 60,146 105,150 150,146 218,150'), 'hillFar'),
    house(pen.plane('far'), 96, 158, 0.36, { roof: 'blue' }),
    tree(pen.plane('far'), 116, 157, 0.42),
    ground(far, points('-8,158 60,158 105,158 150,158 218,158'), 'meadow'),
    pen.plane('far', 'stoneDark').shape('M103 158H107L128 300H82z', 'greyPale'),
    facade(pen.plane('middle'), LEFT, left),
    shop(pen.plane('middle'), right),
  ]
}

const indoors = (pen: Pen, { left, right }: LandSpots, isWhole: boolean): Drawing => [
  room(pen.plane('far', 'woodDark'), FLOOR, 'skyLow', 'woodPale', true),
  cupboard(pen.plane('middle'), left, isWhole),
  cupboard(pen.plane('middle'), right, isWhole),
  isWhole ? between(pen.plane('middle')) : [],
]

type Room = (pen: Pen, spots: LandSpots, isWhole: boolean) => Drawing

const ROOMS = {
  casa: indoors,
  rua: street,
} as const satisfies Readonly<Record<string, Room>>

/** `isWhole`: nothing is written at the foot. */
export function pairRoom(
  options: SheetOptions,
  spots: LandSpots,
  isWhole: boolean,
  name: keyof typeof ROOMS,
): PageMark[] {
  const pen = new Pen(options.color)
  return [...marksOf(ROOMS[name](pen, spots, isWhole)), ...taskTitle(pen, options)]
}
