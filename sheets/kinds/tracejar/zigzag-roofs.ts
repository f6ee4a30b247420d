/** A street whose gables a zigzag runs over, between two houses with flat roofs. */
import type { Point } from '../../scene/marks.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, poly } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, blades } from '../../studio/scenes/ground.ts'
import { bush } from '../../studio/shapes/nature.ts'
import { crescent } from '../../studio/shapes/space.ts'
import { greenOf } from './land.ts'
import type { ZigzagPlace, ZigzagRow } from './zigzag-types.ts'

const WALLS: readonly [Fill, ...Fill[]] = ['cream', 'pinkPale', 'bluePale', 'yellowPale', 'white']
const DOORS: readonly [Fill, ...Fill[]] = ['teal', 'brown', 'red', 'blueDark']
const TILES: readonly [Fill, ...Fill[]] = ['orange', 'redPale', 'copper']

function pane(pen: Pen, x: number, top: number, width: number, height: number): Drawing {
  return [
    pen.shape(box(x - width / 2, top, width, height, 0.6), 'yellow', 0.8),
    pen.line(`M${x} ${top}v${height}M${x - width / 2} ${top + height / 2}h${width}`, 0.6),
    pen.shape(box(x - width / 2 - 0.8, top + height, width + 1.6, 1.2), 'white', 0.6),
  ]
}

const door = (pen: Pen, x: number, foot: number, width: number, height: number, fill: Fill): Drawing => [
  pen.shape(`M${x - width / 2} ${foot}v${-height}h${width}v${height}z`, fill, 0.8),
  pen.spot(x + width * 0.28, foot - height * 0.46, 0.5),
]

/** From valley to valley of the line one house, its door on one side, its window on the other. */
function house(row: ZigzagRow, pen: Pen, foot: number, from: Point, tip: Point, to: Point, i: number): Drawing {
  const { low, rise, road, index, page } = row
  const turn = i + index * 2 + page
  const [wide, tall] = [to.x - from.x, foot - low]
  // Below the eaves, whose road is part of the roof.
  const head = low + road * 0.5 + 2.4
  const side = turn % 2 ? 1 : -1
  const middle = (from.x + to.x) / 2
  const width = Math.min(8.4, wide * 0.3)
  const chimney = tip.x + (to.x - tip.x) * 0.5
  const ridge = (low + tip.y) / 2
  return [
    // A chimney would cover a line that alone is the roof.
    road && turn % 3 === 0
      ? [
          pen.shape(box(chimney - 2.4, ridge - road - 7, 4.8, road + 9), 'copper', 0.8),
          pen.shape(box(chimney - 3.2, ridge - road - 8.4, 6.4, 2), 'brown', 0.8),
        ]
      : [],
    pen.shape(box(from.x, low, wide, tall), inTurn(WALLS, turn), 0.9),
    pen.shape(`M${from.x} ${low}L${tip.x} ${tip.y}L${to.x} ${low}z`, inTurn(TILES, turn), null),
    wide > 24 && low - tip.y > rise * 0.8 ? pen.shape(circle(tip.x, low - rise * 0.2, 2.4), 'sky', 0.8) : [],
    door(pen, middle + side * wide * 0.22, foot, width * 0.9, Math.min(15, tall - road * 0.5 - 3), inTurn(DOORS, turn)),
    pane(pen, middle - side * wide * 0.2, head, width, Math.min(9, (foot - head) * 0.56)),
    turn % 3 === 1 ? bush(pen, middle - side * wide * 0.2, foot + 0.6, Math.min(0.34, wide / 80), 'leaf', 'red') : [],
  ]
}

/** A house with a flat roof, on which somebody starts or arrives. */
function terrace(pen: Pen, from: number, to: number, low: number, foot: number, turn: number): Drawing {
  const tall = foot - low
  const height = Math.min(9, tall * 0.42)
  const near = from < 0 ? from + 32 : from + 10
  return [
    pen.shape(box(from, low, to - from, tall), inTurn(WALLS, turn), 0.9),
    pen.shape(box(from - 1, low, to - from + 2, 3), 'tan', 0.9),
    pane(pen, near, low + 5.4, Math.min(8, tall * 0.5), height),
    door(pen, near + 12.5, foot, 6.6, Math.min(14, tall - 5), inTurn(DOORS, turn + 1)),
  ]
}

const unroofed = (pen: Pen, from: Point, to: Point, low: number, foot: number): Drawing => [
  pen.shape(
    poly([
      [from.x, low],
      [to.x, low],
      [to.x, foot],
      [from.x, foot],
    ]),
    'white',
    0.9,
  ),
  door(pen, (from.x + to.x) / 2, foot, 4.6, Math.min(12, foot - low - 4), 'brown'),
]

function street(row: ZigzagRow): Drawing {
  const { pen, stroke, shown, low, index, page, next } = row
  const far = pen.plane('far', 'brownDark')
  // Before the gables of the next row.
  const foot = Math.min(low + 28, next - 5)
  const dotted = stroke.slice(0, shown)
  const [first, last] = [stroke[0], stroke.at(-1)]
  if (!first || !last) return []
  const houses = stroke.flatMap((tip, i): Drawing[] => {
    const [from, to] = [stroke[i - 1], stroke[i + 1]]
    if (i % 2 === 0 || !from || !to) return []
    // A gable that the child draws is not there yet.
    if (!dotted.includes(tip)) return [unroofed(far, from, to, low, foot)]
    return [house(row, far, foot, from, tip, to, (i - 1) / 2)]
  })
  return [
    terrace(far, -8, first.x, low, foot, index + page),
    terrace(far, last.x, 218, low, foot, index + page + 2),
    houses,
    far.shape(`M-8 ${foot}H218V${foot + 4.4}H-8z`, 'greyPale', 0.9),
    far.shape(`M-8 ${foot + 4.4}H218V310H-8z`, greenOf(index), 0.7),
    blades(pen.plane('far', 'leafDeep'), `24,${foot + 9} 184,${foot + 9}`),
  ]
}

export const roofs: ZigzagPlace = {
  names: ['telhado', 'casa'],
  // Houses need room below the last line, and two on a roof more beside it.
  top: 60,
  foot: 264,
  from: 54,
  tallest: 18,
  goalShare: 0.9,
  road: 'line',
  behind: (pen) => [backdrop(pen, 'dusk'), crescent(pen.plane('far', 'hillLine'), 26, 62, 0.5)],
  ground: street,
  feet: ({ low }) => low - 0.4,
  air: ({ low }, tall) => low - tall * 0.6,
}
