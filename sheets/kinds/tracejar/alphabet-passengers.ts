/** Passengers of the alphabet train, whose names begin with the letters: animals where a letter has one. */
import { drawPicture } from '../../pictures/drawing.ts'
import { standing, type Thing } from '../../studio/fit.ts'
import { box, circle, ellipse } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { bear, harp, zebra } from '../../studio/shapes/big-things.ts'
import { cow, sheep } from '../../studio/shapes/farm.ts'
import { cup, kiwi, nest } from '../../studio/shapes/keepsakes.ts'
import { armadillo } from '../../studio/shapes/night-animals.ts'
import { bee, cat, duck, frog, ladybird, rabbit } from '../../studio/shapes/pets.ts'
import { mouse } from '../../studio/shapes/rewards.ts'
import { whale } from '../../studio/shapes/sea.ts'
import { rocket } from '../../studio/shapes/vehicles.ts'
import { elephant, lion, monkey } from '../../studio/shapes/wild.ts'

const waffle = (pen: Pen): Drawing => [
  pen.shape(ellipse(0, -1.5, 13, 3), 'bluePale', 1),
  pen.shape(box(-10, -19, 20, 17.5, 4), 'orange', 1),
  pen.line('M-4.500 -18.500V-2M1.500 -18.500V-2M7 -18.500V-2M-9.500 -14H9.500M-9.500 -8.500H9.500', 0.7, 'brown'),
  pen.shape('M-4 -19Q-5 -24 0 -24Q6 -24 4 -19Q2 -16.500 0 -18Q-2 -16.500 -4 -19z', 'yellow', 0.9),
]

const yakisoba = (pen: Pen): Drawing => [
  [-3, 2].map((x) => pen.rope(`M${x} -14L${x + 9} -26`, 1, 'wood', 0.6)),
  pen.shape('M-12 -12C-12 -21 12 -21 12 -12z', 'yellow', 1),
  pen.line('M-9 -13q2 -5 5 -3t5 -1t6 4M-4 -17q4 -2 7 0', 0.7, 'brown'),
  [-6, 1, 7].map((x, i) => pen.shape(circle(x, -14.5 - (i % 2) * 2, 1.5), i % 2 ? 'red' : 'leaf', 0.6)),
  pen.shape('M-14 -12.500H14C14 -4 8 -1.500 5 0H-5C-8 -1.500 -14 -4 -14 -12.500z', 'red', 1),
]

export const igloo = (pen: Pen): Drawing => [
  pen.shape('M-17 0C-17 -28 17 -28 17 0z', 'white'),
  pen.line(
    'M-15.500 -8H-6M6 -8H15.500M-12 -15H12M-5 -20.500V-15M5 -20.500V-15M-10 -15V-8M0 -15V-12M10 -15V-8M-13 -8V0M13 -8V0',
    0.8,
    'blue',
  ),
  pen.shape('M-8 0C-8 -16 8 -16 8 0z', 'bluePale'),
  pen.shape('M-4.600 0C-4.600 -9.500 4.600 -9.500 4.600 0z', 'stoneDark', 0.9),
]

const die = (pen: Pen): Drawing => [
  pen.shape('M-12 -18L0 -25L13 -19V-5L1 2L-12 -4z', 'red'),
  pen.line('M-12 -18L1 -12L13 -19M1 -12V2', 1),
  pen.shape(ellipse(0.5, -18.5, 2.4, 1.5), 'white', 0.7),
  [
    [-8.6, -12],
    [-2.6, -4],
  ].map(([x = 0, y = 0]) => pen.shape(ellipse(x, y, 1.5, 2), 'white', 0.7)),
  [
    [10, -14],
    [7, -8],
    [4, -2.6],
  ].map(([x = 0, y = 0]) => pen.shape(ellipse(x, y, 1.3, 1.9), 'white', 0.7)),
]

const coati = (pen: Pen): Drawing => drawPicture('coati', { cx: 0, cy: -13, size: 26, color: pen.colour })

/** `grow` is for one that is long and low. */
type Passenger = readonly [word: string, thing: Thing, grow?: number]

const PASSENGERS: readonly [Passenger, ...Passenger[]] = [
  ['abelha', (pen) => bee(pen, 0, 0, 1)],
  ['baleia', (pen) => whale(pen, 0, 0, 1)],
  ['coelho', (pen) => rabbit(pen, 0, 0)],
  ['dado', die],
  ['elefante', (pen) => elephant(pen, 0, 0)],
  ['foguete', (pen) => rocket(pen, 0, 0, 1, false)],
  ['gato', (pen) => cat(pen, 0, 0)],
  ['harpa', harp],
  ['iglu', igloo],
  ['joaninha', (pen) => ladybird(pen, 0, 0, 1)],
  ['kiwi', kiwi],
  ['leão', (pen) => lion(pen, 0, 0, 1, true)],
  ['macaco', (pen) => monkey(pen, 0, 0)],
  ['ninho', nest],
  ['ovelha', (pen) => sheep(pen, 0, 0)],
  ['pato', (pen) => duck(pen, 0, 0, 1, 'yellow')],
  ['quati', coati],
  ['rato', mouse],
  ['sapo', (pen) => frog(pen, 0, 0)],
  ['tatu', armadillo, 1.3],
  ['urso', bear],
  ['vaca', (pen) => cow(pen, 0, 0)],
  ['waffle', waffle],
  ['xícara', cup],
  ['yakisoba', yakisoba],
  ['zebra', zebra],
]

const passengerOf = (capital: string): Passenger =>
  PASSENGERS.find(([word]) => word.startsWith(capital.toLowerCase())) ?? PASSENGERS[0]

export const passengerName = (capital: string): string => passengerOf(capital)[0]

/** The passenger of a letter on the roof of its wagon. */
export function passenger(pen: Pen, capital: string, x: number, foot: number, size: number): Drawing {
  const [, thing, grow = 1] = passengerOf(capital)
  return standing(pen, thing, x, foot, size * grow)
}
