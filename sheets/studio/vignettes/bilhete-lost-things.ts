/** Things of the notes of the hardest level: what was lost, what sounds. */
import { figurePen } from '../cast/figure-pen.ts'
import { CLOTH } from '../cast/inks.ts'
import { note } from '../cast/things.ts'
import { centred, type Thing } from '../fit.ts'
import { box, circle, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { held, sheet } from './paper.ts'

/** A coat about its collar, 20 wide. */
const coat =
  (fill: Fill): Thing =>
  (pen) => [
    pen.shape('M-3 0L-10 4L-13 15L-8.500 16L-7 9V18H7V9L8.500 16L13 15L10 4L3 0Q0 3 -3 0z', fill, 0.9),
    pen.line('M0 2V18M2 7v0.100M2 12v0.100', 0.7),
  ]

export const flask =
  (fill: Fill): Thing =>
  (pen) => [
    pen.shape('M-3.500 0V-12L-2 -15H2L3.500 -12V0z', fill, 0.9),
    pen.shape(box(-2.4, -18, 4.8, 3.4, 0.8), 'white', 0.8),
  ]

export const pencilCase =
  (fill: Fill): Thing =>
  (pen) => [pen.shape(box(-8, -6, 16, 6, 2.6), fill, 0.9), pen.line('M-6 -3.600H5l2 1.600', 0.7)]

/** One shoe, its toe to the left. */
export const shoe: Thing = (pen) => [
  pen.shape('M7 -8L2 -8.500Q-1 -4 -8 -3.600Q-10.500 -3 -10 0H8Q8.500 -4 7 -8z', 'red', 0.9),
  pen.shape(box(-10.4, -1.4, 19, 2.4, 1), 'white', 0.8),
  pen.line('M-1 -5.500l2 2M1.500 -6.800l2 2', 0.8),
]

export const lostThings = (pen: Pen): Drawing => {
  const cloth = (fill: Fill, x: number, y: number, turn: number) => centred(pen, coat(fill), x, y, 25, { turn })
  return [
    [
      ['teal', 74, 27, -20],
      ['red', 110, 27, 24],
      ['purple', 88, 18, -8],
      ['yellow', 101, 20, 14],
      ['green', 80, 29, 10],
      ['orange', 104, 31, -12],
      ['blue', 92, 28, 4],
    ].map(([fill, x, y, turn]) => cloth(fill as Fill, x as number, y as number, turn as number)),
    pen.at(84, 24, 0.7, flask('bluePale'), { turn: -24 }),
    pen.at(109, 26, 0.7, flask('lime'), { turn: 30 }),
    pen.at(98, 17, 0.7, flask('pink'), { turn: 8 }),
  ]
}

/** A seat of a bus that faces left, its foot at the origin. */
export const busSeat: Thing = (pen) => [
  pen.rope('M-4 0V-10M5 0V-10', 2, 'greyDark', 0.8),
  pen.shape('M4 -11L8 -34Q9 -37 12 -36.500Q15 -36 14 -33L10.500 -11z', 'blue', 1),
  pen.shape(box(-9, -14, 20, 5, 2), 'blue', 1),
  pen.line('M7 -29L12.500 -28', 0.7),
]

/** A backpack with a capybara on a ring. */
export const lostPack: Thing = (pen) => [
  pen.line('M-4 -24C-4 -29 4 -29 4 -24', 1.4),
  pen.shape('M-11 0V-16C-11 -27 11 -27 11 -16V0z', 'blueDark', 1),
  pen.shape(box(-7.5, -11, 15, 9, 2), 'blue', 0.9),
  pen.line('M-7.500 -8H7.500M-8 -16H8M9 -16V-10', 0.8),
  pen.shape(
    'M7 -9Q6 -10.500 8 -10.500L12 -10Q14.500 -9 14 -5V-3H12.500V-4.500H9.500V-3H8V-5Q5.500 -6 7 -9z',
    'capy',
    0.7,
  ),
]

export const nightWindow = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x, 9, 24, 21, 2), 'night', 0.9),
  pen.clip(box(x, 9, 24, 21, 2), [
    pen.shape(`M${x - 2} 31V22H${x + 6}V18H${x + 13}V24H${x + 26}V31z`, 'blueDark', 0.6),
    points(`${x + 8},21 ${x + 11},24 ${x + 3},26 ${x + 20},27`).map(([wx, wy]) =>
      pen.shape(box(wx - 0.8, wy - 0.8, 1.6, 1.8), 'yellow', 0.5),
    ),
  ]),
]

/** Drops of music that fall from the instrument. */
export const melody = (pen: Pen, spots: string, scale = 0.42): Drawing =>
  points(spots).map(([x, y], i) =>
    pen.at(x, y, scale, (own) => note(figurePen(own, 1), 0, 0, i % 2 ? CLOTH.coral : CLOTH.azul)),
  )

export const wallClock = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(circle(x, y, 4), 'white', 0.9),
  pen.line(`M${x} ${y}V${y - 3}M${x} ${y}H${x - 2}`, 0.7),
]

export const drawing = (pen: Pen) =>
  held(
    pen,
    (own) => [sheet(15, 11, 0)(own), own.line('M-4 3Q-5 -3 -2.500 -3.600Q-1 0 2 -1Q4 0 5 3z', 0.7, 'green')],
    [2, -8],
    16,
    0,
    'armMid',
  )
