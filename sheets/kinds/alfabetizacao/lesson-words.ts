/** The words of the lessons: of the library's pictures those that a child who reads names at once. */
import type { Picture } from '../../pictures/drawing.ts'
import { wordsOf } from '../../pictures/vocabulary.ts'
import { isUnwanted } from './unwanted.ts'

/**
 * True if a sheet prints the word. It stays in the deck, so that pages without it are dealt as before; a page that
 * would have it takes the next one.
 */
export const isPrinted = ({ name, facts }: Picture, { color }: { readonly color: boolean }): boolean =>
  !isUnwanted(name) && !facts?.marks.has('unprinted') && !(color && facts?.marks.has('uncoloured'))

/** Words of a theme that lessons use; all themes without one. */
export const lessonWordsOf = (theme: string | undefined): readonly Picture[] =>
  wordsOf(theme).filter(
    ({ facts }) => !facts?.marks.has('hard') && !(theme && theme !== 'tudo' && facts?.marks.has('beside')),
  )

/** Spelling that beginners have not met: two letters for one sound, and letters with several sounds. */
const HARD_SPELLING = /ch|qu|gu|lh|nh|rr|ss|x|ç|h|ce|ci|ge|gi|[^aeiouáéíóúâêôãõrlsnm](?=[^aeiouáéíóúâêôãõrl]|$)/

/** Fit for those who read their first words. */
export const isForBeginners = ({ name }: Picture): boolean => !HARD_SPELLING.test(name)
