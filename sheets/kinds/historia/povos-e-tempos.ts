/** Peoples in time: on the move or settled, what changed in three ages, lands, faiths and calendars in a museum. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { type CastName, STANDING } from '../../studio/cast/people.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { type Case, museumHall } from '../../studio/places/museum-hall.ts'
import { threeAges } from '../../studio/places/three-ages.ts'
import { BANK_TAGS, type BankLand, type BankPlace, twoBanks } from '../../studio/places/two-banks.ts'
import { disc, letterAt } from './letters.ts'
import {
  BANK_LINES,
  CALENDARS_OF_PEOPLES,
  CHANGED_SIGNS,
  EACH_SIDE,
  FAITHS_OF_PEOPLES,
  KEPT_SIGNS,
  LANDS_OF_PEOPLES,
  type People,
} from './people-facts.ts'
import { type Sentence, type SentenceTask, sentencePaper } from './sentence-paper.ts'

export interface PeopleTask extends SentenceTask {
  /** Places of the valley with their numbers. */
  readonly signs?: readonly (readonly [at: BankPlace, number: string])[]
  /** Ids of the peoples in the cases, from A. */
  readonly shown?: readonly string[]
}

interface Drawn {
  readonly task: PeopleTask
  readonly place: (pen: Pen) => Drawing
  /** Width of the second boxes, mm. */
  readonly wide: number
  readonly pictures: readonly string[]
}

const VALLEY = ['acampamento', 'aldeia', 'rio', 'fogueira', 'árvore', 'casas', 'cercado', 'roça', 'celeiro', 'pessoas']
const WIDE = { sign: 9, numbers: 24, result: 20 } as const
type Cast = readonly CastName[]

function valley(random: Random, land: BankLand, cast: Cast): Drawn {
  const settled = random.sample(
    BANK_LINES.filter(([, sign]) => sign === 'F'),
    EACH_SIDE,
  )
  const asked = BANK_LINES.filter((one) => one[1] === 'N' || settled.includes(one))
  const numbers = random.shuffle(asked.map((_, i) => String(i + 1)))
  const rows: Sentence[] = asked.map(([, sign, lines], i) => ({
    says: random.pick(lines),
    first: numbers[i] ?? '',
    second: sign,
  }))
  const signs = asked.map(([at], i) => [at, numbers[i] ?? ''] as const)
  return {
    task: {
      signs,
      rows: random.shuffle(rows),
      heads: ['lugar', 'N ou F'],
      legend: ['N nômades', 'F fixos (sedentários)'],
      ask: { asks: 'Uma vantagem de morar sempre no mesmo lugar:', written: 'Exemplo: guardar comida' },
    },
    place: (pen) => [
      twoBanks(pen, land, cast),
      signs.map(([at, number]) => disc(pen, BANK_TAGS[at][0], BANK_TAGS[at][1], number)),
    ],
    wide: WIDE.sign,
    pictures: [...VALLEY, ...(land === 'milho' ? ['milho', 'lhama'] : ['trigo', 'ovelha'])],
  }
}

function ages(random: Random, land: BankLand, cast: Cast): Drawn {
  const changed = CHANGED_SIGNS.map((some) => random.pick(some))
  const rows = [
    ...KEPT_SIGNS.map((some) => ({ ...random.pick(some), first: 'P' })),
    ...changed.map((one) => ({ ...one, first: 'M' })),
  ].map(({ says, shown, first }): Sentence => ({ says, first, second: shown.join(', ') }))
  return {
    task: {
      rows: random.shuffle(rows),
      heads: ['P ou M', 'números'],
      legend: ['P permaneceu nos três', 'M mudou'],
      ask: { asks: 'A maior mudança, para mim:', written: 'Exemplo: plantar a própria comida' },
    },
    place: (pen) => threeAges(pen, land, cast),
    wide: WIDE.numbers,
    pictures: [
      'acampamento',
      'rio',
      'rocha',
      'aldeia',
      'cidade',
      'prédio',
      'fábrica',
      'ônibus',
      'trator',
      'pescador',
      'pessoas',
    ],
  }
}

const inCases = (shown: readonly (Case & { readonly id: string })[], wall: Fill, cast: Cast) => (pen: Pen) =>
  museumHall(pen, shown, wall, [cast[0] ?? 'gil', cast[1] ?? 'bia'])

const CASES = 4
const MUSEUM = ['museu', 'crianças', 'vitrines']

/** Four peoples; one sentence of each sign for two of them, one alone for the others. */
function museum(
  random: Random,
  all: readonly People[],
  words: Pick<SentenceTask, 'legend' | 'ask'> & { readonly head: string },
  wall: Fill,
  cast: Cast,
): Drawn {
  const shown = random.sample(all, CASES)
  const twice = random.sample([0, 1, 2, 3], 2)
  const rest = random.shuffle([0, 1])
  const once = [0, 1, 2, 3].filter((one) => !twice.includes(one))
  const rows = shown.flatMap(({ lines }, i): Sentence[] =>
    lines
      .filter((_, k) => twice.includes(i) || k === rest[once.indexOf(i)])
      .map(([sign, says]) => ({ says: random.pick(says), first: letterAt(i), second: sign })),
  )
  return {
    task: {
      shown: shown.map(({ id }) => id),
      rows: random.shuffle(rows),
      heads: ['vitrine', words.head],
      legend: words.legend,
      ask: words.ask,
    },
    place: inCases(shown, wall, cast),
    wide: WIDE.sign,
    pictures: [...MUSEUM, ...shown.map(({ name }) => name)],
  }
}

const SHOWN_CALENDARS = 3

/** The stars of the Guarani are always there; two of the other three calendars have a second sentence, all a sum. */
function calendars(random: Random, cast: Cast): Drawn {
  const [stars, ...others] = CALENDARS_OF_PEOPLES
  if (!stars) throw new RangeError('no calendar')
  const shown = random.shuffle([stars, ...random.sample(others, SHOWN_CALENDARS)])
  const spoken = [
    stars,
    ...random.sample(
      shown.filter((one) => one !== stars),
      2,
    ),
  ]
  const rows = shown.flatMap((one, i): Sentence[] => [
    ...(spoken.includes(one) ? [{ says: random.pick(one.plain), first: letterAt(i), second: '' }] : []),
    ...one.reckoned.map(([says, result]) => ({ says, first: letterAt(i), second: String(result) })),
  ])
  return {
    task: {
      shown: shown.map(({ id }) => id),
      rows: random.shuffle(rows),
      heads: ['vitrine', 'conta'],
      legend: ['De quem é o calendário?'],
      ask: { asks: 'Na minha casa, o tempo é marcado por:', written: 'Exemplo: aniversários' },
    },
    place: inCases(shown, 'purplePale', cast),
    wide: WIDE.result,
    pictures: [...MUSEUM, 'calendário', 'estrela', ...shown.map(({ name }) => name)],
  }
}

const HALLS = {
  ambientes: (random: Random, cast: Cast) =>
    museum(
      random,
      LANDS_OF_PEOPLES,
      {
        head: 'L ou M',
        legend: ['L lugar', 'M modo de viver'],
        ask: { asks: 'No lugar onde moro, o ambiente ajuda a:', written: 'Exemplo: pescar no rio' },
      },
      'yellowPale',
      cast,
    ),
  crencas: (random: Random, cast: Cast) =>
    museum(
      random,
      FAITHS_OF_PEOPLES,
      {
        head: 'R ou O',
        legend: ['R religião e mitos', 'O outro traço da cultura'],
        ask: { asks: 'Um traço da cultura da minha comunidade:', written: 'Exemplo: o São João' },
      },
      'pinkPale',
      cast,
    ),
  tempo: calendars,
} as const

export const POVOS_THEMES = ['trigo', 'milho', 'ambientes', 'crencas', 'tempo'] as const
type Theme = (typeof POVOS_THEMES)[number]

const PLACES: Readonly<Record<Level, (random: Random, theme: Theme, cast: Cast) => Drawn>> = {
  facil: (random, theme, cast) => valley(random, theme === 'trigo' ? 'trigo' : 'milho', cast),
  medio: (random, theme, cast) => ages(random, theme === 'trigo' ? 'trigo' : 'milho', cast),
  desafio: (random, theme, cast) => HALLS[theme === 'trigo' || theme === 'milho' ? 'ambientes' : theme](random, cast),
}

export const povosETempos: SheetKind<PagesFacts<PeopleTask>> = {
  id: 'povos-e-tempos',
  category: 'pareamento',
  themes: POVOS_THEMES,
  draw: (options) =>
    composeSheet(options, 'write', (random) => {
      const pen = new Pen(options.color)
      const cast = random.shuffle(STANDING)
      const { task, place, wide, pictures } = PLACES[options.level](random, (options.theme ?? 'milho') as Theme, cast)
      const marks: PageMark[] = [
        ...marksOf([place(pen), pen.shape('M-4 199H218V310H-4z', 'wood', 1.1)]),
        ...sentencePaper(pen, task, wide),
        ...marksOf(pictureTitle(pen, options)),
      ]
      return {
        facts: task,
        marks,
        items: task.rows.map(({ says, first, second }) => `${first} ${second} ${says}`),
        pictures,
        whole: true,
      }
    }),
}
