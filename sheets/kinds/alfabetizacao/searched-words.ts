/** Words of the word searches: those of a theme or a date, and those that no grid shows by chance. */
import { DATE_PICTURES } from '../../pictures/date-sets.ts'
import type { Picture } from '../../pictures/picture.ts'
import { capitals, idOfName, wordPicture } from '../../pictures/vocabulary.ts'
import { INDEPENDENCE, independenceWords } from './independence-words.ts'
import { lessonWordsOf } from './lesson-words.ts'

/** As hidden in the grid: capitals without accents and cedilla, or these would give the word away. */
export const hidden = (picture: Picture) => capitals(picture.name).normalize('NFD').replace(/\p{M}/gu, '')

/** Words that Brazilian Portuguese has from languages of its first peoples, above all from Tupi. */
const tupiWords = (): readonly Picture[] =>
  'oca mandioca cuia arara tucano açaí peteca jabuti capivara tatu caju jacaré pipoca tamanduá abacaxi maracujá'
    .split(' ')
    .flatMap((name) => idOfName(name) ?? [])
    .map(wordPicture)

/** Words of a date that are not those of its pictures. */
const WORDS_OF_DATES: Readonly<Record<string, () => readonly Picture[]>> = {
  [INDEPENDENCE]: independenceWords,
  'povos-indigenas': tupiWords,
}

export const wordsIn = (theme: string | undefined): readonly Picture[] =>
  WORDS_OF_DATES[theme ?? '']?.() ??
  DATE_PICTURES[theme ?? '']?.map(wordPicture).filter(({ name }) => !/[- ]/.test(name)) ??
  lessonWordsOf(theme)

/** Words that children would ring in any grid: those of all lists, and the family. */
export const KNOWN: readonly string[] = [
  ...new Set([...lessonWordsOf('tudo').map(hidden), ...'PAI MAE AVO TIO TIA FILHO FILHA BEBE'.split(' ')]),
].filter((word) => /^[A-Z]{3,}$/.test(word))
