/** Routes along the lanes of a map from place to place, dealt so that none runs over another or through a third place. */
import type { Random } from '../../page/random.ts'
import type { Spot } from '../../studio/paths.ts'
import { LANES, type MapPlace } from '../../studio/places/way-map.ts'
import type { FoundPlace, WayLand } from '../../studio/places/wayfinding.ts'
import { stepOf, type WindIndex } from './winds.ts'

export interface Leg {
  readonly steps: number
  /** One of the four cardinal points. */
  readonly wind: WindIndex
}

export interface Route {
  readonly from: MapPlace
  readonly to: MapPlace
  readonly legs: readonly Leg[]
  /** Every crossing of the route. */
  readonly spots: readonly Spot[]
}

export interface RouteFacts {
  readonly places: readonly MapPlace[]
  /** Right angles, clockwise, by which the map's north is turned from the upper edge. */
  readonly quarter: number
  readonly drawn: readonly Route[]
  readonly told: Route
}

interface Scale {
  /** Name of a step, and of the steps that the child counts. */
  readonly unit: string
  readonly counted: string
  readonly length: number
  readonly measure: string
}

/** A step of the map in life. */
export const SCALES: Readonly<Record<WayLand, Scale>> = {
  bairro: { unit: 'quadra', counted: 'as quadras', length: 100, measure: 'metros' },
  litoral: { unit: 'quadrado', counted: 'os quadrados', length: 2, measure: 'km' },
  sitio: { unit: 'quadra', counted: 'as quadras', length: 50, measure: 'metros' },
}

const PLACES = 7
const SPOTS = Array.from({ length: LANES.count ** 2 }, (_, i): Spot => [i % LANES.count, Math.floor(i / LANES.count)])
const isInside = ([column, row]: Spot) => Math.min(column, row) >= 0 && Math.max(column, row) < LANES.count
const isSame = ([x, y]: Spot, [u, v]: Spot) => x === u && y === v
const CARDINAL: readonly WindIndex[] = [0, 2, 4, 6]

/** A route of so many legs, each at a right angle to the one before; it may leave the map or cross itself. */
function wander(random: Random, start: Spot, count: number, quarter: number) {
  const legs: Leg[] = []
  const spots: Spot[] = [start]
  for (let i = 0; i < count; i++) {
    const before = legs.at(-1)
    const wind = random.pick(CARDINAL.filter((one) => !before || (one - before.wind + 8) % 4 === 2))
    const steps = random.integer(1, 3)
    const [dx, dy] = stepOf(wind, quarter)
    for (let k = 0; k < steps; k++) {
      const [x, y] = spots.at(-1) ?? start
      spots.push([x + dx, y + dy])
    }
    legs.push({ steps, wind })
  }
  return { legs, spots }
}

function routeBetween(
  random: Random,
  places: readonly MapPlace[],
  count: number,
  { quarter, taken }: { readonly quarter: number; readonly taken: readonly Spot[] },
): Route | null {
  for (let attempt = 0; attempt < 40; attempt++) {
    const from = random.pick(places)
    const { legs, spots } = wander(random, from.spot, count, quarter)
    const end = spots.at(-1) ?? from.spot
    const to = places.find(({ spot }) => isSame(spot, end))
    const passed = spots.slice(1, -1)
    const isFree = passed.every(
      (spot) =>
        isInside(spot) && !places.some((one) => isSame(one.spot, spot)) && !taken.some((one) => isSame(one, spot)),
    )
    const isSimple = new Set(spots.map(String)).size === spots.length
    if (to && to !== from && isFree && isSimple && spots.length > count + 2) return { from, to, legs, spots }
  }
  return null
}

/** Routes of two, three and three legs to three places; the child puts the last one in steps. */
const LEGS = [2, 3, 3]

export function routeFacts(random: Random, all: readonly FoundPlace[], quarter: number): RouteFacts {
  for (;;) {
    const spots = random.sample(SPOTS, PLACES)
    const places = random.sample(all, PLACES).map((place, i): MapPlace => ({ place, spot: spots[i] ?? [0, 0] }))
    const routes: Route[] = []
    for (const count of LEGS) {
      const taken = routes.flatMap(({ spots: passed }) => passed)
      const route = routeBetween(random, places, count, { quarter, taken })
      if (route && routes.every(({ to }) => to !== route.to)) routes.push(route)
    }
    const [first, second, told] = routes
    if (first && second && told) return { places, quarter, drawn: [first, second], told }
  }
}
