/** A town for all: public places and their functions, kinds of spaces, who does what, rights and their laws. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import type { Land } from '../../studio/places/whole-town.ts'
import { type FeastTask, feastPage, feastTask } from './feast-page.ts'
import { type MemoryTask, memoryPage, memoryTask } from './memory-page.ts'
import { shuffledFrom } from './out-of-order.ts'
import {
  BODIES,
  CONSTITUTION,
  FUNCTIONS,
  LATER,
  OFFICES,
  RIGHTS,
  type Sorted,
  SPACES,
  SPANS,
  YEARS,
} from './town-facts.ts'
import { ANNIVERSARY, GROUPS, OWN_LINES, SHARED_LINES } from './town-groups.ts'
import { type TownTask, townPage } from './town-pages.ts'
import { ARRIVALS, VOICES } from './town-voices.ts'

interface ThemeContent {
  readonly land: Land
  /** Sorted on the easiest level, instead of places and their functions. */
  readonly spaces?: Sorted
  readonly offices: Sorted
  /** Another picture: celebrations on the easiest level, names of people on the next, counted or not. */
  readonly scene?: 'feasts' | 'names' | 'counted names'
  /** On the middle level three communities are shown, to be compared or to be heard. */
  readonly communities?: 'compared' | 'heard'
}

const THEMES = {
  serra: { land: 'serra', offices: BODIES },
  litoral: { land: 'litoral', offices: BODIES },
  parque: { land: 'serra', spaces: SPACES, offices: OFFICES },
  mangue: { land: 'litoral', spaces: SPACES, offices: OFFICES },
  festas: { land: 'serra', offices: BODIES, scene: 'feasts' },
  memoria: { land: 'litoral', offices: BODIES, scene: 'names' },
  vizinhos: { land: 'litoral', spaces: ARRIVALS, offices: BODIES },
  opinioes: { land: 'serra', offices: VOICES },
  homenagens: { land: 'serra', offices: BODIES, scene: 'counted names' },
  comunidades: { land: 'serra', offices: BODIES, communities: 'compared' },
  aniversario: { land: 'serra', offices: ANNIVERSARY, communities: 'heard' },
} as const satisfies Readonly<Record<string, ThemeContent>>
type Theme = keyof typeof THEMES

const EACH = 2
/** Sign of what all communities share. */
const ALL = 'T'
const RIGHTS_ASKED = 2
const BROKEN = [2, 3]

type Content = Omit<TownTask, 'land' | 'cast'>

function functions(random: Random): Content {
  const signs = FUNCTIONS.map(([at], i) => ({ at, sign: String(i + 1) }))
  return {
    signs,
    lines: shuffledFrom(
      random,
      FUNCTIONS.map(([, words], i) => ({ says: random.fork(i).pick(words), sign: String(i + 1) })),
    ),
  }
}

/** Sentences of earlier pages are not dealt again while others are left. */
function sorted(random: Random, { classes, lines, against, ask, isClose }: Sorted, used: Set<string>): Content {
  const dealtFrom = (all: readonly string[], count: number) => {
    const left = all.filter((says) => !used.has(says))
    const some = random.sample(left.length < count ? all : left, count)
    for (const says of some) used.add(says)
    return some
  }
  const dealt = (sign: string, count: number) => {
    const all = lines[sign] ?? []
    if (!against) return dealtFrom(all, count)
    // Of two voices of the same people one is for it.
    const [no, yes] = [all.filter((says) => against.has(says)), all.filter((says) => !against.has(says))]
    return [no, yes].flatMap((side) => dealtFrom(side, count / 2))
  }
  return {
    signs: classes.map(([sign, , at]) => ({ at, sign })),
    legend: [...classes.map(([letter, name]) => `${letter} ${name}`), ...(against ? ['S a favor', 'N contra'] : [])],
    lines: random.shuffle(
      classes.flatMap(([sign]) =>
        dealt(sign, EACH).map((says) => ({
          says,
          sign,
          ...(against && { judged: against.has(says) ? 'N' : 'S' }),
        })),
      ),
    ),
    ...(isClose && { isClose }),
    ...(ask && { ask: { asks: ask[0], written: `Exemplo: ${ask[1]}` } }),
  }
}

/** Deeds of one community alone, and of all three. */
function compared(random: Random): Content {
  const twice = random.pick(GROUPS)
  const own = GROUPS.flatMap((group) =>
    random
      .sample(OWN_LINES[group[0]] ?? [], group === twice ? 2 : 1)
      .map((says) => ({ says, sign: group[0] as string })),
  )
  const shared = random.sample(SHARED_LINES, EACH).map((says) => ({ says, sign: ALL }))
  return {
    signs: GROUPS.map(([sign, , at]) => ({ at, sign })),
    legend: [...GROUPS.map(([letter, name]) => `${letter} ${name}`), `${ALL} todas as três`],
    lines: random.shuffle([...own, ...shared]),
    ask: { asks: 'Na minha comunidade há:', written: 'Exemplo: uma feira e uma festa' },
  }
}

function rights(random: Random): Content {
  const chosen = [...LATER, ...random.sample(CONSTITUTION, RIGHTS_ASKED)]
  const shown = RIGHTS.filter((one) => chosen.includes(one))
  const broken = random.sample(shown, random.pick(BROKEN))
  const [asks, from, to] = random.pick(SPANS)
  return {
    signs: shown.map(({ at }, i) => ({ at, sign: String(i + 1) })),
    lines: shuffledFrom(
      random,
      shown.map((one, i) => ({
        says: broken.includes(one) ? one.broken : one.kept,
        sign: String(i + 1),
        law: one.law,
        judged: broken.includes(one) ? 'D' : 'R',
      })),
    ),
    laws: Object.entries(YEARS),
    ask: { asks, written: `${YEARS[to] - YEARS[from]} anos` },
  }
}

const CONTENTS: Readonly<Record<Level, (random: Random, theme: ThemeContent, used: Set<string>) => Content>> = {
  facil: (random, { spaces }, used) => (spaces ? sorted(random, spaces, used) : functions(random)),
  medio: (random, { offices, communities }, used) =>
    communities === 'compared' ? compared(random) : sorted(random, offices, used),
  desafio: rights,
}

const SHOWN = ['cidade', 'prefeitura', 'bandeira do Brasil', 'casas', 'rua', 'ônibus', 'carro', 'calçada']
const SHOWN_JOINED = [
  'cidade',
  'aldeia',
  'quilombo',
  'bairro',
  'casas',
  'restaurante',
  'rua',
  'ônibus',
  'roça',
  'tambor',
]
const SHOWN_CLOSE = ['casa', 'cama', 'fogão', 'praça', 'banco', 'balanço', 'feira']

const SHOWN_FEASTS = ['cidade', 'escola', 'casa', 'praça', 'fonte', 'crianças', 'avó', 'árvores']
const SHOWN_NAMES = [
  'cidade',
  'rua',
  'placa',
  'estátua',
  'monumento',
  'edifício',
  'praça',
  'carro',
  'crianças',
  'homem',
  'mulher',
]

export interface CityFacts {
  readonly town?: TownTask
  readonly feast?: FeastTask
  readonly memory?: MemoryTask
}

function townOf(pen: Pen, town: TownTask): DrawnPage<CityFacts> {
  return {
    facts: { town },
    marks: townPage(pen, town),
    items: town.lines.map(({ says, sign }) => `${sign} ${says}`),
    pictures: [
      ...(town.isJoined ? SHOWN_JOINED : town.isClose ? SHOWN_CLOSE : SHOWN),
      ...town.signs.map(({ at }) => at),
      'pessoas',
      ...(town.isJoined ? [] : [town.land === 'serra' ? 'parque' : 'mangue']),
    ],
  }
}

function feastOf(pen: Pen, feast: FeastTask): DrawnPage<CityFacts> {
  return {
    facts: { feast },
    marks: feastPage(pen, feast),
    items: feast.lines.map(({ says, sign }) => `${sign} ${says}`),
    pictures: [...SHOWN_FEASTS, ...feast.feasts.map(({ what }) => what)],
  }
}

function memoryOf(pen: Pen, memory: MemoryTask): DrawnPage<CityFacts> {
  return {
    facts: { memory },
    marks: memoryPage(pen, memory),
    items: memory.lines.map(({ one, sign }) => `${sign} ${one.name}`),
    pictures: SHOWN_NAMES,
  }
}

export const cidadeDeTodos: SheetKind<PagesFacts<CityFacts>> = {
  id: 'cidade-de-todos',
  category: 'pareamento',
  themes: Object.keys(THEMES),
  draw: (options) => {
    const { level } = options
    const theme: ThemeContent = THEMES[(options.theme ?? 'serra') as Theme]
    const { land, scene } = theme
    const used = new Set<string>()
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const draw = (): DrawnPage<CityFacts> => {
        if (scene === 'feasts' && level === 'facil') return feastOf(pen, feastTask(random))
        if (scene && scene !== 'feasts' && level === 'medio') {
          const variant = sheet.fork('corner').integer(0, 11) + index
          const memory = memoryTask(random, scene === 'counted names', variant, used)
          for (const { one } of memory.lines) used.add(one.name)
          return memoryOf(pen, memory)
        }
        const isJoined = level === 'medio' && theme.communities !== undefined
        return townOf(pen, {
          ...{ land, cast: random.shuffle(STANDING), ...(isJoined && { isJoined }) },
          ...CONTENTS[level](random, theme, used),
        })
      }
      const page = draw()
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
