/** Directions by the Sun, from place to place on a map, along routes in words and lines. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { FOUND_PLACES, type FoundPlace, WAY_LANDS, type WayLand } from '../../studio/places/wayfinding.ts'
import { type DirectionFacts, directionFacts, directionPage } from './direction-page.ts'
import { routePage } from './route-page.ts'
import { type RouteFacts, routeFacts } from './routes.ts'
import { bodyQuestions, NORTH_UP_VIEWS, quarterWind, type SunFacts, sideOf, sunPage, TURNED_VIEWS } from './sun-page.ts'
import { WINDS } from './winds.ts'

export interface CardinalFacts {
  readonly sun: SunFacts | null
  readonly direction: DirectionFacts | null
  readonly route: RouteFacts | null
}

const NO_FACTS: CardinalFacts = { sun: null, direction: null, route: null }

interface CardinalPage {
  readonly facts: CardinalFacts
  readonly marks: readonly PageMark[]
  readonly items: readonly string[]
  readonly pictures: readonly string[]
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => CardinalPage

const placesOf = (land: WayLand): readonly FoundPlace[] => FOUND_PLACES[land]

/** Clockwise from ahead: in a land with water, the one ahead is on it. */
function viewPlaces(random: Random, land: WayLand): FoundPlace[] {
  const onLand = random.shuffle(placesOf(land).filter(({ on }) => on === 'land'))
  const onWater = random.shuffle(placesOf(land).filter(({ on }) => on === 'water'))
  return [...onWater.slice(0, 1), ...onLand].slice(0, 4)
}

const askedOf = (facts: Pick<SunFacts, 'ahead' | 'places'>) =>
  [0, 1, 2, 3].map((quarter) => `${quarterWind(quarter).name}: ${facts.places[sideOf(facts, quarter)]?.name}`)

const ATTEMPTS = 60
/** Of four answers, so many may be the same on two pages. */
const MOST_ALIKE = 1

/** Views of all pages, the first with north above: hardly a place is at the same side of the sky twice. */
function sunViews(options: SheetOptions, land: WayLand): SunFacts[] {
  const turned = dealPages(options, {
    items: TURNED_VIEWS,
    perPage: 1,
    mostShared: SMALL_DECK,
    nameOf: ({ isMorning, sun }) => `${isMorning} ${sun}`,
  })
  const random = createRandom(options.seed).fork('views')
  const others = turned.flat().slice(1)
  const first = random.pick(NORTH_UP_VIEWS.filter(({ isMorning }) => isMorning !== others[0]?.isMorning))
  const dealt: SunFacts[] = []
  for (const view of [first, ...others]) {
    const tries = Array.from({ length: ATTEMPTS }, () => ({ ...view, places: viewPlaces(random, land) }))
    const alike = (one: (typeof tries)[number]) =>
      Math.max(0, ...dealt.map((other) => askedOf(other).filter((ask) => askedOf(one).includes(ask)).length))
    const chosen = tries.find((one) => alike(one) <= MOST_ALIKE) ?? tries[0]
    if (chosen) dealt.push({ ...chosen, asks: bodyQuestions(random, chosen.ahead) })
  }
  return dealt
}

function sunPages(options: SheetOptions, land: WayLand): Draw {
  const views = sunViews(options, land)
  return (pen, _, look, index) => {
    const facts = views[index]
    if (!facts) throw new RangeError(`no page ${index}`)
    return {
      facts: { ...NO_FACTS, sun: facts },
      marks: sunPage(pen, land, look, facts),
      items: askedOf(facts),
      pictures: [...SUN_PICTURES, ...facts.places.map(({ name }) => name), ...LAND_PICTURES[land]],
    }
  }
}

const SUN_PICTURES = ['sol', 'rosa', 'rosa dos ventos', 'crianças']
const LAND_PICTURES: Readonly<Record<WayLand, readonly string[]>> = {
  bairro: [],
  litoral: ['mar', 'areia', 'praia'],
  sitio: ['campo'],
}
const mapPictures = (land: WayLand) => [
  ...['mapa', 'legenda', 'rosa', 'rosa dos ventos', 'crianças'],
  ...(land === 'litoral' ? ['carta', 'mar', 'ilha'] : []),
]

function directionPages(_: SheetOptions, land: WayLand): Draw {
  return (pen, random, look) => {
    const direction = directionFacts(random, placesOf(land))
    return {
      facts: { ...NO_FACTS, direction },
      marks: directionPage(pen, land, look, direction),
      items: direction.asked.map(({ from, to, wind }) => `${from.place.name} ${to.place.name} ${WINDS[wind]?.letters}`),
      pictures: [...mapPictures(land), ...direction.places.map(({ place }) => place.name)],
    }
  }
}

/** North is above, then to the right, then to the left, as the rose shows. */
const QUARTERS = [0, 1, 3]

function routePages({ seed }: SheetOptions, land: WayLand): Draw {
  return (pen, random, look, index) => {
    const route = routeFacts(random, placesOf(land), QUARTERS[(seed + index) % QUARTERS.length] ?? 0)
    const ways = [...route.drawn, route.told]
    return {
      facts: { ...NO_FACTS, route },
      marks: routePage(pen, land, look, route),
      items: ways.map(({ from, legs }) =>
        [from.place.name, ...legs.map(({ steps, wind }) => `${steps}${WINDS[wind]?.letters}`)].join(' '),
      ),
      pictures: [...mapPictures(land), 'caminho', ...route.places.map(({ place }) => place.name)],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, land: WayLand) => Draw>> = {
  facil: sunPages,
  medio: directionPages,
  desafio: routePages,
}

export const pontosCardeais: SheetKind<PagesFacts<CardinalFacts>> = {
  id: 'pontos-cardeais',
  category: 'percepcao',
  themes: WAY_LANDS,
  draw: (options) => {
    const land = (options.theme ?? 'bairro') as WayLand
    const draw = PAGES[options.level](options, land)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const look = sheet.fork(land).integer(0, 3) + index
      const { marks, ...page } = draw(pen, random, look, index)
      return { ...page, marks: [...marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
