/** Shared by the pages of the map: the paper with its map and its card, and the places on them. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { PICTURE, pictureTitle } from '../../page/picture-page.ts'
import { round } from '../../scene/marks.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'
import { box as boxPath } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { Atlas, outerArcs } from './atlas.ts'
import { boxAround, FreePlaces } from './free-places.ts'
import { card, contours, frameEdges, ground, inFrame, type MapLook, ROSE_R, signs } from './map-drawing.ts'
import { drawOcean, type Name, oceanName } from './map-names.ts'
import type { Question } from './map-questions.ts'
import { REGIONS, type Region, STATES } from './states.ts'

export interface MapFacts {
  /** Names of what is painted, with the pencil. */
  readonly paints: readonly { readonly name: string; readonly pencil: string }[]
  /** States whose letters are missing. */
  readonly written: readonly string[]
  readonly questions: readonly Question[]
}

export const NONE: MapFacts = { paints: [], written: [], questions: [] }
export const QUESTIONS = 4
const CARD_X = PICTURE.x + 6
const CARD_WIDTH = PICTURE.width - 12
const CARD_END = PICTURE.y + PICTURE.height - 6
const MAP_TOP = 58
/** Kept free on the right for labels beside the coast, and around the map. */
const [SEA, SHORE] = [26, 6]

export const regionOf = (theme: string | undefined): Region | null => REGIONS.find((one) => one === theme) ?? null
export const statesOf = (region: Region | null) => STATES.filter((state) => region === null || state.region === region)

/** Columns of the list of states. */
export const listColumns = (count: number) => (count > 9 ? 4 : 3)

/** Height of the card at the foot by level, mm. */
function cardHeight(level: Level, count: number): number {
  if (level === 'desafio') return 8 + QUESTIONS * 13.4
  if (level === 'medio') return 8 + Math.ceil(count / listColumns(count)) * 5.4
  return 6 + Math.ceil(count / 3) * 11
}

/** Their lower right corner is land: no boat sails there. */
const INLAND: readonly Region[] = ['norte', 'centro-oeste']

export interface Layout {
  readonly look: MapLook
  readonly card: Box
  readonly ocean: readonly Name[]
}

/** The coast of a smaller island would be a blot, mm around. */
const ISLAND = 24

/** The look of a map; the places of its compass rose and its boat are taken. */
function lookOf(region: Region | null, area: Box): MapLook {
  const fit: Box = {
    x: PICTURE.x + SHORE,
    y: area.y + SHORE,
    width: PICTURE.width - SHORE - SEA,
    height: area.height - 2 * SHORE,
  }
  const atlas = new Atlas(
    statesOf(region).map(({ id }) => id),
    fit,
  )
  const free = new FreePlaces(area, atlas.lines())
  const bottom = area.y + area.height
  const rose = { x: PICTURE.x + PICTURE.width - 19, y: bottom - 17 }
  const boat = region && INLAND.includes(region) ? null : { x: PICTURE.x + PICTURE.width - 48, y: bottom - 6 }
  free.take(boxAround(rose, { width: 2 * ROSE_R, height: 2 * ROSE_R }))
  if (boat) free.take(boxAround({ x: boat.x, y: boat.y - 8 }, { width: 24, height: 22 }))
  const coast = outerArcs().filter((arc) => atlas.roundRing(arc) > ISLAND)
  return { atlas, region, area, free, rose, boat, coast }
}

function layout(level: Level, region: Region | null): Layout {
  const listed = level === 'facil' && region === null ? REGIONS.length : statesOf(region).length
  const height = cardHeight(level, listed)
  const card: Box = { x: CARD_X, y: CARD_END - height, width: CARD_WIDTH, height }
  const area: Box = { x: PICTURE.x, y: MAP_TOP, width: PICTURE.width, height: card.y - MAP_TOP - 3 }
  const look = lookOf(region, area)
  return { look, card, ocean: oceanName(look) }
}

/** A map with its labels, laid out once: they are the same on every sheet of a level. */
export function eachMap<Labels>(label: (look: MapLook) => Labels) {
  const made = new Map<string, Layout & Labels>()
  return ({ level, theme }: SheetOptions): Layout & Labels => {
    const region = regionOf(theme)
    const key = `${level} ${region}`
    const known = made.get(key)
    if (known) return known
    const place = layout(level, region)
    const labelled = { ...place, ...label(place.look) }
    made.set(key, labelled)
    return labelled
  }
}

/** The paper of every page, below what it asks. */
export function paper(
  pen: Pen,
  options: SheetOptions,
  { look, card: foot, ocean }: Layout,
): readonly [below: Drawing, over: Drawing] {
  const { x, y, width, height } = PICTURE
  return [
    [pen.shape(boxPath(x, y, width, height, 0), 'cream', null), inFrame(pen, look.area, ground(pen, look))],
    [
      inFrame(pen, look.area, [contours(pen, look), signs(pen, look)]),
      frameEdges(pen, look.area),
      drawOcean(pen, ocean),
      card(pen, foot),
      pictureTitle(pen, options),
    ],
  ]
}

export const inColumns = (box: Box, columns: number, count: number, i: number, step: number) => {
  const rows = Math.ceil(count / columns)
  return {
    x: round(box.x + 5 + Math.floor(i / rows) * ((box.width - 8) / columns)),
    y: round(box.y + 4 + (i % rows) * step),
  }
}

export const fitted = (said: string, size: number, room: number) =>
  Math.min(size, round((size * room) / measureText(said, 'text', size)))
