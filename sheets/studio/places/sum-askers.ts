/** Children who bring two groups together: a child behind a crate, with a board, at a desk of the station, in a diving bell. */
import { round as r } from '../../scene/marks.ts'
import { person, type Standing } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { type CastName, CHILDREN } from '../cast/people.ts'
import { BEHIND_TABLE, HOLD } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Width and height of the box for the total, mm. */
export const TOTAL = { width: 18, height: 14 }
const SCALE = 0.6
/** Half of a crate's width, and its height. */
const CRATE = { half: 14.5, height: 19 }

export type Asker = 'crate' | 'board' | 'desk' | 'bell' | 'card'

/** Draws them with their feet at a place; the box for the total comes over it. */
type Drawn = (pen: Pen, who: CastName, x: number, foot: number, fill: Fill) => Drawing

/** From the feet to the middle of the total. */
export const TOTAL_ABOVE: Readonly<Record<Asker, number>> = {
  crate: 9.2,
  board: 12.8,
  desk: 9.2,
  bell: 9.6,
  card: 36.5,
}

const behind = (pen: Pen, who: CastName, x: number, foot: number, standing: Standing = {}) =>
  person(pen.plane('middle'), who, x, foot - 5.6, SCALE, { pose: BEHIND_TABLE, ...standing })

/** A crate of a width for what belongs together, a child behind it. */
export function sortingCrate(pen: Pen, who: CastName, x: number, foot: number, half: number, fill: Fill): Drawing {
  const middle = pen.plane('middle', 'brown')
  const [left, top] = [x - half, foot - CRATE.height]
  return [
    behind(pen, who, x, foot),
    middle.shape(box(left, top + 1.6, half * 2, CRATE.height - 1.6, 1), 'wood', 0.9),
    middle.line(`M${r(left)} ${r(foot - 9.4)}h${half * 2}`, 0.6),
    [left - 0.6, x + half - 3].map((at) => middle.shape(box(at, top, 3.6, CRATE.height, 0.8), 'woodPale', 0.8)),
    middle.shape(box(left - 1.4, top - 0.6, half * 2 + 2.8, 3, 1), fill, 0.9),
  ]
}

const crate: Drawn = (pen, who, x, foot, fill) => sortingCrate(pen, who, x, foot, CRATE.half, fill)

const SIGN: Pose = {
  ...HOLD,
  armL: { at: [-18.6, -22], z: 'front', dir: 60, hand: 'fist' },
  armR: { at: [18.6, -22], z: 'front', dir: -60, hand: 'fist' },
}

const board: Drawn = (pen, who, x, foot, fill) => [
  person(pen.plane('middle'), who, x, foot, SCALE, {
    pose: SIGN,
    extra: (own) => ({
      head: own.shape(box(-18, -34.6, 36, 26.6, 3), pen.colour ? CLOTH.amarelo : CLOTH.branco),
    }),
  }),
  pen.shade(box(x - 10, foot - 20, 20, 1, 0.4), fill, 0.8),
]

const SUIT: Standing['wear'] = {
  top: { tone: CLOTH.branco, kind: 'long' },
  bottom: { tone: CLOTH.branco, kind: 'pants' },
}

const desk: Drawn = (pen, who, x, foot) => {
  const middle = pen.plane('middle', 'greyDark')
  return [
    behind(pen, who, x, foot, {
      wear: SUIT,
      extra: (own) => ({
        torso: [own.shape(box(-5, -34, 10, 6.4, 1.2), CLOTH.ceu), own.ink('M-2.8,-31.4h5.600M-2.8,-29.6h3.400')],
      }),
    }),
    middle.shape(
      `M${r(x - 12)} ${r(foot - CRATE.height)}H${r(x + 12)}L${r(x + 15)} ${r(foot - CRATE.height + 3.4)}L${r(x + 13.4)} ${r(foot)}H${r(x - 13.4)}L${r(x - 15)} ${r(foot - CRATE.height + 3.4)}z`,
      'metal',
      0.9,
    ),
    [-1, 1].map((side) => middle.shape(circle(x + side * 11.6, foot - 9, 1), side < 0 ? 'red' : 'green', 0.5)),
  ]
}

/** A diving bell with a round window. */
const bell: Drawn = (pen, who, x, foot, fill) => {
  const middle = pen.plane('middle')
  const [top, eye] = [foot - 43, foot - 29]
  const glass = circle(x, eye, 9.4)
  return [
    [-9, 9].map((dx) => middle.shape(box(x + dx - 2.6, foot - 4, 5.2, 4, 1), 'greyDark', 0.9)),
    middle.shape(box(x - 2.6, top - 2.6, 5.2, 4, 1.4), 'grey', 0.9),
    middle.shape(
      `M${r(x - 14)} ${r(foot - 2)}V${r(top + 13)}C${r(x - 14)} ${r(top + 4)} ${r(x - 8)} ${r(top)} ${r(x)} ${r(top)}S${r(x + 14)} ${r(top + 4)} ${r(x + 14)} ${r(top + 13)}V${r(foot - 2)}z`,
      fill,
      1,
    ),
    middle.shape(circle(x, eye, 11.4), 'metal', 0.8),
    middle.shape(glass, 'foam', null),
    pen.clip(
      glass,
      person(middle, who, x, eye + 46.6 * SCALE, SCALE, { pose: { expr: 'alegre', hide: ['legL', 'legR'] } }),
    ),
    middle.shape(glass, null, 0.9),
  ]
}

/** A card on a ribbon. */
const card: Drawn = (pen, _, x, foot, fill) => {
  const y = foot - TOTAL_ABOVE.card
  const middle = pen.plane('middle')
  return [
    middle.shape(box(x - 13, y - 11, 26, 22, 2), fill, 0.9),
    middle.shape(`M${r(x)} ${r(y - 11)}l-4.600 -2.600v5.200zM${r(x)} ${r(y - 11)}l4.600 -2.600v5.200z`, 'red', 0.8),
  ]
}

const DRAWN: Readonly<Record<Asker, Drawn>> = { crate, board, desk, bell, card }

export const asking = (asker: Asker, ...place: Parameters<Drawn>): Drawing => DRAWN[asker](...place)

const BIG_HAIR: ReadonlySet<CastName> = new Set<CastName>(['bia', 'theo', 'gil', 'malu', 'nina', 'sofia'])
const IN_BELL: readonly CastName[] = CHILDREN.filter((name) => name !== 'lia' && !BIG_HAIR.has(name))

/** Another child at each turn; whoever is behind something does not sit in a wheelchair, which would be hidden. */
export function childBehind(turn: number): CastName {
  const cast = CHILDREN.filter((name) => name !== 'lia')
  return cast[turn % cast.length] ?? 'bia'
}

export const childFor = (asker: Asker, turn: number): CastName =>
  // Big hair would be cut by a round window.
  asker === 'bell' ? (IN_BELL[turn % IN_BELL.length] ?? 'bia') : childBehind(turn)
