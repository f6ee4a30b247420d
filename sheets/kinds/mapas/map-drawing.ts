/** The map as a picture: the sea, the countries around, the states, a compass rose and a boat. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { PICTURE } from '../../page/picture-page.ts'
import { type Point, round } from '../../scene/marks.ts'
import { box as boxPath, circle } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { boat } from '../../studio/shapes/seaside.ts'
import { type Atlas, bordersBetween } from './atlas.ts'
import { REGIONS, type Region, STATES } from './states.ts'

/** Places of the names of countries, in degrees. */
const COUNTRY_NAMES: readonly (readonly [name: string, longitude: number, latitude: number])[] = [
  ['Colômbia', -71.6, 1.4],
  ['Venezuela', -66, 4.4],
  ['Guiana', -58.9, 5.4],
  ['Suriname', -55.4, 6.7],
  ['Guiana Francesa', -50.2, 5.6],
  ['Peru', -72.6, -13.4],
  ['Bolívia', -64.6, -17],
  ['Paraguai', -58.6, -23],
  ['Argentina', -63.4, -29.5],
  ['Uruguai', -55.9, -32.9],
  ['Chile', -69.9, -25.5],
]
/** Names of countries are smaller where all of Brazil is seen. */
const countrySize = (region: Region | null) => (region ? 3 : 2.9)
/** Place of the ocean's name, in degrees. */
const OCEAN_AT: Readonly<Record<Region | 'brasil', readonly [longitude: number, latitude: number] | null>> = {
  brasil: [-36.4, -24.6],
  norte: [-45.4, 5.6],
  nordeste: [-35.6, -15.4],
  'centro-oeste': null,
  sudeste: [-40.6, -24],
  sul: [-47.6, -29.6],
}

export interface MapLook {
  readonly atlas: Atlas
  /** The region that the page is about; null for all of Brazil. */
  readonly region: Region | null
  /** The part of the paper that shows the map: names stay inside it. */
  readonly area: Box
  /** Middle of the compass rose, and of the boat's waterline. */
  readonly rose: Point
  readonly boat: Point | null
}

const ROSE_R = 14.6

export interface Name {
  readonly name: string
  readonly at: Point
}

/** True if a word of this size is seen whole: inside the map, beside the compass rose. */
function isSeen({ area, rose: wind }: MapLook, { x, y }: Point, width: number): boolean {
  const inside = x - width / 2 > area.x + 2 && x + width / 2 < area.x + area.width - 2
  const clear = Math.abs(x - wind.x) > ROSE_R + width / 2 || Math.abs(y - wind.y) > ROSE_R + 3
  return inside && clear && y > area.y - 3 && y < area.y + area.height - 2
}

/** Names of the countries that the page shows. */
export function countryNames(look: MapLook): Name[] {
  const size = countrySize(look.region)
  return COUNTRY_NAMES.map(([name, longitude, latitude]) => ({ name, at: look.atlas.at(longitude, latitude) })).filter(
    ({ name, at }) => isSeen(look, at, measureText(name, 'text', size)),
  )
}

/** Letters of the states around the region, where there is room for them. */
export function lettersAround(look: MapLook, size: number): Name[] {
  return STATES.filter((state) => look.region !== null && state.region !== look.region)
    .map(({ id }) => ({ name: id, at: look.atlas.room(id), r: look.atlas.room(id).r }))
    .filter(({ at, r }) => r > 2.4 && isSeen(look, at, size * 1.7))
}

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
  const { atlas, region, boat: sail, rose: wind } = look
  const seen = STATES.filter((state) => region === null || state.region === region)
  const sea = OCEAN_AT[region ?? 'brasil']
  const ocean = sea && atlas.at(...sea)
  const others = STATES.filter((state) => !seen.includes(state))
  return [
    pen.shape(boxPath(PICTURE.x, PICTURE.y, PICTURE.width, PICTURE.height, 0), 'water', null),
    atlas.countries().map(({ d }) => pen.shape(d, 'sand', 0.35)),
    others.map(({ id }) => pen.shape(atlas.state(id), 'cream', 0.35)),
    seen.map(({ id }) => pen.shape(atlas.state(id), 'white', 0.6)),
    countryNames(look).map(({ name, at }) =>
      pen.text(at.x, at.y, name, countrySize(region), { font: 'text', fill: 'greyDark' }),
    ),
    ocean
      ? ['OCEANO', 'ATLÂNTICO'].map((word, i) => pen.text(ocean.x, ocean.y + i * 5.4, word, 3.8, { fill: 'waterLine' }))
      : [],
    sail ? boat(pen, sail.x, sail.y, 0.5) : [],
    rose(pen, wind),
  ]
}

/** The contour of the region, or the borders between regions, over what was painted. */
export function contours(pen: Pen, { atlas, region }: MapLook): Drawing {
  const groups = region
    ? [
        STATES.filter((state) => state.region === region).map(({ id }) => id),
        STATES.filter((state) => state.region !== region).map(({ id }) => id),
      ]
    : REGIONS.map((one) => STATES.filter((state) => state.region === one).map(({ id }) => id))
  return bordersBetween(groups).map((arc) => pen.line(atlas.arc(arc), 1.3))
}

/** A name on a white plate, whose middle is at x, y. */
export function plate(pen: Pen, x: number, y: number, name: string, size: number): Drawing {
  const width = measureText(name, 'display', size) + size * 1.1
  const height = size * 1.5
  return [
    pen.shape(
      boxPath(round(x - width / 2), round(y - height / 2), round(width), round(height), height / 2),
      'white',
      0.5,
    ),
    pen.text(x, round(y + size * 0.35), name, size),
  ]
}

/** A line from a label beside the coast to its state, with a dot at the end. */
export const leader = (pen: Pen, from: Point, to: Point): Drawing => [
  pen.line(`M${from.x} ${from.y}L${to.x} ${to.y}`, 0.5),
  pen.spot(to.x, to.y, 0.7),
]

/** A card at the foot of the picture for the list, the legend or the questions. */
export const card = (pen: Pen, { x, y, width, height }: Box): Drawing =>
  pen.shape(boxPath(x, y, width, height, 5), 'white', 1)
