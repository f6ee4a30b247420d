/** Places of drawn stories: a cork board at school, an album on a table, a line in the yard. */
import type { Box } from '../../lettering/bounds.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT } from '../cast/poses.ts'
import { box, circle, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { meadow } from '../scenes/ground.ts'
import { cloud, hill, sun } from '../shapes/nature.ts'

/** The cork board, the paper with the words below it, the feet of who looks on, mm. */
export const CORK: Box = { x: 14, y: 59, width: 182, height: 171 }
export const WORDS: Box = { x: 52, y: 240, width: 106, height: 40 }
const [FEET, CHILD] = [283, 0.62]

const WALLS: readonly Fill[] = ['bluePale', 'yellowPale', 'pinkPale', 'skyLow']
const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['malu', 'davi'],
  ['theo', 'nina'],
  ['sofia', 'gil'],
  ['yumi', 'caio'],
]

const at = <One>(list: readonly One[], index: number, or: One): One => list[index % list.length] ?? or

/** A classroom with a cork board; `variant`, from 0, gives other walls and children. */
export function corkWall(pen: Pen, variant: number): Drawing {
  const [left, right] = at(PAIRS, variant, ['malu', 'davi'])
  const { x, y, width, height } = CORK
  return [
    pen.shape(box(0, 0, 214, 260), at(WALLS, variant, 'bluePale'), null),
    pen.shape(box(-4, 258, 220, 40), 'woodPale', 1.1),
    pen.shape(box(-4, 254, 220, 5), 'cream', 1),
    pen.shape(box(x - 2.5, y - 2.5, width + 5, height + 5, 3), 'woodDark', 1.2),
    pen.shape(box(x, y, width, height, 1.5), 'brownPale', 0.9),
    person(pen, left, 30, FEET, CHILD, { pose: POINT }),
    person(pen, right, 180, FEET, CHILD, { pose: POINT, flip: true }),
    pen.shape(box(WORDS.x, WORDS.y, WORDS.width, WORDS.height, 3), 'cream', 1.1),
  ]
}

/** A pin that holds a paper. */
export const pin = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.shape(circle(x, y, 2), fill, 0.8),
  pen.spot(x - 0.6, y - 0.6, 0.5, 'white'),
]

/** The pages of the album, mm. */
export const ALBUM: Box = { x: 15, y: 60, width: 180, height: 213 }

/** A strip of paper on the table: who is in the story. */
export const NAMES: Box = { x: 48, y: 271.5, width: 118, height: 11 }

const colouredPencil = (pen: Pen, x: number, y: number, fill: Fill): Drawing =>
  pen.at(x, y, 0.8, (p) => [
    p.shape('M0 -2.200H26V2.200H0z', fill, 0.9),
    p.shape('M26 -2.200L32 0L26 2.200z', 'cream', 0.9),
    p.solid('M30 -0.700L32 0L30 0.700z'),
  ])

/** An album on a table, with pencils before it; `variant`, from 0, gives other tables. */
export function albumTable(pen: Pen, variant: number): Drawing {
  const { x, y, width, height } = ALBUM
  const pencils: readonly Fill[] = ['red', 'blue']
  return [
    pen.shape(box(0, 0, 214, 300), at<Fill>(['skyLow', 'bluePale', 'yellowPale', 'pinkPale'], variant, 'skyLow'), null),
    pen.line('M0 57H214', 0.6, 'wood'),
    pen.shape(box(x + 3, y + 3, width, height, 4), 'wood', 1.1),
    pen.shape(box(x, y, width, height, 4), 'white', 1.2),
    Array.from({ length: 24 }, (_, i) => {
      const cy = y + 9 + i * ((height - 18) / 23)
      return [
        pen.solid(circle(x + 4.6, cy, 1.1)),
        pen.rope(`M${x + 4.6} ${cy}C${x} ${cy - 3.4} ${x - 5} ${cy - 1.5} ${x - 3} ${cy + 0.8}`, 0.7, 'metal', 0.4),
      ]
    }),
    pencils.map((fill, i) => colouredPencil(pen, 15.5 + i * 154.5, 280.8, at(pencils, i + variant, fill))),
    pen.shape(box(NAMES.x, NAMES.y, NAMES.width, NAMES.height, 2), 'yellowPale', 1),
  ]
}

/** The line where the first moments hang, and the sheet of paper below, mm. */
export const LINE_Y = 61
export const PAPER: Box = { x: 15, y: 108, width: 180, height: 174 }

/** A yard with a clothesline and a sheet of paper; `variant`, from 0, gives other skies. */
export function storyYard(pen: Pen, variant: number): Drawing {
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 130), at<Fill>(['sky', 'skyLow', 'dusk', 'sky'], variant, 'sky'), null),
    sun(middle, 189, 49, 0.4),
    cloud(pen.plane('far', 'hillLine'), 22, 51, 0.5),
    hill(pen.plane('far', 'hillLine'), points('-8,104 50,92 110,102 160,90 218,102'), 'hillFar'),
    meadow(middle, 106, 'meadow'),
    pen.rope('M11 57V292M199 57V292', 2.4, 'wood', 0.9),
    pen.line(`M11 ${LINE_Y}Q105 ${LINE_Y + 4} 199 ${LINE_Y}`, 1),
    pen.line(`M11 ${PAPER.y - 0.5}H199`, 1),
    pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 3), 'white', 1.2),
    [24, 105, 186].map((x) => peg(pen, x, PAPER.y)),
  ]
}

export const peg = (pen: Pen, x: number, y: number): Drawing =>
  pen.shape(box(x - 1.2, y - 3, 2.4, 7, 0.8), 'yellow', 0.8)
