/** Contrasts that somebody of the cast shows. */
import { person } from '../cast/cast.ts'
import { HANDS_UP, SEATED, WAVE } from '../cast/poses.ts'
import { bust } from '../cast/showing.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { cloud } from '../shapes/nature.ts'
import { openUmbrella, puddle } from '../shapes/rooms.ts'
import { type Contrast, FLOOR, field, room } from './card.ts'

export const feelings: Contrast = (pen, side) => [
  pen.shape(box(-2, -2, 84, 60), side === 0 ? 'yellowPale' : 'bluePale', null),
  pen.at(40, 84, 1.15, (own) => bust(own, 'bia', side === 0 ? 'alegre' : 'triste')),
]

const rain = (pen: Pen): Drawing => [
  field(pen, 'bluePale', 'hill'),
  cloud(pen.plane('middle'), 16, 12, 1),
  cloud(pen.plane('middle'), 64, 12, 1),
  pen.line(
    points('8,20 18,26 30,16 62,22 72,17 12,34 66,34 74,40 24,38 5,46 54,16')
      .map(([x, y]) => `M${x} ${y}l-1.600 5`)
      .join(''),
    0.9,
    'waterLine',
  ),
]

/** Size of Caio: the umbrella above him is whole. */
const RAINED = 0.84

const caioInTheRain: Contrast = (pen, side) => {
  const scale = 0.66
  if (side === 1)
    return [
      person(pen, 'caio', 38, 52, scale, { pose: WAVE }),
      openUmbrella(pen, 38 + 17 * scale, 52 - 40 * scale, 0.68),
    ]
  return [
    puddle(pen, 38, 51, 44),
    person(pen, 'caio', 38, 52, scale, { pose: { expr: 'aperto', armL: [20, 30], armR: [20, 30] } }),
    pen.shape(
      points('27,18 50,17 24,34 53,33 28,44 49,45')
        .map(([x, y]) => `M${x} ${y}c1.800 2.600 1.500 4 0 4s-1.800-1.400 0-4z`)
        .join(''),
      'waterDeep',
      0.7,
    ),
  ]
}

/** In the same rain: one without an umbrella, one below it. */
export const inTheRain: Contrast = (pen, side) => {
  return [rain(pen), pen.at(38 * (1 - RAINED), 52 * (1 - RAINED), RAINED, (own) => caioInTheRain(own, side))]
}

const LIFT: Pose = {
  expr: 'alegre',
  armL: { at: [-9, -50], hand: 'flat', dir: 180 },
  armR: { at: [9, -50], hand: 'flat', dir: 180 },
}
const BURDEN: Pose = {
  expr: 'aperto',
  plain: true,
  lean: 0,
  armL: { at: [-9, -16], z: 'front', dir: 60, hand: 'fist' },
  armR: { at: [9, -16], z: 'front', dir: -60, hand: 'fist' },
}

/** The same box, lifted with ease or hardly from the floor. */
export const loads: Contrast = (pen, side) => {
  const scale = 0.62
  const foot = 51
  const parcel = (x: number, y: number): Drawing => [
    pen.shape(box(x - 12, y, 24, 15, 1), 'tan'),
    pen.shape(box(x - 2.5, y, 5, 15), 'woodPale', 0.8),
  ]
  if (side === 1)
    return [room(pen, 'skyLow'), person(pen, 'yumi', 40, foot + 2, 0.5, { pose: LIFT }), parcel(40, foot - 40.5)]
  return [
    room(pen, 'skyLow'),
    person(pen, 'yumi', 40, foot, scale, { pose: BURDEN }),
    parcel(40, foot - 15),
    pen.line('M20 16l-4 -3M20 24h-5M60 16l4 -3M60 24h5', 1.1),
  ]
}

const STAIRS = 'M10 54V50H22V42H34V34H46V26H58V18H90V60H10z'

export const stairs: Contrast = (pen, side) => {
  const scale = 0.5
  const way = side === 0 ? 1 : -1
  const climb: Pose = {
    turn: 34,
    expr: 'alegre',
    lean: 6,
    hip: [0, -21],
    armL: { at: [-11, -30], hand: 'fist' },
    armR: { at: [12, -33], hand: 'fist', z: 'back' },
    legL: { at: [side === 0 ? -7 : 6, -3] },
    legR: { at: [side === 0 ? 7 : -7, side === 0 ? -9 : -3] },
  }
  return [
    pen.shape(box(-2, -2, 84, 60), 'yellowPale', null),
    pen.shape(STAIRS, 'stone'),
    person(pen, 'theo', 34, 42, scale, { pose: climb, flip: way < 0 }),
    side === 0 ? pen.line('M60 8L72 0.500M66 0.500H72V6', 1.6, 'red') : pen.line('M20 18L8 27M8 21V27H14', 1.6, 'red'),
  ]
}

export const arms: Contrast = (pen, side) => [
  room(pen, 'pinkPale'),
  pen.shape(ellipse(40, 49, 24, 3.4), 'purplePale', 0.7),
  person(pen, 'sofia', 40, 50, 0.72, { pose: side === 0 ? HANDS_UP : { expr: 'alegre' } }),
]

export const posture: Contrast = (pen, side) => {
  const stool = pen.shape(
    'M46 40H66V43.500H46zM48 43.500L46.500 51H49.500L51 43.500zM64 43.500L65.500 51H62.500L61 43.500z',
    'teal',
  )
  if (side === 0) return [room(pen, 'bluePale'), stool, person(pen, 'iara', 28, 51, 0.72, { pose: { expr: 'alegre' } })]
  return [
    room(pen, 'bluePale'),
    stool,
    person(pen, 'iara', 56, 51, 0.72, {
      pose: { ...SEATED, armL: { at: [7, -19], z: 'front', dir: 70 }, armR: { at: [9, -19], z: 'back' } },
    }),
  ]
}

const SOFA = 'M14 30Q14 24 20 24H60Q66 24 66 30V48H14z'

export const atTheSofa: Contrast = (pen, side) => {
  const child = person(pen, 'nina', 40, FLOOR + (side === 0 ? 5 : -5), 0.7, { pose: { expr: 'alegre' } })
  const sofa = [
    pen.shape(SOFA, 'teal'),
    pen.shape(box(17, 36, 46, 9, 2), 'bluePale', 0.9),
    pen.shape(box(9, 31, 9, 18, 3), 'teal'),
    pen.shape(box(62, 31, 9, 18, 3), 'teal'),
  ]
  return [room(pen, 'yellowPale'), side === 0 ? [sofa, child] : [child, sofa]]
}
