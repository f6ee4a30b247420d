/** A toy shop, a kitchen and a camp where things of many shapes are about, each with its tag. Lengths in mm. */
import { person } from '../cast/cast.ts'
import { HOLD } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, ellipse, poly } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bear } from '../shapes/big-things.ts'
import { robot } from '../shapes/keepsakes.ts'
import { bowl, curtained } from '../shapes/rooms.ts'
import { roomWall } from './room-wall.ts'
import { camp, campWithRow } from './solid-camp.ts'
import { BOARD, CAST, counterOf, inOrder, onShelf, ROW, type SolidPlace, turned } from './solid-spots.ts'

/** Before the place: a row of five, a paper, or a paper with cards above it. */
export type Front = 'row' | 'paper' | 'cards'

export type SolidPlaceName = 'brinquedos' | 'cozinha' | 'acampamento'

const CURTAINS = ['redPale', 'bluePale', 'lime'] as const
const CUPBOARDS = ['teal', 'bluePale', 'redPale'] as const
const POTS = ['red', 'blue', 'orange'] as const
const HANDLES = ['red', 'yellow', 'blue', 'green', 'orange'] as const
const PENNANTS = ['red', 'yellow', 'blue', 'green', 'purple'] as const
const FRONTS = ['tan', 'bluePale', 'pinkPale', 'lime'] as const

/** Heights of the shelves and the counter: with a row of solids on it, or with a paper before it. */
interface Heights {
  readonly upper: number
  readonly lower: number
  readonly counter: number
  readonly size: number
}
const WITH_ROW: Heights = { upper: 108, lower: 170, counter: 236, size: 1.12 }
const WITH_PAPER: Heights = { upper: 105, lower: 161, counter: 208, size: 1.02 }

const shelf = (pen: Pen, left: number, right: number, y: number): Drawing => [
  [left + 6, right - 9].map((x) =>
    pen.shape(
      poly([
        [x, y + 2],
        [x + 3, y + 2],
        [x + 3, y + 12],
        [x, y + 6],
      ]),
      'woodDark',
      0.8,
    ),
  ),
  pen.shape(box(left, y, right - left, BOARD, 1), 'wood', 1.1),
]

/** Pennants on a string from wall to wall. */
const pennants = (pen: Pen): Drawing => [
  pen.line('M4 59Q56 69 107 61Q158 69 206 59', 0.8),
  Array.from({ length: 17 }, (_, i) => {
    const x = 13 + i * 11.5
    const along = ((x - 4) % 103) / 103
    const y = 60 + 16 * along * (1 - along)
    return pen.shape(
      poly([
        [x - 4, y],
        [x + 4, y],
        [x, y + 8.4],
      ]),
      inTurn(PENNANTS, i),
      0.8,
    )
  }),
]

/** Spoons, ladles and whisks on a rail between two ends. */
const utensils = (pen: Pen, left: number, right: number): Drawing => [
  pen.shape(box(left, 59, right - left, 2.2, 1), 'metal', 0.8),
  Array.from({ length: 7 }, (_, i) => {
    const x = left + 9 + (i * (right - left - 18)) / 6
    const fill = inTurn(HANDLES, i)
    return [
      pen.shape(box(x - 0.8, 60.4, 1.6, 6, 0.6), fill, 0.6),
      i % 3 === 0
        ? pen.shape(ellipse(x, 69.4, 2.4, 3.2), 'woodPale', 0.7)
        : i % 3 === 1
          ? pen.shape(box(x - 2.2, 66, 4.4, 6.4, 0.8), 'metal', 0.7)
          : pen.line(`M${x} 66C${x - 4} 68 ${x - 3} 73 ${x} 73C${x + 3} 73 ${x + 4} 68 ${x} 66V73`, 0.7),
    ]
  }),
]

/** The till of a shop, 30 wide. */
const till = (pen: Pen, x: number, foot: number): Drawing =>
  pen.at(x, foot, 1, (own) => [
    own.shape(box(-9, -23, 18, 8, 1.2), 'greyDark', 1),
    own.shape(box(-6.5, -21.2, 13, 4.4), 'lime', 0.7),
    own.shape('M-15 0V-7L-11 -15H11L15 -7V0z', 'red', 1.1),
    own.line('M-15 -6.500H15', 0.9),
    [-6, 0, 6].map((dx) =>
      [-12.4, -9].map((dy) => own.shape(circle(dx * (dy > -10 ? 1.2 : 1), dy, 1.2), 'cream', 0.6)),
    ),
  ])

function toyShop(variant: number, front: Front): SolidPlace {
  const hasRow = front === 'row'
  const { upper, lower, counter, size } = hasRow ? WITH_ROW : WITH_PAPER
  const who = inTurn(CAST, variant)
  const turn = turned(variant)
  return {
    draw: (pen) => [
      roomWall(pen, variant),
      pennants(pen),
      shelf(pen, 13, 197, upper),
      shelf(pen, 13, 197, lower),
      pen.at(turn(175), lower, hasRow ? 0.8 : 0.76, bear),
      hasRow ? [] : [pen.at(turn(75), upper, 0.6, robot), front === 'paper' ? till(pen, turn(60), counter) : []],
      person(pen, who, turn(hasRow ? 177 : 175), counter + 24, 0.9, { pose: HOLD }),
      counterOf(pen, counter, inTurn(FRONTS, variant)),
    ],
    spots: [
      ...onShelf(inOrder(hasRow ? [32, 79, 126, 174] : [36, 114, 172], turn), upper, size, upper - 71),
      ...onShelf(inOrder([33, 81, 129], turn), lower, size, lower - upper - 23),
    ],
    counter,
    row: inOrder(ROW, turn),
  }
}

/** Herbs in a square pot. */
const herbs = (pen: Pen, x: number, foot: number): Drawing => [
  [-52, -24, 0, 24, 52].map((turn) =>
    pen.at(x, foot - 10, 1, (own) => own.shape('M0 0q-5 -8 0 -16q5 8 0 16z', 'leaf', 0.8), { turn }),
  ),
  pen.shape(
    poly([
      [x - 9, foot - 12],
      [x + 9, foot - 12],
      [x + 7, foot],
      [x - 7, foot],
    ]),
    'orange',
    1,
  ),
]

function kitchen(variant: number, front: Front): SolidPlace {
  const hasRow = front === 'row'
  const { upper, lower, counter, size } = hasRow ? WITH_ROW : WITH_PAPER
  const who = inTurn(CAST, variant + 3)
  // With a paper before it, the window is on the other side.
  const turn = turned(hasRow ? variant : variant + 2)
  const tile = lower - 24
  return {
    draw: (pen) => [
      roomWall(pen, variant + 1),
      curtained(pen, turn(43) - 22, 64, 44, upper - 56, 'sky', inTurn(CURTAINS, variant)),
      utensils(pen, turn(137) - 56, turn(137) + 56),
      shelf(pen, turn(137) - 60, turn(137) + 60, upper),
      pen.shape(box(-4, tile, 222, 24), 'white', 0.8),
      pen.line(
        `M-4 ${tile + 12}H218${Array.from({ length: 17 }, (_, i) => `M${i * 12.5 + 6} ${tile}v24`).join('')}`,
        0.5,
        'grey',
      ),
      pen.shape(box(-4, lower, 222, 90), inTurn(CUPBOARDS, variant), 1.1),
      pen.line([49, 87, 125, 163].map((x) => `M${turn(x)} ${lower + 6}V297`).join(''), 0.8),
      pen.shape(box(-4, lower, 222, 5), 'stone', 1.2),
      hasRow ? bowl(pen, turn(29), lower, 1.1, inTurn(POTS, variant)) : bowl(pen, turn(78), counter, 0.9, 'yellow'),
      hasRow ? [] : herbs(pen, turn(29), lower),
      person(pen, who, turn(hasRow ? 30 : 33), counter + 24, 0.88, { pose: HOLD }),
      counterOf(pen, counter, inTurn(FRONTS, variant + 1)),
    ],
    spots: [
      ...onShelf(inOrder([97, 138, 179], turn), upper, size, upper - 74),
      ...onShelf(inOrder(hasRow ? [66, 102, 138, 174] : [76, 122, 168], turn), lower, size, lower - upper - 23),
    ],
    counter,
    row: inOrder([63, 92.5, 122, 151.5, 181], turn),
  }
}

/** `variant`, from 0, gives other colours and another child. */
export function solidPlace(name: SolidPlaceName, variant: number, front: Front): SolidPlace {
  if (name === 'acampamento') return front === 'row' ? campWithRow(variant) : camp(variant)
  return name === 'cozinha' ? kitchen(variant, front) : toyShop(variant, front)
}
