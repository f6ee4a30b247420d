/** Nouns, adjectives, verbs, pronouns and articles in a text: found and counted, copied, or sorted. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { createRandom } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { pageInk } from '../ortografia/desk.ts'
import type { InlineWord } from '../ortografia/inline.ts'
import { drawTextTask, eachOnce, type TextTask, type WordColumn } from '../ortografia/text-tasks.ts'
import articleTexts from './words/artigos.json' with { type: 'json' }
import texts from './words/classes.json' with { type: 'json' }

/** Common noun, proper noun, adjective, verb, personal pronoun, definite and indefinite article. */
type WordClass = 'S' | 'N' | 'A' | 'V' | 'P' | 'D' | 'I'

const HEADINGS: Readonly<Record<WordClass, string>> = {
  S: 'Substantivos comuns',
  N: 'Substantivos próprios',
  A: 'Adjetivos',
  V: 'Verbos',
  P: 'Pronomes pessoais',
  D: 'Artigos definidos',
  I: 'Artigos indefinidos',
}

/** Classes that a theme asks for, and those that the hardest level sorts together. */
const THEMES: Readonly<
  Record<string, { readonly asked: readonly WordClass[]; readonly sorted: readonly WordClass[] }>
> = {
  substantivo: { asked: ['S', 'N'], sorted: ['S', 'N', 'A'] },
  adjetivo: { asked: ['A'], sorted: ['S', 'A'] },
  verbo: { asked: ['V'], sorted: ['S', 'V'] },
  pronome: { asked: ['P'], sorted: ['P', 'N', 'V'] },
  artigo: { asked: ['D', 'I'], sorted: ['D', 'I'] },
}

export interface ClassFacts {
  readonly title: string
  readonly columns: readonly WordColumn[]
}

const PLANS: Readonly<Record<Level, Pick<TextTask, 'setting' | 'below'>>> = {
  facil: { setting: { size: 6, leading: 10.6 }, below: 'count' },
  medio: { setting: { size: 5.2, leading: 9.2 }, below: 'copy' },
  desafio: { setting: { size: 4.8, leading: 8.4 }, below: 'copy' },
}

const TAGGED = /^([\p{L}-]+)\/([SNAVPDI])(\P{L}*)$/u

interface Tagged {
  readonly word: string
  readonly tail: string
  readonly of?: WordClass
}

const readText = (content: string): Tagged[] =>
  content.split(' ').map((token) => {
    const [, word, of, tail] = TAGGED.exec(token) ?? []
    return word ? { word, tail: tail ?? '', of: of as WordClass } : { word: token, tail: '' }
  })

const TEXTS = [...texts, ...articleTexts].map(({ text, ...rest }) => ({ ...rest, tokens: readText(text) }))

const lower = (word: string) => word.charAt(0).toLocaleLowerCase('pt-BR') + word.slice(1)

/** Words of each class in the order of the text; names keep their capital. */
const columnsOf = (tokens: readonly Tagged[], classes: readonly WordClass[]): WordColumn[] =>
  classes.flatMap((one) => {
    const words = tokens.filter(({ of }) => of === one).map(({ word }) => (one === 'N' ? word : lower(word)))
    return words.length > 0 ? [{ heading: HEADINGS[one], words }] : []
  })

const isArticle = ({ of }: Tagged) => of === 'D' || of === 'I'
const isMasculine = (article: string) => /^(?:os?|um|uns)$/i.test(article)

/** Articles with the nouns that follow them: by definite and indefinite, or by gender on the hardest level. */
function articleColumns(tokens: readonly Tagged[], level: Level): WordColumn[] {
  const pairs = tokens.flatMap((token, i) => {
    const noun = tokens[i + 1]?.word.replace(/\P{L}+$/u, '')
    return isArticle(token) && noun ? [{ ...token, pair: `${lower(token.word)} ${noun}` }] : []
  })
  const column = (heading: string, isIn: (token: Tagged) => boolean) => ({
    heading,
    words: pairs.filter(isIn).map(({ pair }) => pair),
  })
  return level === 'desafio'
    ? [column('Masculinos', ({ word }) => isMasculine(word)), column('Femininos', ({ word }) => !isMasculine(word))]
    : [column(HEADINGS.D, ({ of }) => of === 'D'), column(HEADINGS.I, ({ of }) => of === 'I')]
}

/** A text is about a class where it has so many words of it; of the rarest the richest texts are taken. */
const ENOUGH = 5
const richIn = (classes: readonly WordClass[]) =>
  TEXTS.filter(({ tokens }) => tokens.filter(({ of }) => of && classes.includes(of)).length >= ENOUGH)

export const gramaticaClasses: SheetKind<PagesFacts<ClassFacts>> = {
  id: 'gramatica-classes',
  category: 'alfabetizacao',
  themes: Object.keys(THEMES),
  draw: (options) => {
    const { level, color } = options
    const theme = THEMES[options.theme ?? 'substantivo']
    if (!theme) throw new RangeError(`no class named ${options.theme}`)
    const order = createRandom(options.seed).fork('texts').shuffle(richIn(theme.asked))
    return composeSheet(options, level === 'facil' ? 'ring' : 'write', (random, index) => {
      const reading = order[index % order.length]
      if (!reading) throw new RangeError('no texts')
      const classes = level === 'desafio' ? theme.sorted : theme.asked
      const inText = theme.asked.includes('D')
        ? articleColumns(reading.tokens, level)
        : columnsOf(reading.tokens, classes)
      const columns = PLANS[level].below === 'count' ? inText : inText.map(eachOnce)
      const words = reading.tokens.map(
        ({ word, tail, of }): InlineWord => ({
          parts: [{ text: word + tail }],
          ...(of && classes.includes(of) && level !== 'desafio' && { found: true }),
        }),
      )
      return {
        marks: drawTextTask({ ...reading, ...PLANS[level], words, columns }, pageInk(random, color), color, random),
        facts: { title: reading.title, columns },
        items: [reading.title],
      }
    })
  },
}
