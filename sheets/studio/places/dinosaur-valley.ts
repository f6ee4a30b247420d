/** A valley of long ago: a volcano far away, rise behind rise with rocks and ferns. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { box, points, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { volcano } from '../shapes/dinosaurs.ts'
import { hill, sun } from '../shapes/nature.ts'
import { fern, palm } from '../shapes/plants.ts'
import { rock } from '../shapes/sea.ts'
import { FOOT, rolling } from './terrace-parts.ts'

const [HORIZON, PITCH] = [56, 46]
/** From the ground of a row up to the edge of its rise, of the room between two rows. */
const RISE = 0.7
const GROUNDS: readonly Fill[] = ['sprout', 'hillPale']

/** Rises of a page without rows: pale bands. */
const OPEN = [98, 152, 206, 252]

const rises = (pen: Pen, grounds: readonly number[]): Drawing => {
  const far = pen.plane('far', 'hillLine')
  const pitch = (grounds[1] ?? 0) - (grounds[0] ?? 0) || PITCH
  return grounds.slice(1).map((ground, i) => {
    const edge = ground - pitch * RISE
    const at = edge + 2.4
    return [
      // The last plants of a rise are behind the next one.
      i % 2 ? [fern(far, 11.5, at, 0.4), rock(far, 146, at, 0.34)] : [rock(far, 14, at, 0.4), fern(far, 153, at, 0.44)],
      hill(far, rolling(edge, 1.6, i % 2 ? 1 : -1), GROUNDS[(i + 1) % 2] ?? 'sprout', FOOT + 8),
    ]
  })
}

const bands = (pen: Pen): Drawing =>
  OPEN.map((y, i) => {
    const edge = smooth(rolling(y, 2, i % 2 ? 1 : -1), false)
    const below = smooth([...rolling(y + 22, 2, i % 2 ? -1 : 1)].reverse(), false).replace(/^M/, 'L')
    return pen.shade(`${edge}${below}z`, 'hillPale', 0.7)
  })

/** Earth without plants, from the tops of the things on it to their feet. */
export function bareGround(pen: Pen, { x, width }: Box, top: number, foot: number): Drawing {
  const [left, right, middle] = [x + 1, x + width - 1, x + width / 2]
  const [above, below] = [top - 3.4, foot + 4]
  const waist = (above + below) / 2
  return pen
    .plane('far', 'sandLine')
    .shape(
      `M${r(left)} ${r(waist)}C${r(left)} ${r(above + 1)} ${r(left + 6)} ${r(above - 0.6)} ${r(middle)} ${r(above)}S${r(right)} ${r(above + 2)} ${r(right)} ${r(waist)}S${r(right - 6)} ${r(below + 0.8)} ${r(middle)} ${r(below)}S${r(left)} ${r(below - 2)} ${r(left)} ${r(waist)}z`,
      'sand',
      0.6,
    )
}

export function dinosaurValley(pen: Pen, grounds: readonly number[], wide: boolean): Drawing {
  const far = pen.plane('far', 'hillLine')
  const isOpen = grounds.length === 0
  return [
    pen.shape(box(0, 0, 210, FOOT), 'skyLow', null),
    wide ? [] : sun(far, 20, 32, 0.42),
    hill(far, points('-6,50 30,45 80,52 130,46 176,52 216,48'), 'hillFar'),
    volcano(pen.plane('far', 'brownDark'), wide ? 193 : 187, 55, wide ? 0.34 : 0.5),
    palm(far, 34, 58, 0.56, {}, false),
    [fern(far, 17, 58, 0.4), fern(far, 158, 58, 0.36)],
    hill(far, rolling(HORIZON, 1.4, 1), 'sprout', FOOT + 8),
    rises(pen, grounds),
    isOpen
      ? [
          bands(pen),
          points('13,0.6 59.5,0.5 150.5,0.5 197,0.6').map(([x, scale]) => fern(far, x, 264, scale)),
          rock(far, 105, 264, 0.7),
        ]
      : [],
  ]
}

/** Beside the plaques of a row. */
export const VALLEY_DETAILS: readonly ((pen: Pen, x: number, y: number) => Drawing)[] = [
  (pen, x, y) => fern(pen, x, r(y), 0.34),
  (pen, x, y) => rock(pen, x, r(y), 0.36),
]
