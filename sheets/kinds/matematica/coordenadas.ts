/** A map under a grid: say where things are, mark what is asked for, join points in the order of their coordinates. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import type { Spot } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { FIGURE_GROUNDS } from '../../studio/places/figure-grounds.ts'
import { mapRoom } from '../../studio/places/map-room.ts'
import { SQUARED_MAPS, type SquaredMapName } from '../../studio/places/squared-maps.ts'
import { joinedPoints, mapGrid, placesAsked } from './coordinate-page.ts'
import { HIDDEN_FIGURES } from './hidden-figures.ts'
import {
  type CoordinateFacts,
  DIRECTIONS,
  DIVISIONS,
  type Direction,
  outermostOf,
  type PlacedThing,
  shareOf,
} from './squared-spots.ts'

/** Things on the map, each asked for, and crosses to make. */
const [THINGS, CROSSES] = [8, 4]
/** Deals of the map before a fuller one would be too rare. */
const DEALS = 40

type Dealt = Omit<CoordinateFacts, 'figure' | 'turn'>

/** A page to deal things for: its map from one side, and the points of the pages before. */
interface Ground {
  readonly level: Level
  readonly map: SquaredMapName
  readonly turn: number
  readonly used: ReadonlySet<string>
}

/** Spots that things may take: no edge, where half of a thing would be outside. */
function spotsOf(level: Level): Spot[] {
  const first = level === 'facil' ? 0 : 1
  const all = Array.from({ length: DIVISIONS[level] - first }, (_, i) => i + first)
  return all.flatMap((column) => all.map((row): Spot => [column, row]))
}

/** Neighbours meet at corners at most. */
const isClear = (taken: readonly Spot[], [x, y]: Spot) =>
  taken.every(([column, row]) => Math.abs(column - x) + Math.abs(row - y) > 1)

/** Above a point, a thing has its middle higher than the point. */
const HIGHER = 0.065

/** A thing's place on the map and the middle of its drawing. */
function drawnAt(level: Level, spot: Spot): Spot[] {
  const [x, y] = shareOf(level, spot)
  return level === 'facil'
    ? [[x, y]]
    : [
        [x, y],
        [x, y - HIGHER],
      ]
}

function dealThings(random: Random, { level, map, turn, used }: Ground): Dealt {
  const { things, bears, isPlain } = SQUARED_MAPS[map]
  // Points of the pages before come last.
  const spots = random.shuffle(spotsOf(level)).sort((a, b) => Number(used.has(String(a))) - Number(used.has(String(b))))
  const placed: PlacedThing[] = []
  const taken = () => placed.map(({ spot }) => spot)
  for (const thing of random.shuffle(things)) {
    const spot = spots.find(
      (one) => isClear(taken(), one) && drawnAt(level, one).every((share) => bears(thing.on, share, turn)),
    )
    if (spot && placed.length < THINGS) placed.push({ thing, spot })
  }
  const crosses: Spot[] = []
  for (const spot of spots)
    if (crosses.length < CROSSES && isPlain(shareOf(level, spot), turn) && isClear([...taken(), ...crosses], spot))
      crosses.push(spot)
  const directions = random.fork('direction').shuffle(Object.keys(DIRECTIONS) as Direction[])
  const [outermost = null] = directions.flatMap((one) => outermostOf(crosses, one) ?? [])
  return { placed, asked: random.shuffle(placed), crosses, outermost }
}

const spotsTaken = ({ placed, crosses }: Dealt) => [...placed.map(({ spot }) => spot), ...crosses].map(String)

/** The deal that repeats fewest points of the pages before. */
function placeThings(random: Random, ground: Ground): Dealt {
  let best: { readonly facts: Dealt; readonly again: number } | null = null
  for (let deal = 0; deal < DEALS; deal++) {
    const facts = dealThings(random.fork(deal), ground)
    if (facts.placed.length < THINGS || facts.crosses.length < CROSSES || !facts.outermost) continue
    const again = spotsTaken(facts).filter((spot) => ground.used.has(spot)).length
    if (!best || again < best.again) best = { facts, again }
    if (again === 0) break
  }
  if (best) return best.facts
  throw new RangeError(`${THINGS} things find no room on the map of ${ground.map}`)
}

/** Places of things and crosses, in shares of the map. */
const placesOf = (level: Level, { placed, crosses }: CoordinateFacts) =>
  [...placed.map(({ spot }) => spot), ...crosses].map((spot) => shareOf(level, spot))

const NO_PLACES: Dealt = { placed: [], asked: [], crosses: [], outermost: null }

export const coordenadas: SheetKind<PagesFacts<CoordinateFacts>> = {
  id: 'coordenadas',
  category: 'matematica',
  themes: Object.keys(SQUARED_MAPS),
  draw: (options) => {
    const { level } = options
    const map = (options.theme ?? 'ilha') as SquaredMapName
    const items = HIDDEN_FIGURES.filter((one) => one.map === map)
    const figures = level === 'desafio' ? dealPages(options, { items, perPage: 1, nameOf: ({ name }) => name }) : []
    const seen = createRandom(options.seed)
    const first = seen.fork('look').integer(0, 7)
    const used = new Set<string>()
    const pages = Array.from({ length: options.pages }, (_, index): CoordinateFacts => {
      const turn = (first + 3 * index) % 8
      const [figure = null] = figures[index] ?? []
      if (level === 'desafio') return { ...NO_PLACES, figure, turn }
      const dealt = placeThings(seen.fork('places').fork(index), { level, map, turn, used })
      for (const spot of spotsTaken(dealt)) used.add(spot)
      return { ...dealt, figure, turn }
    })
    return composeSheet(options, 'write', (_, index) => {
      const facts = pages[index] as CoordinateFacts
      const { figure, turn } = facts
      const pen = new Pen(options.color)
      const tasks: PageMark[] = figure ? joinedPoints(pen, figure) : placesAsked(pen, level, map, facts)
      return {
        marks: [
          ...marksOf([
            mapRoom(
              pen,
              first + index,
              map,
              figure
                ? FIGURE_GROUNDS[figure.ground](pen)
                : SQUARED_MAPS[map].draw(pen, placesOf(level, facts), DIVISIONS[level], turn),
            ),
            pictureTitle(pen, options),
          ]),
          ...marksOf(mapGrid(pen, level)),
          ...tasks,
        ],
        whole: true,
        pictures: [...(figure ? [] : SQUARED_MAPS[map].names), ...facts.placed.map(({ thing }) => thing.name)],
        facts,
        items: figure ? [figure.name] : facts.asked.map(({ thing, spot }) => `${thing.name} ${spot.join(' ')}`),
      }
    })
  },
}
