/** Three streets in which six signs are missing: the letter of each goes onto its post. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type Lot, rowOf, SITUATIONS, type SignPlace, skyline, stretch } from '../../studio/places/sign-streets.ts'
import { SIGNS } from '../../studio/shapes/traffic-signs.ts'
import { letterIn } from './letters.ts'
import type { PlacedSign } from './sign-facts.ts'

export interface PlaceTask {
  readonly place: SignPlace
  /** Signs by where they belong, two a street from the top. */
  readonly where: readonly PlacedSign[]
  /** The same in the order of their letters. */
  readonly rack: readonly PlacedSign[]
}

const KERBS = [95, 149, 203]
const TOPS = [-4, 114, 168]
const MIDDLES = [54, 150]
/** Of the post's foot, from the middle of its stretch: at the line of a crossing, before a light, else at its end. */
const POST = 36
const POSTS: Readonly<Partial<Record<PlacedSign, number>>> = { pare: 18, preferencia: 18, semaforo: -9 }
const postOf = (sign: PlacedSign): number => POSTS[sign] ?? POST
const BOX = 13.4
const RACK = { x: 13, y: 226, width: 184, height: 57 }

const GROUNDS = { escola: 'meadow', centro: 'skyLow', bairro: 'hillFar' } as const
/** A school, a field or another street is behind these; others have two houses there. */
const HOUSES: Readonly<Partial<Record<PlacedSign, Lot['houses']>>> = {
  escola: 0,
  animais: 0,
  pare: 1,
  preferencia: 1,
  semaforo: 2,
}

const post = (pen: Pen, x: number, kerb: number): Drawing => [
  pen.rope(`M${x} ${kerb - 1}V${kerb - 22}`, 1.6, 'metal', 0.7),
  pen.shape(box(x - BOX / 2, kerb - 22 - BOX, BOX, BOX, 2.4), 'white', 1),
]

export function placePage(pen: Pen, { place, where, rack }: PlaceTask, who: (i: number) => CastName): PageMark[] {
  const step = RACK.width / rack.length
  return [
    ...marksOf([
      pen.shape(box(-4, -4, 222, 310), 'sky', null),
      KERBS.map((kerb, row) => [
        row
          ? stretch(pen, TOPS[row] ?? 0, kerb, GROUNDS[place])
          : [skyline(pen, kerb - 8), stretch(pen, kerb - 6, kerb, GROUNDS[place])],
        rowOf(
          pen,
          place,
          kerb,
          row,
          MIDDLES.map((x, column) => ({ x, houses: HOUSES[where[row * 2 + column] ?? 'escola'] ?? 2 })),
        ),
      ]),
      where.map((sign, i) => {
        const [x, kerb] = [MIDDLES[i % 2] ?? 0, KERBS[Math.floor(i / 2)] ?? 0]
        return [SITUATIONS[sign](pen, x, kerb, who), post(pen, x + postOf(sign), kerb)]
      }),
      pen.shape(box(-4, 222, 222, 80), 'greyPale', 1),
      pen.shape(box(RACK.x, RACK.y, RACK.width, RACK.height, 4), 'cream', 1.1),
      rack.map((sign, i) => {
        const x = RACK.x + step * (i + 0.5)
        return [
          pen.at(x, RACK.y + 20, 1.3, SIGNS[sign]),
          pen.shape(box(x - 6, RACK.y + 39, 12, 13, 2.4), 'yellow', 0.9),
          pen.text(x, RACK.y + 48.6, letterIn(rack, sign), 8.4),
        ]
      }),
    ]),
    ...where.map((sign, i) => {
      const [x, kerb] = [MIDDLES[i % 2] ?? 0, KERBS[Math.floor(i / 2)] ?? 0]
      return writtenAnswer(x + postOf(sign), kerb - 22 - BOX / 2, letterIn(rack, sign), 8.4)
    }),
  ]
}
