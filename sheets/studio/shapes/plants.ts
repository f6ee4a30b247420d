/** Plants and fences. Each is drawn about its foot: (0, 0) touches the ground or the water. */
import { box, circle, points, ring, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen, Placing } from '../pen.ts'

/** A wax palm of the wetland, 46 mm high: a straight trunk and a round crown of stiff fans. */
export const fanPalm = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M-2.6 0L-1.700 -33H1.700L2.600 0z', 'brownPale', 0.9),
    pen.line('M-2 -7h4M-1.800 -13h3.600M-1.600 -19h3.200M-1.400 -25h2.8', 0.6, 'brownDark'),
    [-112, 112, -76, 76, -38, 38, 0].map((turn, i) =>
      pen.at(
        0,
        -33,
        1,
        (pen) => [
          pen.shape(
            'M0 0L-0.600 -4L-5.600 -8L-4.600 -9.400L-6 -12.500L-3.600 -12.300L-2.800 -15L-1 -13.400L0 -16L1 -13.400L2.800 -15L3.600 -12.300L6 -12.500L4.600 -9.400L5.600 -8L0.600 -4z',
            i % 2 ? 'leaf' : 'leafDark',
            0.8,
          ),
          pen.line('M0 -4V-11M0 -4L-3 -9M0 -4L3 -9', 0.5, 'leafDeep'),
        ],
        { turn },
      ),
    ),
  ])

export const palm = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}, hasCoconuts = true) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => {
      const leaf = (turn: number, length: number) =>
        pen.at(
          4,
          -30,
          1,
          (pen) => [
            pen.shape(
              `M0 0C${length * 0.3} -7 ${length * 0.75} -6 ${length} 3C${length * 0.8} 1.5 ${length * 0.62} 2.2 ${length * 0.5} 1.2C${length * 0.34} 2.6 ${length * 0.14} 2 0 0z`,
              'leaf',
            ),
            pen.line(`M2 -0.8C${length * 0.3} -3.2 ${length * 0.6} -2.6 ${length * 0.86} 0.4`, 0.6, 'leafDeep'),
          ],
          { turn },
        )
      return [
        pen.shape('M-2.6 0C-1.8 -10 0 -21 2.6 -30L5.8 -30C3.6 -20 2.6 -10 3 0z', 'brownPale'),
        pen.line('M-1.8 -7q2 1 4.4 0M-0.6 -14q2 1 3.8 0M0.8 -21q1.8 1 3.4 0', 0.6, 'brownDark'),
        leaf(200, 16),
        leaf(-20, 16),
        leaf(155, 15),
        leaf(28, 14),
        leaf(-68, 14),
        hasCoconuts ? pen.shape(circle(2.6, -28.4, 2) + circle(6.2, -28.8, 2), 'brown', 0.8) : [],
      ]
    },
    placing,
  )

export const lily = (pen: Pen, x: number, y: number, scale: number, bloom?: Fill) =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M0 0L9 -3A11 4.6 0 1 1 3 -4.4z', 'leaf'),
    pen.line('M0 0L-8 -1.5M0 0L-3 -3.5', 0.6, 'leafDeep'),
    bloom
      ? pen.at(-1, -1, 1, (pen) => [
          pen.shape(
            'M0 0C-6 0 -7 -4 -6.5 -5.5C-4 -5 -3 -3.5 -2.5 -2.5C-3 -5.5 -1.5 -7.5 0 -8.5C1.5 -7.5 3 -5.5 2.5 -2.5C3 -3.5 4 -5 6.5 -5.5C7 -4 6 0 0 0z',
            bloom,
            1,
          ),
          pen.line('M-2.5 -2.5Q-1.5 -0.8 0 0Q1.5 -0.8 2.5 -2.5', 0.6),
        ])
      : [],
  ])

export const reed = (pen: Pen, x: number, y: number, scale: number, turn = 0) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.rope('M0 0Q0.6 -16 0 -30', 0.8, 'leafDark', 0.6),
      pen.shape(box(-2.4, -36, 4.8, 12, 2.4), 'brown'),
      pen.shape('M0 0C-5 -8 -7 -16 -10 -21C-3 -18 0 -9 1.5 0z', 'leaf'),
      pen.shape('M1 0C3 -8 7 -14 11 -17C8 -9 6 -5 4 0z', 'leafDark'),
    ],
    { turn },
  )

/** A large leaf of the forest, 58 mm long, from its stalk upwards. */
export const broadLeaf = (pen: Pen, x: number, y: number, scale: number, turn: number, fill: Fill = 'leaf') =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M0 0C-15 -10 -19 -34 0 -58C19 -34 15 -10 0 0z', fill),
      pen.line('M0 -2V-46M0 -12L-8 -19M0 -12L8 -19M0 -26L-9 -34M0 -26L9 -34', 0.75, 'leafDeep'),
    ],
    { turn },
  )

/** A fern: a crown of arched fronds. */
export const fern = (pen: Pen, x: number, y: number, scale: number, fill: Fill = 'leaf') =>
  pen.at(x, y, scale, (pen) => [
    [-62, 62, -34, 34, 0].map((turn) =>
      pen.at(
        0,
        0,
        1,
        (pen) => [
          pen.shape(scallop(points('-1,0 -4,-6 -4.4,-12 -3,-18 0,-24 3,-18 4.4,-12 4,-6 1,0'), 0.6), fill),
          pen.line('M0 -1V-20', 0.6, 'leafDeep'),
        ],
        { turn },
      ),
    ),
  ])

export function fence(pen: Pen, from: number, to: number, y: number, height = 16, fill: Fill = 'cream'): Drawing {
  const rails = [0.74, 0.36].map((share) =>
    pen.shape(box(from - 2, y - height * share, to - from + 4, height * 0.15, 0.4), fill),
  )
  const count = Math.floor((to - from - height * 0.34) / (height * 0.56)) + 1
  const pales = Array.from({ length: count }, (_, i) => {
    const x = Math.round((from + i * height * 0.56) * 10) / 10
    const w = height * 0.34
    return pen.shape(`M${x} ${y}V${y - height * 0.8}l${w / 2} ${-height * 0.2}l${w / 2} ${height * 0.2}V${y}z`, fill)
  })
  return [rails, pales]
}

/** A flower to colour: large petals, a broad stalk, two leaves, 13 mm high. */
export const bloom = (pen: Pen, x: number, y: number, scale: number, fill: Fill) =>
  pen.at(x, y, scale, (pen) => [
    pen.rope('M0 0q-0.6 -4 0 -8', 0.9, 'leafDark'),
    pen.shape('M0 -1.6q4.600 -4.400 5.600 -0.600q-2.400 2.600 -5.600 0.600z', 'leaf'),
    pen.shape('M0 -1q-4.600 -4.400 -5.600 -0.600q2.400 2.600 5.600 0.600z', 'leaf'),
    pen.shape(scallop(ring(0, -9.6, 2.6, 2.6, 5, -54, 306), 0.56), fill),
    pen.shape(circle(0, -9.6, 1.5), 'yellow', 1),
  ])
