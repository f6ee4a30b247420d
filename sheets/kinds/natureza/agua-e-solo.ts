/** Soil and water: what they serve for, how soils differ, what spoils them and what helps. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type LandUsesTask, landUsesPage } from './land-uses-page.ts'
import { type RiverTask, riverPage, TAPS } from './river-page.ts'
import { type SlopesTask, slopesPage } from './slopes-page.ts'
import { type SoilJarsTask, soilJarsPage } from './soil-jars-page.ts'
import {
  type Argument,
  GROUNDS,
  type Ground,
  HOME_USES,
  LAND_USES,
  RIVER_HARMS,
  SLOPE_ARGUMENTS,
  SLOPE_SIGHTS,
  SOILS,
  type Soil,
} from './soil-water-facts.ts'
import { HOUSE_QUESTIONS, type WaterHouseTask, waterHousePage } from './water-house-page.ts'

export interface SoilWaterFacts {
  readonly uses?: LandUsesTask
  readonly jars?: SoilJarsTask
  readonly house?: WaterHouseTask
  readonly slopes?: SlopesTask
  readonly river?: RiverTask
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<SoilWaterFacts>

const ASKED_OF_EACH = 3

function usesPages(options: SheetOptions, ground: Ground): Draw {
  const deal = (of: 'solo' | 'água') =>
    dealPages(options, {
      items: LAND_USES[ground].filter((use) => use.of === of),
      perPage: ASKED_OF_EACH,
      mostShared: 1,
      label: of,
    })
  const [soil, water] = [deal('solo'), deal('água')]
  return (pen, random, look, index) => {
    const [ofSoil, ofWater] = [soil[index] ?? [], water[index] ?? []]
    const missed = LAND_USES[ground].filter((use) => !ofSoil.includes(use) && !ofWater.includes(use))
    const task: LandUsesTask = { numbered: random.shuffle(LAND_USES[ground]), ofSoil, ofWater, missed }
    return {
      facts: { uses: task },
      marks: landUsesPage(pen, ground, look, task),
      items: task.numbered.map(({ id }, i) => `${id} ${i + 1}`),
      pictures: [ground, 'solo', 'água', 'criança', ...USE_PICTURES[ground]],
    }
  }
}

const USE_PICTURES: Readonly<Record<Ground, readonly string[]>> = {
  campo: ['milho', 'horta', 'poço', 'rio', 'moinho', 'vaca', 'casa', 'peixe', 'areia', 'argila'],
  cidade: ['cidade', 'praça', 'prédio', 'obra', 'carro', 'piscina', 'horta', 'árvore', 'bebedouro', 'pedra'],
}

/** Multiples of ten between two amounts. */
const tens = ([least, most]: readonly [number, number]) =>
  Array.from({ length: (most - least) / 10 + 1 }, (_, i) => least + i * 10)

function jarsPages({ seed }: SheetOptions): Draw {
  const random = createRandom(seed).fork('passed')
  // Each page has other amounts.
  const amounts = new Map(SOILS.map((soil) => [soil, random.shuffle(tens(soil.passes))]))
  const passedOn = (index: number, soil: Soil) => {
    const list = amounts.get(soil) ?? []
    return list[index % list.length] ?? 0
  }
  return (pen, random, look, index) => {
    const jars = random.shuffle(SOILS).map((soil) => ({ soil, passed: passedOn(index, soil) }))
    const task: SoilJarsTask = { jars, clues: random.shuffle(SOILS), kept: random.pick(jars) }
    return {
      facts: { jars: task },
      marks: soilJarsPage(pen, look, task),
      items: jars.map(({ soil, passed }) => `${soil.name} ${passed}`),
      pictures: ['solo', 'areia', 'argila', 'húmus', 'água', 'frasco', 'relógio', 'criança', 'lupa'],
    }
  }
}

function housePages(options: SheetOptions): Draw {
  const savings = dealPages(options, { items: HOME_USES, perPage: 4, mostShared: SMALL_DECK, label: 'savings' })
  const questions = dealPages(options, { items: HOUSE_QUESTIONS, perPage: 2, mostShared: SMALL_DECK, label: 'asked' })
  return (pen, random, look, index) => {
    const uses = random.shuffle(HOME_USES).map((use) => ({
      use,
      litres: use.step * random.integer(use.litres[0] / use.step, use.litres[1] / use.step),
    }))
    const task: WaterHouseTask = { uses, savings: savings[index] ?? [], questions: questions[index] ?? [] }
    return {
      facts: { house: task },
      marks: waterHousePage(pen, look, index, task),
      items: uses.map(({ use, litres }, i) => `${i + 1} ${use.id} ${litres}`),
      pictures: ['casa', 'chuveiro', 'pia', 'máquina', 'horta', 'vaso', 'torneira', 'louça', 'água', 'criança'],
    }
  }
}

/** Right arguments are neither the first ones nor the last. */
function mingled(statements: readonly Argument[]): readonly Argument[] {
  const turns = statements.filter(({ isRight }, i) => i && isRight !== statements[i - 1]?.isRight)
  return turns.length > 1 ? statements : [...statements.slice(-1), ...statements.slice(0, -1)]
}

function slopesPages(options: SheetOptions): Draw {
  const deal = (isRight: boolean, perPage: number) =>
    dealPages(options, {
      items: SLOPE_ARGUMENTS.filter((one) => one.isRight === isRight),
      perPage,
      mostShared: 1,
      label: String(isRight),
    })
  const [right, wrong] = [deal(true, 3), deal(false, 2)]
  return (pen, random, _look, index) => {
    const [bare, covered] = (['nua', 'mata'] as const).map((of) => SLOPE_SIGHTS.filter((one) => one.of === of))
    const picked = [...random.sample(bare ?? [], 2), ...random.sample(covered ?? [], 2)]
    const task: SlopesTask = {
      isForestLeft: random.integer(0, 1) === 1,
      sights: random.shuffle(picked),
      statements: mingled(random.shuffle([...(right[index] ?? []), ...(wrong[index] ?? [])])),
    }
    return {
      facts: { slopes: task },
      marks: slopesPage(pen, index, task),
      items: [...task.sights, ...task.statements].map(({ says }, i) => `${i} ${says} ${task.isForestLeft}`),
      pictures: ['morro', 'mata', 'chuva', 'rio', 'árvore', 'raízes', 'criança', 'encosta'],
    }
  }
}

/** On every page: the care that farms and power stations owe to drinking water. */
const ALWAYS_ASKED = RIVER_HARMS.filter(({ id }) => id === 'irrigação' || id === 'represa')

function riverPages(options: SheetOptions): Draw {
  const deals = dealPages(options, {
    items: RIVER_HARMS,
    perPage: 6,
    pinned: ALWAYS_ASKED,
    mostShared: SMALL_DECK,
    nameOf: ({ id }) => id,
  })
  return (pen, random, _look, index) => {
    const task: RiverTask = {
      numbered: random.shuffle(RIVER_HARMS),
      asked: deals[index] ?? [],
      taps: random.shuffle(TAPS),
    }
    return {
      facts: { river: task },
      marks: riverPage(pen, task),
      items: task.numbered.map(({ id }, i) => `${id} ${i + 1}`),
      pictures: [
        'rio',
        'mar',
        'nascente',
        'fábrica',
        'represa',
        'cidade',
        'lixo',
        'navio',
        'vaca',
        'horta',
        'esgoto',
        'bandeira',
      ],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, ground: Ground) => Draw>> = {
  facil: usesPages,
  medio: (options, ground) => (ground === 'campo' ? jarsPages(options) : housePages(options)),
  desafio: (options, ground) => (ground === 'campo' ? slopesPages(options) : riverPages(options)),
}

export const aguaESolo: SheetKind<PagesFacts<SoilWaterFacts>> = {
  id: 'agua-e-solo',
  category: 'pareamento',
  themes: GROUNDS,
  draw: (options) => {
    const ground = (options.theme ?? 'campo') as Ground
    const draw = PAGES[options.level](options, ground)
    const start = createRandom(options.seed).fork(ground).integer(0, 5)
    return composeSheet(options, 'write', (random, index) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, start + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
