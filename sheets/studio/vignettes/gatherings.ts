/** Poses and furniture that invitations, recipes and games share. */
import { BEHIND_TABLE } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { standing, type Thing } from '../fit.ts'
import { box, circle, ellipse, points, star } from '../paths.ts'
import type { Drawing, Fill, Pen, Placing } from '../pen.ts'
import { PEOPLE, STAGE } from './vignette.ts'

/** The top of tables, and the feet of children and of adults behind them. */
export const TOP = 49
export const BEHIND = 57
export const ADULT_BEHIND = 66

/** A thing in the lengths of a person: in a hand, on a head. */
export const held = (
  pen: Pen,
  thing: Thing,
  x: number,
  foot: number,
  size: number,
  placing: Placing = {},
  scale = PEOPLE,
) => standing(pen.scaled(scale), thing, x, foot, size, placing)

/** On the ground, seen from the side: faces right. */
export const SIT: Pose = {
  turn: 30,
  expr: 'alegre',
  hip: [-6, -6.4],
  plain: true,
  legL: { at: [2, -3], face: 1, toe: 8 },
  legR: { at: [6, -3], face: 1, toe: 8 },
  armL: { at: [8, -17], z: 'front', dir: 70 },
  armR: { at: [12, -18], z: 'back', dir: 70 },
}

/** On the ground with legs crossed, hands on the knees. */
export const CROSSED: Pose = {
  expr: 'alegre',
  hip: [0, -6.4],
  plain: true,
  legL: { at: [3.5, -3], face: 1 },
  legR: { at: [-3.5, -3], face: -1 },
  armL: { at: [-8, -10], z: 'front', dir: 20 },
  armR: { at: [8, -10], z: 'front', dir: -20 },
}

/** Behind a table, both hands on its top; the legs are seen below it. */
export const AT_TABLE: Pose = { ...BEHIND_TABLE, hide: [] }

/** At a table, the hands at a thing before the chest. */
export const WORKING: Pose = {
  ...AT_TABLE,
  expr: 'lendo',
  nod: 1.4,
  armL: { at: [-6, -22], z: 'front', hand: 'fist', dir: 60 },
  armR: { at: [6, -22], z: 'front', hand: 'fist', dir: -60 },
}

/** Seen from behind, on the ground: the arms hang beside the body. */
export const AT_REST: Pose = { ...CROSSED, armL: [-14, -4], armR: [14, 4], hide: ['legL', 'legR'] }

/** Seen from the side, upright, facing right. */
export const SIDE: Pose = { turn: 44, expr: 'alegre', plain: true, legL: { at: [-3, -3] }, legR: { at: [4, -3] } }

/** A table with a cloth down to the floor. */
export const tableWith = (pen: Pen, left: number, width: number, cloth: Fill, top = TOP): Drawing => {
  const step = width / 8
  return [
    pen.rope(`M${left + 5} ${top + 4}V60M${left + width - 5} ${top + 4}V60`, 2, 'wood', 0.8),
    pen.shape(
      `M${left + 1} ${top}H${left + width - 1}V${top + 9}q${-step / 2} 2.600 ${-step} 0${`t${-step} 0`.repeat(7)}L${left + 1} ${top + 9}z`,
      cloth,
      0.9,
    ),
    pen.shape(box(left - 1, top - 1, width + 2, 2.8, 1.2), cloth, 0.9),
  ]
}

/** A bare table of boards, seen from the front. */
export const board = (pen: Pen, left: number, width: number, top = TOP, fill: Fill = 'wood'): Drawing => [
  pen.rope(`M${left + 5} ${top + 3}V60M${left + width - 5} ${top + 3}V60`, 2.6, 'woodDark', 0.8),
  pen.shape(box(left + 2, top + 1, width - 4, 6), 'woodDark', 0.8),
  pen.shape(box(left - 1, top - 1.2, width + 2, 3.4, 1), fill, 0.9),
]

/** A cloth on the ground, in squares. */
export const groundCloth = (pen: Pen, x: number, y: number, width: number, height: number, fill: Fill): Drawing => {
  const lean = height * 0.9
  const [left, right] = [x - width / 2, x + width / 2]
  const at = (t: number) =>
    `M${left + lean + (width - 2 * lean) * t} ${y - height / 2}L${left + width * t} ${y + height / 2}`
  return [
    pen.shape(`M${left + lean} ${y - height / 2}H${right - lean}L${right} ${y + height / 2}H${left}z`, fill, 0.9),
    pen.line(
      [0.2, 0.4, 0.6, 0.8].map(at).join('') +
        `M${left + lean * 0.62} ${y - height * 0.14}H${right - lean * 0.62}M${left + lean * 0.28} ${y + height * 0.2}H${right - lean * 0.28}`,
      0.6,
      'white',
    ),
  ]
}

/** A plump cushion, its foot in the middle. */
export const cushion = (pen: Pen, x: number, foot: number, width: number, fill: Fill): Drawing => {
  const [a, h] = [width / 2, width * 0.32]
  return [
    pen.shape(
      `M${x - a} ${foot}Q${x - a * 0.8} ${foot - h / 2} ${x - a} ${foot - h}Q${x} ${foot - h * 0.8} ${x + a} ${foot - h}Q${x + a * 0.8} ${foot - h / 2} ${x + a} ${foot}Q${x} ${foot - h * 0.15} ${x - a} ${foot}z`,
      fill,
      0.9,
    ),
  ]
}

/** A night sky with stars. */
export const nightSky = (pen: Pen, stars: string, fill: Fill = 'night'): Drawing => [
  pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), fill, null),
  points(stars).map(([x, y], i) => pen.shape(star(x, y, i % 3 ? 1.1 : 1.8), 'yellowPale', 0.4)),
]

/** A full moon with its seas. */
export const fullMoon = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.shade(circle(x, y, r * 1.6), 'glow', 0.3),
  pen.shape(circle(x, y, r), 'cream', 0.9),
  points('-0.3,-0.35 0.35,0.1 -0.25,0.4').map(([dx, dy], i) =>
    pen.shape(ellipse(x + dx * r, y + dy * r, r * (0.24 - i * 0.03), r * 0.17), 'sandLine', 0.5),
  ),
]
