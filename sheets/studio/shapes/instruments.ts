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
      pen.shape(
        'M-6.8 -15.5C-8 -10.8 -13 -11.5 -15.3 -14.5C-17.5 -18 -14.5 -22.5 -11 -22C-8.6 -21.6 -8.2 -19.6 -7 -19z',
        'capyPale',
        1.1,
      ),
      pen.line('M-7.2 -17.3H1.6', 0.9),
    ],
    placing,
  )

/** A caxixi: a closed basket of woven straw on a round of gourd, with a loop to hold it. */
export const caxixi = (pen: Pen, x: number, y: number, scale = 1, turn = 0) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.rope('M-1.5 -7.6C-3 -12.400 3 -12.400 1.500 -7.600', 0.8, 'straw', 0.55),
      pen.shape('M-3.600 -1C-3.400 -4 -2 -7.800 0 -8C2 -7.800 3.400 -4 3.600 -1z', 'straw', 0.8),
      pen.line(
        'M-3.400 -2.300Q0 -1.300 3.400 -2.300M-3 -3.800Q0 -2.800 3 -3.800M-2.400 -5.300Q0 -4.400 2.400 -5.300M-1.600 -6.600Q0 -6 1.600 -6.600M-2.300 -1.200L-0.900 -7.600M2.300 -1.200L0.900 -7.600M0 -1.100V-7.800',
        0.4,
        'brownDark',
      ),
      pen.shape('M-4 -1.400Q0 -0.200 4 -1.400V-0.500Q0 1 -4 -0.500z', 'capyPale', 0.7),
    ],
    { turn },
  )

/** An agogô: a large and a small iron bell on a bent bar. */
export const agogo = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (pen) => [
    pen.rope('M-7 -19C-7 -30 6 -30 6 -22', 1.4, 'metal', 0.7),
    pen.shape('M-9 -19H-5L-1.600 -1Q-7 1.200 -12.400 -1z', 'metal', 1),
    pen.shape(ellipse(-7, -0.6, 5.3, 1.5), 'greyDark', 0.8),
    pen.shape('M4.200 -22H7.800L11 -9.400Q6 -7.400 1 -9.400z', 'yellow', 1),
    pen.shape(ellipse(6, -9, 5, 1.4), 'greyDark', 0.8),
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
        pen.shape(`M${cx - 5} ${sill}v-10a5 5 0 0 1 10 0v10z`, 'white', 1),
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
