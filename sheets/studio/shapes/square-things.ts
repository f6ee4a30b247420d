/** Things of a public square, drawn from the front and from above. */

import { box, circle, poly, ring, type Spot, scallop } from '../paths.ts'
import type { Drawing, Fill } from '../pen.ts'
import { block, drum, facing, legs, level, round, scaleAt, seen } from '../places/two-views.ts'
import { bin, inset, middle, type PlanThing } from './classroom-things.ts'
import { flowerHead, tree } from './nature.ts'

const slide: PlanThing = {
  name: 'escorregador',
  article: 'o',
  width: 2,
  isTall: true,
  front: (pen, rect) =>
    facing(pen, { ...rect, v: rect.v - 0.2 }, (pen) => [
      [4, 11].map((x) => pen.rope(`M${x} 0V-27`, 1.4, 'red', 0.8)),
      pen.line('M4 -5h7M4 -10h7M4 -15h7M4 -20h7', 1.2),
      pen.shape('M10 -24Q22 -14 27 -6Q29 -3.600 36 -3.600V0H27Q23.500 0 21.600 -4Q17 -12 8.600 -18z', 'yellow', 1),
      pen.shape(box(2.4, -25, 10.6, 3, 1), 'orange', 0.9),
    ]),
  above: (pen) => [
    pen.shape(box(1, 6, 6, 8, 0.8), 'red', 0.9),
    pen.line('M2.600 6v8M4.600 6v8', 0.6),
    pen.shape(box(6.6, 4.6, 7, 10.8, 1), 'orange', 0.9),
    pen.shape('M13.600 5.600H36a2 2 0 0 1 2 2v4.800a2 2 0 0 1 -2 2H13.600z', 'yellow', 1),
    pen.line('M13.600 7.600H37.400M13.600 12.400H37.400', 0.7),
  ],
}

const bench: PlanThing = {
  name: 'banco',
  article: 'o',
  width: 2,
  front: (pen, rect) => {
    const part = inset(rect, 0.12, 0.34, 0.12)
    return [
      block(pen, { ...part, d: 0.06 }, [0.42, 0.76], 'wood', 'wood'),
      legs(pen, part, 0.34),
      block(pen, part, [0.3, 0.38], 'woodPale', 'wood'),
      facing(pen, { ...part, v: part.v - 0.46 }, (pen) => pen.line('M1 -11.600h33', 0.7)),
    ]
  },
  above: (pen) => [
    pen.shape(box(2.4, 4.4, 35.2, 2.6, 1), 'wood', 0.9),
    [7.8, 11, 14.2].map((y) => pen.shape(box(2.4, y, 35.2, 2.6, 0.6), 'woodPale', 0.8)),
  ],
}

const BED_ROWS = [0.3, 0.7]
const BLOOMS: readonly Fill[] = ['red', 'pink', 'yellow', 'purple']
const flowerBed: PlanThing = {
  name: 'canteiro de flores',
  article: 'o',
  width: 2,
  isLow: true,
  front: (pen, rect) => {
    const part = inset(rect, 0.08, 0.12)
    return [
      block(pen, part, [0, 0.12], 'soil', 'stone'),
      BED_ROWS.map((back, row) =>
        [0, 1, 2, 3, 4].map((i) => {
          const [x, y] = seen(part.u + 0.2 + i * 0.36, part.v + part.d * back, 0.1)
          return [
            pen.line(`M${x} ${y}v-5`, 1, 'leafDark'),
            pen.shape(circle(x, y - 6.4, 2.4), BLOOMS[(i + row) % 4] ?? 'red', 0.7),
          ]
        }),
      ),
    ]
  },
  above: (pen) => [
    pen.shape(box(1.6, 2, 36.8, 16.4, 1), 'stone', 1),
    pen.shape(box(3.6, 4, 32.8, 12.4), 'soil', 0.8),
    BED_ROWS.map((back, row) =>
      [0, 1, 2, 3, 4].map((i) => flowerHead(pen, 7 + i * 6.6, 2.6 + back * 15, 2.9, BLOOMS[(i + row) % 4] ?? 'red')),
    ),
  ],
}

const sandbox: PlanThing = {
  name: 'caixa de areia',
  article: 'a',
  width: 2,
  isLow: true,
  front: (pen, rect) => {
    const part = inset(rect, 0.08, 0.1)
    const { u, v, w, d } = part
    const [x, y] = seen(u + 1.3, v + 0.5, 0.1)
    return [
      block(pen, part, [0, 0.14], 'wood', 'wood'),
      pen.shape(level({ u: u + 0.1, v: v + 0.1, w: w - 0.2, d: d - 0.2 }, 0.14), 'sand', 0.8),
      pen.shape(`M${x - 7} ${y}q4 -7 7 -7t7 7z`, 'tan', 0.8),
      pen.shape(`M${x - 16} ${y}l-1 -6h8l-1 6z`, 'red', 0.9),
    ]
  },
  above: (pen) => [
    pen.shape(box(1.6, 2, 36.8, 16.4, 1), 'wood', 1),
    pen.shape(box(4, 4.4, 32, 11.6), 'sand', 0.8),
    pen.shape(scallop(ring(27, 10.4, 5, 3.8, 7), 0.6), 'tan', 0.8),
    [7, 10, 15, 19, 21, 33, 34].map((x, i) => pen.spot(x, 6.2 + (i % 3) * 4, 0.4)),
    pen.shape(circle(12, 9.6, 2.6), 'red', 0.8),
    pen.line('M9.400 9.600q2.600 6 5.200 0', 0.8),
    pen.shape('M18 13.600h4v-1.200h3.600v3.600h-3.600v-1.200h-4z', 'blue', 0.7),
  ],
}

const seesaw: PlanThing = {
  name: 'gangorra',
  article: 'a',
  width: 2,
  front: (pen, rect) =>
    facing(pen, { ...rect, v: rect.v - 0.34 }, (pen) => [
      pen.shape('M14.500 0L20 -9L25.500 0z', 'green', 0.9),
      pen.shape('M2 -4.600L37 -13.600L37.800 -11L2.800 -2z', 'blue', 1),
      pen.line('M7.600 -5.600v-6M32.400 -11.800v-6', 1.3),
      pen.line('M5.600 -11.200h4M30.400 -17.600h4', 1.6),
    ]),
  above: (pen) => [
    pen.shape(box(16, 5, 8, 10, 0.8), 'green', 0.9),
    pen.shape(box(2, 7.4, 36, 5.2, 1.4), 'blue', 1),
    pen.line('M8 5.800v8.400M32 5.800v8.400', 1.4),
    pen.shape(circle(20, 10, 1.2), 'white', 0.7),
  ],
}

const CROWN = ring(10, 10, 7.4, 7.4, 10)
const shadeTree: PlanThing = {
  name: 'árvore',
  article: 'a',
  width: 1,
  isTall: true,
  front: (pen, rect) => {
    const [x, y] = seen(...middle(rect))
    return [pen.shape(round(...middle(rect), 0.3), 'lime', 0.7), tree(pen, x, y, 1.32 * scaleAt(rect.v))]
  },
  above: (pen) => [
    pen.shape(scallop(CROWN, 0.6), 'leaf', 1),
    pen.shape(scallop(ring(9.2, 9.4, 3.6, 3.6, 7), 0.6), 'green', 0.7),
  ],
}

const fountain: PlanThing = {
  name: 'fonte',
  article: 'a',
  width: 1,
  front: (pen, rect) => {
    const [u, v] = middle(rect)
    const [x, y] = seen(u, v, 0.8)
    return [
      drum(pen, u, v, 0.46, [0, 0.24], 'water', 'stone'),
      drum(pen, u, v, 0.08, [0.2, 0.6], 'stone', 'stone'),
      drum(pen, u, v, 0.22, [0.58, 0.68], 'water', 'stone'),
      pen.line(`M${x} ${y + 2}q-1 -6 -4.500 -2.500M${x} ${y + 2}q1 -6 4.500 -2.500M${x} ${y + 2}v-6`, 0.9, 'waterLine'),
    ]
  },
  above: (pen) => [
    pen.shape(circle(10, 10, 9), 'stone', 1),
    pen.shape(circle(10, 10, 7.2), 'water', 0.8),
    pen.shape(circle(10, 10, 3.6), 'stone', 0.8),
    pen.shape(circle(10, 10, 1.2), 'water', 0.7),
  ],
}

const PANELS = 8
const popcornCart: PlanThing = {
  name: 'carrinho de pipoca',
  article: 'o',
  width: 1,
  isTall: true,
  front: (pen, rect) => {
    const part = inset(rect, 0.12, 0.3)
    return [
      facing(pen, { ...part, v: part.v - 0.2 }, (pen) => [
        pen.rope('M7.600 -8V-31', 1.2, 'metal', 0.7),
        pen.shape(
          'M-3.400 -27Q-1 -35 7.600 -35.600Q16 -35 18.600 -27q-2.800 -2.400 -5.500 0q-2.800 -2.400 -5.500 0q-2.800 -2.400 -5.500 0q-2.700 -2.400 -5.500 0z',
          'red',
          1,
        ),
        pen.line('M7.600 -35.600Q2.400 -33 2.100 -27M7.600 -35.600Q12.800 -33 13.100 -27', 0.7),
        pen.shape(box(1.4, -20.6, 12.4, 8, 0.8), 'white', 0.8),
        pen.shape(scallop(ring(7.6, -14.6, 4.4, 2.2, 9)), 'yellowPale', 0.6),
        pen.shape(box(0, -13, 15.2, 8.6, 1), 'red', 0.9),
        [3.8, 11.4].map((x) => pen.shape(circle(x, -2.8, 2.8), 'greyPale', 0.9)),
      ]),
    ]
  },
  above: (pen) => {
    const rim = ring(10, 8.6, 6.8, 6.8, PANELS)
    return [
      pen.shape(box(3.4, 9, 13.2, 9.4, 1), 'red', 0.9),
      [1.6, 16.4].map((x) => pen.shape(box(x, 11, 2, 5, 0.8), 'greyPale', 0.7)),
      pen.shape(poly(rim), 'white', 1),
      rim.map((spot, i): Drawing => {
        const next: Spot = rim[(i + 1) % PANELS] ?? spot
        return i % 2 ? [] : pen.shape(poly([[10, 8.6], spot, next]), 'red', 0.8)
      }),
      pen.shape(circle(10, 8.6, 1.1), 'yellow', 0.7),
    ]
  },
}

export const SQUARE_THINGS: readonly PlanThing[] = [
  slide,
  bench,
  flowerBed,
  sandbox,
  seesaw,
  shadeTree,
  fountain,
  popcornCart,
  bin('orange'),
]
