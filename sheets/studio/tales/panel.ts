/** One drawn moment of a story: a small picture with the cast in it, its origin in the upper left corner. */
import { person, type Standing } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { HOLD } from '../cast/poses.ts'
import { standing, type Thing } from '../fit.ts'
import { box, circle, ellipse, points, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cloud, hill, sun } from '../shapes/nature.ts'

/** Size of a panel, the feet of whoever is in front, and the scale of people, mm. */
export const PANEL = { width: 88, height: 60 }
export const FEET = 55
const PEOPLE = 0.6

/** The top of tables, and the feet of those behind them, mm. */
export const TOP = 43
export const BEHIND = 54

export type Panel = (pen: Pen) => Drawing
export type FourPanels = readonly [Panel, Panel, Panel, Panel]
/** A story that stops where somebody must find a solution. */
export type ThreePanels = readonly [Panel, Panel, Panel]

export const somebody = (pen: Pen, who: CastName, x: number, of: Standing = {}, foot = FEET, scale = PEOPLE): Drawing =>
  person(pen, who, x, foot, scale, of)

/** Somebody who carries a thing in both arms, in front of the chest; `foot` and `size` in the lengths of a child. */
export const holding = (pen: Pen, who: CastName, x: number, thing: Thing, foot: number, size: number) =>
  somebody(pen, who, x, {
    pose: {
      ...HOLD,
      expr: 'carinho',
      armL: { at: [-9, -foot - 6], z: 'front', hand: 'fist' },
      armR: { at: [9, -foot - 6], z: 'front', hand: 'fist' },
    },
    extra: () => ({ armMid: standing(pen.scaled(PEOPLE), thing, 0, -foot, size) }),
  })

/** Grass from a soft line down to the foot of a panel. */
const meadow = (pen: Pen, y: number, fill: Fill): Drawing =>
  pen.shape(`${smooth(points(`-4,${y + 1} 20,${y - 1.5} 46,${y + 1} 70,${y - 1.5} 94,${y + 1}`), false)}V66H-4z`, fill)

/** Open land below a sky. */
export const outdoors = (pen: Pen, sky: Fill = 'sky', isSunny = true): Drawing => [
  pen.shape(box(-2, -2, PANEL.width + 4, PANEL.height + 4), sky, null),
  isSunny ? sun(pen.plane('middle'), 76, 11, 0.52) : [],
  isSunny ? cloud(pen.plane('far', 'hillLine'), 46, 11, 0.5) : [],
  hill(pen.plane('far', 'hillLine'), points('-4,40 18,32 40,38 64,31 92,38'), 'hillFar', 64),
  meadow(pen.plane('middle'), 42, 'grass'),
]

/** A room: wall, skirting board and floor. */
export const indoors = (pen: Pen, wall: Fill, floor: Fill = 'woodPale'): Drawing => [
  pen.shape(box(-2, -2, PANEL.width + 4, 48), wall, null),
  pen.shape(box(-2, 44, PANEL.width + 4, 20), floor, 0.8),
  pen.shape(box(-2, 42.4, PANEL.width + 4, 2.6), 'cream', 0.7),
]

/** A table seen from the front that hides the legs of those behind it. */
export const table = (pen: Pen, left: number, width: number, top: number, cloth: Fill): Drawing => [
  pen.rope(`M${left + 4} ${top + 3}V58M${left + width - 4} ${top + 3}V58`, 2.2, 'wood', 0.8),
  pen.shape(
    `M${left + 1} ${top}H${left + width - 1}L${left + width} ${top + 11}q-${width / 16} 3 -${width / 8} 0${`t-${width / 8} 0`.repeat(7)}z`,
    cloth,
    0.9,
  ),
  pen.shape(box(left - 1, top - 1.2, width + 2, 3, 1.2), cloth, 0.9),
]

/** A window; `view` is drawn behind its bars. */
export const pane = (pen: Pen, x: number, y: number, view: Drawing = []): Drawing => [
  pen.shape(box(x, y, 22, 20, 1), 'wood', 0.9),
  pen.shape(box(x + 2, y + 2, 18, 16), 'sky', 0.7),
  pen.clip(box(x + 2, y + 2, 18, 16), view),
  pen.line(`M${x + 11} ${y + 2}v16M${x + 2} ${y + 10}h18`, 0.7),
  pen.shape(box(x - 1.5, y + 19, 25, 2.6, 1), 'woodPale', 0.8),
]

/** Falling rain: the upper ends of its drops. */
export const rain = (pen: Pen, spots: string): Drawing =>
  pen.line(
    points(spots)
      .map(([x, y]) => `M${x} ${y}l-1.6 5`)
      .join(''),
    0.8,
    'waterLine',
  )

/** A basket with a handle, its foot at the origin, 20 wide and 19 high. */
export const basket =
  (filled: (pen: Pen) => Drawing): Thing =>
  (pen) => [
    pen.line('M-8 -8C-8 -22 8 -22 8 -8', 1.6, 'woodDark'),
    filled(pen),
    pen.shape('M-10 -9H10L8 0H-8z', 'wood'),
    pen.line('M-9.4 -6H9.4M-8.800 -3H8.800M-5 -9L-4 0M0 -9V0M5 -9L4 0', 0.6),
  ]

/** Round fruit heaped in a basket. */
export const heap =
  (fill: Fill): Thing =>
  (pen) =>
    points('-6,-10 0,-12.5 6,-10 -3,-9.4 3,-9.4').map(([x, y]) => pen.shape(circle(x, y, 3.6), fill, 0.9))

/** A round rug that is no hole: a ring inside. */
export const rug = (pen: Pen, x: number, y: number, width: number, fill: Fill): Drawing => [
  pen.shape(ellipse(x, y, width / 2, width / 9), fill, 0.8),
  pen.line(ellipse(x, y, width / 2 - 3, width / 9 - 1.4), 0.6),
]
