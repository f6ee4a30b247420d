/** Microbes: they rot what falls, make food and fuel, and some make ill. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type CompostTask, compostPage } from './compost-page.ts'
import { type DiseaseTask, diseasePage } from './disease-page.ts'
import {
  COMPOST_GAPS,
  DISEASES,
  type Disease,
  HEALTH_PLACES,
  type HealthPlace,
  MICROBE_USES,
  ROTTING_STAGES,
} from './microbe-facts.ts'
import { type MicrobeWorksTask, microbeWorksPage } from './microbe-works-page.ts'

export interface MicrobeFacts {
  readonly compost?: CompostTask
  readonly works?: MicrobeWorksTask
  readonly diseases?: DiseaseTask
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<MicrobeFacts>

const AGES = Array.from({ length: ROTTING_STAGES }, (_, i) => i)

function compostPages(options: SheetOptions, place: HealthPlace): Draw {
  const gaps = dealPages(options, { items: COMPOST_GAPS, perPage: 3, mostShared: 1, nameOf: ({ word }) => word })
  const start = HEALTH_PLACES.indexOf(place)
  return (pen, random, look, index) => {
    const page = gaps[index] ?? []
    const rotting = (start + index) % 2 ? 'folha' : 'fruta'
    const task: CompostTask = {
      rotting,
      stages: random.shuffle(AGES),
      gaps: page,
      bank: random
        .shuffle([
          ...page,
          ...random.sample(
            COMPOST_GAPS.filter((one) => !page.includes(one)),
            1,
          ),
        ])
        .map(({ word }) => word),
    }
    return {
      facts: { compost: task },
      marks: compostPage(pen, place, look, task),
      items: task.stages.map((stage, i) => `${rotting} ${i} ${stage}`),
      pictures: ['composteira', 'caixa', rotting === 'fruta' ? 'maçã' : 'folha', 'mofo', 'adubo', 'criança', place],
    }
  }
}

function worksPages(_options: SheetOptions, place: HealthPlace): Draw {
  return (pen, random, look, index) => {
    const task: MicrobeWorksTask = {
      put: index % 2,
      rooms: random.shuffle(MICROBE_USES),
      asked: random.shuffle(MICROBE_USES),
    }
    return {
      facts: { works: task },
      marks: microbeWorksPage(pen, place, look, task),
      items: [...task.rooms.map(({ id }, i) => `${id} ${i + 1}`), task.asked.map(({ id }) => id).join(' ')],
      pictures: [
        'pão',
        'iogurte',
        'queijo',
        'etanol',
        'cana',
        'remédio',
        'vinagre',
        'forno',
        'microscópio',
        'barril',
        'prédio',
        'fábrica',
      ],
    }
  }
}

const SPOTS = 6
const ROADS = 2

function diseasePages(options: SheetOptions, place: HealthPlace): Draw {
  const deals = dealPages(options, {
    items: DISEASES.filter(({ places }) => places.includes(place)),
    perPage: SPOTS,
    mostShared: 0.7,
  })
  const order = createRandom(options.seed).fork('roads').shuffle(DISEASES)
  const roads: Disease[][] = []
  for (const spots of deals) {
    const isAsked = (one: Disease) => roads.flat().includes(one)
    const here = order.filter((one) => spots.includes(one))
    // Diseases that no earlier page asked for come first.
    roads.push([...here.filter((one) => !isAsked(one)), ...here.filter(isAsked)].slice(0, ROADS))
  }
  return (pen, random, look, index) => {
    const spots = deals[index] ?? []
    const measures = spots.flatMap(({ measure }) => measure ?? [])
    const task: DiseaseTask = {
      spots,
      asked: random.shuffle(spots),
      roads: roads[index] ?? [],
      example: measures[look % measures.length] ?? '',
    }
    return {
      facts: { diseases: task },
      marks: diseasePage(pen, place, look, task),
      items: task.spots.map(({ id }, i) => `${id} ${i + 1}`),
      pictures: [
        'criança',
        ...spots.flatMap(({ shows }) => shows),
        ...(place === 'escola' ? ['escola', 'pátio'] : ['rua', 'posto de saúde', 'casa']),
      ],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, place: HealthPlace) => Draw>> = {
  facil: compostPages,
  medio: worksPages,
  desafio: diseasePages,
}

export const microrganismos: SheetKind<PagesFacts<MicrobeFacts>> = {
  id: 'microrganismos',
  category: 'pareamento',
  themes: HEALTH_PLACES,
  draw: (options) => {
    const place = (options.theme ?? 'escola') as HealthPlace
    const draw = PAGES[options.level](options, place)
    const start = createRandom(options.seed).fork(place).integer(0, 5)
    return composeSheet(options, 'write', (random, index) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, start + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
