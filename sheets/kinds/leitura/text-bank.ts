/** The texts to read, written for these sheets: eleven genres, four texts of each at every level, with questions. */
import type { Level } from '../../scene/scene.ts'
import aviso from './texts/aviso.json' with { type: 'json' }
import bilhete from './texts/bilhete.json' with { type: 'json' }
import carta from './texts/carta.json' with { type: 'json' }
import conto from './texts/conto.json' with { type: 'json' }
import convite from './texts/convite.json' with { type: 'json' }
import fabula from './texts/fabula.json' with { type: 'json' }
import informativo from './texts/informativo.json' with { type: 'json' }
import noticia from './texts/noticia.json' with { type: 'json' }
import poema from './texts/poema.json' with { type: 'json' }
import receita from './texts/receita.json' with { type: 'json' }
import regraDeJogo from './texts/regra-de-jogo.json' with { type: 'json' }

/** A question with one right answer and two honest mistakes. */
export interface Question {
  readonly ask: string
  readonly right: string
  readonly wrong: readonly string[]
}

export interface ReadingText {
  readonly level: Level
  readonly title: string
  /** Replaces the genre's printed name for a text that only shares its form, e.g. steps that make no food. */
  readonly genreName?: string
  /** Names of what its picture shows, where its title makes one look for it. */
  readonly shows?: readonly string[]
  /** Names of pictures beside its verses, where they leave no room for its vignette. */
  readonly must?: readonly string[]
  /** Paragraphs or verses, one a line; an empty line separates stanzas. */
  readonly text: string
  /** In the order of `QUESTION_KINDS`. */
  readonly questions: readonly Question[]
  /** Has no right answer. */
  readonly opinion: string
  /** Sentences about the text, true and false. */
  readonly claims: readonly { readonly claim: string; readonly holds: boolean }[]
}

const BANK = {
  fabula,
  conto,
  poema,
  bilhete,
  carta,
  convite,
  receita,
  'regra-de-jogo': regraDeJogo,
  noticia,
  informativo,
  aviso,
} as const

export type Genre = keyof typeof BANK
export const GENRES = Object.keys(BANK) as Genre[]

/** Skills of the four questions of a text, in their order. */
export const QUESTION_KINDS = ['Está no texto', 'Dá para deduzir', 'Sentido das palavras', 'Em que ordem'] as const
/** Replaces the last of them for texts that a school puts on its walls. */
export const PURPOSE_KIND = 'Para que serve'
export const OPINION_KIND = 'Agora é com você'

/** Texts of each genre and level. */
export const TEXTS_EACH = 4

/** The texts of a genre at a level. */
export const textsOf = (genre: Genre, level: Level): readonly ReadingText[] =>
  (BANK[genre] as readonly ReadingText[]).filter((text) => text.level === level)

/** Genres, which let the seed choose, and single texts of them: `fabula 2` is the second fable of the level. */
export const READING_THEMES: readonly string[] = GENRES.flatMap((genre) => [
  genre,
  ...Array.from({ length: TEXTS_EACH }, (_, i) => `${genre} ${i + 1}`),
])

/** The genre of a theme; the first one without a theme. */
export const genreOf = (theme: string | undefined): Genre =>
  GENRES.find((genre) => theme?.replace(/ \d+$/, '') === genre) ?? 'fabula'

/** The `index`-th text of a sheet: from the one the theme names on, else from `start` on. */
export function textAt(theme: string | undefined, level: Level, index: number, start: number): ReadingText {
  const texts = textsOf(genreOf(theme), level)
  const named = Number(theme?.match(/ (\d+)$/)?.[1] ?? start + 1) - 1
  const text = texts[(named + index) % texts.length]
  if (!text) throw new RangeError(`no text for ${theme} at ${level}`)
  return text
}

/** Words of a text, in order. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
