/**
 * The picture library: every picture by its id, drawn in lines or in colour at any size.
 * Lines measure 0.5 to 1.1 mm on paper between 12 and 60 mm, so that pictures of different sizes look drawn with one pencil.
 */
import { BLACK, inkOfHex, SOFT_GREY } from '../scene/inks.ts'
import { area, group } from '../scene/marks.ts'
import { goOnWithout } from '../scene/missing-part.ts'
import { flattenPath } from '../scene/path-data.ts'
import type { GroupMark, Ink, Mark } from '../scene/scene.ts'
import { findArt } from './art.ts'
import type { Art } from './art-record.ts'
import type { Drawing } from './drawn/drawing.ts'
import { DRAWINGS } from './drawn/drawings.ts'
import { ART_BOX, drawnLayers, lineLayers, type PictureStyle, pencil, strokeLayers } from './layers.ts'
import type { Picture } from './picture.ts'
import type { PictureCategory, PictureFacts } from './records/read.ts'
import { RECORDS } from './records/records.ts'
import { shadowData } from './shadow.ts'

export type { Picture }

/** Side of the box that `outline` is written in; the art's own box is 1000. */
export const PICTURE_BOX = 40

const CATEGORIES: Readonly<Record<string, PictureCategory>> = {
  farm: 'animal',
  wild: 'animal',
  small: 'animal',
  birds: 'animal',
  fruit: 'comida',
  food: 'comida',
  plants: 'natureza',
  sky: 'natureza',
  toys: 'brinquedo',
  music: 'brinquedo',
  vehicles: 'transporte',
  places: 'lugar',
  people: 'pessoa',
}

/** Every number of the path scaled: all coordinates of the art's files are plain or relative lengths. */
const scaled = (d: string, scale: number) =>
  d.replace(/-?\d+/g, (n) => String(Math.round(Number(n) * scale * 100) / 100))

/** The colour that most of the drawing's data is written for; near enough for tints and backgrounds. */
function mainColor(art: Art, drawing: Drawing | undefined): Ink {
  const own = drawing?.find(({ fill }) => fill)?.fill
  const longest = [...(art.colors ?? [])]
    .filter(([hex]) => hex !== '#ffffff')
    .sort((a, b) => b[1].length - a[1].length)[0]
  return own ?? (longest ? inkOfHex(longest[0]) : SOFT_GREY)
}

/** Outline and colour are read from the art when they are first asked for: a browser may not have it yet. */
function pictureOf(facts: PictureFacts): Picture {
  const art = () => findArt(facts.table, facts.id)
  let [outline, color]: [string?, Ink?] = []
  return {
    id: facts.id,
    name: facts.name,
    article: facts.article,
    syllables: facts.syllables,
    category: facts.category ?? CATEGORIES[facts.table] ?? 'objeto',
    get outline() {
      outline ??= scaled(art().outline, PICTURE_BOX / ART_BOX)
      return outline
    },
    detail: '',
    get color() {
      color ??= mainColor(art(), DRAWINGS[facts.id])
      return color
    },
    facts,
  }
}

/** Every picture of the library. */
export const LIBRARY: readonly Picture[] = RECORDS.map(pictureOf)

/** Pictures with one clear name of one word: fit for any sheet that uses the word. */
export const PICTURES: readonly Picture[] = LIBRARY.filter(
  ({ facts, name }) => facts?.goodWord && !name.includes(' ') && !facts.article.endsWith('s'),
)

const byId = new Map(LIBRARY.map((picture) => [picture.id, picture]))

/** The picture with this id. Throws RangeError for an unknown one. */
export function findPicture(id: string): Picture {
  const picture = byId.get(id)
  if (!picture) throw new RangeError(`no picture named ${id}`)
  return picture
}

/** Name of a thing on a page: that of a picture, or a kind's name for its own drawing. */
export const nameOfShown = (shown: string): string => byId.get(shown)?.name ?? shown

function layersOf(picture: Picture, style: PictureStyle): { readonly marks: readonly Mark[]; readonly box: number } {
  const { facts } = picture
  if (!facts) return { marks: strokeLayers(picture, style, style.size / PICTURE_BOX), box: PICTURE_BOX }
  const scale = style.size / ART_BOX
  const drawing = DRAWINGS[facts.id]
  if (drawing && !style.silhouette) return { marks: drawnLayers(drawing, style, scale, true), box: ART_BOX }
  const art = findArt(facts.table, facts.id)
  const colored = style.color && !style.fill && art.colors
  if (style.silhouette) {
    return { marks: [area(shadowData(art, Boolean(colored)), style.ink ?? BLACK)], box: ART_BOX }
  }
  if (colored || !art.line)
    return {
      marks: (art.colors ?? []).map(([hex, d, evenodd]) => area(d, inkOfHex(hex), evenodd && 'evenodd')),
      box: ART_BOX,
    }
  return { marks: lineLayers(art, style, scale), box: ART_BOX }
}

/** The picture as marks, centred on (cx, cy). */
export function drawPicture(which: Picture | string, style: PictureStyle): GroupMark {
  const picture = typeof which === 'string' ? findPicture(which) : which
  const { marks, box } = goOnWithout(() => layersOf(picture, style), { marks: [], box: ART_BOX })
  const scale = Math.round((style.size / box) * 1e5) / 1e5
  const drawing = group(-box / 2, -box / 2, marks)
  const flipped = picture.mirrored ? [group(0, 0, [drawing], { flip: true })] : [drawing]
  return {
    ...group(style.cx, style.cy, flipped, { scale, ...(style.rotate && { rotate: style.rotate }) }),
    picture: picture.id,
  }
}

/**
 * The lines of a picture without fills, so that crossed lines stay visible. Throws RangeError for our own drawings,
 * which have no lines without their fills.
 */
export function drawLines(id: string, style: Pick<PictureStyle, 'cx' | 'cy' | 'size' | 'ink' | 'rotate' | 'stroke'>) {
  const { facts } = findPicture(id)
  const art = facts && findArt(facts.table, facts.id)
  if (!art?.line) throw new RangeError(`${id} has no lines of its own`)
  const scale = style.size / ART_BOX
  const ink = style.ink ?? BLACK
  const more = (style.stroke ?? pencil(style.size)) / scale - (art.width ?? 0)
  const lines: Mark = {
    kind: 'path',
    // The areas opened in large black parts are cut out of them.
    d: art.line + (art.holes ?? ''),
    fill: ink,
    fillRule: art.holes ? 'evenodd' : 'nonzero',
    ...(more > 0 && { stroke: ink, width: Math.round(more * 10) / 10, join: 'round' as const }),
  }
  const turned = style.rotate ? { rotate: style.rotate } : {}
  return {
    ...group(style.cx, style.cy, [group(-ART_BOX / 2, -ART_BOX / 2, [lines])], {
      scale: Math.round(scale * 1e5) / 1e5,
      ...turned,
    }),
    picture: id,
  }
}

/** The picture as in a mirror. */
export function mirrorOf(id: string): Picture {
  const picture = findPicture(id)
  return { ...picture, mirrored: !picture.mirrored }
}

export interface PictureReach {
  /** Of the drawing, as shares of the picture's size. */
  readonly width: number
  readonly height: number
  /** The drawing's middle, from the middle of the picture's box. */
  readonly cx: number
  readonly cy: number
}

const reaches = new Map<string, PictureReach>()

/** Extent of a drawing in its box: to place it on a line or beside another. */
export function pictureReach(id: string, color: boolean): PictureReach {
  const key = `${id} ${color}`
  const known = reaches.get(key)
  if (known) return known
  const { facts } = findPicture(id)
  const art = facts ? findArt(facts.table, facts.id) : null
  const points = flattenPath((color && art?.colorOutline) || (art?.outline ?? '')).flat()
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)]
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const reach = {
    width: (right - left) / ART_BOX,
    height: (bottom - top) / ART_BOX,
    cx: ((left + right) / 2 - ART_BOX / 2) / ART_BOX,
    cy: ((top + bottom) / 2 - ART_BOX / 2) / ART_BOX,
  }
  reaches.set(key, reach)
  return reach
}
