/** Furniture of a bedroom, drawn from the front and from above. */

import { box, circle, ellipse } from '../paths.ts'
import { block, drum, facing, legs, level, round, seen } from '../places/two-views.ts'
import { BOOKS, inset, middle, type PlanThing, rug } from './classroom-things.ts'

const bed: PlanThing = {
  name: 'cama',
  article: 'a',
  width: 2,
  isTall: true,
  front: (pen, rect) => {
    const part = inset(rect, 0.06, 0.08)
    const { u, v, w, d } = part
    return [
      block(pen, { u: u - 0.02, v, w: 0.1, d }, [0, 0.92], 'woodPale', 'wood'),
      block(pen, { u: u + 0.1, v, w: w - 0.12, d }, [0, 0.42], 'white', 'wood'),
      pen.shape(level({ u: u + 0.62, v, w: w - 0.64, d }, 0.42), 'blue', 0.9),
      facing(pen, { u: u + 0.62, v, d }, (pen) => pen.shape(box(0, -8.4, (w - 0.64) * 20, 4.4), 'blue', 0.9)),
      pen.shape(level({ u: u + 0.16, v: v + 0.2, w: 0.36, d: 0.5 }, 0.5), 'yellowPale', 0.9),
    ]
  },
  above: (pen) => [
    pen.shape(box(1, 1.4, 2.6, 17.2, 1), 'wood', 0.9),
    pen.shape(box(3.6, 1.8, 35, 16.4, 1), 'white', 1),
    pen.shape(box(5, 5, 7.4, 10, 2.6), 'yellowPale', 0.9),
    pen.shape(box(14.4, 1.8, 24.2, 16.4, 1), 'blue', 1),
    pen.line('M17.400 1.800v16.400', 0.7),
  ],
}

const wardrobe: PlanThing = {
  name: 'guarda-roupa',
  article: 'o',
  width: 2,
  isTall: true,
  front: (pen, rect) => {
    const part = inset(rect, 0.1, 0.2)
    return [
      block(pen, part, [0, 1.8], 'woodPale', 'brownPale'),
      facing(pen, part, (pen) => [
        pen.line('M12 -2V-35M24 -2V-35M2 -7.500H34', 0.9),
        pen.line('M9.800 -20v4M14.200 -20v4M26.200 -20v4', 1.1),
      ]),
      block(pen, { u: part.u + 0.3, v: part.v + 0.15, w: 0.8, d: 0.45 }, [1.8, 2.05], 'purplePale', 'purple'),
    ]
  },
  above: (pen) => [
    pen.shape(box(2, 3.6, 36, 14.6, 1), 'woodPale', 1),
    pen.shape(box(8, 6.2, 16, 9, 1.4), 'purplePale', 0.9),
    pen.line('M14 6.200v-1h4v1', 0.8),
  ],
}

const study: PlanThing = {
  name: 'escrivaninha',
  article: 'a',
  width: 2,
  front: (pen, rect) => {
    const part = inset(rect, 0.1, 0.34)
    const { u, v } = part
    return [
      block(pen, { u: rect.u + 0.6, v: rect.v + 0.04, w: 0.46, d: 0.08 }, [0.34, 0.84], 'green', 'green'),
      legs(pen, part, 0.6),
      block(pen, { u: u + 1.2, v, w: 0.6, d: part.d }, [0.1, 0.6], 'wood', 'wood'),
      block(pen, part, [0.58, 0.66], 'woodPale', 'wood'),
      pen.shape(level({ u: u + 0.36, v: v + 0.1, w: 0.5, d: 0.32 }, 0.66), 'white', 0.7),
      drum(pen, u + 1.5, v + 0.26, 0.1, [0.66, 0.9], 'red', 'red'),
    ]
  },
  above: (pen) => [
    pen.shape(box(12, 0.8, 9.6, 6.4, 1.8), 'green', 0.9),
    pen.shape(box(2, 6.8, 36, 11.6, 1), 'woodPale', 1),
    pen.shape(box(9.2, 9.2, 10, 6.4), 'white', 0.7),
    pen.line('M14.200 9.200v6.400', 0.6),
    pen.shape(circle(32, 12, 2.2), 'red', 0.8),
    pen.line('M31 11l2 2M33 11l-2 2', 0.5),
  ],
}

const chest: PlanThing = {
  name: 'baú de brinquedos',
  article: 'o',
  width: 2,
  isLow: true,
  front: (pen, rect) => {
    const part = inset(rect, 0.2, 0.28)
    const { u, v, w, d } = part
    return [
      block(pen, { u, v, w, d }, [0, 0.46], 'brownDark', 'orange'),
      [0.3, 0.8, 1.25].map((at, i) => {
        const [x, y] = seen(u + at, v + 0.3, 0.5)
        return pen.shape(circle(x, y, 3.4), BOOKS[i + 1] ?? 'red', 0.9)
      }),
      facing(pen, part, (pen) => [
        pen.shape(box(0, -9.2, w * 20, 9.2), 'orange', 0.9),
        pen.shape(box(w * 10 - 2, -8, 4, 3.6, 0.6), 'yellow', 0.7),
      ]),
    ]
  },
  above: (pen) => [
    pen.shape(box(4, 5, 32, 13, 1), 'orange', 1),
    pen.shape(box(6, 7, 28, 9), 'cream', 0.8),
    [11, 20, 29].map((x, i) => pen.shape(circle(x, 11.5, 3.2), BOOKS[i + 1] ?? 'red', 0.8)),
  ],
}

const nightTable: PlanThing = {
  name: 'criado-mudo',
  article: 'o',
  width: 1,
  front: (pen, rect) => {
    const part = inset(rect, 0.2, 0.24)
    const [u, v] = middle(part)
    const [x, y] = seen(u, v, 0.52)
    return [
      block(pen, part, [0, 0.52], 'woodPale', 'wood'),
      facing(pen, part, (pen) => [pen.line('M1.400 -5.200h9.200', 0.8), pen.spot(6, -7.6, 0.7)]),
      pen.rope(`M${x} ${y}v-5`, 1.2, 'metal', 0.7),
      pen.shape(`M${x - 4.6} ${y - 4.4}l2 -6h5.200l2 6z`, 'yellow', 0.9),
    ]
  },
  above: (pen) => [
    pen.shape(box(3.6, 4.6, 12.8, 13, 1), 'woodPale', 1),
    pen.shape(circle(10, 11, 4.8), 'yellow', 0.9),
    pen.shape(circle(10, 11, 2.2), 'cream', 0.7),
  ],
}

const pouf: PlanThing = {
  name: 'pufe',
  article: 'o',
  width: 1,
  front: (pen, rect) => {
    const [u, v] = middle(rect)
    return [drum(pen, u, v, 0.34, [0, 0.34], 'pinkPale', 'pink'), pen.shape(round(u, v, 0.06, 0.34), 'pink', 0.7)]
  },
  above: (pen) => [
    pen.shape(circle(10, 10, 7.6), 'pink', 1),
    pen.line(
      'M10 8.400Q8.500 5.400 9.500 2.500M11.500 10Q14.600 8.600 17.500 9.500M10 11.600Q11.500 14.600 10.500 17.500M8.500 10Q5.400 11.400 2.500 10.500',
      0.6,
    ),
    pen.shape(circle(10, 10, 4.6), null, 0.5),
    pen.shape(circle(10, 10, 1.6), 'pinkPale', 0.7),
  ],
}

const laundry: PlanThing = {
  name: 'cesto de roupa',
  article: 'o',
  width: 1,
  front: (pen, rect) => {
    const [u, v] = middle(rect)
    const [x, y] = seen(u, v, 0.62)
    return [
      drum(pen, u, v, 0.28, [0, 0.62], 'brownDark', 'straw'),
      pen.shape(`M${x - 5} ${y}q1 -5 5 -4q4 -1 5.400 4q-1 3 -3 4.400q-5 -2 -7.400 -4.400z`, 'teal', 0.9),
      pen.line(`M${x - 6} ${y + 6}q6 3.400 12 0M${x - 6} ${y + 9.6}q6 3.400 12 0`, 0.6),
    ]
  },
  above: (pen) => [
    pen.shape(circle(10, 10, 6.8), 'straw', 1),
    pen.shape(circle(10, 10, 5.2), 'brownDark', 0.8),
    pen.shape('M6 10q0 -4 4 -3.600q4 -0.400 4.200 3.200q-0.600 4 -4.400 4.200q-3.400 0 -3.800 -3.800z', 'teal', 0.8),
  ],
}

const catBed: PlanThing = {
  name: 'caminha do gato',
  article: 'a',
  width: 1,
  front: (pen, rect) => {
    const [u, v] = middle(rect)
    const [x, y] = seen(u, v, 0.14)
    return [
      drum(pen, u, v, 0.4, [0, 0.16], 'cream', 'red'),
      pen.shape(ellipse(x + 1, y - 1.4, 6, 3.6), 'orange', 0.9),
      pen.shape(
        `M${x - 8} ${y - 2}l-0.600 -4.400l2.600 1.600h2.400l2.600 -1.600l-0.400 4.400a3.600 3.200 0 0 1 -6.600 0z`,
        'orange',
        0.9,
      ),
      [pen.spot(x - 6.2, y - 2, 0.5), pen.spot(x - 3.6, y - 2, 0.5)],
    ]
  },
  above: (pen) => [
    pen.shape(circle(10, 10, 8.4), 'red', 1),
    pen.shape(circle(10, 10, 6.6), 'cream', 0.8),
    pen.shape(
      'M10.600 5.400a4.800 4.800 0 1 1 -4.800 5.600q2.600 1.600 4.200 0.200q-2.600 -2 0.600 -5.800z',
      'orange',
      0.9,
    ),
    pen.shape('M5 9.400l0.400 -3.400l2 1h1.600l2 -1l0 3.400a3 2.600 0 0 1 -6 0z', 'orange', 0.8),
  ],
}

export const BEDROOM: readonly PlanThing[] = [
  bed,
  wardrobe,
  study,
  rug('tapete', 'lime', 'green'),
  chest,
  nightTable,
  pouf,
  laundry,
  catBed,
]
