/** The map as a picture: the sea, the countries around, the states, a compass rose and a boat. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { type Point, round } from '../../scene/marks.ts'
import { box as boxPath, circle } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { boat } from '../../studio/shapes/seaside.ts'
import { Atlas, bordersBetween, hasArc, isWithin, outerArcs } from './atlas.ts'
import { boxAround, type FreePlaces, type Size } from './free-places.ts'
import { REGIONS, type Region, regionLabel, STATES } from './states.ts'

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
/** The state in which the name of a region is looked for first. */
export const REGION_AT: Readonly<Record<Region, string>> = {
  norte: 'AM',
  nordeste: 'BA',
  'centro-oeste': 'MT',
  sudeste: 'SP',
  sul: 'RS',
}
/** Names of countries are smaller where all of Brazil is seen. */
export const countrySize = (region: Region | null) => (region ? 3 : 2.9)
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
  /** The part of the paper that shows the map. */
  readonly area: Box
  /** Places in it that no line crosses, and no label takes. */
  readonly free: FreePlaces
  /** Middle of the compass rose, and of the boat's waterline. */
  readonly rose: Point
  readonly boat: Point | null
  /** Middle of the ocean's name. */
  readonly ocean: Point | null
}

export const ROSE_R = 14.6
const OCEAN = { words: ['OCEANO', 'ATLÂNTICO'], size: 3.8, step: 5.4 }

export interface Name {
  readonly name: string
  readonly at: Point
}

const wordSize = (word: string, size: number): Size => ({ width: measureText(word, 'text', size), height: size * 1.1 })
const clamped = ({ x, y }: Point, area: Box): Point => ({
  x: Math.min(Math.max(x, area.x), area.x + area.width),
  y: Math.min(Math.max(y, area.y), area.y + area.height),
})

/** Farthest place of a name from the middle of what it names, and of a name in the sea beside a small country, mm. */
const NAME_REACH = { inside: 60, besideCoast: 16 }

function placed(look: MapLook, name: string, at: Point, size: number, holds: (point: Point) => boolean): Name[] {
  const found = look.free.near(clamped(at, look.area), wordSize(name, size), { reach: NAME_REACH.inside, holds })
  return found ? [{ name, at: found }] : []
}

/** Names of the countries that the page shows, each inside its country, or in the sea beside it. */
export function countryNames(look: MapLook): Name[] {
  const { atlas, area, free } = look
  const size = countrySize(look.region)
  const countries = atlas.countries()
  const isSea = seaOf(look)
  return COUNTRY_NAMES.flatMap(([name, longitude, latitude]) => {
    const at = atlas.at(longitude, latitude)
    const { rings = [] } = countries.find((country) => country.name === name) ?? {}
    const inside = placed(look, name, at, size, (point) => isWithin(rings, point))
    if (inside.length > 0 || clamped(at, area).x !== at.x || clamped(at, area).y !== at.y) return inside
    const beside = free.near(at, wordSize(name, size), { reach: NAME_REACH.besideCoast, holds: isSea })
    return beside ? [{ name, at: beside }] : []
  })
}

/** Farthest place of letters from a state that is smaller than they are, mm. */
const BESIDE_SMALL = 10

/** Letters of the states around the region, where there is room for them; those of the small district are beside it. */
export const lettersAround = (look: MapLook, size: number): Name[] =>
  STATES.filter((state) => look.region !== null && state.region !== look.region).flatMap(({ id }) => {
    const inside = placed(look, id, look.atlas.room(id), size, look.atlas.within(id))
    if (inside.length > 0 || id !== 'DF') return inside
    const beside = look.free.near(look.atlas.room(id), wordSize(id, size), { reach: BESIDE_SMALL })
    return beside ? [{ name: id, at: beside }] : []
  })

/** Names of the regions that the page is not about, where there is room for them. */
export const regionNames = (look: MapLook, size: number): Name[] =>
  REGIONS.filter((one) => one !== look.region).flatMap((one) => {
    const states = STATES.filter(({ region }) => region === one).map(({ id }) => look.atlas.within(id))
    const at = look.atlas.room(REGION_AT[one])
    return placed(look, regionLabel(one), at, size, (point) => states.some((within) => within(point)))
  })

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

const seaOf = ({ atlas }: Pick<MapLook, 'atlas'>) => {
  const countries = atlas.countries()
  const states = STATES.map(({ id }) => atlas.within(id))
  return (point: Point) =>
    !countries.some(({ rings }) => isWithin(rings, point)) && !states.some((within) => within(point))
}

/**
 * Takes the places of the compass rose, of the boat and of the ocean's name.
 * @returns the middle of the name; null where the page shows too little sea
 */
export function takeFixed(look: Omit<MapLook, 'ocean'>): Point | null {
  const { free, rose: wind, boat: sail } = look
  free.take(boxAround(wind, { width: 2 * ROSE_R, height: 2 * ROSE_R }))
  if (sail) free.take(boxAround({ x: sail.x, y: sail.y - 8 }, { width: 24, height: 22 }))
  const wanted = OCEAN_AT[look.region ?? 'brasil']
  if (!wanted) return null
  const { words, size, step } = OCEAN
  const box = { width: Math.max(...words.map((word) => measureText(word, 'display', size))), height: step + size }
  return free.near(look.atlas.at(...wanted), box, { reach: NAME_REACH.inside, holds: seaOf(look) })
}

export const oceanName = (pen: Pen, { ocean }: MapLook): Drawing =>
  OCEAN.words.map((word, i) =>
    ocean
      ? pen.text(ocean.x, round(ocean.y + (i - 0.5) * OCEAN.step + OCEAN.size * 0.35), word, OCEAN.size, {
          fill: 'waterLine',
        })
      : [],
  )

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

export const names = (pen: Pen, drawn: readonly Name[], size: number): Drawing =>
  drawn.map(({ name, at }) => pen.text(at.x, round(at.y + size * 0.35), name, size, { font: 'text', fill: 'greyDark' }))

/** Borders of states and countries, of regions, and of the country or region that the page is about, mm. */
const [THIN, MIDDLE, THICK] = [0.5, 0.9, 1.4]
/** The coast of a smaller island would be a blot, mm around. */
const ISLAND = 24

/** The borders that matter, over what was painted: Brazil's own, and those of the regions or of the region. */
export function contours(pen: Pen, { atlas, region }: MapLook): Drawing {
  const isOwn = (arc: number) => region === null || hasArc(arc, region)
  const groups = region
    ? [
        STATES.filter((state) => state.region === region).map(({ id }) => id),
        STATES.filter((state) => state.region !== region).map(({ id }) => id),
      ]
    : REGIONS.map((one) => STATES.filter((state) => state.region === one).map(({ id }) => id))
  return [
    bordersBetween(groups).map((arc) => pen.line(atlas.arc(arc), region ? THICK : MIDDLE)),
    outerArcs()
      .filter((arc) => atlas.roundRing(arc) > ISLAND)
      .map((arc) => pen.line(atlas.arc(arc), isOwn(arc) ? THICK : MIDDLE)),
  ]
}

/** The rose of the winds and the boat, over land and sea. */
export const signs = (pen: Pen, { rose: wind, boat: sail }: MapLook): Drawing => [
  sail ? boat(pen, sail.x, sail.y, 0.5) : [],
  rose(pen, wind),
]

/** The part of a drawing inside the map's frame, and the frame's upper and lower edge. */
export const inFrame = (pen: Pen, { x, y, width, height }: Box, inside: Drawing): Drawing => [
  pen.clip(boxPath(x, y, width, height, 0), inside),
  pen.line(`M${x} ${y}h${width}M${x} ${round(y + height)}h${width}`, 0.9),
]

export const plateWidth = (name: string, size: number) => measureText(name, 'display', size) + size * 1.1

/** A name on a white plate, whose middle is at x, y. */
export function plate(pen: Pen, x: number, y: number, name: string, size: number): Drawing {
  const width = plateWidth(name, size)
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
