/** A mountain train: its feet are on the rail at y = 0. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { type HeadName, head, heads } from './animals.ts'

const wheel = (pen: Pen, x: number, y: number, radius: number, fill: Fill = 'stone') => [
  pen.shape(circle(x, y, radius), fill),
  pen.shape(circle(x, y, radius * 0.36), 'stoneDark', 0.75),
]
export const track = (pen: Pen, x0: number, x1: number, y: number) => {
  let sleepers = ''
  for (let x = x0; x < x1; x += 8) sleepers += `M${x} ${y + 1.4}h4.400v2.800h-4.400z`
  return [pen.shape(sleepers, 'brown', 0.75), pen.rope(`M${x0} ${y + 0.6}H${x1}`, 1.1, 'metal', 0.75)]
}

const FUR: Readonly<Partial<Record<HeadName, Fill>>> = {
  ...{ rabbit: 'white', bear: 'brown', frog: 'green', cat: 'orange' },
  ...{ jaguar: 'straw', chick: 'yellow', dog: 'tan', pig: 'pink' },
}

/** A wagon 50 mm wide: the passenger looks out over the rim, `painted` is on the white panel of its side. */
export const wagon = (pen: Pen, x: number, y: number, who: HeadName, fill: Fill, painted: (pen: Pen) => Drawing) =>
  pen.at(x, y, 1, (pen) => [
    pen.rope('M-30 -7.5H30', 1.4, 'stoneDark', 0.9),
    pen.shape(box(-20, -35, 40, 14, 2), fill),
    pen.shade(box(-19, -34, 38, 12, 2), 'black', 0.18),
    head(pen, who, 0, -39.6, 1.12),
    [-1, 1].map((side) => pen.shape(ellipse(side * 14.5, -32.5, 3, 2.6), FUR[who] ?? 'white', 1)),
    pen.shape(
      'M-24.5 -29.5Q-24.5 -31 -23 -31H23Q24.5 -31 24.5 -29.5L23 -7.5Q22.8 -6 21.3 -6H-21.3Q-22.8 -6 -23 -7.5z',
      fill,
    ),
    pen.shade('M-23.9 -10H23.9L23 -6H-23z', 'black', 0.13),
    pen.shape(box(-26.5, -32.8, 53, 3.6, 1.7), 'cream', 1),
    pen.shape(box(-21.6, -27, 43.2, 17, 2.6), 'white', 0.9),
    painted(pen),
    wheel(pen, -13.5, -4.2, 4.2),
    wheel(pen, 13.5, -4.2, 4.2),
  ])

export interface EngineLook {
  readonly body: Fill
  readonly cab: Fill
  /** Left out where the engine is too small for a face. */
  readonly driver?: HeadName
  /** False where a line above leaves no room for smoke. */
  readonly smokes?: boolean
}

const USUAL: EngineLook = { body: 'red', cab: 'blue', driver: 'capybara' }

export const engine = (pen: Pen, x: number, y: number, { body, cab, driver, smokes = true }: EngineLook = USUAL) =>
  pen.at(x, y, 1, (pen) => [
    pen.rope('M8 -7.5H28', 1.4, 'stoneDark', 0.9),
    smokes
      ? pen.shape(
          'M-4 -45Q-8 -53 -1 -55Q-3 -62 6 -62Q11 -68 18 -63Q27 -64 25 -57Q28 -51 20 -50Q14 -46 9 -49Q3 -44 -4 -45z',
          'cloud',
          1,
        )
      : [],
    pen.shape('M-15.5 -27L-17 -37H-7L-8.5 -27z', 'black', 1),
    pen.shape(box(-18.5, -40.5, 13, 4, 1.5), 'yellow'),
    pen.shape('M-20 -27H6V-8H-20Q-23 -17.5 -20 -27z', body),
    pen.line('M-9 -27V-8M-1 -27V-8', 0.9, body === 'red' ? 'redDark' : 'black'),
    pen.shape('M-5 -27a4 4 0 0 1 8 0z', 'yellow'),
    pen.shape(box(4, -42, 19, 34, 2), cab),
    pen.shape(box(1.5, -45.5, 24, 5, 2.4), body),
    pen.shape(box(7.2, -37, 13, 14, 3), 'sky'),
    driver
      ? [
          pen.clip(
            box(7.2, -37, 13, 14, 3),
            pen.at(13.7, -26.5, 0.66, (pen) => heads[driver](pen)),
          ),
          pen.shape(box(7.2, -37, 13, 14, 3), null, 1),
        ]
      : [],
    pen.shape(box(-22, -11, 46, 4.5, 1.5), 'yellow'),
    pen.shape('M-22 -7H-17V0H-27z', 'metal'),
    pen.line('M-20.5 -6.5L-24 -0.5M-18.5 -6.5V-0.5', 0.6),
    pen.shape(circle(-21.6, -19, 2.7), 'yellow', 1),
    wheel(pen, -11, -4.2, 4.2),
    wheel(pen, 0, -4.2, 4.2),
    wheel(pen, 15, -6, 6),
    pen.rope('M-11 -4.2H15', 1.1, 'metal', 0.7),
  ])

/** The mountain swallows the train: a green flank in front of the rails, its stone rim seen from the side. */
export const tunnel = (pen: Pen, x: number, y: number, flip = false) =>
  pen.at(
    x,
    y,
    1,
    (pen) => [
      pen.shape('M0 8V-36C0 -50 6 -58 14 -62C22 -68 34 -66 46 -66V8z', 'leafDark', 1.2),
      pen.line('M16 -50q2 -3 5 -1M14 -30q2 -3 5 -1M20 -12q2 -3 5 -1M22 -38q2 -3 5 -1', 0.75, 'leafDeep'),
      pen.shape('M-3.5 8V-36C-3.5 -49 2 -58 9 -62.5L14 -57C8 -53 4 -46 4 -36V8z', 'stone', 1.1),
      pen.line('M-3.5 -6H4M-3.5 -20H4M-3.5 -34H4M-1.8 -47L5.5 -44.5M3.5 -56.5L8.5 -51.5', 0.75, 'stoneDark'),
    ],
    { flip },
  )

/** Lengths of a wagon for letters, mm: its side above the rail, and its wheels. */
const SIDE = { foot: 3.4, height: 14, wheel: 2.6 }

/** Height of a letter wagon's side and of its middle above the rail. */
export const LETTER_WAGON_FOOT = SIDE.foot
export const LETTER_WAGON_MIDDLE = SIDE.foot + SIDE.height / 2

/** An open wagon with a white side for letters, its left end at `x`. */
export const letterWagon = (pen: Pen, x: number, y: number, width: number, fill: Fill, height = SIDE.height) =>
  pen.at(x, y, 1, (pen) => [
    pen.rope(`M-2 -4.6H${width}`, 1, 'stoneDark', 0.7),
    pen.shape(box(0.8, -SIDE.foot - height, width - 1.6, height, 2), fill),
    pen.shape(box(2.6, -SIDE.foot - height + 1.8, width - 5.2, height - 3.6, 1.2), 'white', 0.7),
    [0.26, 0.74].map((share) => [
      pen.shape(circle(width * share, -SIDE.wheel, SIDE.wheel), 'stone'),
      pen.line(`M${width * share} ${-SIDE.wheel}h0.010`, 1.8, 'stoneDark'),
    ]),
  ])

/** A flat wagon for a load, its left end at `x`; the load is 5.4 mm above the rail. */
export const flatWagon = (pen: Pen, x: number, y: number, width: number, fill: Fill) =>
  pen.at(x, y, 1, (pen) => [
    pen.rope(`M-2 -4.6H${width}`, 1, 'stoneDark', 0.7),
    pen.shape(box(0.8, -5.6, width - 1.6, 2.6, 1), fill),
    [0.26, 0.74].map((share) => wheel(pen, width * share, -SIDE.wheel, SIDE.wheel)),
  ])
