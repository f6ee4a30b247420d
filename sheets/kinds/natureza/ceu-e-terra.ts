/** Sky and Earth: its shape, shadows and compasses, stars of the seasons, the Moon and the turning Earth. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type DaySideTask, daySidePage } from './day-side-page.ts'
import { type EarthTask, earthPage } from './earth-page.ts'
import { COMPASSES, type GnomonTask, gnomonPage, YARDS } from './gnomon-page.ts'
import { countedPhases, MOONS, type MoonTask, moonPage } from './moon-page.ts'
import {
  EARTH_CLUES,
  EARTH_PARTS,
  EARTH_SIDES,
  PHASE_DAYS,
  PHASES,
  SHADOW_QUESTIONS,
  SHOWN_AS,
  SKY_FIGURES,
  SKY_QUESTIONS,
  SOUTHERN_CITIES,
} from './sky-facts.ts'
import { FIGURE_REACH, figureSpots, type StarsTask, starsPage } from './stars-page.ts'

export interface SkyFacts {
  readonly earth?: EarthTask
  readonly gnomon?: GnomonTask
  readonly stars?: StarsTask
  readonly moon?: MoonTask
  readonly side?: DaySideTask
}

/** Topics of the hardest level; the yard of the shadows changes with them. */
const SKY_THEMES = ['estrelas', 'lua', 'rotacao'] as const
type SkyTheme = (typeof SKY_THEMES)[number]

type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<SkyFacts>

/** Another one on each page, from a start that follows from the seed. */
function turning<Item>({ seed }: SheetOptions, label: string, list: readonly Item[]) {
  const order = createRandom(seed).fork(label).shuffle(list)
  return (index: number): Item => {
    const item = order[index % order.length]
    if (item === undefined) throw new RangeError('empty list')
    return item
  }
}

const LONGITUDES = [-60, -20, 20, 100, -90]

function earthPages(options: SheetOptions): Draw {
  const lon = turning(options, 'lon', LONGITUDES)
  const clue = SHOWN_AS.map((shown) => turning(options, shown, EARTH_CLUES[shown]))
  return (pen, random, look, index) => {
    const clues = SHOWN_AS.map((shown, i) => ({ asks: clue[i]?.(index) ?? '', answer: shown }))
    const task: EarthTask = {
      lon: lon(index),
      numbered: random.shuffle(EARTH_PARTS),
      bank: random.shuffle(EARTH_PARTS),
      clues: random.shuffle(clues),
    }
    return {
      facts: { earth: task },
      marks: earthPage(pen, look, task),
      items: [...task.clues.map(({ asks }) => asks), `${task.numbered.join(' ')} ${task.lon}`],
      pictures: ['mapa', 'globo', 'foto', 'Terra', 'planeta', 'nuvem', 'crianças', ...EARTH_PARTS],
    }
  }
}

const YARD_OF = { estrelas: YARDS[0], lua: YARDS[1], rotacao: YARDS[2] }

function gnomonPages(options: SheetOptions, theme: SkyTheme): Draw {
  const city = turning(options, 'city', SOUTHERN_CITIES)
  const ahead = turning(options, 'ahead', [0, 1, 3])
  const first = turning(options, 'side', SHADOW_QUESTIONS.slice(0, 2))
  const second = turning(options, 'noon', SHADOW_QUESTIONS.slice(2))
  return (pen, random, look, index) => {
    const wrong = random.sample([1, 2, 3], COMPASSES.length - 1)
    const task: GnomonTask = {
      city: city(index),
      ahead: ahead(index),
      needles: random.shuffle([0, ...wrong]),
      asked: [first(index), second(index)],
    }
    return {
      facts: { gnomon: task },
      marks: gnomonPage(pen, YARD_OF[theme], look, task),
      items: [`${task.city.name} ${task.ahead} ${task.needles.join(' ')}`, ...task.asked.map(({ asks }) => asks)],
      pictures: ['vareta', 'sombras', 'cidade', 'bússola', 'bússolas', 'crianças', YARD_OF[theme]],
    }
  }
}

const OTHERS = 9
/** Least distance of a faint star from any other star, mm. */
const CLEAR = 5.5

/** Faint stars clear of the figure and of one another. */
function otherStars(random: Random, figure: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  for (let attempt = 0; attempt < 400 && found.length < OTHERS; attempt++) {
    const spot = [random.between(-23, 23), random.between(-29, 27)] as const
    const isClear = [...figure, ...found].every(([x, y]) => (x - spot[0]) ** 2 + (y - spot[1]) ** 2 > CLEAR ** 2)
    if (isClear) found.push(spot)
  }
  return found
}

function starsPages(options: SheetOptions): Draw {
  const asked = turning(options, 'asked', SKY_QUESTIONS)
  return (pen, random, look, index) => {
    const windows = random.shuffle(SKY_FIGURES).map((figure) => {
      const turn = random.pick([-40, -25, 25, 40])
      const upright = figure.name === 'Órion' ? 180 : 0
      const spots = figureSpots(figure, upright + turn).map(([x, y]) => [x * FIGURE_REACH, y * FIGURE_REACH] as const)
      return { figure, month: random.pick(figure.months), turn, others: otherStars(random, spots) }
    })
    const task: StarsTask = { windows, asked: [asked(index * 2), asked(index * 2 + 1)] }
    return {
      facts: { stars: task },
      marks: starsPage(pen, look, task),
      items: [
        ...windows.map(({ figure, month, turn }) => `${figure.name} ${month} ${turn}`),
        ...task.asked.map(({ asks }) => asks),
      ],
      pictures: [
        'estrela',
        'estrelas',
        'janela',
        'janelas',
        'crianças',
        'mapa do céu',
        ...SKY_FIGURES.map(({ name }) => name),
      ],
    }
  }
}

const FIRST_MOONS = Array.from({ length: PHASE_DAYS.length - MOONS + 1 }, (_, i) => i)

function moonPages(options: SheetOptions): Draw {
  const first = turning(options, 'first', FIRST_MOONS)
  return (pen, random, look, index) => {
    const from = first(index)
    const [one = 'nova', other = 'cheia'] = random.sample(countedPhases(from), 2)
    const task: MoonTask = { first: from, counts: [one, other] }
    return {
      facts: { moon: task },
      marks: moonPage(pen, look % 2 ? 'campo' : 'praia', look, task),
      items: [`${PHASE_DAYS[task.first]}`, `${one} ${other} ${task.first}`],
      pictures: ['Lua', 'luneta', 'crianças', 'estrelas', ...PHASES],
    }
  }
}

function daySidePages(options: SheetOptions): Draw {
  const view = turning(
    options,
    'view',
    EARTH_SIDES.flatMap((_, side) => [true, false].map((isMorning) => ({ side, isMorning }))),
  )
  return (pen, random, _look, index) => {
    const { side, isMorning } = view(index)
    const task: DaySideTask = { side, isMorning, asked: random.shuffle(EARTH_SIDES[side]?.cities ?? []) }
    return {
      facts: { side: task },
      marks: daySidePage(pen, task),
      items: task.asked.map(({ name }) => `${name} ${isMorning}`),
      pictures: ['Terra', 'planeta', 'Sol', 'estrelas', 'cidade', 'cidades'],
    }
  }
}

const SKY_PAGES: Readonly<Record<SkyTheme, (options: SheetOptions) => Draw>> = {
  estrelas: starsPages,
  lua: moonPages,
  rotacao: daySidePages,
}

function drawOf(options: SheetOptions, theme: SkyTheme): Draw {
  if (options.level === 'facil') return earthPages(options)
  return options.level === 'medio' ? gnomonPages(options, theme) : SKY_PAGES[theme](options)
}

export const ceuETerra: SheetKind<PagesFacts<SkyFacts>> = {
  id: 'ceu-e-terra',
  category: 'pareamento',
  themes: SKY_THEMES,
  draw: (options) => {
    const theme = (options.theme ?? 'estrelas') as SkyTheme
    const draw = drawOf(options, theme)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork(theme).integer(0, 4) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
