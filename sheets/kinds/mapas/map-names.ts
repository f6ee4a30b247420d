/** Names on a map, each where no line crosses it: of the ocean, of countries, of states and regions around. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { type Point, round } from '../../scene/marks.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { insideOf } from './atlas.ts'
import type { Size } from './free-places.ts'
import type { MapLook } from './map-drawing.ts'
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
  brasil: [-36.4, -25.8],
  norte: [-45.4, 5.6],
  nordeste: [-35.6, -15.4],
  'centro-oeste': null,
  sudeste: [-40.6, -24],
  sul: [-47.6, -29.6],
}

const OCEAN = { words: ['OCEANO', 'ATLÂNTICO'], size: 3.8, step: 5.4 }

export interface Name {
  readonly name: string
  readonly at: Point
}

/** Room of a name's ends for the thickest border, mm. */
const BORDER = 0.8

const wordSize = (word: string, size: number): Size => ({
  width: measureText(word, 'text', size) + BORDER,
  height: size * 1.1,
})
/** The nearest point of the map. */
const inArea = ({ x, y }: Point, area: Box): Point => ({
  x: Math.min(Math.max(x, area.x), area.x + area.width),
  y: Math.min(Math.max(y, area.y), area.y + area.height),
})

/** Farthest place of a name from the middle of what it names, and of a name in the sea beside a small country, mm. */
const NAME_REACH = { inside: 60, besideCoast: 16 }

const isSame = (one: Point, other: Point) => one.x === other.x && one.y === other.y

function placed(look: MapLook, name: string, at: Point, size: number, holds: (point: Point) => boolean): Name[] {
  const found = look.free.near(inArea(at, look.area), wordSize(name, size), { reach: NAME_REACH.inside, holds })
  return found ? [{ name, at: found }] : []
}

const seaOf = ({ atlas }: MapLook) => {
  const lands = [...atlas.countries().map(({ rings }) => insideOf(rings)), ...STATES.map(({ id }) => atlas.within(id))]
  return (point: Point) => !lands.some((within) => within(point))
}

/** The two words of the ocean; none where the page shows too little sea. */
export function oceanName(look: MapLook): Name[] {
  const wanted = OCEAN_AT[look.region ?? 'brasil']
  if (!wanted) return []
  const { words, size, step } = OCEAN
  const box = { width: Math.max(...words.map((word) => measureText(word, 'display', size))), height: step + size }
  const at = look.free.near(look.atlas.at(...wanted), box, { reach: NAME_REACH.inside, holds: seaOf(look) })
  return at ? words.map((name, i) => ({ name, at: { x: at.x, y: at.y + (i - 0.5) * step } })) : []
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
    const inside = placed(look, name, at, size, insideOf(rings))
    if (inside.length > 0 || !isSame(inArea(at, area), at)) return inside
    const beside = free.near(at, wordSize(name, size), { reach: NAME_REACH.besideCoast, holds: isSea })
    return beside ? [{ name, at: beside }] : []
  })
}

/** Farthest place of letters from a state that is smaller than they are, mm. */
const BESIDE_SMALL = 10

/**
 * Letters of the states around the region, where there is room for them. The small district is full of its own, so that
 * nobody takes it for a box to write in; still smaller, it has them beside it.
 */
export const lettersAround = (look: MapLook, size: number): Name[] =>
  STATES.filter((state) => look.region !== null && state.region !== look.region).flatMap(({ id }) => {
    const inside = placed(look, id, look.atlas.room(id), size, look.atlas.within(id))
    if (inside.length > 0 || id !== 'DF') return inside
    const middle = look.atlas.room(id)
    if (2 * middle.r >= size) return [{ name: id, at: middle }]
    const beside = look.free.near(middle, wordSize(id, size), { reach: BESIDE_SMALL })
    return beside ? [{ name: id, at: beside }] : []
  })

/** Names of the regions that the page is not about, where there is room for them. */
export const regionNames = (look: MapLook, size: number): Name[] =>
  REGIONS.filter((one) => one !== look.region).flatMap((one) => {
    const states = STATES.filter(({ region }) => region === one).map(({ id }) => look.atlas.within(id))
    const at = look.atlas.room(REGION_AT[one])
    return placed(look, regionLabel(one), at, size, (point) => states.some((within) => within(point)))
  })

/** Names in the letters of the map. */
export const drawNames = (pen: Pen, named: readonly Name[], size: number): Drawing =>
  named.map(({ name, at }) => pen.text(at.x, round(at.y + size * 0.35), name, size, { font: 'text' }))

export const drawOcean = (pen: Pen, named: readonly Name[]): Drawing =>
  named.map(({ name, at }) => pen.text(at.x, round(at.y + OCEAN.size * 0.35), name, OCEAN.size))
