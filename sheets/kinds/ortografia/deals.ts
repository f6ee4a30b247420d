/** Words and sentences of a rule, dealt to the pages of a sheet. */
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { VOCABULARY } from '../../pictures/vocabulary.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { SPELLED_THINGS } from '../../studio/shapes/spelled-things.ts'
import { type HardWord, hardWords, misspelled, type Rule, spelled, type Token } from './rules.ts'

const PICTURES: ReadonlyMap<string, Picture> = new Map(VOCABULARY.map((picture) => [picture.name, picture]))

export const pictureFor = (word: HardWord): Picture | undefined => PICTURES.get(spelled(word))

/** A drawing for a word of a rule that no picture shows. */
export const drawnFor = (ruleId: string, word: HardWord) => SPELLED_THINGS[ruleId]?.[spelled(word)]

/** Pictures that children call by other names, too: fine beside their letters, not in a dictation. */
const SAID_OTHERWISE = new Set(
  `raquete casaco professora balsa laço ouriço paçoca acerola cisne cuia leque quadro gota tigela gênio canjica injeção
  alface hotel hambúrguer onda homem manga lancheira metrô jabuti fábrica bússola besouro blusa lancha raposa quati`.split(
    /\s+/,
  ),
)

/** The words of a rule that a child can write from their pictures alone. */
export const dictated = (rule: Rule): HardWord[] =>
  [...loneWords(rule), ...rule.groups.flatMap(({ pictured }) => pictured)].filter(
    (word) => drawnFor(rule.id, word) ?? (pictureFor(word) && !SAID_OTHERWISE.has(spelled(word))),
  )

/** The words of all groups that can be asked by themselves: their wrong spelling is no word, or they have a picture. */
export const loneWords = (rule: Rule): HardWord[] =>
  rule.groups.flatMap(({ words }) => words).filter((word) => !word.needsContext || pictureFor(word))

/** The words that are asked in a choice of two spellings: of groups with cues where there are any. */
export function chosenWords(rule: Rule): HardWord[] {
  const cued = rule.groups.filter(({ cues }) => cues.length > 0)
  if (cued.length > 0) return cued.flatMap(({ words }) => words)
  return loneWords(rule).filter((word) => !word.needsContext && isTempting(word))
}

/** No Portuguese word begins with Ç: a child who reads rules such a spelling out without the rule. */
export const isTempting = (word: HardWord) => !misspelled(word).startsWith('ç')

/** Shortest beginning that makes two words forms of one: «cantaram», «cantarão». */
const LEAST_STEM = 3
const isFormOf = (page: readonly HardWord[], { before }: HardWord) =>
  before.length >= LEAST_STEM && page.some((other) => other.before === before)

/** Words for each page, as many of every group as can be. */
export function dealWords(options: SheetOptions, words: readonly HardWord[], perPage: number): HardWord[][] {
  const groups = new Set(words.map(({ group }) => group)).size
  const most = Math.ceil(perPage / groups)
  const scarce = [...new Set(words.map(({ group }) => group))].some(
    (group) => words.filter((word) => word.group === group).length < most,
  )
  return dealPages(options, {
    items: words,
    perPage: Math.min(perPage, words.length),
    nameOf: spelled,
    mostShared: SMALL_DECK,
    accept: (page, one) =>
      !isFormOf(page, one) && (scarce || page.filter(({ group }) => group === one.group).length < most),
  })
}

/** Sentences for each page, every group among their words. */
export function dealSentences(options: SheetOptions, rule: Rule, perPage: number): (readonly Token[])[][] {
  const wordOf = (tokens: readonly Token[]) => hardWords(tokens)[0]
  const most = Math.ceil(perPage / 2) + 1
  return dealPages(options, {
    items: rule.sentences,
    perPage,
    nameOf: (tokens) => rule.sentences.indexOf(tokens),
    mostShared: SMALL_DECK,
    accept: (page, one) => page.filter((other) => wordOf(other)?.group === wordOf(one)?.group).length < most,
  })
}

/** Both spellings in random order. */
export const bothSpellings = ({ letters, wrong }: Pick<HardWord, 'letters' | 'wrong'>, random: Random): string[] =>
  random.shuffle([letters, wrong])
