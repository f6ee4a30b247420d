/** Two whole pictures of the sky with something in every part of it: by day with kite and balloon, by night with moon and cross. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT } from '../cast/poses.ts'
import { box, points, poly } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { kiteTail } from '../places/kite-field.ts'
import { house } from '../shapes/built.ts'
import { flyingBird, flyingOwl } from '../shapes/flying-birds.ts'
import { bush, cloud, hill, sun, tree } from '../shapes/nature.ts'
import { telescope } from '../shapes/solar-system.ts'
import { brightStar, crescent } from '../shapes/space.ts'
import { airBalloon } from '../shapes/travellers.ts'
import { backdrop } from './ground.ts'

const HILLS = points('-8,262 40,252 90,262 140,254 218,262')

/** The feet of the child who looks up, and its scale. */
const [CHILD, CHILD_SCALE] = [{ x: 136, foot: 282 }, 0.66]
/** The hand that holds the string, and where the string leaves the kite. */
const [HAND, BRIDLE] = [
  { x: CHILD.x - 12 * CHILD_SCALE, y: CHILD.foot - 46 * CHILD_SCALE },
  { x: 57, y: 208 },
]

const kite = (pen: Pen): Drawing => [
  kiteTail(pen, [57, 241], 'yellow', 30),
  pen.shape(poly(points('57,182 84,205 57,241 30,205')), 'red', 1.4),
  pen.shape(poly(points('57,182 84,205 57,205')), 'yellow', 1.1),
  pen.shape(poly(points('57,205 57,241 30,205')), 'yellow', 1.1),
  pen.line('M57 182V241M30 205H84', 1.1),
]

function byDay(pen: Pen, [child = 'bia']: readonly CastName[]): Drawing {
  const middle = pen.plane('middle')
  const far = pen.plane('far', 'hillLine')
  return [
    backdrop(pen, 'sky'),
    sun(pen, 50, 130, 1.5, true),
    cloud(middle, 98, 112, 1.2),
    cloud(middle, 26, 178, 1.15),
    cloud(middle, 182, 224, 1.5),
    pen.at(156, 198, 1.45, airBalloon),
    pen.at(98, 164, 0.66, flyingBird, { flip: true }),
    pen.at(122, 216, 0.56, flyingBird),
    hill(far, points('-8,254 60,240 120,250 218,238'), 'hillFar'),
    house(middle, 26, 262, 0.8, { roof: 'red' }),
    hill(pen, HILLS, 'meadow'),
    tree(middle, 182, 276, 0.95, 'leaf', 'red'),
    bush(middle, 84, 280, 0.72, 'leaf', 'pink'),
    pen.line(`M${BRIDLE.x} ${BRIDLE.y}Q92 256 ${HAND.x} ${HAND.y}`, 0.8),
    kite(pen),
    person(pen, child, CHILD.x, CHILD.foot, CHILD_SCALE, {
      pose: { turn: -16, expr: 'alegre', armR: [14, 4], armL: { at: [-12, -46], hand: 'fist', dir: 190, z: 'front' } },
    }),
  ]
}

/** The Southern Cross as it is seen from Brazil: four stars and the small one beside them. */
const CROSS = points('58,196 54,240 36,214 77,209')
const SMALL_STAR = points('69,223')

const cross = (pen: Pen): Drawing => [
  pen.line('M58 196L54 240M36 214L77 209', 0.8, 'purple', [2, 2.4]),
  [...CROSS, ...SMALL_STAR].map(([x, y], i) => brightStar(pen, x, y, i < CROSS.length ? 5.4 : 3.4)),
]

/** Stars of the open sky: «x,y,radius». */
const STARS =
  '22,108,6.5 101,106,6 100,140,4.6 194,106,6 120,170,7.5 152,164,5 188,168,7 22,180,6 88,184,6 106,222,6 18,236,5 196,226,5.5'

function byNight(pen: Pen, [child = 'bia']: readonly CastName[]): Drawing {
  const middle = pen.plane('middle')
  return [
    backdrop(pen, 'purplePale'),
    crescent(pen, 66, 144, 2.3, true),
    STARS.split(' ').map((one) => {
      const [x = 0, y = 0, r = 5] = one.split(',').map(Number)
      return brightStar(middle, x, y, r)
    }),
    cross(middle),
    pen.shape('M168 206L124 190Q138 199 150 204L132 205Q150 210 166 214z', 'glow', 1),
    brightStar(pen, 174, 209, 9),
    pen.at(150, 128, 1.05, flyingOwl),
    cloud(middle, 136, 236, 1.1),
    hill(pen, HILLS, 'hill'),
    house(middle, 32, 284, 1.35, { wall: 'cream', roof: 'blue' }),
    tree(middle, 82, 284, 0.8, 'leafDark'),
    pen.shape(box(-4, 283, 220, 10), 'hill', null),
    telescope(pen, 152, 282, 1.05, true),
    person(pen, child, 180, 283, CHILD_SCALE, { pose: { ...POINT, turn: -30, armR: [14, 4], armL: [-14, 4] } }),
  ]
}

const view = (id: string, shows: readonly string[], draw: (pen: Pen, cast: readonly CastName[]) => Drawing) => ({
  id,
  shows,
  draw,
})

export const SKY_VIEWS = [
  view('ceu-de-noite', ['moon', 'star', 'owl', 'telescópio', 'house', 'criança'], byNight),
  view('ceu-de-dia', ['pipa', 'sun', 'bird', 'cloud', 'balão', 'criança'], byDay),
]
