/** A party's things. Each is drawn about its foot. */
import { box, circle, ellipse, points, type Spot, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen, Placing } from '../pen.ts'

/** A cake of two tiers on its plate, 46 mm wide, 56 high with its candles. */
export const cake = (pen: Pen, x: number, y: number, scale = 1, candles = 3) =>
  pen.at(x, y, scale, (pen) => {
    const icing = (left: number, right: number, top: number, count: number) => {
      const step = (right - left) / count
      const drops = Array.from({ length: count }, () => `a${step / 2} ${step / 1.5} 0 0 1 ${-step} 0`).join('')
      return `M${left} ${top}H${right}V${top + 6}${drops}z`
    }
    return [
      pen.shape(ellipse(0, -2, 28, 4), 'greyPale'),
      pen.shape('M-23 -3V-20H23V-3C23 0 -23 0 -23 -3z', 'tan'),
      pen.shape(icing(-23, 23, -22, 6), 'pink', 1.1),
      pen.shape(box(-15, -36, 30, 15), 'brownPale'),
      pen.shape(icing(-15, 15, -38, 4), 'cream', 1.1),
      pen.shape([-17, -6, 6, 17].map((cx) => circle(cx, -7, 2.4)).join(''), 'red', 0.9),
      Array.from({ length: candles }, (_, i) => {
        const cx = ((i + 0.5) / candles - 0.5) * 24
        return [
          pen.shape(box(cx - 1.6, -48, 3.2, 10.6), i % 2 ? 'yellow' : 'blue', 1),
          pen.shape(
            `M${cx} -57C${cx + 3} -53 ${cx + 2.6} -49 ${cx} -49C${cx - 2.6} -49 ${cx - 3} -53 ${cx} -57z`,
            'orange',
            0.9,
          ),
        ]
      }),
    ]
  })

/** A present, 30 mm wide. */
export const gift = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'blue', ribbon: Fill = 'red', turn = 0) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape(box(-14, -22, 28, 22, 1), fill),
      pen.shape(box(-16, -28, 32, 8, 1), fill),
      pen.shape('M-3 -28H3V0H-3z', ribbon, 1),
      pen.shape(
        'M0 -28C-4 -38 -14 -37 -12 -31C-11 -28 -4 -28 0 -28zM0 -28C4 -38 14 -37 12 -31C11 -28 4 -28 0 -28z',
        ribbon,
      ),
      pen.shape(circle(0, -28.4, 2.6), ribbon, 1),
    ],
    { turn },
  )

/** A carton of juice with its straw, 25 mm high. */
export const juice = (pen: Pen, x: number, y: number, scale: number, fill: Fill) =>
  pen.at(x, y, scale, (pen) => [pen.shape(box(-5.5, -14, 11, 14, 1), fill, 1.1), pen.line('M0.500 -14L4.500 -25', 1.1)])

/** A balloon on its string, which ends at (0, 0), 44 mm above it. */
export const balloon = (pen: Pen, x: number, y: number, scale: number, fill: Fill, lean = 0) =>
  pen.at(x, y, scale, (pen) => [
    pen.line(`M0 0Q${lean * 0.2 - 2} -12 ${lean} -25`, 0.9),
    pen.at(lean, -25, 1, (pen) => balloonHead(pen, fill)),
  ])

/** A balloon without its string, about its knot. */
export const balloonHead = (pen: Pen, fill: Fill): Drawing => [
  pen.shape('M0 0L-3 4H3z', fill, 1),
  pen.shape('M0 0C-8 -3 -12 -10 -11 -17C-10 -24 -5 -27 0 -27C5 -27 10 -24 11 -17C12 -10 8 -3 0 0z', fill),
  pen.line('M-6.4 -16q0 -4.600 3.6 -6.4', 0.9, 'white'),
]

/** A paper hat; its rim is at y = 0. */
export const partyHat = (pen: Pen, x: number, y: number, scale: number, fill: Fill, band: Fill, turn = 0) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M-8 0L0 -20L8 0Q0 3 -8 0z', fill),
      pen.shape('M-5.400 -6.600L-3 -12.600Q0 -11 3 -12.600L5.400 -6.600Q0 -4 -5.400 -6.600z', band, 0.9),
      pen.shape(scallop(points('-2.6,-20 -1.4,-22.6 1.4,-22.6 2.6,-20 1.4,-17.6 -1.4,-17.6'), 0.6), band, 1),
    ],
    { turn },
  )

/** An ice cream of three scoops in its cone, 62 mm high. */
export const iceCream = (pen: Pen, x: number, y: number, scale = 1, placing: Placing = {}) =>
  pen.at(
    x,
    y,
    scale,
    (pen) => [
      pen.shape('M-13 -28L0 0L13 -28z', 'tan'),
      pen.line('M-6 -28L4 -9M-10.600 -23L-3.600 -8M6 -28L-4 -9M10.600 -23L3.600 -8', 0.8, 'brown'),
      scoop(pen, -7.6, -33, 10, 'pink'),
      scoop(pen, 7.6, -33, 10, 'brownPale'),
      scoop(pen, 0, -46, 10.6, 'cream'),
      pen.shape(circle(0, -59, 3.6), 'red', 1),
      pen.line('M0 -62.400q1 -4 5 -4.600', 0.9),
    ],
    placing,
  )

/** A wooden holder about its foot, in front of the tip of a cone. */
export const coneStand = (pen: Pen): Drawing => [
  pen.shape('M-10 -14Q0 -10.6 10 -14L13 -1.4Q0 2.4 -13 -1.4z', 'wood'),
  pen.line('M-11.2 -7Q0 -3.4 11.2 -7', 0.8, 'brownDark'),
]

const scoop = (pen: Pen, x: number, y: number, r: number, fill: Fill) => {
  const edge: Spot[] = [
    [x - r, y + r * 0.3],
    [x - r * 0.5, y + r * 0.5],
    [x, y + r * 0.6],
    [x + r * 0.5, y + r * 0.5],
    [x + r, y + r * 0.3],
  ]
  const right = edge.at(-1) ?? [0, 0]
  return pen.shape(
    `${scallop([...edge].reverse(), 0.6, false)}C${x - r * 1.1} ${y - r} ${x - r * 0.5} ${y - r} ${x} ${y - r}C${x + r * 0.5} ${y - r} ${x + r * 1.1} ${y - r} ${right[0]} ${right[1]}z`,
    fill,
  )
}
