/** Homes of Brazil today: their materials, what they have in common and why they are built so. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { HOME_LANDS, type HomeLand, type Sited, sitesOf } from '../../studio/places/home-land.ts'
import { BUILT_OF, type DwellingName } from '../../studio/shapes/dwellings.ts'
import { HOMES, type HomeTrait, PLANNED_FOR, REASONS, RIDDLES, TRAITS } from './home-facts.ts'
import {
  type CompareTask,
  comparePage,
  type MaterialTask,
  materialsPage,
  type ReasonTask,
  reasonsPage,
} from './home-pages.ts'

export interface HomeFacts {
  readonly materials?: MaterialTask
  readonly compare?: CompareTask
  readonly reasons?: ReasonTask
}

interface View {
  readonly pen: Pen
  readonly land: HomeLand
  readonly look: number
}

type Draw = (view: View, random: Random, sites: readonly Sited[], index: number) => DrawnPage<HomeFacts>

const materialPages =
  (): Draw =>
  ({ pen, land, look }, random, sites) => {
    const task: MaterialTask = { sites, shelf: random.shuffle(HOMES) }
    return {
      facts: { materials: task },
      marks: materialsPage(pen, land, look, task),
      items: [task.shelf.map((home) => BUILT_OF[home][0]).join(' '), sites.map(({ name }) => name).join(' ')],
    }
  }

const [RIDDLES_A_PAGE, TRAITS_A_PAGE] = [4, 4]

/** Four traits for two homes: some of the one alone, some of the other alone. */
function traitsFor(random: Random, [one, other]: readonly [DwellingName, DwellingName]): HomeTrait[] {
  const all = random.shuffle(TRAITS)
  const only = (home: DwellingName, without: DwellingName) =>
    all.filter(({ of }) => of.includes(home) && !of.includes(without)).slice(0, 2)
  const chosen = [...only(one, other), ...only(other, one)]
  // A row without a cross would look forgotten.
  const rest = all.filter((trait) => !chosen.includes(trait) && (trait.of.includes(one) || trait.of.includes(other)))
  return random.shuffle([...chosen, ...rest].slice(0, TRAITS_A_PAGE))
}

const PAIRS: readonly (readonly [DwellingName, DwellingName])[] = HOMES.flatMap((one, i) =>
  HOMES.slice(i + 1)
    .map((other) => [one, other] as const)
    .filter((pair) =>
      pair.every((home, at) => TRAITS.some(({ of }) => of.includes(home) && !of.includes(pair[1 - at] ?? home))),
    ),
)

function comparePages(options: SheetOptions): Draw {
  const riddles = dealPages(options, {
    items: RIDDLES,
    perPage: RIDDLES_A_PAGE,
    mostShared: SMALL_DECK,
    nameOf: ({ says }) => says,
    accept: (page, { answer }) => page.every((other) => other.answer !== answer),
    label: 'riddles',
  })
  const pairs = dealPages(options, { items: PAIRS, perPage: 1, mostShared: SMALL_DECK, label: 'pairs' })
  return ({ pen, land, look }, random, sites, index) => {
    const [pair] = pairs[index] ?? []
    if (!pair) throw new RangeError(`no pair ${index}`)
    const task: CompareTask = { sites, riddles: riddles[index] ?? [], pair, traits: traitsFor(random, pair) }
    return {
      facts: { compare: task },
      marks: comparePage(pen, land, look, task),
      items: [
        ...task.riddles.map(({ says }) => says),
        ...task.traits.map(({ says }) => `${pair.join(' × ')}: ${says}`),
      ],
    }
  }
}

function reasonPages(options: SheetOptions): Draw {
  const reasons = dealPages(options, {
    items: REASONS,
    perPage: 2,
    mostShared: SMALL_DECK,
    nameOf: ({ why }) => why,
    label: 'reasons',
  })
  const places = createRandom(options.seed).fork('places').shuffle(PLANNED_FOR)
  return ({ pen, land, look }, _, sites, index) => {
    const plannedFor = places[index % places.length]
    if (!plannedFor) throw new RangeError(`no place ${index}`)
    const task: ReasonTask = { sites, reasons: reasons[index] ?? [], plannedFor }
    return {
      facts: { reasons: task },
      marks: reasonsPage(pen, land, look, task),
      items: [...task.reasons.map(({ why }) => why), plannedFor.where],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions) => Draw>> = {
  facil: materialPages,
  medio: comparePages,
  desafio: reasonPages,
}

export const moradias: SheetKind<PagesFacts<HomeFacts>> = {
  id: 'moradias',
  category: 'pareamento',
  themes: HOME_LANDS,
  draw: (options) => {
    const land = (options.theme ?? 'vazante') as HomeLand
    const draw = PAGES[options.level](options)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const look = sheet.fork(land).integer(0, 5) + index
      const sides = [1, 2, 4].map((bit) => (((look * 3) % 8) & bit) > 0)
      const { marks, ...page } = draw({ pen, land, look }, random, sitesOf(sides), index)
      return {
        ...page,
        marks: [...marks, ...marksOf(pictureTitle(pen, options))],
        pictures: ['rio', 'floresta', 'cidade', 'rua', 'canoa', 'criança', 'moradias', ...HOMES],
        whole: true,
      }
    })
  },
}
