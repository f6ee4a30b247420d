/** The map as a picture: the sea, the countries around, the states, a compass rose and a boat. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { type Point, round } from '../../scene/marks.ts'
import { box as boxPath, circle } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { boat } from '../../studio/shapes/seaside.ts'
import { Atlas, bordersBetween, hasArc } from './atlas.ts'
import { boxAround, type FreePlaces } from './free-places.ts'
import { REGIONS, type Region, STATES } from './states.ts'

export interface MapLook {
  readonly atlas: Atlas
  /** The region that the page is about; null for all of Brazil. */
  readonly region: Region | null
  /** The part of the paper that shows the map. */
  readonly area: Box
  /** Places in it that no line crosses, and no label takes. */
  readonly free: FreePlaces
  /** Middle of the compass rose, and of the boat's waterline. */
  readonly rose: Point
  readonly boat: Point | null
  /** Outer arcs of Brazil without those of small islands, whose coasts would be blots. */
  readonly coast: readonly number[]
}

export const ROSE_R = 14.6

/** The rose of the winds with the four letters of Brazilian maps. */
function rose(pen: Pen, { x, y }: Point): Drawing {
  const long = 8.5
  const short = 2.1
  const half = (dx: number, dy: number, side: 1 | -1): Drawing => {
    const corner = { x: x + (dx - dy * side) * short, y: y + (dy + dx * side) * short }
    const tip = { x: x + dx * long, y: y + dy * long }
    const d = `M${round(x)} ${round(y)}L${round(corner.x)} ${round(corner.y)}L${round(tip.x)} ${round(tip.y)}z`
    return pen.shape(d, side > 0 ? 'black' : 'white', 0.5)
  }
  const winds: readonly (readonly [dx: number, dy: number, letter: string])[] = [
    [0, -1, 'N'],
    [1, 0, 'L'],
    [0, 1, 'S'],
    [-1, 0, 'O'],
  ]
  return [
    pen.shape(circle(x, y, ROSE_R), 'white', 0.6),
    winds.map(([dx, dy]) => [half(dx, dy, 1), half(dx, dy, -1)]),
    winds.map(([dx, dy, letter]) =>
      pen.text(round(x + dx * (long + 3)), round(y + dy * (long + 3) + 1.5), letter, 4.2),
    ),
  ]
}

/** Everything below the names: what is coloured or written comes over it. */
export function ground(pen: Pen, look: MapLook): Drawing {
  const { atlas, area, region } = look
  const seen = STATES.filter((state) => region === null || state.region === region)
  const others = STATES.filter((state) => !seen.includes(state))
  return [
    pen.shape(boxPath(area.x, area.y, area.width, area.height, 0), 'water', null),
    atlas.countries().map(({ rings }) => pen.shape(Atlas.contour(rings), 'sand', THIN)),
    others.map(({ id }) => pen.shape(atlas.state(id), 'cream', THIN)),
    seen.map(({ id }) => pen.shape(atlas.state(id), 'white', THIN)),
  ]
}

/** Borders of states and countries, of regions, and of the country or region that the page is about, mm. */
const [THIN, MIDDLE, THICK] = [0.5, 0.9, 1.4]

/** The borders that matter, over what was painted: Brazil's own, and those of the regions or of the region. */
export function contours(pen: Pen, { atlas, region, coast }: MapLook): Drawing {
  const isOwn = (arc: number) => region === null || hasArc(arc, region)
  const groups = region
    ? [
        STATES.filter((state) => state.region === region).map(({ id }) => id),
        STATES.filter((state) => state.region !== region).map(({ id }) => id),
      ]
    : REGIONS.map((one) => STATES.filter((state) => state.region === one).map(({ id }) => id))
  return [
    bordersBetween(groups).map((arc) => pen.line(atlas.arc(arc), region ? THICK : MIDDLE)),
    coast.map((arc) => pen.line(atlas.arc(arc), isOwn(arc) ? THICK : MIDDLE)),
  ]
}

/** The rose of the winds and the boat, over land and sea. */
export const signs = (pen: Pen, { rose: wind, boat: sail }: MapLook): Drawing => [
  sail ? boat(pen, sail.x, sail.y, 0.5) : [],
  rose(pen, wind),
]

/** The part of a drawing inside the map's frame. */
export const inFrame = (pen: Pen, { x, y, width, height }: Box, inside: Drawing): Drawing =>
  pen.clip(boxPath(x, y, width, height, 0), inside)

/** Upper and lower edge of the map's frame. */
export const frameEdges = (pen: Pen, { x, y, width, height }: Box): Drawing =>
  pen.line(`M${x} ${y}h${width}M${x} ${round(y + height)}h${width}`, 0.9)

/** A white plate with round ends. */
export const pill = (pen: Pen, { x, y, width, height }: Box): Drawing =>
  pen.shape(boxPath(round(x), round(y), round(width), round(height), height / 2), 'white', 0.5)

export const plateWidth = (name: string, size: number) => measureText(name, 'display', size) + size * 1.1

/** A name on a white plate, whose middle is at x, y. */
export const plate = (pen: Pen, x: number, y: number, name: string, size: number): Drawing => [
  pill(pen, boxAround({ x, y }, { width: plateWidth(name, size), height: size * 1.5 })),
  pen.text(x, round(y + size * 0.35), name, size),
]

/** A line from a label beside the coast to its state, with a dot at the end. */
export const leader = (pen: Pen, from: Point, to: Point): Drawing => [
  pen.line(`M${from.x} ${from.y}L${to.x} ${to.y}`, 0.5),
  pen.spot(to.x, to.y, 0.7),
]

/** A card at the foot of the picture for the list, the legend or the questions. */
export const card = (pen: Pen, { x, y, width, height }: Box): Drawing =>
  pen.shape(boxPath(x, y, width, height, 5), 'white', 1)
