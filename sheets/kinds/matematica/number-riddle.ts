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
  ['Casinha branca, sem porta e sem tranca.', 'OVO'],
  ['Quanto mais tempo brilha, menor fica.', 'VELA'],
  ['No céu, fica cheia sem comer nada.', 'LUA'],
  ['Tem barba, mas não é homem; tem dente, mas não come.', 'MILHO'],
  ['Com a corda não roda; sem a corda, roda.', 'PIÃO'],
  ['Veste muitas saias, uma sobre a outra, e faz a gente chorar.', 'CEBOLA'],
  ['Guarda água lá no alto, mas não é nuvem.', 'COCO'],
  ['Viaja cheia de roupa e não veste nenhuma.', 'MALA'],
  ['Sobe e desce sem sair do lugar.', 'ESCADA'],
  ['Tem cidades sem casas e rios sem água.', 'MAPA'],
  ['Tem seis faces e nenhum nariz.', 'DADO'],
  ['Voa sem asas e chora sem olhos.', 'NUVEM'],
]
/** Riddles of a table come first on its sheets, so that those of two tables differ: `medio 2`, `desafio misturada`. */
const OWN: Readonly<Record<string, string>> = {
  'medio 2': 'OVO BULE',
  'medio 3': 'PENTE MALA',
  'medio 4': 'CHUVA DADO',
  'medio 5': 'LIVRO PIÃO',
  'medio 6': 'ALHO NUVEM',
  'desafio 7': 'BURACO MILHO',
  'desafio 8': 'VENTO AGULHA',
  'desafio 9': 'BOTÃO CEBOLA',
  'desafio misturada': 'ESCADA MAPA LÁPIS RIO VELA',
}
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

export interface RiddleSource {
  /** Numbers that the child writes on the page. */
  readonly numbers: readonly number[]
  /** Numbers printed in the facts: where others suffice, no letter is at one of them. */
  readonly printed: readonly number[]
  /** Level and theme. */
  readonly table: string
  /** Counts the pages of the sheet, so that no two ask the same or end with the same message. */
  readonly turn: number
}

/** A riddle whose letters are at numbers that are written only once; null if there are too few. */
export function riddleOf(source: RiddleSource, random: Random, sheet: Random): NumberRiddle | null {
  const { numbers, printed, table, turn } = source
  const single = numbers.flatMap((number, i) => (numbers.indexOf(number) === numbers.lastIndexOf(number) ? [i] : []))
  const own = (OWN[table] ?? '').split(' ')
  const shuffled = sheet.fork('riddles').shuffle(RIDDLES)
  const deck = [
    ...shuffled.filter(([, word]) => own.includes(word)),
    ...shuffled.filter(([, word]) => !own.includes(word)),
  ]
  const short = deck.filter(([, word]) => word.length <= single.length)
  const [question, answer] = short[turn % short.length] ?? []
  if (!question || !answer) return null
  const unlike = (i: number) => !printed.includes(numbers[i] ?? 0)
  const ranked = random.shuffle(single)
  const chosen = random.shuffle([...ranked.filter(unlike), ...ranked.filter((i) => !unlike(i))].slice(0, answer.length))
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
