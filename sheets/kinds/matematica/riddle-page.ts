/** Facts on the drawers of a cabinet: the letters at their missing numbers answer the riddle on the board. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { middleY } from '../../page/cells.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, line, text } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { drawersOf, EASEL_SHEET, RIDDLE_BOARD, riddleRoom } from '../../studio/places/riddle-room.ts'
import { RIDDLE_ANSWERS } from '../../studio/shapes/riddle-answers.ts'
import { evenLines } from './even-lines.ts'
import { lettersOf, type NumberRiddle } from './number-riddle.ts'
import { drawSentence, type Term } from './operations.ts'

const PICTURES: Readonly<Record<string, string>> = {
  PENTE: 'comb',
  CHUVA: 'rain',
  BULE: 'teapot',
  ALHO: 'garlic',
  LIVRO: 'book',
  LÁPIS: 'pencil',
  AGULHA: 'sewing-needle',
  OVO: 'egg',
  VELA: 'candle',
  LUA: 'moon',
  MILHO: 'corn',
  PIÃO: 'spinning-top',
  CEBOLA: 'onion',
  COCO: 'coconut',
  MALA: 'suitcase',
  ESCADA: 'ladder',
  MAPA: 'map',
  DADO: 'dice',
  NUVEM: 'cloud',
}

/** The answer as a drawing on the easel. */
function drawAnswer(word: string, color: boolean): Mark[] {
  const { x, y, width, height } = EASEL_SHEET
  const [cx, cy] = [x + width / 2, y + height / 2]
  const id = PICTURES[word]
  if (id) return [drawPicture(id, { cx, cy, size: width * 0.8, color })]
  const own = RIDDLE_ANSWERS[word]
  if (!own) throw new RangeError(`no picture of ${word}`)
  return marksOf(new Pen(color).at(cx, cy, 0.9, own))
}

const ASKED = { size: 4.9, leading: 6.2 }
const BOX = { side: 14, step: 15.4 }
/** A short line for each letter of the message, and the space between its words, mm. */
const LETTER = { step: 10.4, space: 4 }
const PLAIN = { font: 'text' } as const
const HINT = 'O número é o que você escreveu na gaveta da letra.'

function drawMessage(message: string, cx: number, y: number): PageMark[] {
  const asked = 'As letras que sobram, de cima para baixo, dizem:'
  const letters = lettersOf(message).length
  const spaces = (message.length - letters) * LETTER.space
  const step = Math.min(LETTER.step, (RIDDLE_BOARD.width - 8 - spaces) / letters)
  let x = cx - (letters * step + spaces) / 2
  return [
    text(cx, y, asked, fitTextSize(asked, 'text', 4.6, RIDDLE_BOARD.width - 6), PLAIN),
    ...[...message].flatMap((letter): PageMark[] => {
      const left = x
      x += letter === ' ' ? LETTER.space : step
      if (letter === ' ') return []
      return [
        line(left + 0.6, y + 12.4, left + step - 0.6, y + 12.4, { width: 0.5 }),
        writtenAnswer(left + step / 2, y + 8.4, letter, 6.4),
      ]
    }),
  ]
}

function drawBoard({ question, answer: word, message, places }: NumberRiddle): PageMark[] {
  const { x, y, width } = RIDDLE_BOARD
  const cx = x + width / 2
  const lines = evenLines(question, ASKED.size, width - 12)
  const top = y + 22.6
  const left = cx - (word.length * BOX.step) / 2
  return [
    text(cx, y + 7.6, 'O que é, o que é?', 5.4),
    ...lines.map((words, i) =>
      text(cx, y + (lines.length > 1 ? 13.6 : 16) + i * ASKED.leading, words, ASKED.size, PLAIN),
    ),
    ...places.flatMap((number, i): PageMark[] => {
      const at = left + BOX.step * (i + 0.5)
      return [
        { ...answerBox(at - BOX.side / 2, top, BOX.side, BOX.side), fill: WHITE },
        text(at, top + BOX.side + 5.6, String(number), 5.2),
        writtenAnswer(at, top + BOX.side / 2, word.charAt(i), 8.6),
      ]
    }),
    text(cx, top + BOX.side + 11.4, HINT, fitTextSize(HINT, 'text', 4.4, width - 6), PLAIN),
    ...(message ? drawMessage(message, cx, top + BOX.side + 20) : []),
  ]
}

/** A letter on the knob of its drawer. */
const drawLetter = (letter: string, cx: number, cy: number): Mark[] => [
  circle(cx, cy, 5.4, { width: 1, fill: WHITE }),
  centredText(cx, cy, letter, 6.4),
]

const SCALE = 0.8

interface RiddleLook {
  readonly riddle: NumberRiddle
  readonly variant: number
  readonly cast: readonly CastName[]
}

export function drawRiddlePage(
  facts: readonly (readonly Term[])[],
  { riddle, variant, cast }: RiddleLook,
  options: SheetOptions,
): PageMark[] {
  const pen = new Pen(options.color)
  const rows = Math.ceil(facts.length / 2)
  const drawers = drawersOf(rows)
  return [
    ...marksOf(riddleRoom(pen, rows, variant, cast)),
    ...taskTitle(pen, options),
    ...facts.flatMap((terms, i): PageMark[] => {
      const drawer = drawers[i]
      if (!drawer) return []
      return [
        ...drawLetter(riddle.letters[i] ?? '', drawer.x + 9, middleY(drawer)),
        ...drawSentence(terms, { ...drawer, width: drawer.width - 14 }, SCALE),
      ]
    }),
    ...drawBoard(riddle),
    answer(drawAnswer(riddle.answer, options.color)),
  ]
}
