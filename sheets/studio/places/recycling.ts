/** Places where waste is sorted: a street with the collection lorry, a school yard, the hall of a cooperative. */
import { box, circle, points, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house, school } from '../shapes/built.ts'
import { bush, cloud, tree } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { bale } from '../shapes/waste.ts'

export const SORTING_PLACES = ['bairro', 'escola'] as const
export type SortingPlace = (typeof SORTING_PLACES)[number]

/** Three bent arrows that follow one another, about their middle, 12 mm wide. */
const recycling = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  [0, 120, 240].map((turn) =>
    pen.at(
      x,
      y,
      scale,
      (own) =>
        own.shape(
          'M-4.600 -2.600L-1.600 -7H2.400L3.800 -5L5.400 -6L4.600 -1.400L0.400 -2.400L1.800 -3.600L0.400 -5L-2.200 -1.200z',
          'white',
          0.8,
        ),
      {
        turn,
      },
    ),
  )

const wheel = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(circle(x, y, 6), 'greyDark', 1.2),
  pen.shape(circle(x, y, 2.4), 'white', 0.8),
]

/** The lorry of the sorted collection, its foot in the middle below, 84 mm long. */
const lorry = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.shape(box(-16, -40, 58, 33, 2), 'green'),
    own.shape(box(-10, -35, 46, 11, 1.6), 'white', 0.9),
    own.text(13, -27.4, 'COLETA SELETIVA', 4.6),
    recycling(own, 13, -15.4, 0.95),
    own.shape('M-42 -7V-19L-36 -33Q-35 -35 -33 -35H-18V-7z', 'blue'),
    own.shape('M-37 -20L-32.600 -31H-23V-20z', 'sky', 1),
    own.shape(box(-44, -9, 88, 4.6, 1), 'greyPale', 1),
    [-30, 12, 30].map((at) => wheel(own, at, -6)),
  ])

const wave = (y: number) =>
  `${smooth(points(`-8,${y + 3} 50,${y - 2} 105,${y + 1} 160,${y - 3} 220,${y + 2}`), false)}V300H-8z`

const ROOFS: readonly Fill[] = ['orange', 'red', 'teal', 'purple']

/** The street, or the yard before the school, down to `ground`; below it pavement or lawn. `busyAt` is the middle of
 * the lorry; without it, the street has no lorry and the yard a fence in place of the school. */
export const sortingGround = (pen: Pen, place: SortingPlace, ground: number, busyAt?: number): Drawing => {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  if (place === 'escola')
    return [
      pen.shape(box(0, 0, 214, 300), 'sky', null),
      far.shape(wave(ground - 34), 'hillFar', 0.7),
      busyAt === undefined ? fence(middle, -4, 214, ground - 8, 16) : school(middle, 105, ground - 8, 0.74),
      tree(middle, 24, ground - 6, 1.25),
      tree(middle, 188, ground - 6, 1.25),
      middle.shape(wave(ground - 10), 'meadow', 1),
    ]
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    cloud(far, 30, ground - 46, 0.8),
    far.shape(wave(ground - 30), 'hillFar', 0.7),
    [22, 62, 148, 188].map((x, i) => house(middle, x, ground - 18, 1.05, { roof: ROOFS[i] ?? 'orange' })),
    tree(middle, 105, ground - 18, 1.1),
    middle.shape(box(-4, ground - 19, 222, 19), 'greyPale', 1),
    middle.line(`M4 ${ground - 9}h12m10 0h12m94 0h12m10 0h12m10 0h12m10 0h12`, 1, 'white'),
    busyAt === undefined ? [] : lorry(pen, busyAt, ground - 6, 0.86),
    pen.shape(box(-4, ground - 3, 222, 200), 'cream', 1),
    pen.line(`M-4 ${ground + 2}H218`, 0.7, 'sandLine'),
    bush(middle, 8, ground - 2, 0.5),
  ]
}

const lamps = (pen: Pen): Drawing =>
  [20, 190].map((x) => [
    pen.line(`M${x} 19V49`, 1),
    pen.shape(`M${x - 7} 56Q${x - 6} 49 ${x} 49Q${x + 6} 49 ${x + 7} 56z`, 'yellow', 1),
  ])

const FLAGS: readonly Fill[] = ['red', 'blue', 'green', 'purple', 'orange']

/** Small flags on a string over the whole width. */
const bunting = (pen: Pen): Drawing => [
  pen.line('M-4 53H218', 0.9),
  Array.from({ length: 15 }, (_, i) => pen.shape(`M${8 + i * 14} 53h8l-4 7z`, FLAGS[i % FLAGS.length] ?? 'red', 0.8)),
]

/** The hall: a wall with windows, the floor. */
export const sortingHall = (pen: Pen, place: SortingPlace, floor: number): Drawing => [
  pen.shape(box(0, 0, 214, 300), place === 'bairro' ? 'bluePale' : 'yellowPale', null),
  place === 'bairro' ? lamps(pen) : bunting(pen),
  pen.shape(box(-4, floor, 222, 120), 'stone', 1),
  (['bluePale', 'tan', 'greyPale', 'pinkPale', 'tan'] as const).map((fill, i) =>
    bale(pen, 45 + i * 30, floor + 9, fill),
  ),
]

/** A belt from edge to edge, its upper side at `top`, and its rollers. */
export const sortingBelt = (pen: Pen, top: number, height: number): Drawing => [
  pen.shape(box(-4, top, 222, height, 1), 'greyDark', null),
  pen.shape(box(-4, top, 222, height, 1), 'grey', 1.2),
  Array.from({ length: 11 }, (_, i) => pen.shape(circle(5 + i * 20, top + height + 2.4, 2.2), 'greyPale', 0.9)),
]

const CLOTH = { top: 128, foot: 224, far: [11, 199], near: [-6, 216] } as const

/** A picnic cloth on the ground, with pale stripes that run to the front and a hem of checks. */
export const picnicCloth = (pen: Pen, fill: Fill, hem: Fill): Drawing => {
  const { top, foot, far, near } = CLOTH
  const checks = (y: number, [left, right]: readonly [number, number]) =>
    Array.from({ length: 16 }, (_, i) =>
      box(left + ((right - left) / 16) * (i + 0.25), y, (right - left) / 32, 4),
    ).join('')
  return [
    pen.shape(`M${far[0]} ${top}H${far[1]}L${near[1]} ${foot}H${near[0]}z`, fill, 1.2),
    Array.from({ length: 8 }, (_, i) => {
      const at = ([left, right]: readonly [number, number], share: number) => left + ((right - left) / 16) * share
      const [from, to] = [2 * i + 0.5, 2 * i + 1.5]
      return pen.shape(
        `M${at(far, from)} ${top + 5}H${at(far, to)}L${at(near, to)} ${foot - 5}H${at(near, from)}z`,
        'cream',
        null,
      )
    }),
    pen.line(`M${far[0] - 1} ${top + 5}H${far[1] + 1}M${near[0]} ${foot - 5}H${near[1]}`, 0.7),
    pen.shape(checks(top + 0.5, far) + checks(foot - 4.5, near), hem, 0.5),
    pen.line(Array.from({ length: 26 }, (_, i) => `M${near[0] + 6 + i * 8} ${foot}v3`).join(''), 1),
  ]
}

/** A long machine between two belts, 17 mm high, with an outlet below each column. */
export const transformer = (pen: Pen, columns: readonly number[], top: number): Drawing => [
  columns.map((x) => pen.shape(`M${x - 8} ${top + 12}H${x + 8}L${x + 5} ${top + 17}H${x - 5}z`, 'greyPale', 1)),
  pen.shape(box(12, top, 186, 13, 4), 'teal', 1.3),
  columns.map((x) => recycling(pen, x, top + 6.5, 0.72)),
  columns
    .slice(1)
    .map((x) => [
      pen.shape(circle(x - 19, top + 6.5, 2.6), 'yellow', 0.9),
      pen.line(`M${x - 19} ${top + 6.5}l1.2 -1.6`, 0.7),
    ]),
]
