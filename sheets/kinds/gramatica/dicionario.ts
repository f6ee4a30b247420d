/** The dictionary: a spelling in doubt, the meaning that fits a sentence, all parts of an entry. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { DICTIONARY_ROOMS, type DictionaryRoom } from './dictionary-book.ts'
import {
  byAlphabet,
  CLASS_NAMES,
  MANY,
  NEW_WORDS,
  SPELLED,
  type SpelledWord,
  type WordClass,
} from './dictionary-facts.ts'
import {
  type EntryTask,
  entryPage,
  type MeaningTask,
  meaningPage,
  type SpellingTask,
  spellingPage,
} from './dictionary-pages.ts'
import { FULL, type FullEntry, ORDER, TO_WRITE } from './full-entries.ts'

export interface DictionaryFacts {
  readonly spelling?: SpellingTask
  readonly meaning?: MeaningTask
  readonly entry?: EntryTask
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<DictionaryFacts>

const [ON_PAGES, ASKED] = [10, 6]

/** Words of the dictionary between the first and the last one of either page. */
function between(entries: readonly SpelledWord[]): { word: string; page: 0 | 1 }[] {
  const isBetween = (one: SpelledWord, from: number, to: number) => {
    const [first, last] = [entries[from], entries[to]]
    return first && last && byAlphabet(first, one) < 0 && byAlphabet(one, last) < 0
  }
  return SPELLED.filter((one) => !entries.includes(one)).flatMap((one) => [
    ...(isBetween(one, 0, ON_PAGES / 2 - 1) ? [{ word: one.word, page: 0 as const }] : []),
    ...(isBetween(one, ON_PAGES / 2, ON_PAGES - 1) ? [{ word: one.word, page: 1 as const }] : []),
  ])
}

/** A spread shows ten of this many neighbours in the dictionary. */
const NEIGHBOURS = 14

/** Ten neighbours of the spread with its first and its last one, so that a word left out belongs to either page. */
function openSpread(random: Random, neighbours: readonly SpelledWord[]): SpelledWord[] {
  const [first, last] = [neighbours[0], neighbours.at(-1)]
  if (!first || !last) throw new RangeError('an empty spread')
  const draw = () => [first, ...random.sample(neighbours.slice(1, -1), ON_PAGES - 2), last].sort(byAlphabet)
  let entries = draw()
  for (let tries = 0; tries < 40 && new Set(between(entries).map(({ page }) => page)).size < 2; tries += 1)
    entries = draw()
  return entries
}

function spellingPages(options: SheetOptions, room: DictionaryRoom): Draw {
  const sorted = [...SPELLED].sort(byAlphabet)
  const last = sorted.length - NEIGHBOURS
  const start = createRandom(options.seed)
    .fork('spread')
    .pick(sorted.flatMap((_, i) => (i < NEIGHBOURS - 1 || (i >= NEIGHBOURS && i <= last) ? [i] : [])))
  // The second page has none of the neighbours of the first.
  const other = start < NEIGHBOURS - 1 ? start + NEIGHBOURS : start - NEIGHBOURS
  return (pen, random, look, index) => {
    const from = index % 2 === 0 ? start : other
    const entries = openSpread(random, sorted.slice(from, from + NEIGHBOURS))
    const located = random.shuffle(
      ([0, 1] as const).map((side) => random.pick(between(entries).filter(({ page }) => page === side))),
    )
    const task: SpellingTask = { entries, asked: random.sample(entries, ASKED), located }
    return {
      facts: { spelling: task },
      marks: spellingPage(pen, room, look, task),
      items: [...task.asked.map(({ gapped }) => gapped), ...located.map(({ word }) => word)],
      pictures: [room, 'dicionário', 'livro', 'criança', 'mesa'],
    }
  }
}

/** Meanings on a spread: more leave no room between entries. */
const MOST_MEANINGS = 9

function meaningPages(options: SheetOptions, room: DictionaryRoom): Draw {
  const deals = dealPages(options, {
    items: MANY,
    perPage: 4,
    mostShared: SMALL_DECK,
    nameOf: ({ word }) => word,
    accept: (page, { meanings }) =>
      [...page.map((one) => one.meanings), meanings].reduce((sum, one) => sum + one.length, 0) <= MOST_MEANINGS,
  })
  return (pen, random, look, index) => {
    const entries = [...(deals[index] ?? [])].sort(byAlphabet)
    const all = entries.flatMap(({ word, meanings }) =>
      meanings.map(([means, ...sentences], i) => ({
        word,
        sentence: random.fork(means).pick(sentences),
        meaning: i + 1,
      })),
    )
    // Each word is asked for once at least.
    const once = entries.map(({ word }) => random.fork(word).pick(all.filter((one) => one.word === word)))
    const [own, ...others] = random.shuffle(all.filter((one) => !once.includes(one)))
    if (!own) throw new RangeError(`no page ${index}`)
    const task: MeaningTask = {
      entries,
      asked: random.shuffle([...once, ...others.slice(0, ASKED - once.length)]),
      own: { word: own.word, meaning: own.meaning, example: own.sentence },
    }
    return {
      facts: { meaning: task },
      marks: meaningPage(pen, room, look, task),
      items: task.asked.map(({ sentence }) => sentence),
      pictures: [room, 'dicionário', 'livro', 'criança', 'mesa'],
    }
  }
}

const CLASSES = Object.keys(CLASS_NAMES) as WordClass[]

/** A word for the middle of the page, with the entries before and after it. */
function newcomer(random: Random, entries: readonly FullEntry[], index: number): readonly [string, string] {
  const open = NEW_WORDS.flatMap((word) => {
    const after = entries.findIndex((entry) => byAlphabet({ word }, entry) < 0)
    const [one, other] = [entries[after - 1], entries[after]]
    return one && other ? [[`Entre quais verbetes entra “${word}”?`, `${one.word} e ${other.word}`] as const] : []
  })
  // Pages side by side ask for other words.
  const own = open.filter(([asks]) => asks.length % 2 === index % 2)
  return random.pick(own.length > 0 ? own : open)
}

function entryPages(options: SheetOptions, room: DictionaryRoom): Draw {
  const oneOf = <Item>(label: string, items: readonly Item[]) =>
    dealPages(options, { items, perPage: 1, mostShared: 1, label })
  const deals = CLASSES.map((of) =>
    oneOf(
      of,
      FULL.filter((entry) => entry.of === of),
    ),
  )
  const order = oneOf('order', ORDER)
  const toWrite = oneOf('written', TO_WRITE)
  return (pen, random, look, index) => {
    const entries = deals.flatMap((pages) => pages[index] ?? []).sort(byAlphabet)
    const [one, other, third] = random.shuffle(entries)
    const [[written] = [], [inOrder] = []] = [toWrite[index], order[index]]
    if (!one || !other || !third || !written || !inOrder) throw new RangeError(`no page ${index}`)
    const isSecond = look % 2 === 1
    const task: EntryTask = {
      entries,
      asked: [
        isSecond
          ? [`Que verbete é da classe ${CLASS_NAMES[other.of]}?`, other.word]
          : [`A que classe pertence “${one.word}”?`, CLASS_NAMES[one.of]],
        inOrder,
        isSecond
          ? [`Qual é o antônimo de “${third.word}”?`, third.antonym]
          : [`Qual é o sinônimo de “${third.word}”?`, third.synonym],
        newcomer(random, entries, index),
      ],
      written,
    }
    return {
      facts: { entry: task },
      marks: entryPage(pen, room, look, task),
      items: [...entries.map(({ word }) => word), ...task.asked.map(([asks]) => asks), written[0]],
      pictures: [room, 'dicionário', 'livro', 'criança', 'mesa', 'marcador'],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, room: DictionaryRoom) => Draw>> = {
  facil: spellingPages,
  medio: meaningPages,
  desafio: entryPages,
}

export const dicionario: SheetKind<PagesFacts<DictionaryFacts>> = {
  id: 'dicionario',
  category: 'alfabetizacao',
  themes: DICTIONARY_ROOMS,
  draw: (options) => {
    const room = (options.theme ?? 'biblioteca') as DictionaryRoom
    const draw = PAGES[options.level](options, room)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork(room).integer(0, 4) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
