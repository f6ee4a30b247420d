/** Children of the cast seen from behind: the body is the one seen from the front, the hair covers the face. */
import { ring, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { person } from './cast.ts'
import { type FigurePen, placed } from './figure-pen.ts'
import { strands } from './hair/hair.ts'
import { CLOTH, HAIR, type Tone } from './inks.ts'
import { CAST } from './people.ts'
import type { Person } from './person.ts'
import { type Pose, solve } from './skeleton.ts'

/** From the crown to the nape; the ears look out at both sides. */
const SHORT =
  'M-10.900,1C-12,-7 -7,-11.200 0,-11.200C7,-11.200 12,-7 10.900,1C10.600,6.400 6,9.800 0,9.800C-6,9.800 -10.600,6.400 -10.900,1Z'
const LONG =
  'M-11.400,-2C-12.600,-8 -7,-11.600 0,-11.600C7,-11.600 12.600,-8 11.400,-2C13,6 12.800,13 11.600,18.200Q6,20.600 0,20.200Q-6,20.600 -11.600,18.200C-12.800,13 -13,6 -11.400,-2Z'
const CHIN_LONG =
  'M-11.600,-2C-12.600,-8 -7,-11.800 0,-11.800C7,-11.800 12.600,-8 11.600,-2C13,4 12.600,8 10.800,10.600Q5,11.600 0,11.400Q-5,11.600 -10.800,10.600C-12.600,8 -13,4 -11.600,-2Z'
const CAP = 'M-11.600,-1C-12.400,-9 -7,-13.600 0,-13.600C7,-13.600 12.400,-9 11.600,-1Q0,2.600 -11.600,-1Z'

type Back = (pen: FigurePen, tone: Tone) => Drawing

const parted: Back = (pen, tone) => [pen.shape(SHORT, tone), pen.ink('M0,-11Q-.6,-1 0,9.600')]

const BACKS = {
  bia: (pen, tone) => [
    pen.shape(scallop(ring(0, -4.6, 14.6, 13.6, 15, 100, 460), 0.56), tone),
    strands(pen, tone, [
      'M-9,-12q1.400,-2 3.200,-1.800',
      'M4,-14q2,-.6 3.200,.8',
      'M-4,-3q1.400,-1.400 3,-.6',
      'M5,1q1.400,-1.400 3,-.6',
      'M-9,1q1.400,-1.400 3,-.6',
    ]),
  ],
  caio: (pen, tone) => [
    pen.shape(SHORT, tone),
    strands(pen, tone, [
      'M0,-8.600Q3,-6.400 2.200,-3',
      'M-4.600,-6Q-5.600,-2 -4.400,1.600',
      'M6,-4Q6.800,0 5.600,4',
      'M-.6,3Q-.4,6 .4,8',
    ]),
  ],
  iara: (pen, tone) => [
    pen.shape(LONG, tone),
    strands(pen, tone, ['M-6,-6Q-8.400,4 -7.400,14', 'M0,-9Q-1,4 0,17', 'M6,-6Q8.400,4 7.400,14']),
  ],
  davi: (pen, tone) => [
    pen.shape(SHORT, tone),
    pen.shape(CAP, CLOTH.vermelho),
    pen.ink('M0,-13.400Q-.4,-6 0,.6M-7.400,-10.600Q-8.400,-5 -7.600,0M7.400,-10.600Q8.400,-5 7.600,0'),
    pen.shape('M-3.600,.8A3.600,3.600 0 0 1 3.600,.8Z', tone),
  ],
  yumi: (pen, tone) => [
    pen.shape(CHIN_LONG, tone),
    strands(pen, tone, ['M-5,-6Q-7.400,1 -6.400,8', 'M0,-9Q-.8,0 0,9', 'M5,-6Q7.400,1 6.400,8']),
  ],
  nina: parted,
  sofia: parted,
} as const satisfies Partial<Record<keyof typeof CAST, Back>>

export type SeenFromBehind = keyof typeof BACKS
export const SEEN_FROM_BEHIND = Object.keys(BACKS) as readonly SeenFromBehind[]

const toneOf = ({ hairColour }: Person): Tone => (typeof hairColour === 'string' ? HAIR[hairColour] : hairColour)

/** A child with the feet at a place, its back to the reader: its right hand is at the right of the page. */
export function fromBehind(
  pen: Pen,
  who: SeenFromBehind,
  x: number,
  y: number,
  scale: number,
  pose: Pose = {},
  wear: Partial<Person> = {},
): Drawing {
  const looks: Person = { ...CAST[who], ...wear }
  const away: Pose = { ...pose, plain: true }
  const { head, body } = solve(looks.body ?? 'child', away)
  const back: Back = BACKS[who]
  return person(pen, who, x, y, scale, {
    pose: away,
    wear,
    extra: (own) => ({ head: placed(back(own.at(body.head), toneOf(looks)), head[0], head[1], body.head) }),
  })
}
