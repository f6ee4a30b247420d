/** A riddle below a page of facts: each missing number earns a letter, and the letters in their places spell the answer. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import type { Random } from '../../page/random.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, line, rect, text } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'

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
const lettersOf = (words: string) => words.replaceAll(' ', '')

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
  const turned = [...deck.slice(turn % deck.length), ...deck.slice(0, turn % deck.length)]
  const [question, answer] = turned.find(([, word]) => word.length <= single.length) ?? []
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

/** Height of the riddle with its boxes, mm. */
export const RIDDLE_HEIGHT = 62
const BOX_SIDE = 14
const BOX_STEP = 18
/** A short line for each letter of the message, and the space between its words. */
const LETTER_STEP = 10
const WORD_SPACE = 5

function drawMessage(message: string, cx: number, y: number): PageMark[] {
  const spaces = message.length - lettersOf(message).length
  let x = cx - (lettersOf(message).length * LETTER_STEP + spaces * WORD_SPACE) / 2
  return [
    text(cx, y, 'As letras que sobram, coluna por coluna, dizem:', 4.6, { font: 'text' }),
    ...[...message].flatMap((letter): PageMark[] => {
      const left = x
      x += letter === ' ' ? WORD_SPACE : LETTER_STEP
      if (letter === ' ') return []
      return [
        line(left + 1, y + 11.5, left + LETTER_STEP - 1, y + 11.5, { width: 0.5 }),
        writtenAnswer(left + LETTER_STEP / 2, y + 7.5, letter, 7),
      ]
    }),
  ]
}

export function drawRiddle(riddle: NumberRiddle, box: Box, color: boolean): PageMark[] {
  const { question, answer, message, places } = riddle
  const asked = `O que é, o que é? ${question}`
  const cx = box.x + box.width / 2
  const left = cx - (answer.length * BOX_STEP) / 2
  const top = box.y + 14
  return [
    rect(box.x, box.y, box.width, box.height, {
      radius: 5,
      width: 0.5,
      fill: color ? tint(SOFT_FILLS[0] ?? WHITE, 0.3) : WHITE,
    }),
    text(cx, box.y + 9.5, asked, fitTextSize(asked, 'text', 5.2, box.width - 10), { font: 'text' }),
    ...places.flatMap((number, i): PageMark[] => {
      const x = left + BOX_STEP * (i + 0.5)
      return [
        { ...answerBox(x - BOX_SIDE / 2, top, BOX_SIDE, BOX_SIDE), fill: WHITE },
        text(x, top + BOX_SIDE + 7, String(number), 5.2),
        writtenAnswer(x, top + BOX_SIDE / 2, answer.charAt(i), 9),
      ]
    }),
    ...(message ? drawMessage(message, cx, box.y + 45) : []),
  ]
}

/** The letter that a fact earns, in a ring. */
export const drawLetter = (letter: string, cx: number, cy: number): Mark[] => [
  circle(cx, cy, 4.6, { width: 0.5, fill: WHITE }),
  centredText(cx, cy, letter, 6),
]
