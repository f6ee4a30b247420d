/** A glade at the end of the day: the sun sets behind hills on the left, it is night on the right. */
import { box, circle, type Spot, smooth, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { hill, tree, tuft } from '../shapes/nature.ts'
import { type Hood, moon } from './neighbourhood.ts'

const SUN: Spot = [72, 84]
/** Rings of evening light about the sun, from the night inwards. */
const LIGHTS: readonly (readonly [r: number, fill: Fill])[] = [
  [122, 'bluePale'],
  [92, 'purplePale'],
  [66, 'pinkPale'],
  [42, 'yellowPale'],
]
/** The ground gets darker from these columns on. */
const DARKER: readonly (readonly [x: number, strength: number])[] = [
  [118, 0.1],
  [146, 0.2],
  [174, 0.32],
]
const STARS: readonly Spot[] = [
  [124, 62],
  [136, 74],
  [172, 60],
  [163, 68],
  [132, 87],
  [188, 58],
]

const WALLS: readonly Fill[] = ['cream', 'pinkPale', 'purplePale']

const rays = ([x, y]: Spot) =>
  [-150, -120, -90, -60, -30]
    .map((turn) => {
      const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
      return `M${(x + dx * 17).toFixed(2)} ${(y + dy * 17).toFixed(2)}l${(dx * 6).toFixed(2)} ${(dy * 6).toFixed(2)}`
    })
    .join('')

/** In black the night is hatched, since there is no ink for its sky. */
const hatching = (pen: Pen): Drawing =>
  pen.colour
    ? []
    : pen.line(
        Array.from({ length: 11 }, (_, i) => {
          const [y, from] = [51 + i * 4, 126 + (i % 2) * 9 + i]
          return `M${from} ${y}h14m4 0h20m5 0h34`
        }).join(''),
        0.5,
      )

const sky = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 140), 'night', null),
  LIGHTS.map(([r, fill]) => pen.shade(circle(...SUN, r), fill)),
  hatching(pen),
  STARS.map(([x, y]) => pen.shape(star(x, y, 2.6), 'yellow', 0.7)),
  moon(pen.plane('middle'), 150, 66, 7),
  pen.shape(circle(...SUN, 13), 'sun', 1.1),
  pen.line(rays(SUN), 1.2, 'orange'),
]

/** A piece of ground, its far side in the dark. */
function ground(pen: Pen, ridge: readonly Spot[], fill: Fill): Drawing {
  const whole = `${smooth(ridge, false)}V297H${ridge[0]?.[0] ?? 0}z`
  return [
    pen.shape(whole, fill, null),
    pen.clip(
      whole,
      DARKER.map(([x, strength]) => pen.shade(`M${x} 60Q${x + 10} 150 ${x - 10} 297H220V60z`, 'leafDark', strength)),
    ),
    pen.line(smooth(ridge, false), 1),
  ]
}

/** A tree at either edge with a branch towards the middle: `side` is 1 on the left. */
const edgeTree = (pen: Pen, x: number, side: 1 | -1): Drawing => [
  pen.rope(`M${x} 131Q${x + side * 26} 128 ${x + side * 50} 129`, 4, 'brown', 1),
  pen.shape(`M${x + side * 50} 129q${side * 4} -8 ${side * 10} -6q${-side} 7 ${-side * 10} 6z`, 'leaf', 0.9),
  pen.shape(`M${x + side * 47} 131q${side * 8} 1 ${side * 10} 7q${-side * 9} 0 ${-side * 10} -7z`, 'leaf', 0.9),
  tree(pen, x, 176, 3.9, side > 0 ? 'leaf' : 'leafDark'),
]

/** Far away where people live, windows lit. */
const settlement = (pen: Pen, hood: Hood): Drawing =>
  [124, 137, 149].map((x, i) => {
    const high = hood === 'bairro' ? 14 - (i % 2) * 4 : 7
    const foot = 102 - i * 0.5
    return [
      pen.shape(box(x - 4.5, foot - high, 9, high), WALLS[i] ?? 'cream', 0.8),
      hood === 'vila'
        ? pen.shape(`M${x - 6} ${foot - high}L${x} ${foot - high - 6}L${x + 6} ${foot - high}z`, 'copper', 0.8)
        : [],
      pen.shape(box(x - 2.8, foot - high + 1.8, 2.2, 2.4) + box(x + 0.6, foot - high + 1.8, 2.2, 2.4), 'yellow', 0.6),
    ]
  })

export const duskGlade = (pen: Pen, hood: Hood): Drawing => [
  sky(pen),
  hill(
    pen.plane('far', 'hillLine'),
    [
      [-6, 92],
      [50, 84],
      [110, 94],
      [160, 84],
      [218, 94],
    ],
    'hillFar',
  ),
  tree(pen.plane('far', 'hillLine'), 98, 98, 0.5, 'lime'),
  tree(pen.plane('far', 'hillLine'), 112, 99, 0.4),
  settlement(pen.plane('far'), hood),
  ground(
    pen.plane('middle'),
    [
      [-6, 104],
      [60, 99],
      [130, 105],
      [218, 99],
    ],
    'meadow',
  ),
  ground(
    pen.plane('middle'),
    [
      [-6, 163],
      [60, 158],
      [130, 164],
      [218, 158],
    ],
    'grass',
  ),
  edgeTree(pen.plane('middle'), 10, 1),
  edgeTree(pen.plane('middle'), 204, -1),
  tuft(pen, 72, 176, 0.6),
  tuft(pen, 138, 178, 0.6),
  [50, 92, 116, 160].map((x, i) => tuft(pen.plane('middle'), x, 156 - (i % 2) * 3, 0.5)),
]
