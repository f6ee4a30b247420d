/** The Earth from space, as a globe and as a map: one set of outlines, two projections. */
import type { Box } from '../../lettering/bounds.ts'
import { cos, sin } from '../../scene/angles.ts'
import { box, circle, poly, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { GREEN_LAND, ICE } from './land.ts'

/** Middle of what is seen, and where on the paper. */
export interface GlobeView {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly lon: number
  readonly lat?: number
}

const RADIANS = Math.PI / 180
/** Longest piece of an outline that stays straight, degrees. */
const STEP = 10

/** A place on the globe; its depth is above 0 on the side that is seen. */
export function onGlobe({ x, y, r, lon, lat = 0 }: GlobeView, [east, north]: Spot) {
  const [turn, tilt, up] = [(east - lon) * RADIANS, lat * RADIANS, north * RADIANS]
  const right = cos(up) * sin(turn)
  const above = sin(up) * cos(tilt) - cos(up) * sin(tilt) * cos(turn)
  const depth = sin(up) * sin(tilt) + cos(up) * cos(tilt) * cos(turn)
  // Places behind slide to the rim, so that an outline stays closed.
  const far = Math.sqrt(right * right + above * above) || 1
  const grow = depth < 0 ? 1 / far : 1
  return { spot: [x + r * right * grow, y - r * above * grow] as Spot, depth }
}

/** An outline with no piece longer than a step. */
const finer = (outline: readonly Spot[]): Spot[] =>
  outline.flatMap(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y]
    const count = Math.max(1, Math.ceil(Math.max(Math.abs(nextX - x), Math.abs(nextY - y)) / STEP))
    return Array.from({ length: count }, (_, k): Spot => [x + ((nextX - x) * k) / count, y + ((nextY - y) * k) / count])
  })

function outlineOnGlobe(view: GlobeView, outline: readonly Spot[]): string {
  const seen = finer(outline).map((spot) => onGlobe(view, spot))
  return seen.some(({ depth }) => depth > 0.05) ? poly(seen.map(({ spot }) => spot)) : ''
}

const BY_DAY: readonly [sea: Fill, land: Fill, ice: Fill] = ['water', 'grass', 'white']
const BY_NIGHT: readonly [sea: Fill, land: Fill, ice: Fill] = ['blueDark', 'leafDeep', 'stoneDark']

/** The sphere with its seas, lands and ice, by day or in the dark. */
export function earth(pen: Pen, view: GlobeView, isDark = false): Drawing {
  const [sea, ground, ice] = isDark ? BY_NIGHT : BY_DAY
  const { x, y, r } = view
  const disc = circle(x, y, r)
  const land = (outlines: readonly (readonly Spot[])[]) => outlines.map((one) => outlineOnGlobe(view, one)).join('')
  return [
    pen.shape(disc, sea, null),
    pen.clip(disc, [pen.shape(land(GREEN_LAND), ground, 0.5), pen.shape(land(ICE), ice, 0.5)]),
    pen.shape(disc, null, 1),
  ]
}

const CLOUDS: readonly (readonly [number, number, number])[] = [
  [-0.42, -0.5, 0.34],
  [0.34, -0.34, 0.3],
  [-0.2, 0.12, 0.36],
  [0.42, 0.3, 0.34],
  [-0.36, 0.56, 0.3],
]

/** Bands of cloud over the sphere, thick in the middle. */
export const earthClouds = (pen: Pen, { x, y, r }: GlobeView): Drawing =>
  CLOUDS.map(([dx, dy, half]) => {
    const [cx, cy, w] = [x + dx * r, y + dy * r, half * r]
    const d = smooth([
      [cx - w, cy + w * 0.1],
      [cx - w * 0.5, cy - w * 0.18],
      [cx, cy - w * 0.08],
      [cx + w * 0.5, cy - w * 0.3],
      [cx + w, cy - w * 0.1],
      [cx + w * 0.4, cy + w * 0.14],
      [cx - w * 0.2, cy + w * 0.26],
    ])
    return pen.shape(d, 'white', 0.5)
  })

/** The whole Earth on a sheet, twice as wide as high; lines each 30 degrees. */
export function earthMap(pen: Pen, { x, y, width, height }: Box): Drawing {
  const at = ([lon, lat]: Spot): Spot => [x + ((lon + 180) / 360) * width, y + ((90 - lat) / 180) * height]
  const land = (outlines: readonly (readonly Spot[])[]) => outlines.map((one) => poly(one.map(at))).join('')
  const sheet = box(x, y, width, height)
  return [
    pen.shape(sheet, 'water', null),
    pen.clip(sheet, [pen.shape(land(GREEN_LAND), 'grass', 0.5), pen.shape(land(ICE), 'white', 0.5)]),
    pen.shape(sheet, null, 1),
  ]
}
