/** The order of the alphabet: letters that are missing, pictures to number, words to write in a list. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES, withoutAccent } from '../../pictures/vocabulary.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { ALPHABET, CHAIN, CHAINS, type Chain, chainsOf, drawChains } from './order-chains.ts'
import { drawList, LIST } from './order-list.ts'
import { drawNumbers, GROUP, isOnShelves } from './order-numbers.ts'
import { dealWords, namesOf, ordersOf } from './word-deck.ts'

export interface AlphabetFacts {
  /** Rows of letters that follow one another; null where one is missing. */
  readonly chains: readonly Chain[]
  /** Words as they are printed, in groups. */
  readonly groups: readonly (readonly string[])[]
  /** The same groups in the order of the alphabet. */
  readonly ordered: readonly (readonly string[])[]
}

type Page = DrawnPage<AlphabetFacts>

const GROUPS = 3
/** Of ten words, pairs that begin with one letter: the second letter tells which is first. */
const PAIRS = 3
/** Not kept on a shelf, taken for something else, or heads among whole bodies: only where a sheet asks for them. */
const RARE: ReadonlySet<string> = new Set(
  [
    'pizza picolé sorvete sanduíche bolo carne panqueca macarrão chocolate cereja jaca goiaba jacaré',
    'hamster galinha urso panda coala raposa lobo leão unicórnio sapo zebra camarão dragão minhoca privada',
  ].flatMap((words) => words.split(' ')),
)

const plain = (name: string) => [...capitals(name)].map(withoutAccent).join('').replaceAll('Ç', 'C')
/** As in a dictionary: accents and cedilla do not count. */
const compare = (a: string, b: string) => (plain(a) < plain(b) ? -1 : plain(a) > plain(b) ? 1 : 0)
export const inOrder = (words: readonly string[]): string[] => words.toSorted(compare)

const LAST = ALPHABET.length - CHAIN

/** Rows of the pages with one among them that begins with A and one that ends with Z. */
function fromAToZ(pages: readonly (readonly number[])[]): number[][] {
  const replaced = (page: readonly number[], old: number, start: number) =>
    page.map((one) => (one === old ? start : one))
  return pages.map((page, i) => {
    const first = i === 0 && !pages.flat().includes(0) ? replaced(page, Math.min(...page), 0) : [...page]
    const isLast = i === pages.length - 1 && !pages.flat().includes(LAST)
    return isLast ? replaced(first, Math.max(...first), LAST) : first
  })
}

function chainPage(options: SheetOptions, random: Random, starts: readonly number[], index: number): Page {
  const chains = chainsOf(random, starts)
  return {
    marks: drawChains(options, random, chains, index),
    whole: true,
    pictures: ['lagarta'],
    facts: { chains, groups: [], ordered: [] },
    items: chains.map(({ letters }) => letters),
  }
}

/** Four pictures in a row, to be numbered in the order of their first letters. */
function numberPage(options: SheetOptions, random: Random, pictures: readonly Picture[]): Page {
  const rows = inRows(random, pictures)
  const groups = rows.map((row) => row.map(({ name }) => name))
  const ordered = groups.map(inOrder)
  return {
    marks: drawNumbers(options, rows, ordered, random.integer(0, 999)),
    whole: true,
    pictures: [...namesOf(pictures), ...(isOnShelves(options) ? ['prateleira'] : ['corda'])],
    facts: { chains: [], groups, ordered },
    items: groups.flat(),
  }
}

/** Words in a bank, to be written one below the other as in a dictionary. */
function listPage(options: SheetOptions, random: Random, pictures: readonly Picture[], index: number): Page {
  const names = namesOf(pictures)
  const ordered = inOrder(names)
  return {
    marks: drawList(options, random, pictures, ordered, index),
    whole: true,
    pictures: [...names, options.theme === 'comidas' ? 'barraca' : 'estante'],
    facts: { chains: [], groups: [names], ordered: [ordered] },
    items: names,
  }
}

const initialOf = ({ name }: Picture) => plain(name)[0]

/** No initial more often than there are rows, so that no row has one twice. */
const initialsFit = (page: readonly Picture[], picture: Picture) =>
  page.filter((other) => initialOf(other) === initialOf(picture)).length < GROUPS

/** Every order of a row but the one that is already right. */
const ORDERS = ordersOf(GROUP).slice(0, -1)

/** Words with one initial dealt to different rows; no place has the same answer twice. */
function inRows(random: Random, pictures: readonly Picture[]): Picture[][] {
  const sorted = pictures.toSorted((a, b) => compare(a.name, b.name))
  const rows = Array.from({ length: GROUPS }, (_, row) => sorted.filter((_, i) => i % GROUPS === row))
  const orders: (readonly number[])[] = []
  return random.shuffle(rows).map((row) => {
    const order = random.pick(
      ORDERS.filter((one) => orders.every((other) => one.every((rank, i) => rank !== other[i]))),
    )
    orders.push(order)
    return order.flatMap((rank) => row[rank] ?? [])
  })
}

const pairsIn = (page: readonly Picture[]) => page.length - new Set(page.map(initialOf)).size

/** Two words share a first letter at most, and then their second letters differ; the last words complete the three pairs. */
const tiesAreShort = (page: readonly Picture[], picture: Picture) => {
  const same = page.filter((other) => initialOf(other) === initialOf(picture))
  const missing = PAIRS - pairsIn(page)
  if (same.length === 0) return LIST - page.length > missing
  return same.length === 1 && missing > 0 && plain(same[0]?.name ?? '')[1] !== plain(picture.name)[1]
}

export const ordemAlfabetica: SheetKind<PagesFacts<AlphabetFacts>> = {
  id: 'ordem-alfabetica',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level } = options
    if (level === 'facil') {
      const items = Array.from({ length: ALPHABET.length - CHAIN + 1 }, (_, i) => i)
      const accept = (page: readonly number[], start: number) => page.every((other) => Math.abs(other - start) > 1)
      const pages = fromAToZ(dealPages(options, { items, perPage: CHAINS, accept }))
      return composeSheet(options, 'write', (random, index) => chainPage(options, random, pages[index] ?? [], index))
    }
    const isAsked = ({ name }: Picture) => options.must?.includes(name) ?? false
    const suits = (picture: Picture) => picture.name.length <= 9 && (!RARE.has(picture.name) || isAsked(picture))
    const deal =
      level === 'medio' ? { perPage: GROUPS * GROUP, accept: initialsFit } : { perPage: LIST, accept: tiesAreShort }
    const pages = dealWords(options, { ...deal, suits })
    return composeSheet(options, 'write', (random, index) =>
      (level === 'medio' ? numberPage : listPage)(options, random, pages[index] ?? [], index),
    )
  },
}
