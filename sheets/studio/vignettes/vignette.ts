/** The moment that a text is about, drawn for it: a wide picture whose origin is its upper left corner. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { group, rect, rectData, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { person, type Standing } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { box, points, smooth } from '../paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../pen.ts'
import { cloud, hill, sun } from '../shapes/nature.ts'

/** Size of a vignette. Low frames show all of its width, high ones its middle alone. */
export const STAGE = { width: 180, height: 62 }
/** The part of its width that every frame shows. */
export const SHOWN = { from: 24, to: 156 }
/** The feet of whoever is in front, and the scale of people: a child is 36 mm high. */
export const FEET = 57
export const PEOPLE = 0.6

export type Vignette = (pen: Pen) => Drawing

/** Vignettes by the title of their text. */
export type Vignettes = Readonly<Record<string, Vignette>>

const LARGEST = STAGE.width / (SHOWN.to - SHOWN.from)

/** A vignette in the middle of a frame, with rounded corners. */
export function vignetteIn(draw: Vignette, { x, y, width, height }: Box, color: boolean): Mark[] {
  const scale = Math.min(height / STAGE.height, LARGEST, width / (SHOWN.to - SHOWN.from))
  const shown = { width: round(Math.min(width, STAGE.width * scale)), height: round(STAGE.height * scale) }
  const [left, top] = [round(x + (width - shown.width) / 2), round(y + (height - shown.height) / 2)]
  const drawn = new Pen(color).at(round(left + (shown.width - STAGE.width * scale) / 2), top, scale, draw)
  return [
    group(0, 0, marksOf(drawn), { clip: rectData(left, top, shown.width, shown.height, 4) }),
    rect(left, top, shown.width, shown.height, { radius: 4, width: 0.9 }),
  ]
}

/** Somebody of the cast with the feet at x. */
export const somebody = (pen: Pen, who: CastName, x: number, of: Standing = {}, foot = FEET, scale = PEOPLE): Drawing =>
  person(pen, who, x, foot, scale, of)

/** Land below a sky, from a soft line at `horizon` on. */
export const outdoors = (pen: Pen, sky: Fill = 'sky', land: Fill = 'grass', horizon = 40): Drawing => [
  pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), sky, null),
  hill(
    pen.plane('far', 'hillLine'),
    points(
      `-6,${horizon} 30,${horizon - 9} 66,${horizon - 3} 104,${horizon - 10} 144,${horizon - 4} 186,${horizon - 8}`,
    ),
    'hillFar',
    STAGE.height + 2,
  ),
  pen
    .plane('middle')
    .shape(
      `${smooth(points(`-6,${horizon + 1} 40,${horizon - 1.5} 90,${horizon + 1} 140,${horizon - 1.5} 186,${horizon + 1}`), false)}V66H-6z`,
      land,
    ),
]

/** The sun and two clouds of a fine day. */
export const fineDay = (pen: Pen, sunAt = 146): Drawing => [
  sun(pen.plane('middle'), sunAt, 11, 0.5),
  [sunAt - 96, sunAt - 44].map((x, i) => cloud(pen.plane('far', 'hillLine'), x, 13 - i * 3, 0.55)),
]

/** A room: wall, skirting board and floor. */
export const indoors = (pen: Pen, wall: Fill, floor: Fill = 'woodPale', edge = 45): Drawing => [
  pen.shape(box(-2, -2, STAGE.width + 4, edge + 4), wall, null),
  pen.shape(box(-2, edge, STAGE.width + 4, STAGE.height - edge + 2), floor, 0.8),
  pen.shape(box(-2, edge - 1.6, STAGE.width + 4, 2.6), 'cream', 0.7),
]
