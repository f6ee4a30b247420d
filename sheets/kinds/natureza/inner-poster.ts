/** A room with a large poster of the body; numbers of its organs are written beside it. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { BODY_LOOKS, bodyHead, bodyShape, bodySpot, leader } from '../../studio/shapes/inner-body.ts'
import type { Organ } from './inner-facts.ts'

export const BODY_ROOMS = ['escola', 'posto'] as const
export type BodyRoom = (typeof BODY_ROOMS)[number]

const POSTER = { x: 52, y: 58, width: 106, height: 146 }
const BODY: Spot = [105, 114]
const SCALE = 0.8
const [BOX_WIDTH, BOX_HEIGHT] = [14, 12]
const SIDES = { left: 26, right: 184 } as const

const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['nina', 'caio'],
  ['iara', 'gil'],
  ['sofia', 'davi'],
  ['bia', 'theo'],
  ['yumi', 'davi'],
]

/** A cross at both sides of a clinic. */
const clinicSigns = (pen: Pen): Drawing => [
  [23.5, 186.5].map((x) => [
    pen.shape(circle(x, 51, 5), 'white', 0.9),
    pen.shape(
      `M${x - 1.2} 47.400h2.400v2.400h2.400v2.400h-2.400v2.400h-2.400v-2.400h-2.400v-2.400h2.400z`,
      'green',
      0.7,
    ),
  ]),
]

export function bodyRoom(pen: Pen, room: BodyRoom, floor: number): Drawing {
  const wall: Fill = room === 'escola' ? 'yellowPale' : 'bluePale'
  return [
    pen.shape(box(0, 0, 214, 300), wall, null),
    pen.shape(box(-4, floor, 222, 120), room === 'escola' ? 'woodPale' : 'greyPale', 1),
    pen.line(`M-4 ${floor - 4}H218`, 0.7),
    room === 'posto' ? clinicSigns(pen) : [],
  ]
}

const rowsOf = (organs: readonly Organ[], top: number, step: number) => {
  const count = { left: 0, right: 0 }
  return organs.map((organ) => {
    const y = top + count[organ.side] * step
    count[organ.side] += 1
    return { organ, y }
  })
}

/** The body, its organs and a box for each of them; `numbers` in the order of the organs. */
export function bodyPoster(
  pen: Pen,
  look: number,
  inside: (pen: Pen, head: Drawing) => Drawing,
  organs: readonly Organ[],
  numbers: readonly number[],
): PageMark[] {
  const { x, y, width, height } = POSTER
  const sheet = box(x, y, width, height, 2)
  const skin = BODY_LOOKS[look % BODY_LOOKS.length] ?? { skin: 'tan', hair: 'brown', shorts: 'teal' }
  const placed = rowsOf(organs, 70, organs.length > 6 ? 25 : 33)
  return [
    ...marksOf([
      pen.shape(box(x - 3, y - 3, width + 6, height + 6, 3), 'wood', 1.1),
      pen.shape(sheet, 'white', 0.9),
      pen.clip(
        sheet,
        pen.at(BODY[0], BODY[1], SCALE, (own) => [bodyShape(own, skin), inside(own, bodyHead(own, skin))]),
      ),
      pen.shape(sheet, null, 0.9),
      placed.map(({ organ, y: row }) => {
        const edge = organ.side === 'left' ? SIDES.left + BOX_WIDTH / 2 : SIDES.right - BOX_WIDTH / 2
        return [
          leader(pen, bodySpot(organ.at, BODY, SCALE), [edge, row]),
          pen.shape(box(SIDES[organ.side] - BOX_WIDTH / 2, row - BOX_HEIGHT / 2, BOX_WIDTH, BOX_HEIGHT, 2), 'white', 1),
        ]
      }),
    ]),
    ...placed.map(({ organ, y: row }, i) => writtenAnswer(SIDES[organ.side], row, String(numbers[i] ?? ''), 8)),
  ]
}

/** Two who look at the poster, one at each side. */
export function posterPair(pen: Pen, look: number, feet: number, scale: number): Drawing {
  const [left, right] = PAIRS[look % PAIRS.length] ?? (['nina', 'caio'] as const)
  return [
    person(pen, left, 27, feet, scale, { pose: POINT }),
    person(pen, right, 183, feet, scale, { pose: POINT_LEFT }),
  ]
}

/** One who looks on beside the paper. */
export const oneBeside = (pen: Pen, look: number): Drawing =>
  person(pen, PAIRS[look % PAIRS.length]?.[1] ?? 'gil', 25, 281, 0.72, { pose: POINT })
