/** Instruments of the capoeira circle, and the houses of an old Brazilian town. */
import { round } from '../../scene/marks.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen, Placing } from '../pen.ts'

/** A pandeiro about its middle, 17 mm wide: a wide skin, five pairs of jingles in slots of its narrow rim. */
export const pandeiro = (pen: Pen, x: number, y: number, scale = 1, turn = 0) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      Array.from({ length: 5 }, (_, i) => {
        const a = ((i * 72 - 90) * Math.PI) / 180
        const at = (reach: number) => [round(reach * Math.cos(a)), round(reach * Math.sin(a))] as const
        return pen.at(
          ...at(8.1),
          1,
          (pen) => pen.shape([-1.1, 1.1].map((dx) => box(dx - 0.8, -1.5, 1.6, 3, 0.7)).join(''), 'yellow', 0.6),
          {
            turn: i * 72,
          },
        )
      }),
      pen.shape(circle(0, 0, 7.5), 'wood', 0.9),
      pen.shape(circle(0, 0, 6.3), 'cream', 0.6),
      pen.line('M-3.600 -2.400A4.400 4.400 0 0 1 0 -4.400', 0.5, 'brownPale'),
    ],
    { turn },
  )

/** An atabaque, 40 mm high: staves, an iron ring, a band of cloth, the skin. */
export const atabaque = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M-7.6 -37C-10 -26 -7.5 -9 -5 0H5C7.5 -9 10 -26 7.6 -37z', 'wood'),
    pen.line('M-2.6 -17C-2.6 -11 -2 -6 -1.5 -1M3 -17C3 -11 2.3 -6 1.8 -1', 0.75, 'brownDark'),
    pen.line('M-7.8 -34L-4 -23L0 -34L4 -23L7.8 -34', 0.9, 'brownDark'),
    pen.shape('M-8.6 -23.5Q0 -20.5 8.6 -23.5L8.3 -19.6Q0 -16.6 -8.3 -19.6z', 'red', 1),
    pen.shape('M-8 -38V-34.6Q0 -31.6 8 -34.6V-38z', 'metal', 1),
    pen.shape(ellipse(0, -38, 8, 2.7), 'cream'),
  ])

/** A berimbau upright, 62 mm high: the bow, its wire, the gourd with its string at the lower quarter. */
export const berimbau = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.line('M1 -1.5L2 -60.5', 0.75, 'stoneDark'),
      pen.rope('M1 0C-9.5 -14 -9.5 -46 2 -62', 1.6, 'wood', 0.9),
      pen.at(-6.8, -17.3, 1.36, (pen) => [
        pen.shape(
          'M0 1.800C-1.200 6.500 -6.200 5.800 -8.500 2.800C-10.700 -0.700 -7.700 -5.200 -4.200 -4.700C-1.800 -4.300 -1.400 -2.300 -0.200 -1.700z',
          'capyPale',
          1.1,
        ),
        pen.shape('M0 2C-1.600 2.600 -1.800 -1.800 -0.200 -2C1.200 -1.600 1.200 1.600 0 2z', 'brownDark', 0.6),
      ]),
      pen.line('M-7.2 -17.3H1.6', 0.9),
    ],
    placing,
  )

/** A berimbau in the block of wood that holds it upright, its stick in the same block. */
export const restedBerimbau = (pen: Pen): Drawing => [
  pen.rope('M8 -3L10.500 -21', 1.1, 'woodPale', 0.8),
  berimbau(pen, 0, -2, 1, { turn: 4 }),
  pen.shape('M-11 -5H11L13 0.400H-13z', 'tan', 1),
]

/** A strand of straw that goes over and under those that it crosses, `half` mm to each side. */
const weave = (y: number, half: number): string =>
  `M${round(-half)} ${y}${Array.from({ length: 4 }, (_, i) => `q${round(half / 4)} ${i % 2 ? -1 : 1} ${round(half / 2)} 0`).join('')}`

/** A caxixi: a small closed basket of woven straw on a round of gourd, with a loop to hold it. */
export const caxixi = (pen: Pen, x: number, y: number, scale = 1, turn = 0) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.rope('M-2.600 -8C-4.400 -14.600 4.400 -14.600 2.600 -8', 0.6, 'straw', 0.6),
      pen.shape(
        'M-5 -0.800C-4.600 -3.600 -3.800 -7 -2.600 -8.800Q0 -10 2.600 -8.800C3.800 -7 4.600 -3.600 5 -0.800z',
        'straw',
        0.8,
      ),
      pen.line(
        `${[-3.4, -5, -6.6].map((at, i) => weave(at, 4.2 - i * 0.52)).join('')}M-1.200 -9.200L-2.200 -1.900M1.200 -9.200L2.200 -1.900`,
        0.45,
        'brownDark',
      ),
      pen.shape('M-5.100 -1.800H5.100Q5.200 0.900 2.800 0.900H-2.800Q-5.200 0.900 -5.100 -1.800z', 'capyPale', 0.8),
    ],
    { turn },
  )

/** An agogô, as it hangs: a large and a small iron bell, both on one bent bar. */
export const agogo = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (pen) => [
    pen.shape('M3 -19H6L8.400 -8.600Q4.800 -7 1.200 -8.600z', 'yellow', 1),
    pen.shape(ellipse(4.8, -8.4, 3.6, 1.2), 'greyDark', 0.8),
    pen.shape('M-5.600 -19H-2.200L0.800 -1Q-3.900 1 -8.600 -1z', 'metal', 1),
    pen.shape(ellipse(-3.9, -0.7, 4.7, 1.4), 'greyDark', 0.8),
    pen.rope('M-3.900 -18V-27Q-3.900 -31.600 0.300 -31.600Q4.500 -31.600 4.500 -27V-18', 1.8, 'metal', 0.8),
    pen.rope('M-3.900 -22H4.500', 1.6, 'metal', 0.8),
  ])

/** Roof tiles of a row house, each as wide as a crayon's tip. */
const tiles = (pen: Pen, x: number, top: number, width: number): Drawing =>
  pen.line(
    Array.from({ length: Math.floor(width / 5) - 1 }, (_, i) => `M${x + 6 + i * 5} ${top - 8}V${top}`).join(''),
    0.6,
  )

/** A row house of an old town: left edge, foot, width, height. */
export function townHouse(
  pen: Pen,
  x: number,
  y: number,
  [width, height]: readonly [number, number],
  wall: Fill,
  door: Fill,
): Drawing {
  const top = y - height
  // Doors of every house are equally high: the windows have the rest.
  const sill = round(top + height * 0.4)
  return [
    pen.shape(box(x, top, width, height), wall),
    pen.shape(`M${x - 2} ${top}L${x + 1} ${top - 8}H${x + width - 1}L${x + width + 2} ${top}z`, 'tan'),
    pen.fine(() => tiles(pen, x, top, width)),
    pen.shape(box(x - 1, top, width + 2, 3), 'white', 1),
    pen.fine(() => pen.shape(box(x, y - height / 2 + 2, width, 4.6), 'white', 0.8)),
    [0.28, 0.72].map((share) => {
      const cx = x + width * share
      return [
        pen.shape(`M${cx - 5} ${sill}v-10a5 5 0 0 1 10 0v10z`, pen.isNight ? 'lit' : 'white', 1),
        pen.shape(`M${cx - 5.6} ${y}v-22a5.600 5.600 0 0 1 11.200 0v22z`, door, 1),
        pen.fine(() =>
          pen.line(
            `M${cx} ${round(sill - 15)}v15M${cx - 5} ${round(sill - 8.5)}h10M${cx} ${y - 27.5}v27.500M${cx - 5.6} ${y - 20}h11.200`,
            0.6,
          ),
        ),
      ]
    }),
  ]
}

/** A parade drum about its foot, `width` × `height` mm, its side white for letters. */
export function paradeDrum(
  pen: Pen,
  x: number,
  y: number,
  [width, height]: readonly [number, number],
  hoop: Fill,
): Drawing {
  const [half, skin, thick] = [round(width / 2), round(height * 0.17), round(height * 0.1)]
  /** A band around the drum, its upper edge at the sides at `top`. */
  const band = (top: number) =>
    `M${-half} ${round(top)}Q0 ${round(top + 1.7 * skin)} ${half} ${round(top)}v${thick}Q0 ${round(top + thick + 1.7 * skin)} ${-half} ${round(top + thick)}z`
  const [upper, lower] = [skin - height, -thick - 0.85 * skin]
  return pen.at(x, y, 1, (pen) => [
    pen.shape(
      `M${-half} ${round(upper)}V${round(lower)}Q0 ${round(lower + 1.7 * skin)} ${half} ${round(lower)}V${round(upper)}z`,
      'white',
    ),
    pen.shape(band(lower), hoop, 0.9),
    pen.shape(ellipse(0, upper, half, skin), 'cream'),
    pen.shape(band(upper), hoop, 0.9),
    [-1, 1].map((side) =>
      pen.line(`M${round(side * (half - 2))} ${round(upper + thick + 1.2)}V${round(lower + 0.6)}`, 0.9),
    ),
  ])
}
