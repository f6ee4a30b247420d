/** A town for all: public places and their functions, kinds of spaces, who does what, rights and their laws. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import type { Land } from '../../studio/places/whole-town.ts'
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
import { type TownTask, townPage } from './town-pages.ts'

/** By theme: the land around the town, and whether spaces and offices are asked for instead of places and bodies. */
const THEMES = {
  serra: { land: 'serra', isSecond: false },
  litoral: { land: 'litoral', isSecond: false },
  parque: { land: 'serra', isSecond: true },
  mangue: { land: 'litoral', isSecond: true },
} as const satisfies Readonly<Record<string, { readonly land: Land; readonly isSecond: boolean }>>
type Theme = keyof typeof THEMES

const EACH = 2
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

function sorted(random: Random, { classes, lines, ask }: Sorted): Content {
  return {
    signs: classes.map(([sign, , at]) => ({ at, sign })),
    legend: classes.map(([letter, name]) => `${letter} ${name}`),
    lines: random.shuffle(
      classes.flatMap(([sign]) => random.sample(lines[sign] ?? [], EACH).map((says) => ({ says, sign }))),
    ),
    ...(ask && { ask: { asks: ask[0], written: `Exemplo: ${ask[1]}` } }),
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

const CONTENTS: Readonly<Record<Level, (random: Random, isSecond: boolean) => Content>> = {
  facil: (random, isSecond) => (isSecond ? { ...sorted(random, SPACES), isClose: true } : functions(random)),
  medio: (random, isSecond) => sorted(random, isSecond ? OFFICES : BODIES),
  desafio: rights,
}

const SHOWN = ['cidade', 'prefeitura', 'bandeira do Brasil', 'casas', 'rua', 'ônibus', 'calçada']
const SHOWN_CLOSE = ['casa', 'cama', 'fogão', 'praça', 'banco', 'balanço', 'feira']

export const cidadeDeTodos: SheetKind<PagesFacts<TownTask>> = {
  id: 'cidade-de-todos',
  category: 'pareamento',
  themes: Object.keys(THEMES),
  draw: (options) => {
    const { land, isSecond } = THEMES[(options.theme ?? 'serra') as Theme]
    return composeSheet(options, 'write', (random) => {
      const pen = new Pen(options.color)
      const facts: TownTask = { land, cast: random.shuffle(STANDING), ...CONTENTS[options.level](random, isSecond) }
      return {
        facts,
        marks: [...townPage(pen, facts), ...marksOf(pictureTitle(pen, options))],
        items: facts.lines.map(({ says, sign }) => `${sign} ${says}`),
        pictures: [
          ...(facts.isClose ? SHOWN_CLOSE : SHOWN),
          ...facts.signs.map(({ at }) => at),
          'pessoas',
          land === 'serra' ? 'parque' : 'mangue',
        ],
        whole: true,
      }
    })
  },
}
