/** Places where scenes hang on the left and what they go with is on the right: a school yard, a classroom, a hall. */
import type { Box } from '../../lettering/bounds.ts'
import { box, circle, ellipse, points } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, ground, room } from '../../studio/scenes/ground.ts'
import { FRUIT } from '../../studio/shapes/fruit.ts'
import { bush, cloud, flower, hill, tree } from '../../studio/shapes/nature.ts'
import { cat } from '../../studio/shapes/pets.ts'

/** Boxes of both columns. */
interface Columns {
  readonly left: readonly Box[]
  readonly right: readonly Box[]
}

/** The area of a column and so much around it, mm. */
function around(boxes: readonly Box[], by: number): Box {
  const [first, last] = [boxes[0], boxes.at(-1)]
  if (!first || !last) return { x: 0, y: 0, width: 0, height: 0 }
  return {
    x: first.x - by,
    y: first.y - by,
    width: first.width + 2 * by,
    height: last.y + last.height - first.y + 2 * by,
  }
}

const area = ({ x, y, width, height }: Box, radius = 0) => box(x, y, width, height, radius)

/** A board in a wooden frame. */
const framed = (pen: Pen, boxes: readonly Box[], fill: Fill): Drawing => [
  pen.shape(area(around(boxes, 4.6), 2), 'wood', 1),
  pen.shape(area(around(boxes, 2.4), 1), fill, 0.7),
]

const FLOOR = 270

function yard(pen: Pen, { left, right }: Columns): Drawing {
  const far = pen.plane('far', 'hillLine')
  const middle = pen.plane('middle')
  const house = around(right, 5)
  return [
    backdrop(pen, 'sky'),
    cloud(far, 96, 74, 0.6),
    cloud(far, 116, 98, 0.4),
    hill(far, points('-8,214 50,200 105,212 160,198 218,208'), 'hillFar'),
    ground(far, points('-8,262 60,256 120,264 218,258'), 'meadow'),
    tree(middle, 104, 266, 0.72, 'leaf', 'red'),
    [around(left, 0).x + 6, around(left, 0).x + around(left, 0).width - 10].map((x) =>
      middle.shape(box(x, 200, 4.6, 82), 'woodDark', 0.8),
    ),
    framed(middle, left, 'tan'),
    middle.shape(box(house.x, house.y - 1, house.width + 40, 300), 'yellowPale'),
    middle.shape(box(house.x - 3, house.y - 4, house.width + 40, 4.6, 1), 'orange', 0.9),
    bush(middle, house.x - 4, 284, 0.5, 'lime'),
    [98, 110, 116].map((x, i) => flower(middle, x, 280 + (i % 2) * 3, 0.8, i % 2 ? 'yellow' : 'pink')),
  ]
}

/** Between two boards, mm: with less of it the floor stays empty. */
const ROOMY = 50

/** A lamp from above, books and an apple on the floor. */
const between = (pen: Pen, x: number): Drawing => [
  pen.line(`M${x} 56V68`, 0.9),
  pen.shape(`M${x - 9} 78L${x - 4} 68H${x + 4}L${x + 9} 78z`, 'orange', 0.9),
  pen.shape(circle(x, 79.5, 2.6), 'yellow', 0.8),
  pen.shape(box(x - 14, 279, 28, 4.4, 1), 'red', 0.8),
  pen.shape(box(x - 11, 274.6, 23, 4.4, 1), 'yellow', 0.8),
  pen.shape(box(x - 13, 270.2, 20, 4.4, 1), 'teal', 0.8),
  pen.at(x - 2, 270.2, 0.42, FRUIT.maca),
]

const classroom = (pen: Pen, { left, right }: Columns): Drawing => {
  const middle = pen.plane('middle')
  const [from, to] = [around(left, 0).x + around(left, 0).width, around(right, 0).x]
  return [
    room(pen.plane('far', 'woodDark'), FLOOR + 10, 'skyLow', 'woodPale', true),
    framed(middle, left, 'tan'),
    framed(middle, right, 'leafDark'),
    to - from > ROOMY ? between(middle, (from + to) / 2) : [],
  ]
}

/** Notes as wide as this are pinned to the wall, mm. */
const NOTE = 66

/** Pictures and mirrors on strings. */
const hall = (pen: Pen, { left, right }: Columns): Drawing => {
  const middle = pen.plane('middle')
  return [
    room(pen.plane('far', 'woodDark'), FLOOR + 6, 'pinkPale', 'woodPale', true),
    [...left, ...right]
      .filter(({ width }) => width < NOTE)
      .map((one) => middle.line(`M${one.x + one.width / 2 - 6} ${one.y + 1}l6 -4.400l6 4.400`, 0.7)),
    middle.shape(ellipse(105, 282, 20, 4.6), 'purplePale', 0.8),
    cat(middle, 105, 282, 0.4),
  ]
}

const PLACES = { yard, classroom, hall } as const
export type PlaceName = keyof typeof PLACES

export const feelingPlace = (pen: Pen, name: PlaceName, columns: Columns): Drawing => PLACES[name](pen, columns)
