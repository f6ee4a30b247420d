/** The page before a text: its title and its drawing alone, and guesses about the rest. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { CONTENT } from '../../page/paper.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, GREY, WHITE } from '../../scene/inks.ts'
import { circle, dot, rect, text } from '../../scene/marks.ts'
import type { Genre, ReadingText } from './text-bank.ts'
import { drawVignette } from './text-page.ts'

const PURPOSES = ['contar uma história', 'ensinar a fazer algo', 'dar uma informação'] as const

const [STORY, STEPS, INFORMATION] = PURPOSES
const PURPOSE_OF: Partial<Readonly<Record<Genre, (typeof PURPOSES)[number]>>> = {
  fabula: STORY,
  conto: STORY,
  receita: STEPS,
  'regra-de-jogo': STEPS,
  noticia: INFORMATION,
  informativo: INFORMATION,
}

/** Genres whose purpose a title and a drawing let one expect. */
export const EXPECTED_GENRES = Object.keys(PURPOSE_OF) as Genre[]

const [TITLE, HEADING, CHOICE, PICTURE] = [8.4, 5.4, 4.7, 82]
const CHECKED = 'Depois de ler, volte aqui. Palpites certos:'
const { x, y, width, height } = CONTENT

interface Before {
  readonly genre: Genre
  readonly reading: ReadingText
  readonly color: boolean
  /** The sentences to judge, drawn from a height down with a step. */
  readonly sentences: (top: number, step: number) => readonly PageMark[]
}

export function beforeReading({ genre, reading, color, sentences }: Before): PageMark[] {
  const right = PURPOSE_OF[genre]
  const size = fitTextSize(reading.title, 'display', TITLE, width - 16)
  const picture = { x: x + 8, y: y + 18, width: width - 16, height: PICTURE }
  const asked = picture.y + PICTURE + 15
  const claimed = asked + 22
  const foot = y + height - 5
  return [
    rect(x, y, width, PICTURE + 24, { radius: 4, width: 0.6, fill: WHITE }),
    text(x + width / 2, y + 12, reading.title, size),
    ...drawVignette(reading, picture, color),
    text(x, asked, 'Este texto deve servir para…', HEADING, { anchor: 'start' }),
    ...PURPOSES.flatMap((purpose, i): PageMark[] => {
      const left = x + 3 + i * (width / 3)
      return [
        circle(left, asked + 8.4, 2.9, { width: 0.5, fill: WHITE }),
        ...(purpose === right ? [answer([dot(left, asked + 8.4, 2.1, ANSWER_RED)])] : []),
        text(left + 5.5, asked + 10.1, purpose, CHOICE, { font: 'text', anchor: 'start' }),
      ]
    }),
    text(x, claimed, 'O que você acha que vai descobrir? Circule V ou F.', HEADING, { anchor: 'start' }),
    ...sentences(claimed + 4, (foot - 12 - claimed - 4) / reading.claims.length),
    text(x, foot, CHECKED, HEADING, { anchor: 'start' }),
    rect(x + measureText(CHECKED, 'display', HEADING) + 4, foot - 7.4, 14, 11, {
      radius: 1.6,
      width: 0.5,
      fill: WHITE,
      stroke: GREY,
    }),
  ]
}
