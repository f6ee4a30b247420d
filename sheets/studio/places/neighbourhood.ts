/** A small neighbourhood by day and by night: the same houses, another sky and other light. */
import type { Box } from '../../lettering/bounds.ts'
import { box, type Spot, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cloud, sun, tree } from '../shapes/nature.ts'

export const HOODS = ['bairro', 'vila'] as const
export type Hood = (typeof HOODS)[number]

export const moon = (pen: Pen, x: number, y: number, r: number): Drawing =>
  pen.shape(
    `M${x + r * 0.3} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.3}A${r * 0.86} ${r * 0.86} 0 0 1 ${x + r * 0.3} ${y - r}z`,
    'yellow',
    0.9,
  )

/** By night a window is lit or dark; a dark one is black in line, too. */
const glass = (pen: Pen, isNight: boolean, isLit: boolean): Fill =>
  isNight ? (isLit ? 'yellow' : pen.colour ? 'night' : 'black') : 'sky'

const roofed = (pen: Pen, x: number, foot: number, wall: Fill, roof: Fill, isNight: boolean): Drawing => [
  pen.shape(box(x, foot - 20, 34, 20), wall),
  pen.shape(`M${x - 3} ${foot - 20}L${x + 6} ${foot - 31}H${x + 28}L${x + 37} ${foot - 20}z`, roof),
  pen.shape(box(x + 13, foot - 14, 8, 14, 1), 'wood', 0.9),
  [4, 23].map((dx, i) => [
    pen.shape(box(x + dx, foot - 15, 7, 7, 0.6), glass(pen, isNight, i === 0), 0.8),
    pen.line(`M${x + dx + 3.5} ${foot - 15}v7`, 0.6),
  ]),
]

const tower = (pen: Pen, x: number, foot: number, wall: Fill, isNight: boolean): Drawing => [
  pen.shape(box(x, foot - 36, 30, 36), wall),
  [-32, -22, -12].map((dy, row) =>
    [4, 18].map((dx, column) =>
      pen.shape(box(x + dx, foot + dy, 8, 7, 0.6), glass(pen, isNight, (row + column) % 2 === 0), 0.8),
    ),
  ),
]

const lamp = (pen: Pen, x: number, foot: number, isNight: boolean): Drawing => [
  pen.rope(`M${x} ${foot + 2}V${foot - 34}H${x + 9}`, 1.2, 'metal', 0.8),
  pen.shape(
    `M${x + 4} ${foot - 31}L${x + 6} ${foot - 35}H${x + 12}L${x + 14} ${foot - 31}z`,
    isNight ? 'yellow' : 'grey',
    0.9,
  ),
  isNight
    ? pen.line(`M${x + 5} ${foot - 28}l-2 4M${x + 9} ${foot - 28}v4.500M${x + 13} ${foot - 28}l2 4`, 0.9, 'yellow')
    : [],
]

/** Stars by their share of the width and of the sky. */
const STARS: readonly Spot[] = [
  [0.24, 0.1],
  [0.25, 0.3],
  [0.52, 0.14],
  [0.57, 0.34],
  [0.79, 0.1],
  [0.86, 0.22],
  [0.95, 0.1],
]
const HATCHED = [0.06, 0.14, 0.22, 0.3, 0.38, 0.46, 0.54, 0.62, 0.7]

/** The neighbourhood in its box; the ground begins at `ground`. */
export function neighbourhood(
  pen: Pen,
  hood: Hood,
  isNight: boolean,
  view: Box & { readonly ground: number },
): Drawing {
  const { x, y, width, height, ground } = view
  const middle = pen.plane('middle')
  const high = ground - y
  return pen.clip(box(x, y, width, height), [
    pen.shape(box(x, y, width, height), isNight ? 'night' : 'sky', null),
    isNight
      ? [
          pen.colour ? [] : pen.line(HATCHED.map((at) => `M${x} ${y + high * at}h${width}`).join(''), 0.5),
          STARS.map(([along, down]) => pen.shape(star(x + width * along, y + high * down, 2.4), 'yellow', 0.6)),
          moon(middle, x + width * 0.67, y + high * 0.18, 5.6),
        ]
      : [
          sun(middle, x + width * 0.67, y + high * 0.18, 0.32),
          cloud(middle, x + width * 0.24, y + high * 0.2, 0.44),
          cloud(middle, x + width * 0.84, y + high * 0.16, 0.4),
        ],
    hood === 'bairro'
      ? [
          tower(middle, x + 6, ground, 'purplePale', isNight),
          tower(middle, x + width - 40, ground, 'yellowPale', isNight),
        ]
      : [
          roofed(middle, x + 4, ground, 'yellowPale', 'copper', isNight),
          roofed(middle, x + width - 40, ground, 'bluePale', 'teal', isNight),
        ],
    roofed(middle, x + 50, ground, 'cream', 'red', isNight),
    roofed(middle, x + width - 84, ground, 'pinkPale', 'orange', isNight),
    tree(middle, x + width * 0.5, ground + 1, 1),
    pen.shape(box(x - 4, ground, width + 8, height), hood === 'vila' ? 'meadow' : 'stone', 1),
    isNight ? pen.shade(box(x - 4, ground + 0.5, width + 8, 14), 'night', 0.34) : [],
    pen.shape(box(x - 4, ground + 12, width + 8, height), isNight ? 'grey' : 'greyPale', 1),
    pen.line(`M${x + 6} ${ground + 17}h14m12 0h14m12 0h14m12 0h14m12 0h14m12 0h14m12 0h14`, 1, 'white'),
    lamp(middle, x + 40, ground + 5, isNight),
  ])
}
