/** Instruments of the capoeira circle, and the houses of an old Brazilian town. */
import { round } from '../../scene/marks.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen, Placing } from '../pen.ts'

/** A pandeiro about its middle, 17 mm wide: five pairs of jingles in its rim. */
export const pandeiro = (pen: Pen, x: number, y: number, scale = 1, turn = 0) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape(circle(0, 0, 8.4), 'wood'),
      Array.from({ length: 5 }, (_, i) => {
        const a = ((i * 72 - 90) * Math.PI) / 180
        return pen.at(
          round(7.4 * Math.cos(a)),
          round(7.4 * Math.sin(a)),
          1,
          (pen) => pen.shape(ellipse(0, 0, 2.3, 1.25), 'yellow', 0.8),
          { turn: i * 72 },
        )
      }),
      pen.shape(circle(0, 0, 6), 'cream', 0.9),
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

export const caxixi = (pen: Pen, x: number, y: number, scale = 1, turn = 0) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M-3 0C-3.4 -4 -1.8 -6.5 0 -6.5C1.8 -6.5 3.4 -4 3 0z', 'straw', 1),
      pen.line('M-1.8 -6q1.8 -4 3.6 0', 0.9),
    ],
    { turn },
  )

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
