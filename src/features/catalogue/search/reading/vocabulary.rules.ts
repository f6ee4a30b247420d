/** Words of teachers, families and therapists, and what they mean in the catalogue. */
import type { SchoolDateId } from '../../dates/rules.ts'
import type { Goal, Theme } from '../../facets/rules.ts'

/** Teachers' words for things, from the catalogue's content. */
export interface Synonyms {
  /** Words and phrases that mean the same: who looks for one finds all. */
  readonly same: readonly (readonly string[])[]
  /** Words that also find others' matches, in one direction only. */
  readonly means: readonly Meaning[]
  /** Filler words. */
  readonly aside: readonly string[]
}

interface Meaning {
  readonly words: readonly string[]
  readonly as: readonly string[]
}

/** Ways on from some words of a text: other searches, dates, goals. */
export interface Lead {
  readonly words: readonly string[]
  readonly searches?: readonly string[] | undefined
  readonly dates?: readonly SchoolDateId[] | undefined
  readonly goals?: readonly Goal[] | undefined
  /** Ids of kinds to make. */
  readonly creations?: readonly string[] | undefined
}

/** A kind of sheet that people make for themselves, and what it draws. */
export interface Creation {
  readonly id: string
  readonly title: string
  readonly themes?: readonly (readonly [id: string, name: string])[]
}

export interface Vocabulary extends Synonyms {
  /** Names of kinds of sheets. */
  readonly kinds: readonly string[]
  /** Words about whom a sheet is for. They order what the other words find. */
  readonly audience: readonly string[]
  /** Phrases about a child who needs easier sheets than those of its year or age. */
  readonly behind: readonly string[]
  /** Words that separate no sheet from others: they order what the other words find. */
  readonly weak: readonly string[]
  /** The nearest to things that no sheet has so far. Not asked where one has. */
  readonly instead: readonly Meaning[]
  readonly leads: readonly Lead[]
  readonly creations: readonly Creation[]
  /** Things that sheets draw, by their theme. */
  readonly themes: readonly { readonly theme: Theme; readonly words: readonly string[] }[]
  /** Texts whose words are spelled right. */
  readonly spelled: readonly string[]
}

export const NO_VOCABULARY: Vocabulary = {
  ...{ same: [], means: [], aside: [], kinds: [], audience: [], behind: [], weak: [], instead: [], leads: [] },
  ...{ creations: [], themes: [], spelled: [] },
}
