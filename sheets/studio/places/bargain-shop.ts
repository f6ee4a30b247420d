/** Two sellers side by side with the same goods on their shelves, boards for the sums, and customers who compare. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT, WAVE, WAVE_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning } from '../shapes/built.ts'
import { bush, cloud, tree } from '../shapes/nature.ts'

export const BAY = { width: 88, shelf: 30, board: 47 }
const [LEFTS, TOP, PITCH] = [[13, 108], 81, 80.4]
/** Upper left corner of a bay: the shelf with its thing, the board of sums below it. */
export const bayAt = (row: number, seller: number): Spot => [LEFTS[seller] ?? 13, TOP + row * PITCH]
const ROWS = 2
const [PAVEMENT, FEET, SCALE] = [245, 284, 0.5]

interface Look {
  readonly stripes: readonly [Fill, Fill]
  readonly wood: Fill
  /** Two sellers and two customers. */
  readonly people: readonly [CastName, CastName, CastName, CastName]
}
const LOOKS: readonly [Look, ...Look[]] = [
  { stripes: ['red', 'teal'], wood: 'woodPale', people: ['mae', 'avo', 'theo', 'iara'] },
  { stripes: ['teal', 'orange'], wood: 'tan', people: ['pai', 'mae', 'bia', 'caio'] },
  { stripes: ['blue', 'pink'], wood: 'woodPale', people: ['avo', 'pai', 'yumi', 'davi'] },
  { stripes: ['purple', 'green'], wood: 'tan', people: ['mae', 'pai', 'malu', 'gil'] },
]

/** A seller's stall, its awning and its letter. */
function stall(pen: Pen, seller: 0 | 1, { stripes, wood }: Look, name: string): Drawing {
  const [x] = bayAt(0, seller)
  const foot = bayAt(ROWS - 1, 0)[1] + BAY.shelf + BAY.board
  return [
    [x - 2.4, x + BAY.width - 0.6].map((left) => pen.shape(box(left, 64, 3, foot - 60), 'wood', 1)),
    Array.from({ length: ROWS }, (_, row) => {
      const y = bayAt(row, seller)[1]
      return [
        pen.shape(box(x, y, BAY.width, BAY.shelf), 'cream', 1),
        pen.shape(box(x - 1.5, y + BAY.shelf, BAY.width + 3, BAY.board, 1.5), wood, 1.1),
      ]
    }),
    awning(pen, { x: x - 3, y: 60, width: BAY.width + 6, height: 14 }, 7, [stripes[seller], 'white'], 3),
    pen.shape(box(x + BAY.width / 2 - 19, 62, 38, 9.6, 2), 'white', 0.9),
    pen.text(x + BAY.width / 2, 69, name, 5.6),
  ]
}

/** Trees behind the stalls, flags above them. */
function yard(pen: Pen): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    cloud(far, 22, 54, 0.5),
    cloud(far, 188, 52, 0.5),
    pen.shape(box(-4, 200, 220, 60), 'meadow', null),
    tree(far, 105, 206, 1.5),
    bush(far, 105, 236, 0.6),
  ]
}

/** Houses of the street behind the shops. */
const street = (pen: Pen): Drawing => pen.shape(box(-4, 70, 220, PAVEMENT - 70), 'yellowPale', 1)

const basket = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (pen) => [
    pen.line('M-10 -12C-9 -24 9 -24 10 -12', 1.2),
    pen.shape('M-13 -12H13L10 0H-10z', 'straw', 1.1),
    pen.line('M-12 -8H12M-11 -4H11M-6 -12L-5 0M0 -12V0M6 -12L5 0', 0.6, 'strawDark'),
  ])

const QUESTION = ['Onde pago', 'menos?']

const bubble = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 10} ${y + 5}L${x - 19} ${y + 5.5}L${x - 14} ${y + 1}z`, 'white', 0.9),
  pen.shape(ellipse(x, y, 16, 8), 'white', 0.9),
  pen.shape(`M${x - 15} ${y + 2.6}L${x - 10} ${y + 4.6}L${x - 9} ${y + 2}z`, 'white', null),
  QUESTION.map((line, i) => pen.text(x, y - 0.4 + i * 5, line, 4.6, { font: 'text' })),
]

/** `variant`, from 0, gives other sellers and other customers; a bazaar is in the open. */
export function bargainShop(pen: Pen, variant: number, isBazaar: boolean): Drawing {
  const look = inTurn(LOOKS, variant)
  const [left, right, asking, thinking] = look.people
  const name = isBazaar ? 'Barraca' : 'Armazém'
  return [
    pen.shape(box(0, 0, 214, PAVEMENT), 'sky', null),
    isBazaar ? yard(pen) : street(pen),
    pen.shape(box(-4, PAVEMENT, 220, 60), isBazaar ? 'grass' : 'stone', 1.1),
    isBazaar ? [] : pen.line('M-4 264H214M40 245V264M112 245V264M182 245V264M76 264V290M148 264V290', 0.6, 'stoneDark'),
    stall(pen, 0, look, `${name} A`),
    stall(pen, 1, look, `${name} B`),
    basket(pen, 148, FEET),
    person(pen, left, 30, FEET, SCALE, { pose: WAVE }),
    person(pen, right, 180, FEET, SCALE, { pose: WAVE_LEFT }),
    person(pen, asking, 74, FEET, SCALE, { pose: POINT_LEFT }),
    person(pen, thinking, 129, FEET, SCALE, { pose: POINT }),
    bubble(pen, 103, 257),
  ]
}
