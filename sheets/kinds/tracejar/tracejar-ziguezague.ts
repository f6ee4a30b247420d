/** Zigzags to trace as parts of a picture: mountains, roofs, a flight over flowers, lightning, the teeth of saws. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES, journeyOf, type Landscape } from '../../page/journeys.ts'
import type { Random } from '../../page/random.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { Pen } from '../../studio/pen.ts'
import type { FigureName, Journey } from './figures.ts'
import { storm } from './lightning.ts'
import { saws } from './saws.ts'
import { dealer } from './straight-scene.ts'
import { growing, type RowFacts, rowsPage, swinging, type TracedPage, type TracedRows } from './traced-rows.ts'
import type { TrackShape } from './tracks.ts'
import { ROW_PLANS, type Terrain, zigzagRows } from './zigzag-rows.ts'

const TERRAIN_OF: Readonly<Record<Landscape, Terrain>> = {
  jardim: 'ridge',
  agua: 'pond',
  ceu: 'roofs',
  espaco: 'ridge',
  rua: 'ridge',
  casa: 'roofs',
}
/** Places of themes that are at home elsewhere in mazes. */
const OWN_TERRAIN: Readonly<Record<string, Terrain>> = {
  abelha: 'garden',
  borboleta: 'garden',
  joaninha: 'garden',
  passaro: 'roofs',
  mar: 'pond',
  pato: 'pond',
}

/** The first journey on a page of a theme. */
const FIRST: Readonly<Record<string, Journey>> = {
  coelho: ['leapingRabbit', 'carrot'],
  abelha: ['bee', 'hive'],
  cachorro: ['runningDog', 'bone'],
  rato: ['runningMouse', 'cheese'],
  gato: ['walkingCat', 'yarn'],
  passaro: ['bird', 'nest'],
  caracol: ['snail', 'cabbage'],
  borboleta: ['butterfly', 'flower'],
  carro: ['car', 'house'],
  joaninha: ['flyingLadybird', 'flower'],
  pato: ['leapingFrog', 'duck'],
  sapo: ['leapingFrog', 'lily'],
  coruja: ['owl', 'nest'],
}

/** Runs after the first traveller of a theme. */
const CHASERS: Readonly<Record<string, FigureName>> = { rato: 'walkingCat' }

/** Journeys beside it, by place. */
const COMPANY: Readonly<Record<Terrain, readonly Journey[]>> = {
  ridge: [
    ['horse', 'bale'],
    ['runningDog', 'bone'],
    ['sheep', 'bale'],
    ['capybara', 'tree'],
    ['car', 'house'],
    ['kart', 'flag'],
    ['bear', 'hive'],
    ['snail', 'cabbage'],
  ],
  roofs: [
    ['walkingCat', 'yarn'],
    ['bird', 'nest'],
    ['monkey', 'crate'],
    ['runningMouse', 'cheese'],
    ['butterfly', 'flower'],
    ['hummingbird', 'feeder'],
  ],
  garden: [
    ['butterfly', 'flower'],
    ['bee', 'hive'],
    ['flyingLadybird', 'cabbage'],
    ['flyingBird', 'nestTree'],
    ['hummingbird', 'feeder'],
  ],
  // Frogs alone leap from leaf to leaf.
  pond: [
    ['leapingFrog', 'snail'],
    ['leapingFrog', 'caterpillar'],
    ['leapingFrog', 'ladybird'],
    ['leapingFrog', 'duckling'],
    ['leapingFrog', 'butterfly'],
    ['leapingFrog', 'lily'],
  ],
}

/** Teeth of a saw lean, more on every row. */
const LEANS = [0.5, 0.75, 0.25, 0.9, 0.1]

const leaning = (rows: number, page: number): TrackShape[] =>
  Array.from({ length: rows }, (_, row) => ({ lean: LEANS[(row + page * 2) % LEANS.length] ?? 0.5 }))

function journeysOf(theme: string, terrain: Terrain, rows: number, deal: ReturnType<typeof dealer>): Journey[] {
  const first = FIRST[theme]
  const chaser = CHASERS[theme]
  const isOther = ([who, goal]: Journey) =>
    terrain === 'pond' ? goal !== first?.[1] : who !== first?.[0] && who !== chaser
  const company = deal(COMPANY[terrain], first ? rows - 1 : rows, isOther)
  return first ? [first, ...company] : company
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { level, color, theme = '' } = options
  const { rows, repetitions: counts, last } = ROW_PLANS[level]
  const repetitions = growing(random, rows, counts)
  const pen = new Pen(color)
  const shapes = theme === 'serra' ? leaning(rows, index) : swinging(rows, index, last)
  const page: TracedPage = { pen, level, repetitions, shapes, last, page: index }
  const cast = sheet.fork('cast').shuffle(STANDING)
  const drawn =
    theme === 'raios'
      ? storm(page)
      : theme === 'serra'
        ? saws({ ...page, who: cast[index % cast.length] ?? 'bia' })
        : inRows(theme, page, dealer(sheet, index))
  return rowsPage(drawn, page, options)
}

function inRows(theme: string, page: TracedPage, deal: ReturnType<typeof dealer>): TracedRows {
  const terrain =
    OWN_TERRAIN[theme] ?? (theme === 'montanhas' || theme === '' ? 'ridge' : TERRAIN_OF[journeyOf(theme).place])
  const journeys = journeysOf(theme, terrain, page.repetitions.length, deal)
  const chaser = CHASERS[theme]
  return zigzagRows({ ...page, terrain, journeys, ...(chaser ? { chaser } : {}) })
}

export const tracejarZiguezague: SheetKind<PagesFacts<RowFacts>> = {
  id: 'tracejar-ziguezague',
  category: 'tracejar',
  themes: [...JOURNEY_THEMES, 'mar', 'montanhas', 'serra', 'raios'],
  draw: (options) => composeSheet(options, 'trace', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
