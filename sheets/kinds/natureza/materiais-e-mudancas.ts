/** Materials: which one for which thing, mixtures and changes in a kitchen, tests of properties. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { MATTER_PLACES, type MatterPlace } from '../../studio/places/matter-rooms.ts'
import {
  type Cause,
  CHANGES,
  GROUP_OF,
  MIXED,
  type MixtureName,
  NEEDS,
  TESTED_COUNT,
  type TestedName,
  type UnfinishedName,
} from './matter-facts.ts'
import { type KitchenTask, kitchenPage } from './mixtures-page.ts'
import { CHOICES, heatedPairs, type LitSurface, REFLECTS, readings } from './sun-heat-facts.ts'
import {
  type PairsTask,
  type PanelsTask,
  pairsPage,
  panelsPage,
  type ReadingsTask,
  readingsPage,
} from './sun-heat-pages.ts'
import { type TestingTask, testingPage } from './testing-page.ts'
import { type WorkshopTask, workshopPage } from './workshop-page.ts'

export interface MatterFacts {
  readonly workshop?: WorkshopTask
  readonly kitchen?: KitchenTask
  readonly testing?: TestingTask
  readonly pairs?: PairsTask
  readonly readings?: ReadingsTask
  readonly panels?: PanelsTask
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<MatterFacts>

const ORDERS = 5
/** Both keep water out, and both may be of plastic: one of them on a page. */
const RAINWEAR: readonly UnfinishedName[] = ['bota', 'guarda-chuva']

function workshopPages(options: SheetOptions, place: MatterPlace): Draw {
  const deals = dealPages(options, {
    items: Object.keys(NEEDS) as UnfinishedName[],
    perPage: ORDERS,
    mostShared: SMALL_DECK,
    accept: (page, name) =>
      page.every((one) => NEEDS[one].material !== NEEDS[name].material) &&
      !RAINWEAR.every((one) => one === name || page.includes(one)),
  })
  return (pen, random, look, index) => {
    const things = deals[index] ?? []
    const task: WorkshopTask = { things, samples: random.shuffle(things.map((name) => NEEDS[name].material)) }
    return {
      facts: { workshop: task },
      marks: workshopPage(pen, place, look, task),
      items: things.map((name) => `${task.samples.indexOf(NEEDS[name].material) + 1} ${name}`),
      pictures: ['oficina', 'bancada', 'criança', ...things, ...task.samples],
    }
  }
}

const ON_TABLE = 4

function kitchenPages(options: SheetOptions, place: MatterPlace): Draw {
  const changes = (Object.keys(CHANGES) as Cause[]).map((cause) => ({
    cause,
    deals: dealPages(options, { items: CHANGES[cause], perPage: 1, mostShared: 1, label: cause }),
  }))
  const isSeen = (name: MixtureName) => MIXED[name].seen
  const mixtures = dealPages(options, {
    items: Object.keys(MIXED) as MixtureName[],
    perPage: ON_TABLE,
    mostShared: SMALL_DECK,
    accept: (page, name) => page.filter((one) => isSeen(one) === isSeen(name)).length < ON_TABLE / 2,
    label: 'mixtures',
  })
  return (pen, random, look, index) => {
    const names = mixtures[index] ?? []
    const stations = random.fork('stations').shuffle(changes)
    const task: KitchenTask = {
      causes: stations.map(({ cause }) => cause),
      changes: stations.flatMap(({ deals }) => deals[index] ?? []),
      mixtures: names,
      bank: random.shuffle(names.map((name) => MIXED[name].and)),
    }
    return {
      facts: { kitchen: task },
      marks: kitchenPage(pen, place, look, task),
      items: [
        ...names.map((name, i) => `${i + 1} ${name}`),
        ...task.changes.map(({ says }, i) => `${task.causes[i]} ${i + 1} ${says}`),
      ],
      pictures: [
        'cozinha',
        'congelador',
        'fogão',
        'janela',
        'cano',
        'mesa',
        ...names,
        ...task.changes.flatMap(({ from, to }) => [from, to]),
      ],
    }
  }
}

const TESTED_ON_PAGE = Object.values(TESTED_COUNT).reduce((sum, one) => sum + one, 0)

function testingPages(options: SheetOptions, place: MatterPlace): Draw {
  const deals = dealPages(options, {
    items: Object.keys(GROUP_OF) as TestedName[],
    perPage: TESTED_ON_PAGE,
    mostShared: SMALL_DECK,
    accept: (page, name) =>
      page.filter((one) => GROUP_OF[one] === GROUP_OF[name]).length < TESTED_COUNT[GROUP_OF[name]],
  })
  return (pen, _random, look, index) => {
    const task: TestingTask = { things: deals[index] ?? [] }
    return {
      facts: { testing: task },
      marks: testingPage(pen, place, look, task),
      items: task.things.map((name, i) => `${i + 1} ${name}`),
      pictures: ['bacia', 'ímã', 'pilha', 'lâmpada', 'criança', ...task.things],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, place: MatterPlace) => Draw>> = {
  facil: workshopPages,
  medio: kitchenPages,
  desafio: testingPages,
}

/** The theme whose pages are about surfaces in the sun, on every level. */
const SUN_THEME = 'ao-sol'

const CHOICE_COUNT = 3

const IN_SUN: Readonly<Record<Level, Draw>> = {
  facil: (pen, random) => {
    const task: PairsTask = { pairs: heatedPairs(random) }
    return {
      facts: { pairs: task },
      marks: pairsPage(pen, task),
      items: task.pairs.map((pair) => pair.join(' ')),
      pictures: ['sun', 'quintal', ...task.pairs.flat()],
    }
  },
  medio: (pen, random) => {
    const task: ReadingsTask = { readings: readings(random) }
    return {
      facts: { readings: task },
      marks: readingsPage(pen, task),
      items: task.readings.map(({ name, celsius }, i) => `${i} ${name} ${celsius}`),
      pictures: ['sun', 'termômetro', 'mesa', ...task.readings.map(({ name }) => name)],
    }
  },
  desafio: (pen, random) => {
    const choices = random.sample(CHOICES, CHOICE_COUNT)
    const task: PanelsTask = {
      surfaces: random.shuffle(Object.keys(REFLECTS) as LitSurface[]),
      choices,
      first: choices.map(() => random.chance(0.5)),
    }
    return {
      facts: { panels: task },
      marks: panelsPage(pen, task),
      items: [...task.surfaces.map((name, i) => `${i} ${name}`), ...choices.map(({ asks }) => asks)],
      pictures: ['sun', 'mesa', ...task.surfaces],
    }
  },
}

export const materiaisEMudancas: SheetKind<PagesFacts<MatterFacts>> = {
  id: 'materiais-e-mudancas',
  category: 'pareamento',
  themes: [...MATTER_PLACES, SUN_THEME],
  draw: (options) => {
    const place = (options.theme ?? 'casa') as MatterPlace
    const draw = options.theme === SUN_THEME ? IN_SUN[options.level] : PAGES[options.level](options, place)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork(place).integer(0, 4) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
