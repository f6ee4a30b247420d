/** A loom with a rug in many bands: each band has a line of the hand to trace, as friezes are written. */
import type { Random } from '../../page/random.ts'
import type { Point } from '../../scene/marks.ts'
import { fromBehind, type SeenFromBehind } from '../../studio/cast/from-behind.ts'
import type { Pose } from '../../studio/cast/skeleton.ts'
import { box } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { room } from '../../studio/scenes/ground.ts'
import { yarn } from '../../studio/shapes/keepsakes.ts'
import { cat } from '../../studio/shapes/pets.ts'
import type { Stroke } from './stroke.ts'
import { SWINGS, TRACKS, type TrackName } from './tracks.ts'

export interface Band {
  readonly track: TrackName
  readonly repetitions: number
}

/** Edges of the cloth on the loom, mm. */
const CLOTH = { left: 24, right: 186, top: 70, foot: 222 }
const INSET = 8
/** Half of a line's height, by that of its band. */
const LINE_SHARE = 0.34
/** Height of a band of loops, by that of the others. */
const LOOP_SHARE = 1.45
/** Level before the first loop, for the arrow, mm. */
const LOOP_LEAD = 11
const FILLS: readonly Fill[] = ['redPale', 'yellowPale', 'bluePale', 'purplePale', 'pinkPale', 'hillFar']

function bandStroke({ track, repetitions }: Band, cy: number, height: number, random: Random): Stroke {
  const [from, to] = [CLOTH.left + INSET, CLOTH.right - INSET]
  const shape = { swing: random.pick(SWINGS) }
  const lead = track === 'lacos' ? LOOP_LEAD : 0
  const way = TRACKS[track](to - from - lead, track === 'reta' ? 0 : height, repetitions, shape)
  const placed = way.map((p): Point => ({ x: from + lead + p.x, y: cy + p.y }))
  const [first] = placed
  return lead > 0 && first ? [{ x: from, y: first.y }, ...placed] : placed
}

/** Both hands at the threads below the cloth. */
const WEAVING: Pose = {
  armR: { at: [16.4, -43], hand: 'open', dir: 160 },
  armL: { at: [-16, -42], hand: 'open', dir: 200 },
}

const shuttle = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 12} ${y}q12 -7 24 0q-12 7 -24 0z`, 'wood', 0.9),
  pen.shape(box(x - 5, y - 1.8, 10, 3.6, 1.6), 'red', 0.7),
]

const threads = (from: number, to: number): string =>
  Array.from({ length: 41 }, (_, i) => `M${CLOTH.left + 1 + i * 4} ${from}V${to}`).join('')

export function loom(
  pen: Pen,
  bands: readonly Band[],
  who: SeenFromBehind,
  random: Random,
): { picture: Drawing; strokes: readonly Stroke[] } {
  const far = pen.plane('far', 'woodDark')
  const middle = pen.plane('middle')
  const heights = bands.map(({ track }) => (track === 'lacos' ? LOOP_SHARE : 1))
  const unit = (CLOTH.foot - CLOTH.top) / heights.reduce((sum, height) => sum + height, 0)
  const tops = heights.map((_, i) => CLOTH.top + unit * heights.slice(0, i).reduce((sum, height) => sum + height, 0))
  const rows = bands.map((band, i) => ({ band, top: tops[i] ?? CLOTH.top, height: (heights[i] ?? 1) * unit }))
  const strokes = rows.map(({ band, top, height }) => bandStroke(band, top + height / 2, height * LINE_SHARE, random))
  const width = CLOTH.right - CLOTH.left
  const picture: Drawing = [
    room(far, 236, 'cream', 'woodPale'),
    far.line(threads(CLOTH.foot, 250) + threads(62, CLOTH.top), 0.6, 'stoneDark'),
    [CLOTH.left - 9, CLOTH.right + 1].map((x) => middle.shape(box(x, 56, 8, 216, 2), 'wood')),
    middle.shape(box(CLOTH.left - 14, 58, width + 28, 8, 3), 'woodPale'),
    middle.shape(box(CLOTH.left - 14, 248, width + 28, 8, 3), 'woodPale'),
    rows.map(({ top, height }, i) =>
      pen.shape(box(CLOTH.left, top, width, height), FILLS[i % FILLS.length] ?? 'cream', null),
    ),
    rows.map(({ top }, i) =>
      far.shape(box(CLOTH.left, top - 1.1, width, 2.2), FILLS[(i + 2) % FILLS.length] ?? 'cream', 0.5),
    ),
    far.shape(box(CLOTH.left, CLOTH.top, width, CLOTH.foot - CLOTH.top), null, 0.8),
    fromBehind(pen, who, 52, 284, 1.02, WEAVING),
    shuttle(middle, 71, 237),
    cat(middle, 160, 282, 0.8),
    pen.at(126, 282, 0.7, yarn),
    pen.at(100, 282, 0.55, yarn),
  ]
  return { picture, strokes }
}
