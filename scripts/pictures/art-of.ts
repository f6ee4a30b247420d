/** The art of one picture: its lines, its colours, its outlines and the regions that can be coloured. */
import { DRAWING_BOX, type Drawing } from '../../sheets/pictures/drawn/drawing.ts'
import { fluentLayers, fluentName } from './fluent.ts'
import { notoCurves } from './noto.ts'
import { type Curve, mapCurves, reachOf, writeCurves } from './path-numbers.ts'
import { componentsOf, distances, GRID, gridIndex, PIXEL, rasterize, soften, trace } from './raster.ts'

/** One picture in the files; lengths in a box of 1000 x 1000. */
export interface ArtRecord {
  /** Black lines, to fill (nonzero). */
  readonly line?: string
  /** Areas cut into large black parts so that they can be coloured (even-odd). */
  readonly holes?: string
  /** Width of the lines. */
  readonly width?: number
  /** Around the lines, without holes. */
  readonly outline: string
  /** Across of the largest circle in each closed region, largest first. */
  readonly regions: readonly number[]
  /** Colours from back to front: '#rrggbb', data, and 1 where holes are even-odd. */
  readonly colors?: readonly (readonly [string, string] | readonly [string, string, 1])[]
  /** Around the colours, without holes. */
  readonly colorOutline?: string
  /** Area covered by the lines and by the colours, holes open: absent if it is the outline. */
  readonly shadow?: string
  readonly colorShadow?: string
}

/** The drawing is this long in its box of 1000, its lines no wider than this. */
const REACH = 960
const MOST_WIDTH = 18
/** A narrower region is too small to colour. */
const LEAST_REGION = 12

/** Moves the curves into the middle of the box. */
function centred(curves: readonly Curve[], most = Infinity): { curves: Curve[]; scale: number } {
  const { left, top, right, bottom } = reachOf(curves)
  const scale = Math.min(REACH / Math.max(right - left, bottom - top), most)
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
  return { curves: mapCurves(curves, ([x, y]) => [500 + (x - cx) * scale, 500 + (y - cy) * scale]), scale }
}

/** Everything that is not reached from outside: the drawing and what it closes in. */
function filledIn(mask: Uint8Array): Uint8Array {
  const groups = componentsOf(mask.map((set) => (set ? 0 : 1)))
  const outside = new Uint8Array(mask.length).fill(1)
  for (const group of groups) if (group[0] === 0) for (const at of group) outside[at] = 0
  return outside
}

/** Specks beside a drawing (drops, rays) are part of it, noise is not. */
function withoutSpecks(mask: Uint8Array): Uint8Array {
  const kept = new Uint8Array(mask.length)
  for (const group of componentsOf(mask)) if (group.length * PIXEL * PIXEL > 60) for (const at of group) kept[at] = 1
  return kept
}

const outlineOf = (mask: Uint8Array) => writeCurves(trace(soften(withoutSpecks(filledIn(mask))), 0.5))

/** Holes of fewer square units, or narrower, are gaps between parts, not shapes. */
const LEAST_HOLE = 900
const NARROWEST_HOLE = 14

/** Area with openings that light goes through: handles, gaps between rungs. Undefined if it equals the outline. */
function shadowOf(covered: Uint8Array): string | undefined {
  const open = covered.map((set) => (set ? 0 : 1))
  const away = distances(open)
  const shadow = filledIn(covered)
  let holes = 0
  for (const group of componentsOf(open)) {
    const deepest = group.reduce((most, at) => Math.max(most, away[at] ?? 0), 0) * PIXEL
    if (group[0] === 0 || group.length * PIXEL * PIXEL < LEAST_HOLE || 2 * deepest < NARROWEST_HOLE) continue
    holes++
    for (const at of group) shadow[at] = 0
  }
  return holes > 0 ? writeCurves(trace(soften(withoutSpecks(shadow)), 0.5)) : undefined
}

/** A line drawing filled in, except the regions around these points, in units of the box. */
function withOpenings(mask: Uint8Array, points: readonly (readonly [number, number])[]): Uint8Array {
  const covered = filledIn(mask)
  const wanted = new Set(points.map(([x, y]) => gridIndex(x, y)))
  for (const group of componentsOf(mask.map((set) => (set ? 0 : 1))))
    if (group[0] !== 0 && group.some((at) => wanted.has(at))) for (const at of group) covered[at] = 0
  return covered
}

/** Regions to colour: white areas that the lines close in, by their largest circle. */
function regionsOf(mask: Uint8Array): number[] {
  const white = mask.map((set) => (set ? 0 : 1))
  const away = distances(white)
  return componentsOf(white)
    .filter((group) => group[0] !== 0)
    .map((group) => Math.round(2 * PIXEL * group.reduce((most, at) => Math.max(most, away[at] ?? 0), 0)))
    .filter((across) => across >= LEAST_REGION)
    .sort((a, b) => b - a)
}

/** Black parts broader than lines, as areas to cut out, one line's width inside their edge. Eyes and noses stay. */
function cutOut(mask: Uint8Array, width: number): string {
  const away = distances(mask).map((distance) => distance * PIXEL)
  const broad = Uint8Array.from(away, (distance) => (distance > width ? 1 : 0))
  const field = new Float32Array(GRID * GRID)
  for (const group of componentsOf(broad)) {
    const deepest = group.reduce((most, at) => Math.max(most, away[at] ?? 0), 0) - width
    const size = group.length * PIXEL * PIXEL
    const round = size < 1.9 * Math.PI * deepest * deepest
    if (deepest < 10 || size < 1400 || (round && deepest < 45)) continue
    for (const at of group)
      for (const dy of [-GRID, 0, GRID]) for (const dx of [-1, 0, 1]) field[at + dy + dx] = away[at + dy + dx] ?? 0
  }
  return writeCurves(trace(field, width))
}

const filled = (d: string, color = '#000', rule = '') => `<path d="${d}" fill="${color}"${rule}/>`

/** The art of an emoji. Null when neither package draws it. */
export async function artOfEmoji(
  emoji: string,
  openings: readonly (readonly [number, number])[] = [],
  changes: ColorChanges = {},
): Promise<ArtRecord | null> {
  const noto = notoCurves(emoji)
  const layers = fluentLayers(fluentName(emoji) ?? '')
  const colored = layers ? await colorArt(changedColors(layers, changes)) : undefined
  if (!noto) return colored ? { outline: colored.colorOutline, regions: [], ...colored } : null
  const { curves, scale } = centred(noto.curves, MOST_WIDTH / noto.width)
  const line = writeCurves(curves)
  const width = Math.round(noto.width * scale * 10) / 10
  const mask = await rasterize(filled(line))
  const holes = cutOut(mask, width)
  const opened = holes ? await rasterize(filled(line) + filled(holes, '#fff', ' fill-rule="evenodd"')) : mask
  const shadow = openings.length > 0 ? shadowOf(withOpenings(mask, openings)) : undefined
  return {
    line,
    ...(holes && { holes }),
    width,
    outline: outlineOf(mask),
    ...(shadow && { shadow }),
    regions: regionsOf(opened),
    ...colored,
  }
}

/** Colours of a drawing as they are here: another colour, or null for layers that are left out. */
export type ColorChanges = Readonly<Record<string, string | null>>

const changedColors = (layers: NonNullable<ReturnType<typeof fluentLayers>>, changes: ColorChanges) =>
  layers.flatMap((layer) => {
    const change = changes[layer.color]
    return change === null ? [] : [change ? { ...layer, color: change } : layer]
  })

async function colorArt(layers: NonNullable<ReturnType<typeof fluentLayers>>) {
  const { scale } = centred(layers.flatMap(({ curves }) => curves))
  const { left, top, right, bottom } = reachOf(layers.flatMap(({ curves }) => curves))
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
  const placed = layers.map((layer) => ({
    ...layer,
    d: writeCurves(mapCurves(layer.curves, ([x, y]) => [500 + (x - cx) * scale, 500 + (y - cy) * scale])),
  }))
  const rule = (evenodd: boolean) => (evenodd ? ' fill-rule="evenodd"' : '')
  const mask = await rasterize(placed.map(({ d, evenodd }) => filled(d, '#000', rule(evenodd))).join(''))
  const colors = placed.map(({ color, d, evenodd }) => (evenodd ? ([color, d, 1] as const) : ([color, d] as const)))
  const colorShadow = shadowOf(mask)
  return { colors, colorOutline: outlineOf(mask), ...(colorShadow && { colorShadow }) }
}

/** Width of our drawings' lines when their outline is measured, in the box of 1000. */
const OWN_WIDTH = 16

/** Measures one of our drawings. Its parts stay where they are written. */
export async function artOfDrawing(drawing: Drawing): Promise<ArtRecord> {
  const scale = 1000 / DRAWING_BOX
  const draw = (fill: string) =>
    `<g transform="scale(${scale})">${drawing
      .filter(({ line }) => line !== false)
      .map(({ d, fill: ink, solid }) => {
        const paint = solid ? '#000' : ink ? fill : 'none'
        return `<path d="${d}" fill="${paint}" stroke="#000" stroke-width="${OWN_WIDTH / scale}" stroke-linejoin="round" stroke-linecap="round"/>`
      })
      .join('')}</g>`
  const [mask, covered] = [await rasterize(draw('#fff')), await rasterize(draw('#000'))]
  const shadow = shadowOf(covered)
  return { outline: outlineOf(mask), ...(shadow && { shadow }), regions: regionsOf(mask) }
}
