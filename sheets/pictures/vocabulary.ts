/** The words that the lessons use: every picture there is, with its name in syllables. */
import { findPicture, LIBRARY, PICTURES } from './drawing.ts'
import type { Picture } from './picture.ts'
import type { PictureCategory } from './records/read.ts'

/** Every picture that a lesson may name. */
export const VOCABULARY: readonly Picture[] = PICTURES

/** The picture with this id. Throws RangeError for an unknown one. */
export function wordPicture(id: string): Picture {
  return findPicture(id)
}

/** The id of the picture with this name; undefined when no picture is called so. */
export function idOfName(name: string): string | undefined {
  return (VOCABULARY.find((picture) => picture.name === name) ?? LIBRARY.find((picture) => picture.name === name))?.id
}

/** Themes of the word sheets: which pictures they choose from. `tudo` is all of them. */
export const WORD_THEMES = ['tudo', 'bichos', 'comidas', 'casa', 'passeio'] as const

const CATEGORIES_OF: Readonly<Record<string, readonly PictureCategory[]>> = {
  bichos: ['animal'],
  comidas: ['comida'],
  casa: ['objeto'],
  passeio: ['natureza', 'transporte', 'brinquedo', 'lugar'],
}

/** The pictures of a theme of `WORD_THEMES`; all of them without a theme. */
export function wordsOf(theme: string | undefined): readonly Picture[] {
  const categories = CATEGORIES_OF[theme ?? 'tudo']
  return categories ? VOCABULARY.filter((picture) => categories.includes(picture.category)) : VOCABULARY
}

/**
 * The words of a theme that a lesson accepts. A theme with fewer than `count` of them is filled up with words of the
 * other themes. Throws RangeError when there are not enough at all.
 */
export function wordsFor(
  theme: string | undefined,
  count: number,
  accept: (picture: Picture) => boolean,
): readonly Picture[] {
  const own = wordsOf(theme).filter(accept)
  if (own.length >= count) return own
  const others = VOCABULARY.filter((picture) => accept(picture) && !own.includes(picture))
  if (own.length + others.length < count) throw new RangeError(`fewer than ${count} words fit`)
  return [...own, ...others.slice(0, count - own.length)]
}

/** As printed for beginning readers: capitals, accents kept. */
export function capitals(text: string): string {
  return text.toLocaleUpperCase('pt-BR')
}

/** The first of a word's letters in capitals, with its accent. */
export function initialOf(picture: Picture): string {
  return capitals(picture.name.slice(0, 1))
}

/** Without its accent: Ó → O, Ã → A. Ç stays what it is. */
export function withoutAccent(letter: string): string {
  return letter === 'Ç' ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '')
}
