/**
 * Weights of things and volumes of vessels, as children meet them. Lengths are those of the pictures' records: one table
 * for all drawings, so that what is compared is drawn to one scale.
 */
import { findPicture } from '../../pictures/drawing.ts'

export interface Thing {
  readonly id: string
  /** Grams or millilitres. */
  readonly amount: number
}

const read = (list: string): readonly Thing[] =>
  list.split(/\s+/).map((entry) => {
    const [id = '', amount = '0'] = entry.split(':')
    return { id, amount: Number(amount) }
  })

/** `massa` in grams, `capacidade` in millilitres. */
export const THINGS: Readonly<Record<string, readonly Thing[]>> = {
  massa: read(
    `coin:7 key:20 pencil:6 strawberry:15 egg:60 lemon:80 apple:150 orange:200 teddy:300 ball:400 bread:500 book:600
    pineapple:2000 rabbit:2000 cat:4000 backpack:3000 chair:5000 bicycle:12000 dog:15000
    table:20000 couch:40000 bed:50000 cow:600000 horse:500000 car:1000000 elephant:4000000 bus:10000000`,
  ),
  capacidade: read(
    `spoon:10 syringe:5 cup:150 glass:200 baby-bottle:240 jar:500 teapot:1000 bucket:10000
    fishbowl:20000 bathtub:200000`,
  ),
}

/** Length in cm of a thing. Throws RangeError for a picture without one. */
export function lengthOf({ id }: Thing): number {
  const metres = findPicture(id).facts?.metres
  if (metres === undefined) throw new RangeError(`no length of ${id}`)
  return metres * 100
}

/** The vessel, where the picture is called by something else. */
const VESSELS: Readonly<Record<string, string>> = { syringe: 'seringa' }

export const nameOfThing = ({ id }: Thing): string => VESSELS[id] ?? findPicture(id).name

/** Things for the kitchen scales, with the least and the most grams that they weigh. */
export const WEIGHED: readonly (readonly [id: string, least: number, most: number])[] = [
  ['apple', 100, 250],
  ['mango', 250, 500],
  ['bread', 300, 700],
  ['cheese', 250, 600],
  ['book', 300, 900],
  ['pineapple', 700, 950],
  ['lemon', 50, 150],
  ['orange', 150, 250],
  ['grape', 300, 850],
  ['tomato', 100, 200],
  ['onion', 100, 250],
  ['cake', 600, 950],
]
