/** Words of the word searches: those of a theme or a date, and those that no grid shows by chance. */
import { DATE_PICTURES } from '../../pictures/date-sets.ts'
import type { Picture } from '../../pictures/picture.ts'
import { capitals, idOfName, wordPicture } from '../../pictures/vocabulary.ts'
import { kept } from '../../scene/kept.ts'
import { INDEPENDENCE, independenceWords } from './independence-words.ts'
import { lessonWordsOf } from './lesson-words.ts'

/** As hidden in the grid: capitals without accents and cedilla, or these would give the word away. */
export const hidden = (picture: Picture) => capitals(picture.name).normalize('NFD').replace(/\p{M}/gu, '')

/** Words that Brazilian Portuguese has from languages of its first peoples, above all from Tupi. */
const tupiWords = (): readonly Picture[] =>
  'mandioca cuia arara tucano açaí peteca jabuti capivara tatu caju jacaré pipoca tamanduá abacaxi maracujá'
    .split(' ')
    .flatMap((name) => idOfName(name) ?? [])
    .map(wordPicture)

/** Words of a date that are not those of its pictures. */
const WORDS_OF_DATES: Readonly<Record<string, () => readonly Picture[]>> = {
  [INDEPENDENCE]: independenceWords,
  'povos-indigenas': tupiWords,
}

const lists = new Map<string, readonly Picture[]>()

/** A list is made at its first use, once: in a browser modules load before pictures. */
export const wordsIn = (theme = 'tudo'): readonly Picture[] =>
  kept(
    lists,
    theme,
    () =>
      WORDS_OF_DATES[theme]?.() ??
      DATE_PICTURES[theme]?.map(wordPicture).filter(({ name }) => !/[- ]/.test(name)) ??
      lessonWordsOf(theme),
  )

const FAMILY = 'PAI MAE AVO TIO TIA FILHO FILHA BEBE'.split(' ')
const known = new WeakMap<readonly Picture[], readonly string[]>()

/** Words that children would ring in any grid: those of all lessons, and the family. */
export const knownWords = (): readonly string[] => {
  const lessons = wordsIn('tudo')
  return kept(known, lessons, () =>
    [...new Set([...lessons.map(hidden), ...FAMILY])].filter((word) => /^[A-Z]{3,}$/.test(word)),
  )
}
