/** A small neighbourhood by day and by night: the same houses, another sky and other light. */
import type { Box } from '../../lettering/bounds.ts'
import { box, star } from '../paths.ts'
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

const roofed = (pen: Pen, x: number, foot: number, wall: Fill, roof: Fill, isNight: boolean): Drawing => [
  pen.shape(box(x, foot - 20, 34, 20), wall),
  pen.shape(`M${x - 3} ${foot - 20}L${x + 6} ${foot - 31}H${x + 28}L${x + 37} ${foot - 20}z`, roof),
  pen.shape(box(x + 13, foot - 14, 8, 14, 1), 'wood', 0.9),
  [4, 23].map((dx) => [
    pen.shape(box(x + dx, foot - 15, 7, 7, 0.6), isNight ? 'yellow' : 'sky', 0.8),
    pen.line(`M${x + dx + 3.5} ${foot - 15}v7`, 0.6),
  ]),
]

const tower = (pen: Pen, x: number, foot: number, wall: Fill, isNight: boolean): Drawing => [
  pen.shape(box(x, foot - 42, 30, 42), wall),
  [-37, -26, -15].map((dy, row) =>
    [4, 18].map((dx, column) =>
      pen.shape(box(x + dx, foot + dy, 8, 7, 0.6), isNight && (row + column) % 2 === 0 ? 'yellow' : 'sky', 0.8),
    ),
  ),
]

const lamp = (pen: Pen, x: number, foot: number, isNight: boolean): Drawing => [
  isNight ? pen.shade(`M${x + 9} ${foot - 31}L${x - 3} ${foot + 2}H${x + 23}z`, 'glow', 0.5) : [],
  pen.rope(`M${x} ${foot + 2}V${foot - 34}H${x + 9}`, 1.2, 'metal', 0.8),
  pen.shape(
    `M${x + 4} ${foot - 31}L${x + 6} ${foot - 35}H${x + 12}L${x + 14} ${foot - 31}z`,
    isNight ? 'yellow' : 'grey',
    0.9,
  ),
]

const STARS = [0.26, 0.32, 0.48, 0.54, 0.7, 0.76]

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
    pen.shape(box(x, y, width, height), isNight ? 'bluePale' : 'sky', null),
    isNight
      ? [
          STARS.map((at, i) => pen.shape(star(x + width * at, y + high * (i % 2 ? 0.14 : 0.3), 2.4), 'yellow', 0.6)),
          moon(middle, x + width * 0.62, y + high * 0.2, 6),
        ]
      : [
          sun(middle, x + width * 0.62, y + high * 0.2, 0.38),
          cloud(middle, x + width * 0.2, y + high * 0.24, 0.5),
          cloud(middle, x + width * 0.74, y + high * 0.24, 0.34),
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
    pen.shape(box(x - 4, ground, width + 8, height), isNight ? 'stone' : 'greyPale', 1),
    lamp(middle, x + 42, ground + 4, isNight),
  ])
}
