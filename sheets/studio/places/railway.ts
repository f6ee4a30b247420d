/** A railway through the mountains, on three levels: a wagon is a task, its panel has the place for the answer. */
import { inTurn } from '../in-turn.ts'
import { box, circle, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bird, type HeadName } from '../shapes/animals.ts'
import { house } from '../shapes/built.ts'
import { bush, cloud, flower, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { engine, track, tunnel, wagon } from '../shapes/train.ts'

interface Wagon {
  readonly at: Spot
  readonly who: HeadName
  readonly fill: Fill
}

const rowOf = (y: number, x0: number, list: readonly (readonly [HeadName, Fill])[]): Wagon[] =>
  list.map(([who, fill], i) => ({ at: [x0 + i * 55, y], who, fill }))

const ROWS: readonly (readonly Wagon[])[] = [
  rowOf(120, 94, [
    ['rabbit', 'orange'],
    ['bear', 'teal'],
  ]),
  rowOf(190, 51, [
    ['frog', 'yellow'],
    ['cat', 'pink'],
    ['jaguar', 'blue'],
  ]),
  rowOf(264, 57, [
    ['dog', 'purple'],
    ['chick', 'teal'],
    ['pig', 'orange'],
  ]),
]

/** Middles of the panels, 43 × 17 mm. */
export const PANELS: readonly Spot[] = ROWS.flat().map(({ at: [x, y] }): Spot => [x, y - 18.5])

/** A wall with round arches through it: the sky of the valley is seen in them. */
const bridgeWall = (pen: Pen, arches: string) => {
  const wall = pen.shape(`M-4 191H214V275H-4z${arches}`, 'stone')
  return { ...wall, fillRule: 'evenodd' } as const
}

const WAGONS = ROWS.flat()
/** Skies of different hours. */
const SKIES = ['sky', 'skyLow', 'pinkPale', 'bluePale'] as const

/**
 * The train with what `painted` puts onto the panel of each wagon, about the panel's middle. `variant`, from 0, gives
 * other passengers, colours and another hour.
 */
export function railway(pen: Pen, variant: number, painted: (pen: Pen, wagon: number) => Drawing): Drawing {
  const far = pen.plane('far', 'hillLine'),
    middle = pen.plane('middle', 'leafDark')
  const sky = [
    pen.shape(box(0, 0, 210, 130), inTurn(SKIES, variant), null),
    sun(far, 32, 42, 0.62),
    cloud(far, 178, 40, 0.75),
    cloud(far, 30, 72, 0.45),
    far.shape(
      smooth(points('-10,110 18,84 36,92 66,62 96,92 120,78 150,56 182,86 220,70 220,130 -10,130'), true, 0.1),
      'dusk',
    ),
    far.line('M57 72l6 5l4 -5l5 6l6 -4M140 67l6 5l4 -5l5 5l6 -4', 0.7, 'stoneDark'),
    hill(far, points('-5,104 40,96 90,104 150,94 215,104'), 'hillFar'),
    tree(far, 196, 100, 0.4),
  ]
  const firstRow = [hill(middle, points('-5,121 50,119 105,121 160,119 215,121'), 'hill'), track(pen, -4, 214, 120)]
  const river = [
    pen.shape('M84 190C84 210 66 220 58 262H152C144 226 126 212 124 190z', 'water', 1),
    pen.line('M92 204q5 -3 10 0M108 214q5 -3 10 0M80 222q5 -3 10 0', 0.8, 'waterDeep'),
  ]
  const valley = [
    hill(middle, points('-5,152 30,148 62,160 105,172 148,160 180,148 215,152'), 'meadow'),
    tree(middle, 78, 158, 0.72),
    tree(middle, 133, 158, 0.72, 'lime'),
    house(middle, 27, 150, 0.5, { roof: 'red', door: 'blue' }),
    tree(middle, 180, 152, 0.62),
    bush(middle, 104, 170, 0.5),
    river,
  ]
  const arches = [-4, 38, 80, 122, 164, 206].map((x) => `M${x} 275V212a19 19 0 0 1 38 0V275z`).join('')
  const bridge = [
    bridgeWall(pen, arches),
    pen.shape(box(-4, 190.5, 218, 5, 0), 'stoneDark', 1),
    pen.line(
      'M16 198v4M26 197v3M58 198v4M101 198v4M142 198v4M184 198v4M37 206v6M79 206v6M121 206v6M163 206v6',
      0.7,
      'stoneDark',
    ),
  ]
  const lastRow = [hill(middle, points('-5,254 50,251 105,254 160,251 215,254'), 'grass'), track(pen, -4, 214, 264)]
  const front = [
    bush(pen, 20, 286, 0.95, 'leaf', 'pink'),
    flower(pen, 46, 284, 1.1, 'red'),
    flower(pen, 54, 287, 0.85, 'yellow'),
    tuft(pen, 72, 286, 1),
    bird(pen, 96, 284, 1.05, 'blue'),
    bird(pen, 114, 285, 0.85, 'orange', { flip: true }),
    tuft(pen, 134, 287, 0.9),
    flower(pen, 150, 285, 1, 'purple'),
    flower(pen, 159, 288, 1.1, 'orange'),
    bush(pen, 186, 287, 1.1, 'lime', 'white'),
  ]

  const cars = (row: number) => {
    const before = ROWS.slice(0, row).flat().length
    const other = (i: number) => WAGONS[(before + i + variant * 3) % WAGONS.length]
    return (ROWS[row] ?? []).map(({ at: [x, y], who, fill }, i) =>
      wagon(pen, x, y, other(i)?.who ?? who, other(i)?.fill ?? fill, (pen) =>
        pen.at(0, -18.5, 1, (pen) => painted(pen, before + i)),
      ),
    )
  }
  return [
    ...[sky, firstRow, engine(pen, 37, 120), cars(0), tunnel(pen, 184, 118)],
    ...[valley, bridge, track(pen, -4, 214, 190), cars(1), tunnel(pen, 194, 188), tunnel(pen, 17, 188, true)],
    ...[lastRow, cars(2), pen.shape(circle(196.5, 254, 2.6), 'red', 1), tunnel(pen, 17, 262, true), front],
  ]
}
