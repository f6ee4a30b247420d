/** Furniture of a classroom, drawn from the front and from above. */

import { box, circle, ring, type Spot, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { block, drum, facing, legs, level, type Rect, round, seen } from '../places/two-views.ts'

export interface PlanThing {
  readonly name: string
  readonly article: 'o' | 'a'
  /** Squares across; every thing is one square deep. */
  readonly width: 1 | 2
  /** Tall things are at the back. */
  readonly isTall?: boolean
  /** Low things are in front. */
  readonly isLow?: boolean
  readonly front: (pen: Pen, rect: Rect) => Drawing
  /** In a rectangle from the origin, 20 mm a square. */
  readonly above: (pen: Pen) => Drawing
}

/** A part of a rectangle, by insets in squares. */
export const inset = ({ u, v, w, d }: Rect, x: number, back: number, front = 0.08): Rect => ({
  u: u + x,
  v: v + back,
  w: w - 2 * x,
  d: d - back - front,
})

export const middle = ({ u, v, w, d }: Rect): Spot => [u + w / 2, v + d / 2]

/** Colours of books and toys. */
export const BOOKS: readonly Fill[] = ['red', 'yellow', 'blue', 'green', 'orange', 'purple']
const books = (pen: Pen, x: number, y: number, count: number): Drawing =>
  Array.from({ length: count }, (_, i) =>
    pen.shape(box(x + i * 2.6, y - 7 + (i % 3), 2.6, 7 - (i % 3)), BOOKS[i % BOOKS.length] ?? 'red', 0.6),
  )

const bookcase: PlanThing = {
  name: 'estante',
  article: 'a',
  width: 2,
  isTall: true,
  front: (pen, rect) => {
    const part = inset(rect, 0.08, 0.25)
    return [
      block(pen, part, [0, 1.7], 'woodPale', 'wood'),
      facing(pen, part, (pen) => [
        [-31, -20.5, -10].map((y, row) => [
          pen.shape(box(2.4, y - 0.4, 32, 8.8), 'cream', 0.7),
          books(pen, 3.4 + (row % 2) * 8, y + 8.4, 8),
        ]),
      ]),
    ]
  },
  above: (pen) => [
    pen.shape(box(1.6, 4, 36.8, 14, 1), 'woodPale', 1),
    pen.line('M4 8.600h32M4 13.600h32', 0.6, 'wood'),
  ],
}

const cupboard: PlanThing = {
  name: 'armário',
  article: 'o',
  width: 2,
  isTall: true,
  front: (pen, rect) => {
    const part = inset(rect, 0.14, 0.25)
    return [
      block(pen, part, [0, 1.55], 'bluePale', 'blue'),
      facing(pen, part, (pen) => [
        pen.line('M17.200 -1V-30M15 -15v3M19.400 -15v3', 0.9),
        pen.line('M4 -26h9M4 -23.500h9M21.500 -26h9M21.500 -23.500h9', 0.6),
      ]),
      block(pen, { u: part.u + 0.5, v: part.v + 0.1, w: 0.7, d: 0.42 }, [1.55, 1.86], 'tan', 'brownPale'),
    ]
  },
  above: (pen) => [
    pen.shape(box(2.8, 4, 34.4, 14, 1), 'bluePale', 1),
    pen.shape(box(12.8, 6, 14, 9, 0.6), 'tan', 0.9),
    pen.line('M12.800 10.500h14', 0.7),
  ],
}

const teacherDesk: PlanThing = {
  name: 'mesa do professor',
  article: 'a',
  width: 2,
  front: (pen, rect) => {
    const part = inset(rect, 0.12, 0.3)
    const [x, y] = seen(part.u + 1.4, part.v + 0.4, 0.66)
    return [
      block(pen, { u: rect.u + 0.75, v: rect.v + 0.02, w: 0.5, d: 0.1 }, [0.3, 0.86], 'red', 'red'),
      block(pen, part, [0, 0.66], 'woodPale', 'wood'),
      facing(pen, part, (pen) => pen.line('M24 -1V-11.500M24 -6h10.500', 0.8)),
      pen.shape(level({ u: part.u + 0.2, v: part.v + 0.15, w: 0.5, d: 0.34 }, 0.66), 'white', 0.7),
      pen.shape(circle(x, y - 1.6, 2), 'red', 0.8),
      pen.line(`M${x} ${y - 3.4}l1 -1.600`, 0.8),
    ]
  },
  above: (pen) => [
    pen.shape(box(14.6, 0.6, 10.8, 5, 1.6), 'red', 0.9),
    pen.shape(box(2.4, 6, 35.2, 12.4, 1), 'woodPale', 1),
    pen.shape(box(6.4, 8.6, 10, 7), 'white', 0.7),
    pen.line('M8 11h6.500M8 13.400h6.500', 0.5),
    pen.shape(circle(30.4, 12.6, 2), 'red', 0.8),
    pen.line('M30.400 12.600l0.800 -1.400', 0.7),
  ],
}

export const rug = (name: string, one: Fill, other: Fill): PlanThing => ({
  name,
  article: 'o',
  width: 2,
  isLow: true,
  front: (pen, rect) => {
    const part = inset(rect, 0.1, 0.1)
    return [
      pen.shape(level(part), one, 0.9),
      [0.14, 0.74].map((at) => pen.shape(level({ ...part, u: part.u + part.w * at, w: part.w * 0.12 }), other, 0.7)),
    ]
  },
  above: (pen) => [
    pen.shape(box(2, 2, 36, 16.4), one, 1),
    [7, 28.6].map((x) => pen.shape(box(x, 2, 4.3, 16.4), other, 0.7)),
    pen.line('M2 4h-1.400M2 8h-1.400M2 12h-1.400M2 16h-1.400M38 4h1.400M38 8h1.400M38 12h1.400M38 16h1.400', 0.6),
  ],
})

const roundTable: PlanThing = {
  name: 'mesa redonda',
  article: 'a',
  width: 2,
  isLow: true,
  front: (pen, rect) => {
    const [u, v] = middle(rect)
    return [
      drum(pen, u, v, 0.1, [0, 0.5], 'wood', 'wood'),
      drum(pen, u, v, 0.52, [0.5, 0.58], 'yellowPale', 'yellow'),
      [-0.74, 0.74].map((dx) => drum(pen, u + dx, v + 0.1, 0.18, [0, 0.34], 'bluePale', 'teal')),
    ]
  },
  above: (pen) => [
    pen.shape(circle(20, 10, 9), 'yellowPale', 1),
    [4.8, 35.2].map((x) => pen.shape(circle(x, 11, 3.6), 'teal', 0.9)),
  ],
}

const desk: PlanThing = {
  name: 'carteira',
  article: 'a',
  width: 1,
  front: (pen, rect) => {
    const part = inset(rect, 0.12, 0.42)
    return [
      block(pen, { u: rect.u + 0.28, v: rect.v + 0.04, w: 0.44, d: 0.08 }, [0.34, 0.86], 'orange', 'orange'),
      legs(pen, part, 0.6),
      block(pen, part, [0.56, 0.64], 'woodPale', 'wood'),
      pen.shape(level({ u: part.u + 0.2, v: part.v + 0.1, w: 0.34, d: 0.3 }, 0.64), 'white', 0.7),
    ]
  },
  above: (pen) => [
    pen.shape(box(5.4, 1, 9.2, 6.6, 1.8), 'orange', 0.9),
    pen.shape(box(2.4, 7.6, 15.2, 11, 1), 'woodPale', 1),
    pen.shape(box(6.4, 9.8, 7, 6), 'white', 0.7),
  ],
}

export const bin = (fill: Fill): PlanThing => ({
  name: 'lixeira',
  article: 'a',
  width: 1,
  front: (pen, rect) => {
    const [u, v] = middle(rect)
    return [drum(pen, u, v, 0.26, [0, 0.62], 'greyDark', fill), pen.shape(round(u, v, 0.17, 0.6), 'white', 0.6)]
  },
  above: (pen) => [
    pen.shape(circle(10, 10, 6.2), fill, 1),
    pen.shape(circle(10, 10, 4.8), 'greyDark', 0.8),
    pen.shape(scallop(ring(9.4, 10.4, 2.4, 2.2, 6)), 'white', 0.6),
  ],
})

const plant: PlanThing = {
  name: 'vaso de planta',
  article: 'o',
  width: 1,
  isTall: true,
  front: (pen, rect) => {
    const [u, v] = middle(rect)
    const [x, y] = seen(u, v, 0.5)
    return [
      drum(pen, u, v, 0.24, [0, 0.5], 'soil', 'copper'),
      [-62, -32, 0, 32, 62].map((turn) =>
        pen.at(x, y, 1, (pen) => pen.shape('M0 0C-4.600 -6 -4 -14 0 -20C4 -14 4.600 -6 0 0z', 'leaf', 0.9), { turn }),
      ),
    ]
  },
  above: (pen) => [
    pen.shape(circle(10, 10, 5.6), 'copper', 0.9),
    Array.from({ length: 7 }, (_, i) =>
      pen.at(10, 10, 1, (pen) => pen.shape('M0 0C-3.200 -3 -2.600 -7 0 -9C2.600 -7 3.200 -3 0 0z', 'leaf', 0.8), {
        turn: i * 51.4,
      }),
    ),
  ],
}

const bookCrate: PlanThing = {
  name: 'caixa de livros',
  article: 'a',
  width: 1,
  front: (pen, rect) => {
    const part = inset(rect, 0.12, 0.3)
    return [
      block(pen, part, [0, 0.4], 'brownDark', 'purple'),
      facing(pen, { ...part, v: part.v - 0.25 }, (pen) => pen.at(0.4, -7, 1, (pen) => books(pen, 0, 0, 5))),
      pen.shape(
        `M${[seen(part.u, part.v + part.d), seen(part.u + part.w, part.v + part.d), seen(part.u + part.w, part.v + part.d, 0.4), seen(part.u, part.v + part.d, 0.4)].map(([x, y]) => `${x} ${y}`).join('L')}z`,
        'purple',
        0.9,
      ),
    ]
  },
  above: (pen) => [
    pen.shape(box(2.4, 5, 15.2, 12.4, 1), 'purple', 1),
    BOOKS.slice(0, 5).map((fill, i) => pen.shape(box(4 + i * 2.4, 6.8, 2.4, 8.8), fill, 0.6)),
  ],
}

export const CLASSROOM: readonly PlanThing[] = [
  bookcase,
  cupboard,
  teacherDesk,
  rug('tapete', 'redPale', 'yellow'),
  roundTable,
  desk,
  bin('greyPale'),
  plant,
  bookCrate,
]
