/** A row with one line to trace: its setting, the traveller above its start and the goal above its end. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { lookingRight } from '../../pictures/facing.ts'
import { BLACK, PALE_GREY, WHITE } from '../../scene/inks.ts'
import { area, group, type Point, path, polylineData } from '../../scene/marks.ts'
import { type Ink, type Mark, PAGE_HEIGHT_MM, PAGE_WIDTH_MM } from '../../scene/scene.ts'
import { PALETTE } from '../../studio/palette.ts'
import { traced } from './guides.ts'
import { drawSetting, roadInk, type Setting, STREET } from './settings.ts'
import type { Stroke } from './stroke.ts'
import { TRACKS, type TrackName, type TrackShape } from './tracks.ts'

export interface TrackRow {
  readonly box: Box
  readonly track: TrackName
  readonly repetitions: number
  readonly shape?: TrackShape
  /** Greatest height of the line above and below its middle, mm. */
  readonly height: number
  readonly setting: Setting
  readonly start: string
  readonly goal: string
  /** Side of the pictures. */
  readonly picture: number
  /** Width of the road around the line; 0 for none. */
  readonly road: number
  readonly dot: number
  /** Share of the line that is drawn; the child goes on alone. */
  readonly share: number
  readonly color: boolean
  readonly random: Random
  /** Row of a page that is one place, from 0: only what the line itself makes of the place is drawn. */
  readonly layer?: number
}

/** Tints of the layers of a sea, one below the other. */
const SEA: readonly [Ink, Ink] = [PALETTE.water, PALETTE.foam]

/** The sea below a line, down to the foot of the page. */
function seaBelow(stroke: Stroke, layer: number, color: boolean): Mark {
  const [first, last] = [stroke[0], stroke.at(-1)]
  const surface = [{ x: 0, y: first?.y ?? 0 }, ...stroke, { x: PAGE_WIDTH_MM, y: last?.y ?? 0 }]
  const shape = [...surface, { x: PAGE_WIDTH_MM, y: PAGE_HEIGHT_MM }, { x: 0, y: PAGE_HEIGHT_MM }]
  return group(0, 0, [
    area(polylineData(shape, true), color ? (SEA[layer % 2] ?? WHITE) : WHITE),
    path(polylineData(surface), { stroke: color ? PALETTE.seaLine : PALE_GREY, width: 0.6 }),
  ])
}

const GROUND_DEPTH = 11
/** Radius of the dot where a line starts and of the ring where it ends, mm. */
const END_RADIUS = 2.3
/** Of a boat or a duck, below the edge of its wave, mm. */
const SUNK = 1.6
/** Between the line and the ends of the page, mm. */
const INSET = 6

/** The first part of a stroke, cut at a point. */
const firstPart = (stroke: Stroke, share: number): Stroke =>
  share >= 1 ? stroke : stroke.slice(0, Math.max(4, Math.ceil(stroke.length * share)))

export function drawTrackRow(row: TrackRow): { readonly mark: Mark; readonly stroke: Stroke } {
  const { box, picture, road, color } = row
  const rests = row.track === 'reta'
  const room = box.height - GROUND_DEPTH - road
  const headroom = row.track === 'onda' ? room - picture - 3 : Infinity
  const height = rests ? 0 : Math.min(row.height, (room - 2) / 2, headroom) * row.random.between(0.86, 1)
  const cy = box.y + box.height - GROUND_DEPTH - road / 2 - (rests ? 3 : height)
  // The traveller and the goal are on level ground at both ends.
  const lead = rests ? 0 : picture - INSET + 3
  const left = box.x + INSET + road / 2
  const right = box.x + box.width - INSET - road / 2
  const points = TRACKS[row.track](right - left - 2 * lead, height, row.repetitions, row.shape)
  const middle = points.map((p): Point => ({ x: left + lead + p.x, y: cy + p.y }))
  const [first, last] = [middle[0], middle.at(-1)]
  const stroke = lead > 0 && first && last ? [{ x: left, y: first.y }, ...middle, { x: right, y: last.y }] : middle
  const drawn = firstPart(stroke, row.share)
  const standing = (id: string, cx: number, travels: boolean): Mark => {
    const near = stroke.filter((p) => Math.abs(p.x - cx) < picture * 0.4)
    const edge = row.setting === 'rua' ? STREET / 2 : road / 2
    const above =
      row.layer !== undefined && row.setting === 'mar'
        ? Math.max(edge, END_RADIUS) - SUNK
        : Math.max(edge, END_RADIUS) + 2.4
    const top = Math.min(...(near.length > 0 ? near : stroke).map((p) => p.y)) - above
    const cy = Math.max(box.y, top - picture) + picture / 2
    return drawPicture(travels ? lookingRight(id) : id, { cx, cy, size: picture, color })
  }
  const data = polylineData(drawn)
  const swims = row.setting === 'mar'
  const scene =
    row.layer === undefined ? drawSetting(row.setting, { box, stroke, road, color, random: row.random }) : []
  const sea = row.layer !== undefined && swims ? [seaBelow(stroke, row.layer, color)] : []
  const standers = [
    standing(row.start, box.x + picture / 2, true),
    standing(row.goal, box.x + box.width - picture / 2, false),
  ]
  const marks: Mark[] = [
    ...scene,
    // The water hides what is below its surface.
    ...(sea.length > 0 ? [...standers, ...sea] : []),
    ...(road > 0
      ? [
          path(data, { stroke: color && sea.length > 0 ? PALETTE.seaLine : BLACK, width: road + 1.1 }),
          path(data, { stroke: color ? roadInk(row.setting) : WHITE, width: road }),
        ]
      : []),
    ...(sea.length > 0 ? [] : standers),
    ...traced([drawn], { color, dot: row.dot, radius: END_RADIUS, offset: 0, arrowLength: 9, stop: row.share >= 1 }),
  ]
  return { mark: group(0, 0, marks), stroke }
}

/** Rows of equal height with a little space between them. */
export function rowsOf(box: Box, count: number, gap = 5): Box[] {
  const height = (box.height - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, i) => ({ ...box, y: box.y + i * (height + gap), height }))
}
