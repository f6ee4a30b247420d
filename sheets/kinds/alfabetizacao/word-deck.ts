/** The words of a sheet's theme, dealt to its pages. A theme is never filled up from another. */
import { type Deal, dealPages, pinnedBy } from '../../page/deck.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { kept } from '../../scene/kept.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { isForBeginners, isPrinted, lessonWordsOf } from './lesson-words.ts'
import { isUnwanted, spellsUnwanted } from './unwanted.ts'

/** Requirements of a lesson for its words. */
export interface WordDeck extends Pick<Deal<Picture>, 'perPage' | 'accept' | 'mostShared'> {
  readonly suits: (picture: Picture) => boolean
  /** Words to take where there are plenty of them; all that suit otherwise. */
  readonly rather?: (picture: Picture) => boolean
  /** Default: that of the sheet. */
  readonly theme?: string
}

/** Words that count as plenty, in pages. */
const PLENTY = 1.5

/**
 * The words of each page; those that the sheet must show are on every page.
 * @throws RangeError when the theme has too few words for so many pages
 */
export function dealWords(
  options: SheetOptions,
  { suits, rather, theme, perPage, accept, mostShared }: WordDeck,
): Picture[][] {
  const suitable = lessonWordsOf(theme ?? options.theme).filter((one) => !/[- ]/.test(one.name) && suits(one))
  const easyOf = (words: readonly Picture[]) => {
    const easy = options.level === 'facil' ? words.filter(isForBeginners) : []
    // Lessons that choose their words more narrowly find too few easy ones.
    const plain = easy.length >= 2 * perPage * options.pages ? easy : words
    return [...new Set([...plain, ...pinnedBy(options, suitable)])]
  }
  const wished = rather ? suitable.filter(rather) : suitable
  const first = Math.min(options.pages, Math.floor(wished.length / (PLENTY * perPage)))
  const items = easyOf(first === options.pages ? wished : suitable)
  return dealPages(options, {
    items,
    perPage,
    ...(rather && first > 0 && first < options.pages && { best: { items: easyOf(wished), pages: first } }),
    pinned: pinnedBy(options, items).slice(0, perPage),
    ...(mostShared !== undefined && { mostShared }),
    accept: (page, one) => isPrinted(one, options) && (accept?.(page, one) ?? true),
  })
}

/** The words of a page as items: what pages are compared by. */
export const namesOf = (pictures: readonly Picture[]): string[] => pictures.map(({ name }) => name)

/** True if dictionaries agree on the syllables of the word, and none of them alone is a bad word. */
export const hasPlainSyllables = ({ facts, syllables }: Picture): boolean =>
  !facts?.marks.has('divided') && !syllables.some(isUnwanted)

/** Every order of the places from 0 on. */
export const ordersOf = (count: number): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : ordersOf(count - 1).flatMap((order) =>
        Array.from({ length: count }, (_, at) => order.toSpliced(at, 0, count - 1)),
      )

const cleanOrders = new WeakMap<Picture, readonly (readonly number[])[]>()

/** The orders in which the syllables of a word say no bad word: places in the word, from 0. */
export const cleanOrdersOf = (picture: Picture): readonly (readonly number[])[] =>
  kept(cleanOrders, picture, () =>
    ordersOf(picture.syllables.length).filter(
      (order) => !spellsUnwanted(order.map((place) => picture.syllables[place] ?? '')),
    ),
  )

/** True if every child names the picture with its word. */
export const isClear = ({ category, facts }: Picture): boolean =>
  category !== 'pessoa' && facts?.otherNames.length === 0 && !facts.marks.has('unclear')

/** True if every child names the picture with its word even when the page gives no other hint. */
export const isClearAlone = (picture: Picture): boolean => isClear(picture) && !picture.facts?.marks.has('alone')
