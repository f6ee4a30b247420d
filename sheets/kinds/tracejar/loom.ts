/** A loom with a rug in many bands: each band has a line of the hand to trace, as friezes are written. */
import type { Random } from '../../page/random.ts'
import type { Point } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
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

const threads = (from: number, to: number): string =>
  Array.from({ length: 41 }, (_, i) => `M${CLOTH.left + 1 + i * 4} ${from}V${to}`).join('')

export function loom(
  pen: Pen,
  bands: readonly Band[],
  who: CastName,
  random: Random,
): { picture: Drawing; strokes: readonly Stroke[] } {
  const far = pen.plane('far', 'woodDark')
  const middle = pen.plane('middle')
  const step = (CLOTH.foot - CLOTH.top) / bands.length
  const strokes = bands.map((band, i) => bandStroke(band, CLOTH.top + step * (i + 0.5), step * LINE_SHARE, random))
  const width = CLOTH.right - CLOTH.left
  const picture: Drawing = [
    room(far, 236, 'cream', 'woodPale'),
    far.line(threads(CLOTH.foot, 250) + threads(62, CLOTH.top), 0.6, 'stoneDark'),
    [CLOTH.left - 9, CLOTH.right + 1].map((x) => middle.shape(box(x, 56, 8, 216, 2), 'wood')),
    middle.shape(box(CLOTH.left - 14, 58, width + 28, 8, 3), 'woodPale'),
    middle.shape(box(CLOTH.left - 14, 248, width + 28, 8, 3), 'woodPale'),
    bands.map((_, i) =>
      pen.shape(box(CLOTH.left, CLOTH.top + step * i, width, step), FILLS[i % FILLS.length] ?? 'cream', null),
    ),
    bands.map((_, i) =>
      far.shape(box(CLOTH.left, CLOTH.top + step * i - 1.1, width, 2.2), FILLS[(i + 2) % FILLS.length] ?? 'cream', 0.5),
    ),
    far.shape(box(CLOTH.left, CLOTH.top, width, CLOTH.foot - CLOTH.top), null, 0.8),
    person(pen, who, 46, 283, 0.96, { pose: { expr: 'alegre' } }),
    cat(middle, 160, 282, 0.8),
    pen.at(126, 282, 0.7, yarn),
    pen.at(100, 282, 0.55, yarn),
  ]
  return { picture, strokes }
}
