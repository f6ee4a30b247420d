/** A scale of how one feels, from calm to very strong, and what helps: cards to put beside it, then lines to write on. */
import { fitTextSize } from '../../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../../page/deck.ts'
import { CONTENT } from '../../../page/paper.ts'
import { SUPPORT_TEXTS } from '../../../page/texts.ts'
import { drawDrawing } from '../../../pictures/drawing.ts'
import { bust } from '../../../pictures/drawn/people-drawn.ts'
import type { Feeling } from '../../../pictures/drawn/people-heads.ts'
import { CHILDREN } from '../../../pictures/drawn/people-looks.ts'
import { BLUE, GREEN, ORANGE, PALE_GREY, RED, tint, WHITE, YELLOW } from '../../../scene/inks.ts'
import { centredText, line, rect, text } from '../../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../../scene/scene.ts'
import { HELPS } from './activities.ts'
import { drawCards, place, type SupportFacts, sizesOf } from './support-card.ts'

interface Step {
  readonly levels: readonly Level[]
  readonly feeling: Feeling
  readonly words: string
  readonly ink: Ink
}

const ALL: readonly Level[] = ['facil', 'medio', 'desafio']
const NOT_EASY: readonly Level[] = ['medio', 'desafio']

const step = (levels: readonly Level[], feeling: Feeling, words: string, ink: Ink): Step => ({
  levels,
  feeling,
  words,
  ink,
})

/** From below to above; each level shows the steps that are marked for it. */
const SCALES: Readonly<Record<string, readonly Step[]>> = {
  corpo: [
    step(['desafio'], 'tristeza', 'Não quero fazer nada.', BLUE),
    step(ALL, 'sono', 'Meu corpo está devagar.', BLUE),
    step(ALL, 'calma', 'Meu corpo está bem.', GREEN),
    step(NOT_EASY, 'surpresa', 'Meu corpo não para.', YELLOW),
    step(['facil'], 'raiva', 'Meu corpo está a mil!', RED),
    step(NOT_EASY, 'raiva', 'Meu corpo vai explodir!', RED),
  ],
  raiva: [
    step(NOT_EASY, 'alegria', 'Está tudo ótimo.', BLUE),
    step(ALL, 'calma', 'Está tudo em paz.', GREEN),
    step(['desafio'], 'surpresa', 'Não gostei disso.', YELLOW),
    step(['facil', 'medio'], 'tristeza', 'Algo me incomoda.', YELLOW),
    step(['desafio'], 'tristeza', 'Isso me incomoda muito.', ORANGE),
    step(['facil', 'medio'], 'raiva', 'Estou com raiva!', RED),
    step(['desafio'], 'raiva', 'Estou com muita raiva!', RED),
  ],
  medo: [
    step(NOT_EASY, 'alegria', 'Tenho coragem.', BLUE),
    step(ALL, 'calma', 'Eu me sinto em segurança.', GREEN),
    step(ALL, 'surpresa', 'Levei um susto.', YELLOW),
    step(['desafio'], 'vergonha', 'Estou com um pouco de medo.', ORANGE),
    step(['facil', 'medio'], 'medo', 'Estou com medo!', RED),
    step(['desafio'], 'medo', 'Estou com muito medo!', RED),
  ],
}

const stepsOf = (scale: string, level: Level) => (SCALES[scale] ?? []).filter(({ levels }) => levels.includes(level))

/** Height of a step, and of a card with what helps, mm. */
const ROWS: Readonly<Record<Level, { readonly step: number; readonly card: number }>> = {
  facil: { step: 55, card: 43 },
  medio: { step: 42, card: 37 },
  desafio: { step: 43, card: 0 },
}
const COLUMNS = 4
const CARD_WIDTH = 43
const SCISSORS = 6
const BAND = 16

interface Look {
  readonly top: number
  readonly height: number
  readonly card: number
  readonly child: number
  readonly color: boolean
  readonly number: number
}

function drawStep({ feeling, words, ink }: Step, { top, height, card, child, color, number }: Look): Mark[] {
  const { x, width } = CONTENT
  const cy = top + height / 2
  const look = CHILDREN[child % CHILDREN.length]
  const face = Math.min(height - 9, 44)
  const textX = x + BAND + face + 7
  const end = card > 0 ? x + width - CARD_WIDTH - 6 : x + width - 4
  // Without colour a stronger step is a darker one.
  const fill = color ? tint(ink, 0.75) : tint(PALE_GREY, 0.2 + number * 0.16)
  return [
    rect(x, top, width, height - 2, { radius: 4, width: 0.6, fill: WHITE }),
    rect(x, top, BAND, height - 2, { radius: 4, width: 0.6, fill }),
    centredText(x + BAND / 2, cy - 1, String(number), 10),
    ...(look ? [drawDrawing(bust(look, feeling), { cx: x + BAND + face / 2 + 3, cy: cy + 1, size: face, color })] : []),
    text(textX, card > 0 ? cy + 1 : cy - 6, words, fitTextSize(words, 'display', 6.2, end - textX), {
      anchor: 'start',
    }),
    ...(card > 0
      ? [place(x + width - CARD_WIDTH - 3, top + (height - 2 - card) / 2, CARD_WIDTH, card)]
      : [0, 12].map((dy) => line(textX, cy + 4 + dy, end, cy + 4 + dy, { width: 0.4 }))),
    ...(card > 0 ? [] : [text(textX, cy + 2.5, SUPPORT_TEXTS.helps, 3.6, { anchor: 'start', font: 'text' })]),
  ]
}

export const escalaDeEmocoes: SheetKind<PagesFacts<SupportFacts>> = {
  id: 'escala-de-emocoes',
  category: 'pareamento',
  themes: Object.keys(SCALES),
  draw: (options) => {
    const { level, color } = options
    const steps = stepsOf(options.theme ?? 'corpo', level)
    const { step: height, card } = ROWS[level]
    const pages = dealPages(options, {
      items: HELPS,
      perPage: COLUMNS,
      nameOf: ({ label }) => label,
      mostShared: SMALL_DECK,
    })
    return composeSheet(options, level === 'desafio' ? 'write' : 'cut', (random, index) => {
      const child = random.integer(0, CHILDREN.length - 1)
      const rows = [...steps].reverse().flatMap((own, i) =>
        drawStep(own, {
          top: CONTENT.y + i * height,
          height,
          card: card > 0 ? Math.min(card, height - 4) : 0,
          child,
          color,
          number: steps.length - i,
        }),
      )
      const helps = card > 0 ? (pages[index] ?? []) : []
      const box = {
        ...CONTENT,
        y: CONTENT.y + steps.length * height + 1,
        height: Math.min(card, height - 4) + SCISSORS,
      }
      const cut = card > 0 ? drawCards(helps, { columns: COLUMNS, rows: 1, box }, color) : { marks: [], cards: [] }
      return {
        marks: [...rows, ...cut.marks],
        facts: {
          labels: [...steps.map(({ words }) => words), ...helps.map(({ label }) => label)],
          cards: sizesOf(cut.cards),
          places: card > 0 ? steps.map(() => [CARD_WIDTH, Math.min(card, height - 4)] as const) : [],
        },
        items: [
          ...steps.map(({ feeling, words }) => `${feeling} ${words} ${child}`),
          ...helps.map(({ label }) => label),
        ],
      }
    })
  },
}
