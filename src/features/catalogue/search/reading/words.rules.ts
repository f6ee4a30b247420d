/** Words of a typed text: plain as they are compared, with the place in the text they came from. */
import { fold, searchText } from '../rules.ts'

/** Words of grammar. They match no sheet, however often it has them. */
const FUNCTION_WORDS = new Set(
  `a o as os um uma uns umas de da do das dos em no na nos nas num numa e ou com sem para pra pro pras pros por pelo pela
  ao aos que se nao sim eu ele ela eles elas voce meu minha meus minhas seu sua seus suas esse essa isso este esta isto
  aquele aquela me te lhe mas como quando onde porque muito muita muitos muitas bem ja ainda tambem ser sao era for foi
  estou estao esteja tem tenho ter tenha vai vou ir quero queria preciso precisa precisam gostaria procuro busco achar
  fazer faz faca ajuda ajudar ajude ajudem ajudo sobre entre ate desde qual quais quem todo toda todos todas cada algum
  alguma alguns algumas pode posso podem dar dou passar gosta gostam ama`.split(/\s+/),
)
const LETTER_WORDS = new Set(['letra', 'letras', 'vogal', 'vogais', 'consoante', 'consoantes'])

/** Numbers in words, from zero. */
const NUMBERS = 'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze'.split(' ')
const FEMININE = new Map([
  ['uma', 1],
  ['duas', 2],
  ['quatorze', 14],
])
const ORDINALS = 'primeiro segundo terceiro quarto quinto sexto setimo oitavo nono'.split(' ')

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word)
export const isLetterWord = (word: string | undefined): boolean => LETTER_WORDS.has(word ?? '')

/** The number that a word means in figures or letters, or null. */
export function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null
  if (/^\d{1,3}$/.test(word)) return Number(word)
  const said = NUMBERS.indexOf(word)
  return said >= 0 ? said : (FEMININE.get(word) ?? null)
}

/** The number that a word means as an ordinal, plain or as `3o` or `3a`, or null. */
export function ordinalOf(word: string | undefined): number | null {
  const figure = /^(\d)[oa]$/.exec(word ?? '')
  if (figure) return Number(figure[1])
  const said = ORDINALS.indexOf((word ?? '').replace(/a$/, 'o'))
  return said >= 0 ? said + 1 : null
}

/** A word of a text, and the stretch of the text that it is. */
export interface TypedWord {
  readonly word: string
  readonly from: number
  readonly to: number
}

/** The words of a text in plain letters. Hyphens and signs part words. */
export function typedWords(text: string): TypedWord[] {
  const words: TypedWord[] = []
  let [word, from, at] = ['', 0, 0]
  const end = () => {
    if (word !== '') words.push({ word, from, to: at })
    word = ''
  }
  for (const character of text) {
    for (const plain of fold(character)) {
      if (!/[a-z0-9]/.test(plain)) end()
      else {
        if (word === '') from = at
        word += plain
      }
    }
    // A mark over a letter belongs to its word.
    if (fold(character) === '' && !/\p{Mn}/u.test(character)) end()
    at += character.length
  }
  end()
  return words
}

/** A text without some of its words, and without joining words that then end it. */
export function withoutWords(text: string, words: readonly TypedWord[], gone: ReadonlySet<number>): string {
  const isJoint = (typed: TypedWord | undefined) => typed !== undefined && isFunctionWord(typed.word)
  const left = words.filter((_, i) => !gone.has(i))
  // Two joining words that meet where others were: the first is enough.
  const kept = left.filter((typed, i) => {
    const before = left[i - 1]
    const met = before !== undefined && words.indexOf(typed) > words.indexOf(before) + 1
    return !(met && isJoint(typed) && isJoint(before))
  })
  while (isJoint(kept.at(-1))) kept.pop()
  while (isJoint(kept[0])) kept.shift()
  // The signs between two kept neighbours stay as they were typed: «caça-palavras».
  return kept.reduce((joined, typed, i) => {
    const before = kept[i - 1]
    const neighbour = before !== undefined && words.indexOf(typed) === words.indexOf(before) + 1
    const gap = before === undefined ? '' : neighbour ? text.slice(before.to, typed.from) : ' '
    return `${joined}${gap}${text.slice(typed.from, typed.to)}`
  }, '')
}

/** Words that would share the stem of an unrelated word: «comida» that of «com», «pares» that of «para». */
const APART =
  /^(bol[ao]|calcad[ao]|casc[ao]|cobra|com|comida|como|cop[ao]|empatia|foc[ao]|mala|maria|medo|mei[ao]|mesa|motorista|nove|objetivo|par|para|pat[ao]|pe|pinto|pont[aeo]|quadrad[ao]|sabado|sala|salada|set[ae]|solid[ao]|som|tesour[ao]|trem)(?:es|s)?$/

/** A word as the database writes it before its stem is taken; its function `search_words` gives the same. */
export const wordForm = (word: string): string => singularForm(word).replace(APART, (_, own: string) => `${own}0`)

/** The same of a word that may go on: «com» may become «comida». */
export const singularForm = (word: string): string =>
  word
    .replace(/^([a-z]+)oes$/, '$1ao')
    .replace(/^([a-z]+[aeou])is$/, '$1l')
    .replace(/^([a-z]+)ns$/, '$1m')

/** Years of school as they are typed: «1º ano», «1 ano», «primeiro ano». */
const LAST_YEAR = 5

/** The words of a text, plain, years of school in one form; of a typed one as far as it counts, or of a whole one. */
export function plainWords(typed: string, { isWhole = false }: { isWhole?: boolean } = {}): string[] {
  const words = typedWords(isWhole ? typed : searchText(typed)).map(({ word }) => word)
  return words.map((word, i) => {
    if (words[i + 1] !== 'ano') return word
    const year = ordinalOf(word) ?? (/^\d$/.test(word) ? Number(word) : null)
    return year !== null && (year <= LAST_YEAR || /^\d/.test(word)) ? `${year}o` : word
  })
}

/**
 * By this, singular and plural are one in the vocabulary, so are a verb and its gerund, and joining words make no
 * difference.
 */
export function keyOf(words: readonly string[]): string {
  const counted = words.filter((word, i) => !isFunctionWord(word) || isLetterWord(words[i - 1]))
  return (counted.length > 0 && counted.length < words.length ? counted : words)
    .map((word) =>
      wordForm(word)
        .replace(/(?<=[a-z]{3})s$/, '')
        .replace(/(?<=^[a-z]+)([aei])ndo$/, '$1r'),
    )
    .join(' ')
}

/** Words that end like a diminutive without being one. */
const NO_DIMINUTIVES = new Set(
  `caminho galinha linha cozinha farinha rainha joaninha vizinho vizinha carinho ninho sozinho sozinha golfinho campainha
  bainha padrinho madrinha sardinha quadrinho quadrinha adivinha marinho marinha espinho moinho pinho vinho linho
  andorinha`.split(/\s+/),
)

/** The words that a diminutive may come from, plain: «gatinhos» from «gato»; empty for any other word. */
export function undiminished(word: string): string[] {
  const singular = word.replace(/s$/, '')
  const [, stem = '', z = '', vowel = ''] = /^([a-z]{2,}?)(z?)inh([oa])$/.exec(singular) ?? []
  if (stem === '' || isFunctionWord(word) || NO_DIMINUTIVES.has(singular)) return []
  if (z !== '') return [stem]
  // Before i, C is written QU and G is written GU.
  if (stem.endsWith('gu')) return [`${stem.slice(0, -1)}${vowel}`, `${stem}e`]
  if (stem.endsWith('qu')) return [`${stem.slice(0, -2)}c${vowel}`, `${stem}e`]
  return [`${stem}${vowel}`]
}

/** Words as they are, and without their diminutives: «joguinho da memória» is a «jogo da memória». */
export function withoutDiminutives(words: readonly string[]): (readonly string[])[] {
  const forms = words.map(undiminished)
  const most = Math.max(0, ...forms.map(({ length }) => length))
  const others = Array.from({ length: most }, (_, n) => words.map((word, i) => forms[i]?.[n] ?? forms[i]?.[0] ?? word))
  return [words, ...others]
}
