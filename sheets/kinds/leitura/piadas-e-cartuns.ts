/** Jokes and cartoons of a class's comic: find the word with two senses, explain the joke, write its end. */
import type { PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import type { Pen } from '../../studio/pen.ts'
import { type Draw, goingRound, wholePages } from '../escrita/whole-pages.ts'
import { mixedAsks } from './asked-rows.ts'
import { COMIC_THEMES, COMICS, type ComicTheme, type Joke, jokesOf } from './joke-facts.ts'
import {
  asksOf,
  type ExplainTask,
  explainPage,
  type FindTask,
  findPage,
  type WriteTask,
  writePage,
} from './joke-pages.ts'

export interface JokeFacts {
  readonly find?: FindTask
  readonly explain?: ExplainTask
  readonly write?: WriteTask
}

interface Drawn {
  readonly facts: JokeFacts
  readonly jokes: readonly Joke[]
  readonly marks: readonly PageMark[]
}

const PAGES: Readonly<Record<Level, (pen: Pen, random: Random, theme: ComicTheme, look: number) => Drawn>> = {
  facil: (pen, random, theme, look) => {
    const jokes = random.shuffle([...jokesOf(COMICS[theme])])
    const find: FindTask = { theme, jokes, bank: random.shuffle([0, 1, 2]) }
    return { facts: { find }, jokes, marks: findPage(pen, find, look) }
  },
  medio: (pen, random, theme, look) => {
    const jokes = [COMICS[theme].asked, COMICS[theme].told]
    const explain: ExplainTask = {
      theme,
      jokes: jokes.map((joke) => ({ joke, asks: mixedAsks(random, asksOf(joke)) })),
    }
    return { facts: { explain }, jokes, marks: explainPage(pen, explain, look) }
  },
  desafio: (pen, random, theme, look) => {
    const { open, told } = COMICS[theme]
    const write: WriteTask = { theme, open, told, endings: random.shuffle([open.lines[1], ...open.plain]) }
    return { facts: { write }, jokes: [open, told], marks: writePage(pen, write, look) }
  },
}

export const piadasECartuns: SheetKind<PagesFacts<JokeFacts>> = {
  id: 'piadas-e-cartuns',
  category: 'alfabetizacao',
  themes: COMIC_THEMES,
  draw: (options) => {
    const themeOf = goingRound(options, COMIC_THEMES)
    const draw: Draw<JokeFacts> = (pen, random, look, index) => {
      const { facts, jokes, marks } = PAGES[options.level](pen, random, themeOf(index), look)
      return {
        facts,
        marks,
        items: jokes.map(({ word }) => word),
        pictures: ['balão', ...jokes.flatMap(({ shows }) => shows)],
      }
    }
    return wholePages(options, draw, 4)
  },
}
