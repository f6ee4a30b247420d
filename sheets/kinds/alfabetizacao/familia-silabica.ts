/** One syllable family: write its syllables and find them again; complete words with them; put words together. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { FAMILY_TEXTS } from '../../page/texts.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import type { Ink, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { FAMILIES, type FamilyWord, hardness, startingWith, syllablesOfFamily, wordsOfFamily } from './families.ts'
import { gapsMarks, MOST_GAPS } from './family-gaps.ts'
import { drawHunt, type HuntTask, makeHunt } from './family-hunt.ts'
import { drawRiddle, makeRiddle, type RiddleTask } from './family-riddle.ts'
import { drawTracing, type TracedSyllable } from './family-trace.ts'
import { isClearAlone } from './word-deck.ts'

export interface FamilyFacts {
  readonly consonant: string
  /** Syllables to trace, each with the word of its picture. */
  readonly traced?: readonly TracedSyllable[]
  readonly hunt?: HuntTask
  /** Words with one syllable left out. */
  readonly gaps?: readonly { readonly word: string; readonly syllables: readonly string[]; readonly place: number }[]
  readonly riddle?: RiddleTask
}

function tracePage(random: Random, consonant: string, options: SheetOptions): DrawnPage<FamilyFacts> {
  const { marks, traced } = drawTracing(random, consonant, options)
  return {
    marks,
    whole: true,
    facts: { consonant, traced },
    items: traced.map(({ word }) => word),
    subject: consonant,
  }
}

function huntPage(random: Random, consonant: string, options: SheetOptions, fill: Ink): DrawnPage<FamilyFacts> {
  const hunt = makeHunt(random, consonant)
  const words = startingWith(consonant)
  const clear = words.filter(isClearAlone)
  // A picture that a child calls otherwise would lead to another letter.
  const picture = random.pick(clear.length > 0 ? clear : words)
  return {
    marks: drawHunt(hunt, { consonant, picture, fill, options, random: random.fork('bubbles') }),
    whole: true,
    facts: { consonant, hunt },
    instruction: FAMILY_TEXTS.hunt,
    items: syllablesOfFamily(consonant),
    subject: consonant,
  }
}

function gapsPage(
  consonant: string,
  words: readonly FamilyWord[],
  options: SheetOptions,
  at: { readonly index: number; readonly sheet: Random; readonly fill: Ink },
): DrawnPage<FamilyFacts> {
  const gaps = words.map(({ picture, place }) => ({
    word: capitals(picture.name),
    syllables: picture.syllables.map(capitals),
    place,
  }))
  return {
    marks: gapsMarks(consonant, words, options, at),
    whole: true,
    facts: { consonant, gaps },
    items: words.map(({ picture }) => picture.name),
    subject: consonant,
  }
}

/** The family's words, the easier half first on the first page; those of the pages before come last. */
function deckOf(sheet: Random, consonant: string, index: number): FamilyWord[] {
  const random = sheet.fork('words')
  const words = wordsOfFamily(consonant)
    .map((word) => ({ word, rank: hardness(word.picture, word.place) + random.between(0, 2) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ word }) => word)
  const first = (index * MOST_GAPS) % Math.max(1, words.length)
  return [...words.slice(first), ...words.slice(0, first)]
}

/** Words of a page with gaps: one that begins with each syllable as long as there are any, the rest from the deck. */
function gapWords(sheet: Random, consonant: string, index: number): FamilyWord[] {
  const deck = deckOf(sheet, consonant, 0)
  const rest = new Set(deck)
  const syllableOf = ({ picture, place }: FamilyWord) => capitals(picture.syllables[place] ?? '')
  const pages = Array.from({ length: index + 1 }, (_, page) => {
    if (rest.size < MOST_GAPS) for (const word of deck) rest.add(word)
    const chosen = syllablesOfFamily(consonant).flatMap((syllable) => {
      const word = [...rest].find((one) => one.place === 0 && syllableOf(one) === syllable)
      return word ? [word] : []
    })
    const words = [...new Set([...chosen, ...rest])].slice(0, MOST_GAPS)
    for (const word of words) rest.delete(word)
    return sheet.fork(`gaps ${page}`).shuffle(words)
  })
  return pages[index] ?? []
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random): DrawnPage<FamilyFacts> {
  const { level, color } = options
  const consonant = options.theme ?? FAMILIES[0] ?? ''
  const ink = sheet.fork('ink').pick(SOFT_FILLS)
  const fill = color ? tint(ink, 0.55) : WHITE
  if (level === 'facil')
    return index % 2 === 0 ? tracePage(random, consonant, options) : huntPage(random, consonant, options, fill)
  if (level === 'medio') return gapsPage(consonant, gapWords(sheet, consonant, index), options, { index, sheet, fill })
  const deck = deckOf(sheet, consonant, index)
  const { task, pictures } = makeRiddle(random, consonant, deck)
  const marks = drawRiddle(task, pictures, options, { index, sheet, fill })
  return {
    marks,
    whole: true,
    facts: { consonant, riddle: task },
    items: pictures.map(({ name }) => name),
    subject: consonant,
  }
}

export const familiaSilabica: SheetKind<PagesFacts<FamilyFacts>> = {
  id: 'familia-silabica',
  category: 'alfabetizacao',
  themes: FAMILIES,
  draw: (options) =>
    composeSheet(options, options.level === 'facil' ? 'trace' : 'write', (random, index, sheet) =>
      drawPage(options, random, index, sheet),
    ),
}
