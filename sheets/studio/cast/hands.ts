/** Hands and shoes. Both are hulls of discs, so that wrist and hand are one silhouette. */
import { round } from '../../scene/marks.ts'
import { type Disc, hull } from '../paths.ts'
import type { Drawing } from '../pen.ts'
import { type FigurePen, type Paint, placed } from './figure-pen.ts'
import { CLOTH } from './inks.ts'
import { cos, type Foot, type Hand, sin } from './skeleton.ts'

type Bone = readonly [from: Disc, to: Disc]

/** Bones of each hand about the wrist: along the hand, towards the thumb, radius. */
const BONES: Readonly<Record<Hand['type'], readonly Bone[]>> = {
  none: [],
  fist: [
    [
      [0.4, 0, 2],
      [2, 0, 2.55],
    ],
    [
      [1.2, 1.2, 1.1],
      [2.9, 1.9, 1],
    ],
  ],
  // Five fingers, the palm to the viewer: «pare».
  open: [
    [
      [0, 0, 2],
      [2.4, 0, 2.9],
    ],
    [
      [2.6, -2.09, 1.1],
      [6.3, -3.5, 1],
    ],
    [
      [2.6, -0.71, 1.1],
      [7.5, -1.1, 1],
    ],
    [
      [2.6, 0.71, 1.1],
      [7.5, 1.2, 1],
    ],
    [
      [2.6, 2.09, 1.1],
      [6.4, 3.4, 1],
    ],
    [
      [1.2, 1.6, 1.2],
      [3.6, 5, 1.05],
    ],
  ],
  flat: [
    [
      [0, 0, 1.9],
      [4.4, -0.1, 1.7],
    ],
    [
      [1, 0.9, 1],
      [3, 2.4, 0.9],
    ],
  ],
  mitten: [
    [
      [0.3, 0, 2],
      [2.9, -0.15, 2.25],
    ],
    [
      [0.9, 1, 1.1],
      [2.7, 2.9, 1],
    ],
  ],
}

/** Path data of a hand. */
export function handData({ at, dir, type, thumb, size }: Hand, bodySize: number): string {
  const scale = bodySize * size
  const [ux, uy] = [sin(dir), cos(dir)]
  const on = ([x, y, r]: Disc): Disc => [
    at[0] + (ux * x + uy * thumb * y) * scale,
    at[1] + (uy * x - ux * thumb * y) * scale,
    r * scale,
  ]
  return BONES[type].map(([from, to]) => hull(on(from), on(to))).join('')
}

const SIDE_VIEW = 4.2

/** A shoe with a white sole, or a bare foot in the paint of `skin`. */
export function shoe(pen: FigurePen, foot: Foot, paint: Paint, bodySize: number, skin?: Paint): Drawing {
  const scale = bodySize * foot.size
  const own = pen.at(scale)
  const { len } = foot
  const d = `M-2.7,-1.4C-3.4,.8 -3.4,3 -1.9,3H${round(len - 0.6)}C${round(len + 1.4)},3 ${round(len + 1.2)},.3 ${round(len - 0.7)},-.2C${round(len - 2.2)},-.6 2.6,-1.2 2.5,-1.6C1,-2.4 -1.6,-2.4 -2.7,-1.4Z`
  const sole = [own.fill(`M-5,1.7H${len + 3}V5H-5Z`, CLOTH.branco), own.ink(`M-5,1.6H${len + 3}`)]
  const drawn: Drawing = skin
    ? own.shape(d, skin)
    : [own.shape(d, paint), own.inside(d, sole), len > SIDE_VIEW ? own.ink('M1.6,-.4l1,-1') : []]
  return placed(drawn, foot.at[0], foot.at[1], scale, -foot.dir, foot.face < 0)
}
