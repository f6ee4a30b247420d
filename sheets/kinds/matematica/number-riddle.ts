/** A riddle beside a page of facts: each missing number earns a letter, and the letters in their places spell the answer. */
import type { Random } from '../../page/random.ts'

/** Handed down from mouth to mouth; the answers have `LONGEST_ANSWER` letters at most. */
const RIDDLES: readonly (readonly [question: string, answer: string])[] = [
  ['Tem dentes, mas não morde nem mastiga.', 'PENTE'],
  ['Quanto mais se tira dele, maior ele fica.', 'BURACO'],
  ['Cai em pé e corre deitada.', 'CHUVA'],
  ['Tem bico, mas não bica; tem asa, mas não voa.', 'BULE'],
  ['Passa diante do sol e não faz sombra.', 'VENTO'],
  ['Tem cabeça e tem dente, mas não é bicho nem gente.', 'ALHO'],
  ['Entra em casa própria, mas nunca passa pela porta.', 'BOTÃO'],
  ['Tem folhas, mas não é planta; tem capa, mas não sente frio.', 'LIVRO'],
  ['Nasce comprido e fica curto de tanto escrever.', 'LÁPIS'],
  ['Tem leito, mas não dorme; tem boca, mas não fala.', 'RIO'],
  ['Tem um olho só e não enxerga nada.', 'AGULHA'],
  ['Tem quatro pernas, mas não sai do lugar.', 'MESA'],
]
/** So many numbers of a page have to occur only once. */
export const LONGEST_ANSWER = 6
/** Spelt by the letters that are left over: praise for whoever comes to the end. */
const MESSAGES: readonly string[] = [
  'OK',
  'UAU',
  'OBA',
  'VIVA',
  'ISSO',
  'LEGAL',
  'BRAVO',
  'MUITO BEM',
  'PERFEITO',
  'PARABÉNS',
  'INCRÍVEL',
  'EXCELENTE',
  'BRILHANTE',
  'MARAVILHA',
  'MANDOU BEM',
  'IMPECÁVEL',
  'CAPRICHADO',
  'MUITO LEGAL',
  'FANTÁSTICO',
  'BOM TRABALHO',
  'SENSACIONAL',
]
/** The letters of a message, without spaces. */
export const lettersOf = (words: string) => words.replaceAll(' ', '')

export interface NumberRiddle {
  readonly question: string
  readonly answer: string
  /** One for each number: those that the answer leaves over spell the message. */
  readonly letters: readonly string[]
  readonly message: string
  /** Under each letter of the answer, the number that earns it. */
  readonly places: readonly number[]
}

/**
 * A riddle whose letters are at numbers that occur only once; null if there are too few. `turn` counts the pages of the
 * sheet, so that no two ask the same or end with the same message.
 */
export function riddleOf(numbers: readonly number[], random: Random, sheet: Random, turn: number): NumberRiddle | null {
  const single = numbers.flatMap((number, i) => (numbers.indexOf(number) === numbers.lastIndexOf(number) ? [i] : []))
  const deck = sheet.fork('riddles').shuffle(RIDDLES)
  const short = deck.filter(([, word]) => word.length <= single.length)
  const [question, answer] = short[turn % short.length] ?? []
  if (!question || !answer) return null
  const chosen = random.sample(single, answer.length)
  const left = numbers.length - answer.length
  const fitting = MESSAGES.filter((words) => lettersOf(words).length === left)
  const message = sheet.fork('messages').shuffle(fitting)[turn % fitting.length] ?? ''
  const rest = [...lettersOf(message)]
  const letters = numbers.map((_, i) => {
    const place = chosen.indexOf(i)
    return place >= 0 ? answer.charAt(place) : (rest.shift() ?? '')
  })
  return { question, answer, letters, message, places: chosen.map((i) => numbers[i] ?? 0) }
}
