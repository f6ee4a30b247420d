/** Lines for scissors: from the edge of the paper up into the picture, clear of the words at the foot. */
import { drawPictogram } from '../../page/pictograms.ts'
import { BLACK, WHITE } from '../../scene/inks.ts'
import { circleData, group, type Point, path, polylineData } from '../../scene/marks.ts'
import { type Level, type Mark, PAGE_HEIGHT_MM } from '../../scene/scene.ts'
import { lengthOf, type Stroke } from './stroke.ts'
import { TRACKS } from './tracks.ts'

/** Lines that scissors can follow from one end to the other. */
export type CutForm = 'reta' | 'onda' | 'ziguezague' | 'degraus'

const [DASH_MM, GAP_MM] = [4.2, 2.6]

/** A little longer or shorter, so that a line begins and ends with a whole dash. */
function dashOver(length: number): readonly number[] {
  const dashes = Math.max(2, Math.round((length + GAP_MM) / (DASH_MM + GAP_MM)))
  const scale = length / (dashes * (DASH_MM + GAP_MM) - GAP_MM)
  return [DASH_MM * scale, GAP_MM * scale].map((mm) => Math.round(mm * 1000) / 1000)
}

/** White on both sides of a line that runs over a picture, mm. */
const HALO = 1.1

export function dashed(stroke: Stroke, width: number, onPicture = false): Mark[] {
  const d = polylineData(stroke)
  return [
    ...(onPicture ? [path(d, { stroke: WHITE, width: width + 2 * HALO })] : []),
    path(d, { stroke: BLACK, width, dash: dashOver(lengthOf(stroke)), cap: 'butt' }),
  ]
}

/** Dashes around a closed outline. */
export const dashedOutline = (d: string, width: number): Mark =>
  path(d, { stroke: BLACK, width, dash: [DASH_MM * 0.8, GAP_MM * 0.8], cap: 'butt' })

/** Scissors on a white disc whose blades look up, or to the right. */
export function scissors(x: number, y: number, up: boolean, radius = 5.6): Mark {
  const size = radius * 1.36
  return group(x, y, [
    path(circleData(0, 0, radius), { fill: WHITE, width: 0.6 }),
    group(0, 0, [drawPictogram('cut', -size / 2, -size / 2, size)], up ? { rotate: -90 } : {}),
  ])
}

/** Height of the slope that leads to the first tip of a zigzag, mm. */
const SLOPE = 7

interface Room {
  readonly x: number
  readonly width: number
  readonly top: number
  /** Below it the cut is straight. */
  readonly bottom: number
}

/** The line from the edge of the paper to the top of its room, swinging to both sides. */
export function upwards(form: CutForm, { x, width, top, bottom }: Room, repetitions: number): Point[] {
  const points = TRACKS[form](bottom - top, width / 2, repetitions)
  return [
    { x, y: PAGE_HEIGHT_MM },
    { x, y: form === 'ziguezague' ? bottom + SLOPE : bottom },
    ...points.map((p) => ({ x: x + p.y, y: bottom - p.x })),
  ]
}

/** Words and marks at the foot of the paper that no cut runs through: from and to, mm. */
const FOOT = {
  product: [14, 31.5],
  level: [99, 111],
  /** On easy sheets. */
  ready: [126, 148],
  pageNumber: [173, 196],
} as const

/** Middles of the cuts, from side to side, clear of the foot by half a band: one gives way, the others follow. */
export function middlesOf(count: number, band: number, level: Level): number[] {
  const free = Math.max(2, band) / 2 + 1
  const [from, to] = [FOOT.product[1] + free, FOOT.pageNumber[0] - free]
  const even = Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1))
  const inside = [FOOT.level, ...(level === 'facil' ? [FOOT.ready] : [])]
  const taken = inside.map(([left, right]) => [left - free, right + free] as const)
  const clear = even.map((x) => {
    const [left, right] = taken.find(([left, right]) => x > left + 0.01 && x < right - 0.01) ?? [x, x]
    return x - left < right - x ? left : right
  })
  const moved = clear.findIndex((x, i) => x !== even[i])
  const middle = clear[moved]
  if (middle === undefined) return even
  return even.map((_, i) =>
    i <= moved ? from + ((middle - from) * i) / moved : middle + ((to - middle) * (i - moved)) / (count - 1 - moved),
  )
}
