/** Things with ten places in two rows of five: a crate, a toy shelf, a submarine. Each is the frame of a number. */
import { box, circle, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bush, tuft } from '../shapes/nature.ts'

/** Above and below the places of any of them, mm. */
export const FRAME_ROOM = { top: 9, bottom: 6 }

interface Look {
  readonly draw: (pen: Pen, at: Outline) => Drawing
  readonly well: Fill
  /** Of a corner of a place, against half its side. */
  readonly round: number
  /** They lie or float in the middle; else they stand on the board below. */
  readonly floating?: true
}

/** The body of the thing, 3 mm around its places. */
interface Outline {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const feet = (pen: Pen, { x, y, width, height }: Outline, fill: Fill) =>
  [x + 5, x + width - 10].map((left) => pen.shape(box(left, y + height - 0.4, 5, 3.4, 0.8), fill, 0.8))

const crate = (pen: Pen, at: Outline): Drawing => {
  const { x, y, width, height } = at
  const middle = x + width / 2
  return [
    pen.shape(box(x, y - 5, width, 8, 1.2), 'woodPale'),
    pen.shape(box(middle - 8, y - 3.4, 16, 3, 1.5), 'woodDark', 0.7),
    feet(pen, at, 'wood'),
    pen.shape(box(x, y, width, height, 1.2), 'wood'),
    pen.line(`M${x + 0.6} ${y + height / 2}H${x + width - 0.6}`, 0.7, 'brownDark'),
    pen.shape(circle(x + 1.5, y + 2, 0.5) + circle(x + width - 1.5, y + 2, 0.5), 'woodDark', 0.5),
  ]
}

const planter = (pen: Pen, at: Outline): Drawing => {
  const { x, y, width, height } = at
  return [
    tuft(pen, x - 3, y + height + 3, 0.5),
    tuft(pen, x + width + 3, y + height + 3, 0.5),
    feet(pen, at, 'brown'),
    pen.shape(`M${x} ${y}H${x + width}L${x + width - 1.6} ${y + height}H${x + 1.6}z`, 'copper'),
    pen.shape(box(x - 2.4, y - 4.2, width + 4.8, 5.4, 1.6), 'orange'),
  ]
}

const submarine = (pen: Pen, { x, y, width, height }: Outline): Drawing => {
  const cx = x + width * 0.4
  const cy = y + height / 2
  return [
    pen.shape(ellipse(x + width + 3, cy - 4.6, 1.6, 4.4) + ellipse(x + width + 3, cy + 4.6, 1.6, 4.4), 'orange', 0.8),
    pen.shape(circle(x + width + 2.4, cy, 1.8), 'metal', 0.8),
    pen.rope(`M${cx + 8} ${y - 2}V${y - 7.4}H${cx + 3}`, 1.8, 'orange', 0.8),
    pen.shape(box(cx - 12, y - 5, 24, 9, 3), 'orange'),
    pen.shape(box(x - 1.6, y - 0.8, width + 3.2, height + 1.6, 13), 'yellow'),
    pen.shade(
      `M${x + 6} ${y + height - 2.6}H${x + width - 6}Q${x + width / 2} ${y + height + 0.6} ${x + 6} ${y + height - 2.6}z`,
      'orange',
      0.5,
    ),
  ]
}

const shuttle = (pen: Pen, { x, y, width, height }: Outline): Drawing => {
  const right = x + width
  return [
    [0.28, 0.72].map((t) => {
      const cy = y + height * t
      return [
        pen.shape(
          `M${x - 1} ${cy - 4}Q${x - 6} ${cy - 2} ${x - 4.6} ${cy}Q${x - 6} ${cy + 2} ${x - 1} ${cy + 4}z`,
          'orange',
          0.8,
        ),
        pen.shape(box(x - 2, cy - 4, 4, 8, 1), 'greyDark', 0.8),
      ]
    }),
    pen.shape(`M${x + 4} ${y}L${x + 2} ${y - 7}H${x + 11}L${x + 24} ${y}z`, 'red'),
    pen.shape(
      `M${x + 3} ${y - 1}H${right - 6}C${right + 1} ${y} ${right + 4.4} ${y + height * 0.46} ${right + 4} ${y + height * 0.62}C${right + 3} ${y + height} ${right} ${y + height + 1} ${right - 5} ${y + height + 1}H${x + 3}Q${x} ${y + height + 1} ${x} ${y + height - 2}V${y + 2}Q${x} ${y - 1} ${x + 3} ${y - 1}z`,
      'metal',
    ),
    pen.line(`M${right - 0.6} ${y + 5}V${y + height - 3}`, 0.8, 'greyDark'),
    pen.shape(`M${x + 8} ${y + height + 0.6}H${x + 34}L${x + 14} ${y + height + 5}H${x + 6}z`, 'red', 0.9),
  ]
}

const sweetBox = (pen: Pen, at: Outline): Drawing => {
  const { x, y, width, height } = at
  const middle = x + width / 2
  const loop = (way: number) =>
    `M${middle} ${y - 3}C${middle + way * 3} ${y - 8.6} ${middle + way * 12} ${y - 8.6} ${middle + way * 11} ${y - 3.6}C${middle + way * 11} ${y - 0.6} ${middle + way * 4} ${y - 1} ${middle} ${y - 3}z`
  return [
    pen.shape(`M${x + 2} ${y + 1}L${x + 5} ${y - 6}H${x + width - 5}L${x + width - 2} ${y + 1}z`, 'redPale'),
    pen.shape(box(x, y, width, height + 1.6, 2.5), 'pink'),
    pen.line(`M${x + 1} ${y + height - 0.4}H${x + width - 1}`, 0.5, 'red'),
    pen.shape(loop(-1) + loop(1), 'red', 0.8),
    pen.shape(circle(middle, y - 3, 1.7), 'red', 0.7),
  ]
}

const toyShelf = (pen: Pen, at: Outline): Drawing => {
  const { x, y, width, height } = at
  return [
    feet(pen, at, 'brown'),
    pen.shape(box(x, y, width, height, 0.8), 'wood'),
    pen.shape(box(x - 2.6, y - 3.4, width + 5.2, 4.4, 1), 'woodDark'),
  ]
}

const cubbies = (pen: Pen, at: Outline): Drawing => {
  const { x, y, width, height } = at
  return [
    [x + 7, x + width - 7].map((cx) => pen.shape(circle(cx, y + height + 2, 2.2), 'greyDark', 0.8)),
    pen.shape(box(x, y, width, height, 1.6), 'blue'),
    pen.shape(box(x - 1.6, y - 3, width + 3.2, 4, 1.2), 'yellow'),
  ]
}

const barn = (pen: Pen, { x, y, width, height }: Outline): Drawing => {
  const right = x + width
  return [
    pen.shape(`M${x - 3} ${y + 1.6}L${x + 4} ${y - 7}H${right - 4}L${right + 3} ${y + 1.6}z`, 'brown'),
    pen.line(`M${x + 0.6} ${y - 2.6}H${right - 0.6}`, 0.7, 'brownDark'),
    pen.shape(box(x, y + 1, width, height + 1, 0.6), 'red'),
    bush(pen, x - 1, y + height + 3, 0.32),
    tuft(pen, right + 2, y + height + 3, 0.5),
  ]
}

const LOOKS = {
  crate: { draw: crate, well: 'cream', round: 0.12 },
  planter: { draw: planter, well: 'cream', round: 0.4 },
  submarine: { draw: submarine, well: 'foam', round: 1, floating: true },
  shuttle: { draw: shuttle, well: 'foam', round: 0.5, floating: true },
  sweets: { draw: sweetBox, well: 'white', round: 0.5, floating: true },
  shelf: { draw: toyShelf, well: 'cream', round: 0.08 },
  cubbies: { draw: cubbies, well: 'white', round: 0.2 },
  barn: { draw: barn, well: 'cream', round: 0.3 },
} as const satisfies Readonly<Record<string, Look>>

export type TenFrame = keyof typeof LOOKS

/** Between two places, mm. */
const WALL = 1.2

export interface Places {
  /** Middles of the ten places, the upper row first. */
  readonly spots: readonly Spot[]
  /** Room of a thing in a place, mm. */
  readonly width: number
  readonly height: number
  /** From the middle of a place to the board that bears the things; null where they float or rest on the ground. */
  readonly foot: number | null
  readonly well: Fill
}

/** Sides of one place, mm: higher than wide. */
export const PLACE = { width: 15, height: 18.6 }

/** The places of a frame whose upper left one begins at (x, y). */
export function placesOf(frame: TenFrame, x: number, y: number): Places {
  const { round, well, floating }: Look = LOOKS[frame]
  const { width, height } = PLACE
  const spots = Array.from({ length: 10 }, (_, i): Spot => {
    return [x + ((i % 5) + 0.5) * width, y + (Math.floor(i / 5) + 0.5) * height]
  })
  const share = round === 1 ? 0.7 : 0.78
  const foot = floating ? null : height / 2 - WALL / 2 - 0.9
  return { spots, width: width * share, height: height * share, foot, well }
}

/** The thing with its ten empty places, the upper left one at (x, y). */
export function tenFrame(pen: Pen, frame: TenFrame, x: number, y: number): Drawing {
  const { draw, well, round } = LOOKS[frame]
  const middle = pen.plane('middle')
  const [width, height] = [PLACE.width - WALL, PLACE.height - WALL]
  return [
    draw(middle, { x: x - 3, y: y - 3, width: 5 * PLACE.width + 6, height: 2 * PLACE.height + 6 }),
    placesOf(frame, x, y).spots.map(([cx, cy]) =>
      middle.shape(box(cx - width / 2, cy - height / 2, width, height, (width / 2) * round), well, 0.8),
    ),
  ]
}
