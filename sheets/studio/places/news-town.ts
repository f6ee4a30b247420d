/** Photographs of a neighbourhood's news, in a frame 150 wide and 84 high that goes on above. */
import { round } from '../../scene/marks.ts'
import { actionCard } from '../cast/actions/actions.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { GIVE, HANDS_UP, HOLD, POINT, POINT_LEFT, SEATED, WAVE } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { lawn, meadow } from '../scenes/ground.ts'
import { house } from '../shapes/built.ts'
import { fountain } from '../shapes/map-places.ts'
import { bush, cloud, hill, tree } from '../shapes/nature.ts'
import { cat, dog } from '../shapes/pets.ts'
import { shelf } from '../shapes/rooms.ts'
import { BUS_WINDOWS, bus } from '../shapes/vehicles.ts'

type Cast = readonly CastName[]

const HOUSES: readonly Fill[] = ['yellowPale', 'pinkPale', 'bluePale', 'cream', 'purplePale']

/** A street of houses, its pavement from `kerb` down. */
export const street = (pen: Pen, kerb: number, sky: Fill = 'sky'): Drawing => {
  const middle = pen.plane('middle')
  return [
    pen.shape(box(-60, -60, 270, 160), sky, null),
    HOUSES.map((wall, i) => pen.plane('middle').at(4 + i * 36, kerb, 1.4, (own) => house(own, 0, 0, 1, { wall }))),
    middle.shape(box(-60, kerb, 270, 60), 'greyPale', 0.9),
  ]
}

/** Hills behind a lawn. */
export const park = (pen: Pen): Drawing => {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  return [
    pen.shape(box(-60, -60, 270, 160), 'sky', null),
    cloud(far, 22, 16, 0.6),
    cloud(far, 106, 14, 0.5),
    hill(far, points('-60,46 20,32 70,44 120,30 210,46'), 'hillFar'),
    lawn(middle, points('-60,54 75,52 210,54'), 'meadow'),
  ]
}

/** A cat on a branch, a man on a ladder below it, a child who points. */
export const catNews = (pen: Pen, [one = 'iara']: Cast): Drawing => [
  park(pen),
  bush(pen.plane('middle'), 14, 58, 0.9, 'leaf', 'yellow'),
  meadow(pen, 66, 'grass'),
  pen.shape('M106 46C92 36 76 30 57 28.500V24.500C76 24 92 24 106 26z', 'brown', 1.1),
  pen.shape('M96 80C101 62 100 40 99 20H113C112 40 112 62 118 80Q107 84 96 80z', 'brown', 1.1),
  pen.shape(
    'M76 8C66 -2 74 -18 86 -16C88 -30 110 -34 118 -24C130 -28 144 -18 140 -8C152 0 146 16 134 16C126 24 112 20 108 18C96 22 80 20 76 8z',
    'leaf',
    1.2,
  ),
  pen.line('M90 -4q4 -4 8 0M112 -12q4 -4 8 0M120 6q4 -4 8 0M98 10q4 -3 7 0', 0.8, 'leafDeep'),
  pen.at(82, 23.4, 0.55, (own) => cat(own, 0, 0, 1, 'orange')),
  pen.rope('M46 81L62 32M58 81L72 34', 2.2, 'wood', 0.9),
  pen.rope('M48 74H60M51 65H63M54 56H65M57 47H68', 2, 'wood', 0.8),
  person(pen, 'pai', 56, 66, 0.62, {
    pose: {
      turn: 24,
      expr: 'alegre',
      armL: { at: [9, -52], z: 'front', hand: 'open', dir: 150 },
      armR: { at: [17, -60], z: 'back', hand: 'open', dir: 160 },
    },
  }),
  person(pen, one, 136, 80, 0.84, { pose: POINT_LEFT }),
]

/** A bus with shelves of books behind its windows, children in front. */
export const busNews = (pen: Pen, [one = 'nina', other = 'gil']: Cast): Drawing => [
  street(pen, 52),
  pen.shape(box(-60, 62, 270, 40), 'grey', 0.9),
  bus(
    pen,
    75,
    78,
    1.02,
    (own) => BUS_WINDOWS.lefts.map((left) => shelf(own, left - 2, BUS_WINDOWS.top + 50, 24, { book: 5, board: 2 })),
    'green',
  ),
  pen.shape(box(24, 49, 62, 11, 1.5), 'white', 0.9),
  pen.text(55, 57.2, 'BIBLIOTECA', 7.4),
  pen.shape(box(-60, 78, 270, 20), 'stone', 0.9),
  person(pen, one, 14, 83, 0.74, { pose: HOLD }),
  pen.shape(box(9.4, 61.5, 9.2, 7, 0.8), 'red', 0.8),
  person(pen, other, 126, 83, 0.74, { pose: WAVE }),
]

/** Two on bicycles along a street. */
export const bikeNews = (pen: Pen, [one = 'davi', other = 'malu']: Cast): Drawing => [
  street(pen, 46),
  pen.shape(box(-60, 54, 270, 60), 'grey', 0.9),
  [-20, 16, 52, 88, 124].map((x) => pen.shape(box(x, 66, 20, 2.4), 'white', 0.6)),
  actionCard(pen, 'andar de bicicleta', 8, 14, 66, { who: one, fitted: true, sky: false }),
  actionCard(pen, 'andar de bicicleta', 80, 14, 66, { who: other, fitted: true, sky: false }),
]

/** A square with a new bench under a tree, a grandmother and a child on it. */
export const benchNews = (pen: Pen, [one = 'caio']: Cast): Drawing => [
  park(pen),
  standing(pen.plane('middle'), fountain, 122, 66, 40),
  meadow(pen, 66, 'grass'),
  tree(pen.plane('middle'), 14, 70, 1.9),
  pen.shape(box(36, 36, 62, 5, 1.5) + box(36, 45, 62, 5, 1.5), 'wood', 1),
  pen.shape(box(40, 34, 3, 46) + box(91, 34, 3, 46), 'woodDark', 1),
  person(pen, 'avo', 54, 77, 0.66, {
    pose: { ...SEATED, hip: [-2, -26], legL: { at: [7, -3] }, legR: { at: [10, -3] } },
  }),
  person(pen, one, 82, 77, 0.8, { pose: { ...SEATED, turn: -24 } }),
  pen.shape(box(36, 59, 62, 5, 1.5), 'wood', 1),
]

/** A night of cinema in the street: a sheet on a line, one child points at it and another has popcorn. */
export const cinemaNews = (pen: Pen, [one = 'theo', other = 'bia']: Cast): Drawing => [
  pen.shape(box(-60, -60, 270, 160), 'night', null),
  points('8,-10 30,2 128,-6 142,10 100,-16').map(([x, y]) => pen.shape(circle(x, y, 1.1), 'yellow', 0.5)),
  pen.shape('M134 -18A9 9 0 1 0 144 -6A7.500 7.500 0 0 1 134 -18z', 'yellow', 0.9),
  HOUSES.slice(0, 4).map((wall, i) =>
    pen.plane('middle').at(2 + i * 48, 56, 1.3, (own) => house(own, 0, 0, 1, { wall })),
  ),
  pen.shape(box(-60, 56, 270, 50), 'purplePale', 0.9),
  pen.rope('M30 62V-2M120 62V-2', 2.4, 'wood', 0.9),
  pen.line('M30 0H120', 1),
  pen.shape('M34 2H116V46Q96 49 75 46Q54 49 34 46z', 'white', 1.1),
  pen.at(75, 42, 0.9, (own) => dog(own, 0, 0)),
  [38, 73, 108].map((x) => pen.shape(box(x, -0.5, 3, 5, 0.8), 'red', 0.6)),
  person(pen, one, 22, 82, 0.72, { pose: POINT }),
  person(pen, other, 128, 82, 0.72, { pose: { ...HOLD, turn: -20 } }),
  pen.shape('M122.500 66L124 74H132L133.500 66z', 'red', 0.8),
  points('124,64.6 128,63.4 132,64.6').map(([x, y]) => pen.shape(circle(x, y, 2), 'cream', 0.6)),
]

/** Kites over a hill, one child holds a line. */
export const kiteNews = (pen: Pen, [one = 'yumi', other = 'gil']: Cast): Drawing => [
  park(pen),
  meadow(pen, 64, 'grass'),
  kite(pen, [76, 14], 'red', 'yellow', [49, 47]),
  kite(pen, [136, 24], 'blue', 'white', [115, 43]),
  person(pen, one, 36, 79, 0.86, {
    pose: {
      ...GIVE,
      armR: { at: [14, -36], z: 'back', hand: 'fist', dir: 120 },
      armL: { at: [11, -34], z: 'front', hand: 'fist', dir: 120 },
    },
  }),
  person(pen, other, 102, 79, 0.86, { pose: HANDS_UP }),
]

const kite = (
  pen: Pen,
  [x, y]: readonly [number, number],
  one: Fill,
  other: Fill,
  hand: readonly [number, number],
): Drawing => [
  pen.line(`M${x} ${y}Q${round((x + hand[0]) / 2)} ${round((y + hand[1]) / 2 + 8)} ${hand[0]} ${hand[1]}`, 0.7),
  pen.at(x, y, 0.76, (own) => [
    own.shape('M0 -16L11 -2L0 14L-11 -2z', one, 1),
    own.shape('M0 -16L11 -2L0 -2z', other, 0.8),
    own.shape('M0 14L-11 -2L0 -2z', other, 0.8),
    own.line('M0 14q4 5 0 9t2 8', 0.7),
    own.shape(ellipse(1.6, 22, 2.4, 1.4), other, 0.6),
  ]),
]
