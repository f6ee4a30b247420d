/** Light and sound: what vibrates on a stage, where light goes in a room, care of eyes and ears in noisy places. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { childAt } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { STAGES, type Stage } from '../../studio/places/concert-stage.ts'
import { OUTSIDE, WINDOW_LIGHTS, WINDOW_SOUNDS } from '../../studio/places/noisy-places.ts'
import { LIT_THINGS, type LitName } from '../../studio/shapes/lit-things.ts'
import {
  FAMILIES,
  type FamilyName,
  INSTRUMENTS,
  type InstrumentName,
  SIZE_COUNT,
} from '../../studio/shapes/stage-instruments.ts'
import { shuffledFrom } from '../historia/out-of-order.ts'
import { lightBoard } from './light-board.ts'
import { ON_TABLE, PASSAGE_OF, PASSAGES, passageCount } from './light-facts.ts'
import { type LightTask, lightPage } from './light-page.ts'
import { HABITS, SOUNDS, type SoundName } from './noise-facts.ts'
import { type NoiseTask, noisePage } from './noise-page.ts'
import { DEVICE_NAMES, STEPS } from './optics-facts.ts'
import {
  type DarkBoxTask,
  darkBoxPage,
  type PeriscopeTask,
  periscopePage,
  type ViewsTask,
  viewsPage,
} from './optics-pages.ts'
import { LOUDNESS, VIBRATES, VIBRATES_IN } from './sound-facts.ts'
import { fitsStage, type StageTask, stagePage } from './stage-page.ts'

export interface LightAndSoundFacts {
  readonly stage?: StageTask
  readonly light?: LightTask
  readonly noise?: NoiseTask
  readonly views?: ViewsTask
  readonly periscope?: PeriscopeTask
  readonly darkBox?: DarkBoxTask
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<LightAndSoundFacts>

const ON_STAGE = 6

function stagePages(options: SheetOptions, place: Stage): Draw {
  const deals = dealPages(options, {
    items: Object.keys(INSTRUMENTS) as InstrumentName[],
    perPage: ON_STAGE,
    mostShared: SMALL_DECK,
    accept: (page, name) => fitsStage(page, name, ON_STAGE),
  })
  const families = dealPages(options, {
    items: Object.keys(FAMILIES) as FamilyName[],
    perPage: 1,
    mostShared: 1,
    label: 'families',
  })
  return (pen, random, look, index) => {
    const family = families[index]?.[0] ?? 'tambores'
    const sizes = Array.from({ length: SIZE_COUNT }, (_, i) => i)
    const task: StageTask = {
      instruments: deals[index] ?? [],
      numbers: random.shuffle(VIBRATES),
      family,
      sizes: random.shuffle(sizes),
      sentence: random.pick(LOUDNESS[family]),
    }
    return {
      facts: { stage: task },
      marks: stagePage(pen, place, look, task),
      items: [
        ...task.instruments.map((name) => `${task.numbers.indexOf(VIBRATES_IN[name]) + 1} ${name}`),
        `${family} ${task.sizes.join(' ')}`,
        task.sentence.says,
      ],
      pictures: ['palco', 'criança', 'corda', 'pele', family, ...task.instruments],
    }
  }
}

const AROUND_LAMP = PASSAGES.reduce((sum, one) => sum + ON_TABLE[one], 0)

function lightPages(options: SheetOptions, place: Stage): Draw {
  const deals = dealPages(options, {
    items: Object.keys(LIT_THINGS) as LitName[],
    perPage: AROUND_LAMP,
    mostShared: SMALL_DECK,
    accept: (page, name) => passageCount(page, PASSAGE_OF[name]) < ON_TABLE[PASSAGE_OF[name]],
  })
  return (pen, random, look, index) => {
    const task: LightTask = { board: lightBoard(random), things: deals[index] ?? [] }
    return {
      facts: { light: task },
      marks: lightPage(pen, place, look, task),
      items: [...task.things.map((name, i) => `${i + 1} ${name}`), `lanternas ${task.board.torches.join(' ')}`],
      pictures: ['lanterna', 'espelho', 'vidro', 'caixa', 'lâmpada', 'mesa', 'criança', ...task.things],
    }
  }
}

/** Sounds of a page: those of its scenes, a talk and a bird. */
const soundsOf = (scenes: readonly string[]): SoundName[] =>
  (Object.keys(SOUNDS) as SoundName[]).filter(
    (name) => scenes.includes(name) || name === 'conversa' || name === 'passarinho',
  )

function noisePages(options: SheetOptions, place: Stage): Draw {
  const sounds = dealPages(options, { items: WINDOW_SOUNDS, perPage: 1, mostShared: 1, label: 'sounds' })
  const lights = dealPages(options, { items: WINDOW_LIGHTS, perPage: 1, mostShared: 1, label: 'lights' })
  const habits = dealPages(options, {
    items: HABITS.filter((one) => !one.place || one.place === place),
    perPage: 1,
    mostShared: 1,
    label: 'habits',
  })
  return (pen, random, look, index) => {
    const windows: NoiseTask['windows'] = [sounds[index]?.[0] ?? 'fones', lights[index]?.[0] ?? 'escuro']
    const scenes = [...windows, ...OUTSIDE[place]]
    const readings = Object.fromEntries(
      soundsOf(scenes).map((name) => [name, random.integer(SOUNDS[name].range[0], SOUNDS[name].range[1])]),
    )
    const task: NoiseTask = {
      windows,
      readings,
      letters: random.shuffle(scenes),
      habit: habits[index]?.[0] ?? HABITS[0] ?? { asks: '', example: '' },
    }
    return {
      facts: { noise: task },
      marks: noisePage(pen, place, look, task),
      items: [
        ...task.letters.map((name, i) => `${i + 1} ${name}`),
        `medidas ${Object.values(readings).join(' ')}`,
        task.habit.asks,
      ],
      pictures: ['janela', 'criança', 'árvore', 'passarinho', 'Sol', place === 'praca' ? 'rua' : 'escola', ...scenes],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, place: Stage) => Draw>> = {
  facil: stagePages,
  medio: lightPages,
  desafio: noisePages,
}

/** The theme whose pages are about devices to look with, on every level. */
const DEVICE_THEME = 'aparelhos'

const WORKS = 4

const WITH_DEVICES: Readonly<Record<Level, Draw>> = {
  facil: (pen, random) => {
    const devices = random.shuffle(DEVICE_NAMES)
    const task: ViewsTask = { devices, views: shuffledFrom(random, devices) }
    return {
      facts: { views: task },
      marks: viewsPage(pen, task),
      items: task.views.map((name, i) => `${i} ${name} ${devices.indexOf(name)}`),
      pictures: ['mesa', 'Lua', 'cebola', 'joaninha', 'muro', 'crianças', ...devices],
    }
  },
  medio: (pen, random, look) => {
    const steps = shuffledFrom(random, Object.keys(STEPS).map(Number))
    const task: PeriscopeTask = { who: childAt(look), steps }
    return {
      facts: { periscope: task },
      marks: periscopePage(pen, task),
      items: steps.map((step, i) => `${i} ${STEPS[step]}`),
      pictures: ['periscópio', 'espelho', 'muro', 'criança', 'passarinho', 'caixa', 'árvore'],
    }
  },
  desafio: (pen, random) => {
    const task: DarkBoxTask = { works: random.sample(DEVICE_NAMES, WORKS), bank: random.shuffle(DEVICE_NAMES) }
    return {
      facts: { darkBox: task },
      marks: darkBoxPage(pen, task),
      items: task.works.map((name, i) => `${i} ${name}`),
      pictures: ['câmara escura', 'caixa', 'furo', 'árvore'],
    }
  },
}

export const luzESom: SheetKind<PagesFacts<LightAndSoundFacts>> = {
  id: 'luz-e-som',
  category: 'pareamento',
  themes: [...STAGES, DEVICE_THEME],
  draw: (options) => {
    const place = (options.theme ?? 'praca') as Stage
    const draw = options.theme === DEVICE_THEME ? WITH_DEVICES[options.level] : PAGES[options.level](options, place)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork(place).integer(0, 4) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
