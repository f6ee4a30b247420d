/** A hall of a museum: four cases in the wall, each with a plaque, and visitors. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { inWindow, WINDOW, type WindowScene } from '../heritage/window.ts'
import { box, circle, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export interface Case {
  readonly name: string
  /** Place and time. */
  readonly where: string
  readonly scene: WindowScene
}

const SCALE = 1.2
/** Middles of the lower edges of the cases. */
const CASES: readonly Spot[] = [
  [50, 110],
  [160, 110],
  [50, 180],
  [160, 180],
]
const [WIDE, HIGH] = [WINDOW.width * SCALE, WINDOW.height * SCALE]

const showcase = (pen: Pen, { name, where, scene }: Case, i: number, wood: Fill): Drawing => {
  const [x, y] = CASES[i] ?? [0, 0]
  const left = x - WIDE / 2
  return [
    pen.shape(box(left - 3.4, y - HIGH - 3.4, WIDE + 6.8, HIGH + 6.8, 1.6), wood, 1.1),
    inWindow(pen, x, y, SCALE, scene),
    pen.shape(box(left + 2, y + 1.8, WIDE - 2, 11, 1.4), 'white', 0.9),
    pen.text(x + 4.5, y + 6.3, name, fitTextSize(name, 'display', 4.4, WIDE - 14)),
    pen.text(x + 4.5, y + 11, where, fitTextSize(where, 'text', 3.6, WIDE - 14), { font: 'text' }),
    pen.shape(circle(left + 3, y + 7, 5.2), 'yellow', 0.9),
    pen.text(left + 3, y + 9.2, 'ABCD'.charAt(i), 6.4),
  ]
}

/** A lamp above a banner. */
const middle = (pen: Pen): Drawing => [
  pen.line('M105 54V62M94 81V74H116V81', 0.9),
  pen.shape('M95 70Q95 62 105 62T115 70z', 'greyDark', 0.9),
  pen.shape('M100.500 70a4.500 3 0 0 0 9 0z', 'yellow', 0.8),
  pen.shape('M92 80H118V116L105 109L92 116z', 'redPale', 1),
  pen.text(105, 93, 'MUSEU', 5.6),
  pen.shape('M98 104V98.500L105 95.500L112 98.500V104z', 'white', 0.8),
  pen.line('M100.500 104V99M105 104V99M109.500 104V99', 0.8),
]

/** `cast` from the one at the left. */
export function museumHall(pen: Pen, cases: readonly Case[], wall: Fill, cast: readonly [CastName, CastName]): Drawing {
  return [
    pen.shape(box(0, 0, 214, 194), wall, null),
    pen.shape(box(-4, 194, 222, 110), 'woodPale', 1),
    pen.shape(box(-4, 190.5, 222, 4), 'wood', 0.9),
    middle(pen),
    cases.map((one, i) => showcase(pen, one, i, 'wood')),
    person(pen, cast[0], 100, 196.5, 0.38, { pose: POINT_LEFT }),
    person(pen, cast[1], 111, 196.5, 0.38, { pose: POINT }),
  ]
}
