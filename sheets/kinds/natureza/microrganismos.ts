/** Microbes: they rot what falls, make food and fuel, and some make ill. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type CompostTask, compostPage } from './compost-page.ts'
import { type DiseaseTask, diseasePage } from './disease-page.ts'
import { CLASS_MEASURES, COMPOST_GAPS, DISEASES, MICROBE_USES, ROTTING_STAGES } from './microbe-facts.ts'
import { type MicrobeWorksTask, microbeWorksPage } from './microbe-works-page.ts'

export interface MicrobeFacts {
  readonly compost?: CompostTask
  readonly works?: MicrobeWorksTask
  readonly diseases?: DiseaseTask
}

type Place = 'escola' | 'bairro'
const PLACES: readonly Place[] = ['escola', 'bairro']

type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<MicrobeFacts>

const AGES = Array.from({ length: ROTTING_STAGES }, (_, i) => i)

function compostPages(options: SheetOptions, place: Place): Draw {
  const gaps = dealPages(options, { items: COMPOST_GAPS, perPage: 3, mostShared: 1, nameOf: ({ word }) => word })
  const start = PLACES.indexOf(place)
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

function worksPages(_options: SheetOptions, place: Place): Draw {
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

function diseasePages(options: SheetOptions, place: Place): Draw {
  const roads = dealPages(options, { items: DISEASES, perPage: 2, mostShared: 1, nameOf: ({ id }) => id })
  return (pen, random, look, index) => {
    const task: DiseaseTask = {
      spots: random.shuffle(DISEASES),
      asked: random.shuffle(DISEASES),
      roads: roads[index] ?? [],
      example: CLASS_MEASURES[look % CLASS_MEASURES.length] ?? '',
    }
    return {
      facts: { diseases: task },
      marks: diseasePage(pen, place, look, task),
      items: task.spots.map(({ id }, i) => `${id} ${i + 1}`),
      pictures: [
        ...['criança', 'mosquito', 'pneu', 'rato', 'prego', 'toalha', 'riacho', 'enchente'],
        ...(place === 'escola' ? ['escola', 'pátio'] : ['rua', 'posto de saúde', 'casa']),
      ],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, place: Place) => Draw>> = {
  facil: compostPages,
  medio: worksPages,
  desafio: diseasePages,
}

export const microrganismos: SheetKind<PagesFacts<MicrobeFacts>> = {
  id: 'microrganismos',
  category: 'pareamento',
  themes: PLACES,
  draw: (options) => {
    const place = (options.theme ?? 'escola') as Place
    const draw = PAGES[options.level](options, place)
    const start = createRandom(options.seed).fork(place).integer(0, 5)
    return composeSheet(options, 'write', (random, index) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, start + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
