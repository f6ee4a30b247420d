/** The parts of a plant: named, eaten, and grown from a seed. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, pinnedBy, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { GARDENS, type Garden } from '../../studio/places/cut-garden.ts'
import { GROWING, type Growing } from '../../studio/shapes/seedlings.ts'
import { PLANT_PARTS, type PlantPart, WHOLE_PLANTS, type WholePlant } from '../../studio/shapes/whole-plants.ts'
import { type EatenTask, eatenPartsPage } from './eaten-parts-page.ts'
import { type GrowthTask, growthPage } from './growth-page.ts'
import { ANIMAL_RIDDLES, CLUES, EATEN, type Eaten, PLANT_QUESTIONS, POTS, STAGES } from './plant-facts.ts'
import { type Clue, type PartsTask, plantPartsPage } from './plant-parts-page.ts'

export interface PlantFacts {
  readonly parts?: PartsTask
  readonly eaten?: EatenTask
  readonly growth?: GrowthTask
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<PlantFacts>

function partsPages(options: SheetOptions, garden: Garden): Draw {
  const plants = dealPages<WholePlant>(options, {
    items: WHOLE_PLANTS[garden],
    pinned: pinnedBy<WholePlant>(options, WHOLE_PLANTS[garden]),
    perPage: 1,
    mostShared: 1,
    nameOf: ({ name }) => name,
    label: 'plants',
  })
  return (pen, random, look, index) => {
    const plant: WholePlant = plants[index]?.[0] ?? WHOLE_PLANTS[garden][0]
    const clues = Object.fromEntries(PLANT_PARTS.map((part) => [part, random.pick(CLUES[part])])) as unknown as Record<
      PlantPart,
      Clue
    >
    const task: PartsTask = {
      plant,
      clues,
      bank: random.shuffle(PLANT_PARTS),
      isMirrored: (options.seed + index) % 2 === 1,
    }
    return {
      facts: { parts: task },
      marks: plantPartsPage(pen, garden, look, task),
      items: Object.values(clues).map(([first]) => `${plant.name}: ${first}`),
      pictures: [garden, 'planta', 'solo', 'minhoca', 'regador', 'criança', plant.name, plant.fruit, ...PLANT_PARTS],
    }
  }
}

const ROW = 8
/** No part is eaten of more plants of a page than this. */
const OF_A_PART = 2

const riddlesOf = (part: PlantPart) => ANIMAL_RIDDLES.filter(({ answer }) => answer === part)

function eatenPages(options: SheetOptions, garden: Garden): Draw {
  const count = (page: readonly Eaten[], part: PlantPart) => page.filter((one) => one.part === part).length
  const missing = (page: readonly Eaten[]) => PLANT_PARTS.filter((part) => count(page, part) === 0).length
  const deals = dealPages(options, {
    items: EATEN,
    perPage: ROW,
    mostShared: SMALL_DECK,
    nameOf: ({ name }) => name,
    // Every part is eaten of some plant.
    accept: (page, { part }) => {
      const isNew = count(page, part) === 0
      return isNew || (count(page, part) < OF_A_PART && ROW - page.length > missing(page))
    },
    label: 'eaten',
  })
  const asked = dealPages(options, { items: PLANT_PARTS, perPage: 2, mostShared: SMALL_DECK, label: 'riddles' })
  return (pen, random, look, index) => {
    const task: EatenTask = {
      plants: deals[index] ?? [],
      riddles: (asked[index] ?? []).map((part) => random.fork(part).pick(riddlesOf(part))),
      bank: random.shuffle(PLANT_PARTS),
    }
    const names = task.plants.map(({ name }) => name)
    return {
      facts: { eaten: task },
      marks: eatenPartsPage(pen, garden, look, task),
      items: [...names, ...task.riddles.map(({ says }) => says)],
      pictures: [garden, 'canteiro', 'planta', 'solo', 'raiz', 'regador', 'cesta', 'criança', ...names],
    }
  }
}

function growthPages(options: SheetOptions, garden: Garden): Draw {
  const questions = dealPages(options, {
    items: PLANT_QUESTIONS,
    perPage: 2,
    mostShared: SMALL_DECK,
    nameOf: ({ asks }) => asks,
    label: 'questions',
  })
  return (pen, random, look, index) => {
    const growing: readonly Growing[] = GROWING[garden]
    const plant = growing[(options.seed + index) % growing.length] ?? GROWING[garden][0]
    const task: GrowthTask = {
      plant,
      ages: shuffledAges(random),
      pots: random.shuffle(POTS),
      questions: questions[index] ?? [],
    }
    return {
      facts: { growth: task },
      marks: growthPage(pen, garden, look, task),
      items: [
        ...task.questions.map(({ asks }) => asks),
        `vasos ${task.pots.join(', ')}`,
        `idades ${task.ages.join('')}`,
      ],
      pictures: ['planta', 'vaso', 'janela', 'armário', 'sol', 'regador', 'criança', 'mural', plant.name, ...STAGES],
    }
  }
}

/** Another order than that of growing. */
function shuffledAges(random: Random): number[] {
  const ages = random.shuffle(STAGES.map((_, i) => i))
  return ages.every((age, i) => age === i) ? [...ages].reverse() : ages
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, garden: Garden) => Draw>> = {
  facil: partsPages,
  medio: eatenPages,
  desafio: growthPages,
}

export const partesDaPlanta: SheetKind<PagesFacts<PlantFacts>> = {
  id: 'partes-da-planta',
  category: 'pareamento',
  themes: GARDENS,
  draw: (options) => {
    const garden = (options.theme ?? 'horta') as Garden
    const draw = PAGES[options.level](options, garden)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork(garden).integer(0, 4) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
