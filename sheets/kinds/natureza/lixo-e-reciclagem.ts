/** Waste: into which bin it goes, what it becomes, how there is less of it. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { SORTING_PLACES, type SortingPlace } from '../../studio/places/recycling.ts'
import { MATERIALS, type Material } from '../../studio/shapes/waste.ts'
import { type BeltTask, beltPage } from './belt-page.ts'
import { type BinsTask, binsPage, type Thrown } from './bins-page.ts'
import { type LessWasteTask, lessWastePage } from './less-waste-page.ts'
import {
  ACTS,
  type Act,
  changeQuestion,
  KILOS,
  MADE_OF,
  MATERIAL_RIDDLES,
  PROPOSALS,
  type Proposal,
  ROUTES,
  WAYS,
  WEEK_QUESTIONS,
} from './waste-facts.ts'

export interface WasteFacts {
  readonly bins?: BinsTask
  readonly belt?: BeltTask
  readonly less?: LessWasteTask
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<WasteFacts>

/** Nobody takes shampoo to a picnic. */
const THROWN: readonly Thrown[] = MATERIALS.flatMap((material) =>
  MADE_OF[material].filter((name) => name !== 'frasco de xampu').map((name) => ({ name, material })),
)
const ON_GROUND = 8
/** No bin takes more things of a page than this. */
const IN_A_BIN = 2

function binsPages(options: SheetOptions, place: SortingPlace): Draw {
  const count = (page: readonly Thrown[], material: Material) => page.filter((one) => one.material === material).length
  const deals = dealPages(options, {
    items: THROWN,
    perPage: ON_GROUND,
    mostShared: SMALL_DECK,
    nameOf: ({ name }) => name,
    // No bin stays empty.
    accept: (page, { material }) => {
      const missing = MATERIALS.filter((one) => count(page, one) === 0).length
      const isNew = count(page, material) === 0
      return isNew || (count(page, material) < IN_A_BIN && ON_GROUND - page.length > missing)
    },
  })
  return (pen, random, look, index) => {
    const task: BinsTask = { things: deals[index] ?? [], bins: random.shuffle(MATERIALS) }
    const names = task.things.map(({ name }) => name)
    return {
      facts: { bins: task },
      marks: binsPage(pen, place, look, task),
      items: names,
      pictures: [place, 'lixeira', 'toalha', 'criança', ...names, ...PLACE_PICTURES[place]],
    }
  }
}

const PLACE_PICTURES: Readonly<Record<SortingPlace, readonly string[]>> = {
  bairro: ['rua', 'casa', 'árvore', 'caminhão'],
  escola: ['escola', 'pátio', 'árvore'],
}

const riddlesOf = (material: Material) => MATERIAL_RIDDLES.filter(({ answer }) => answer === material)

function beltPages(options: SheetOptions, place: SortingPlace): Draw {
  const routes = MATERIALS.map((material) => ({
    material,
    deals: dealPages(options, { items: ROUTES[material], perPage: 1, mostShared: 1, label: material }),
  }))
  const asked = dealPages(options, { items: MATERIALS, perPage: 2, mostShared: SMALL_DECK, label: 'riddles' })
  return (pen, random, look, index) => {
    const used = routes.flatMap(({ material, deals }) => (deals[index] ?? []).map((route) => ({ material, route })))
    const task: BeltTask = {
      used: random.shuffle(used),
      made: random.shuffle(MATERIALS),
      riddles: (asked[index] ?? []).map((material) => random.fork(material).pick(riddlesOf(material))),
      bank: random.shuffle(MATERIALS),
    }
    const made = task.used.map(({ route }) => route.becomes)
    return {
      facts: { belt: task },
      marks: beltPage(pen, place, look, task),
      items: [
        ...task.used.map(({ route }) => `${route.waste} > ${route.becomes}`),
        ...task.riddles.map(({ says }) => says),
      ],
      pictures: ['esteira', 'fardo', 'criança', ...task.used.map(({ route }) => route.waste), ...made],
    }
  }
}

/** Weights of the five kinds, the heaviest last: what is thrown away most is organic. */
function weightsOf(random: Random): number[] {
  const taken = random.shuffle(KILOS).slice(0, MATERIALS.length)
  const heaviest = Math.max(...taken)
  return [...taken.filter((one) => one !== heaviest), heaviest]
}

const kilosOf = (random: Random) => {
  const weights = weightsOf(random)
  return Object.fromEntries(MATERIALS.map((material, i) => [material, weights[i] ?? 5])) as Record<Material, number>
}

/** A proposal for each page that no act on it gives away, another one as long as there is one. */
function proposalsFor(random: Random, pages: readonly (readonly Act[])[]): (Proposal | undefined)[] {
  const used = new Set<Proposal>()
  return pages.map((acts, index) => {
    const isOpen = ({ givenAwayBy = [] }: Proposal) => acts.every(({ holds }) => !givenAwayBy.includes(holds))
    const open = random.fork(index).shuffle(PROPOSALS.filter(isOpen))
    const proposal = open.find((one) => !used.has(one)) ?? open[0]
    if (proposal) used.add(proposal)
    return proposal
  })
}

function lessWastePages(options: SheetOptions, place: SortingPlace): Draw {
  const acts = dealPages(options, {
    items: ACTS,
    perPage: 4,
    mostShared: SMALL_DECK,
    nameOf: ({ says }) => says.join(' '),
    accept: (page, act) => {
      const missing = WAYS.filter((way) => page.every((one) => one.way !== way))
      return missing.includes(act.way) || (4 - page.length > missing.length && missing.length < WAYS.length)
    },
    label: 'acts',
  })
  const questions = dealPages(options, {
    items: WEEK_QUESTIONS,
    perPage: 2,
    mostShared: SMALL_DECK,
    nameOf: ({ asks }) => asks,
    label: 'questions',
  })
  const kilosIn = (week: number) => kilosOf(createRandom(options.seed).fork(`week ${week}`))
  const proposals = proposalsFor(createRandom(options.seed).fork('proposals'), acts)
  return (pen, _, look, index) => {
    const kilos = kilosIn(index)
    const proposal = proposals[index]
    if (!proposal) throw new RangeError(`no proposal ${index}`)
    const before = index > 0 ? kilosIn(index - 1) : undefined
    const [first, second] = questions[index] ?? []
    const changed = before && MATERIALS.find((material) => before[material] !== kilos[material])
    const asked = before && changed ? changeQuestion(changed, before, kilos, index) : second
    const task: LessWasteTask = {
      kilos,
      acts: acts[index] ?? [],
      questions: [first, asked].filter((one) => one !== undefined),
      proposal,
      ...(options.pages > 1 ? { week: index + 1 } : {}),
    }
    return {
      facts: { less: task },
      marks: lessWastePage(pen, place, look, task),
      items: [
        ...task.acts.map(({ says }) => says.join(' ')),
        ...task.questions.map(({ asks }) => asks),
        proposal.asks,
        `pesos ${Object.values(kilos).join(' ')}`,
      ],
      pictures: [place, 'gráfico', 'criança', ...PLACE_PICTURES[place], ...MATERIALS],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, place: SortingPlace) => Draw>> = {
  facil: binsPages,
  medio: beltPages,
  desafio: lessWastePages,
}

export const lixoEReciclagem: SheetKind<PagesFacts<WasteFacts>> = {
  id: 'lixo-e-reciclagem',
  category: 'pareamento',
  themes: SORTING_PLACES,
  draw: (options) => {
    const place = (options.theme ?? 'bairro') as SortingPlace
    const draw = PAGES[options.level](options, place)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork(place).integer(0, 4) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
