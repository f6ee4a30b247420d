/** The foot of a maze that is a picture: children, and small things of the place. */
import { PICTURE } from '../../page/picture-page.ts'
import type { Mark } from '../../scene/scene.ts'
import { person, type Standing } from '../../studio/cast/cast.ts'
import { POINT, WAVE } from '../../studio/cast/poses.ts'
import { standing, type Thing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { ripples } from '../../studio/scenes/ground.ts'
import { bush, cloud, flower, tuft } from '../../studio/shapes/nature.ts'
import { reed } from '../../studio/shapes/plants.ts'
import { bowl } from '../../studio/shapes/rooms.ts'
import { brightStar } from '../../studio/shapes/space.ts'
import { CORNERS } from './maze-corners.ts'
import type { PlaceName } from './place-walls.ts'

/** Feet and size of the children at the foot. */
const [FEET, SIZE] = [282, 0.52]
/** Of those below a maze that leaves them less room. */
const LOW_SIZE = 0.4

const CREWS = [
  ['sofia', 'davi'],
  ['nina', 'caio'],
  ['iara', 'gil'],
  ['bia', 'yumi'],
  ['theo', 'malu'],
] as const

const SHOWS: Standing = { pose: { ...POINT, armR: { at: [18, -40], dir: 130, z: 'back' } } }

const bloom =
  (fill: Fill): Thing =>
  (pen) =>
    flower(pen, 0, 0, 1, fill)

type Things = readonly [Thing, ...Thing[]]
const FLOWERS: Things = [bloom('pink'), bloom('yellow'), bloom('red'), bloom('purple'), bloom('orange')]
const GREENS: Things = [(pen) => bush(pen, 0, 0, 1, 'leaf', 'red'), (pen) => tuft(pen, 0, 0, 1)]

/** Things at the foot of a maze without a plate, from left to right in turn. */
const ALONE: Readonly<Record<PlaceName, Things>> = {
  jardim: FLOWERS,
  recife: FLOWERS,
  horta: GREENS,
  bosque: GREENS,
  rua: GREENS,
  agua: [(pen) => reed(pen, 0, 0, 1)],
  ceu: [(pen) => cloud(pen, 0, 0, 1)],
  espaco: [(pen) => brightStar(pen, 0, 0, 6)],
  casa: [(pen) => bowl(pen, 0, 0, 1)],
}

/** Middles of the things: side by side, or grown together. */
const EVEN = [42, 74, 105, 136, 168]
const CLUMPS = [43, 56, 104, 119, 163]
/** Size of the thing in the middle, of a tuft of grass, of the others, mm. */
const [LARGE, LOW, USUAL] = [19, 9, 15]

/** A rug with diamonds and fringes, a ball of wool on it. */
const rug = (pen: Pen): Drawing => [
  pen.line(
    Array.from({ length: 6 }, (_, i) => `M38 ${267.5 + i * 2.6}h-3.500M172 ${267.5 + i * 2.6}h3.500`).join(''),
    0.8,
  ),
  pen.shape(box(38, 265.6, 134, 17, 1.5), 'teal', 0.9),
  pen.shape(box(42, 268.6, 126, 11, 1), 'cream', 0.7),
  [56, 72, 88, 122, 138, 154].map((x, i) =>
    pen.shape(`M${x - 5} 274L${x} 270.2L${x + 5} 274L${x} 277.8z`, i % 2 ? 'yellow' : 'orange', 0.7),
  ),
  pen.line('M110 279.500q9 4 20 1t18 0', 0.9, 'red'),
  pen.shape(circle(106, 274, 6.4), 'red', 0.9),
  pen.line('M100.500 271q7 -1 11 5M100 274q6 0 9 5.500M104 268.500q5 0 8 4M103 279q2 -4 9 -5', 0.7),
]

/** Small things of the place between the children and the plate. */
function atFoot(pen: Pen, place: PlaceName, foot: Foot): Drawing {
  if (foot !== 'plate' && place === 'casa') return rug(pen)
  if (foot !== 'plate') {
    const things = ALONE[place]
    const grows = things === GREENS
    return (grows && foot === 'open' ? CLUMPS : EVEN).map((x, i) => {
      const isMiddle = i === 2
      if (isMiddle && foot === 'stalk') return []
      return standing(pen, inTurn(things, i), x, 281, isMiddle ? LARGE : grows && i % 2 ? LOW : USUAL)
    })
  }
  if (place === 'casa' || place === 'rua' || place === 'espaco') return []
  if (place === 'ceu') return [cloud(pen, 44, 282, 0.4), cloud(pen, 166, 282, 0.4)]
  if (place === 'recife') return [bush(pen, 44, 282, 0.3), bush(pen, 166, 282, 0.3)]
  if (place === 'agua') return ripples(pen, '36,276 160,276')
  return [tuft(pen, 42, 283, 0.6), tuft(pen, 168, 283, 0.7)]
}

/** Below the maze: bare ground, a plate to write on, the things of the place, or room for a stalk between them. */
export type Foot = 'none' | 'plate' | 'open' | 'stalk'

/** Two children, or one at either side in turn and a thing of the place; small things of the place between them. */
export function footOf(pen: Pen, place: PlaceName, variant: number, foot: Foot): Drawing {
  const [left, right] = inTurn(CREWS, variant)
  const small = atFoot(pen.plane('middle'), place, foot)
  if (foot !== 'plate') {
    const isLeft = variant % 2 === 0
    const [here, there] = isLeft
      ? [PICTURE.x + 13, PICTURE.x + PICTURE.width - 15]
      : [PICTURE.x + PICTURE.width - 13, PICTURE.x + 15]
    return [
      small,
      standing(pen.plane('middle'), inTurn(CORNERS[place], variant), there, 281, LARGE),
      person(pen, isLeft ? left : right, here, FEET, SIZE, { ...SHOWS, flip: !isLeft }),
    ]
  }
  return [
    small,
    person(pen, left, PICTURE.x + 13, FEET, SIZE, SHOWS),
    person(pen, right, PICTURE.x + PICTURE.width - 13, FEET, SIZE, { pose: WAVE, flip: true }),
  ]
}

/** Flowers at the foot would be goals as well, and none grow on a reef. */
const FLOWERLESS: readonly PlaceName[] = ['jardim', 'recife']

/** On land that is seen from above one child, at either side in turn, and things of the place. */
export const mazeFoot = (place: PlaceName, color: boolean, variant: number, foot: 'plate' | 'open'): Mark[] => {
  const pen = new Pen(color)
  const pair = inTurn(CREWS, Math.floor(variant / 2))
  const isLeft = variant % 2 === 0
  const far = PICTURE.x + PICTURE.width - 12
  return marksOf([
    foot === 'open'
      ? atFoot(pen.plane('middle'), FLOWERLESS.includes(place) ? 'bosque' : place, foot)
      : standing(
          pen.plane('middle'),
          inTurn(CORNERS[place], Math.floor(variant / 2)),
          isLeft ? far - 1 : PICTURE.x + 13,
          281,
          USUAL,
        ),
    isLeft
      ? person(pen, pair[0], PICTURE.x + 12, FEET - 0.6, LOW_SIZE, SHOWS)
      : person(pen, pair[1], far, FEET - 0.6, LOW_SIZE, { ...SHOWS, flip: true }),
  ])
}
