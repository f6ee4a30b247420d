/** One feeling in strengths, as a thermometer, and what helps: cards to put beside it, then lines to write on. */
import { fitTextSize } from '../../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../../page/deck.ts'
import { CONTENT } from '../../../page/paper.ts'
import { SUPPORT_TEXTS } from '../../../page/texts.ts'
import { BLUE, GREEN, LIME, ORANGE, PALE_GREY, RED, tint, WHITE, YELLOW } from '../../../scene/inks.ts'
import { centredText, group, line, path, rect, rectData, text } from '../../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../../scene/scene.ts'
import type { CastName } from '../../../studio/cast/people.ts'
import { feelingBust, type Growing, type Strength } from '../../../studio/cast/strengths.ts'
import { marksOf, Pen } from '../../../studio/pen.ts'
import { HELPS } from './activities.ts'
import { starOf } from './shown.ts'
import { adultNote, drawCards, linesOf, place, type SupportFacts, sizesOf } from './support-card.ts'

interface Scale {
  readonly feeling: Growing
  /** From not at all to the most. */
  readonly words: readonly [string, string, string, string, string]
}

export const SCALES: Readonly<Record<string, Scale>> = {
  corpo: {
    feeling: 'agitacao',
    words: [
      'Meu corpo está calmo.',
      'Meu corpo está um pouco agitado.',
      'Meu corpo está agitado.',
      'Meu corpo está muito agitado!',
      'Meu corpo está agitado demais!',
    ],
  },
  raiva: {
    feeling: 'raiva',
    words: [
      'Não sinto raiva.',
      'Sinto um pouco de raiva.',
      'Sinto raiva.',
      'Sinto muita raiva!',
      'Sinto raiva demais!',
    ],
  },
  medo: {
    feeling: 'medo',
    words: ['Não sinto medo.', 'Sinto um pouco de medo.', 'Sinto medo.', 'Sinto muito medo!', 'Sinto medo demais!'],
  },
}

/** The strengths that a level shows, from below to above. */
export const SHOWN: Readonly<Record<Level, readonly Strength[]>> = {
  facil: [1, 2, 4],
  medio: [1, 2, 3, 4],
  desafio: [1, 2, 3, 4, 5],
}
/** The stronger, the warmer. */
const INKS: Readonly<Record<Strength, Ink>> = { 1: GREEN, 2: LIME, 3: YELLOW, 4: ORANGE, 5: RED }
/** Without colour a stronger step is a darker one. */
const GREYS: Readonly<Record<Strength, number>> = { 1: 0.2, 2: 0.4, 3: 0.6, 4: 0.85, 5: 1.1 }

/** Height of a step, and of a card with what helps, mm. */
const ROWS: Readonly<Record<Level, { readonly step: number; readonly card: number }>> = {
  facil: { step: 53, card: 46 },
  medio: { step: 41.5, card: 37.5 },
  desafio: { step: 42, card: 0 },
}
/** Cards below the scale: the last is empty, for what helps this child. */
const COLUMNS = 4
const CARD_WIDTH = 43
const SCISSORS = 6
/** The tube of the thermometer, and the room for it, mm. */
const TUBE = 13
const BAND = 18
/** Height (with raised hands) and width of a bust, in its units; its hem is at the foot of the step. */
const BUST = { height: 51, width: 52, hem: -17 }

interface Look {
  readonly top: number
  readonly height: number
  readonly card: number
  readonly star: CastName
  readonly color: boolean
}

function drawStep({ feeling, words }: Scale, strength: Strength, number: number, look: Look): Mark[] {
  const { top, height, card, star, color } = look
  const { x, width } = CONTENT
  const [left, cy] = [x + BAND, top + (height - 2) / 2]
  const scale = Math.round(((height - 2) / BUST.height) * 100) / 100
  const face = BUST.width * scale
  const textX = left + face + 4
  const end = card > 0 ? x + width - CARD_WIDTH - 5 : x + width - 4
  const sentence = words[strength - 1] ?? ''
  const size = card > 0 ? 6.4 : 6.2
  const lines = linesOf(sentence, size, end - textX)
  const letters = Math.min(...lines.map((one) => fitTextSize(one, 'display', size, end - textX)))
  const fill = color ? tint(INKS[strength], 0.4) : WHITE
  const window = rectData(left, top, width - BAND, height - 2, 5)
  const bust = group(
    left + face / 2 + 1,
    top + height - 2 - BUST.hem * scale,
    marksOf(feelingBust(new Pen(color, scale, 1.15), star, feeling, strength)),
    { scale },
  )
  const first = card > 0 ? cy - ((lines.length - 1) * letters * 1.2) / 2 + letters * 0.36 : top + 10
  return [
    rect(left, top, width - BAND, height - 2, { radius: 5, width: 0.7, fill }),
    group(0, 0, [bust], { clip: window }),
    ...lines.map((one, i) => text(textX, first + i * letters * 1.2, one, letters, { anchor: 'start' })),
    ...(card > 0
      ? [place(x + width - CARD_WIDTH - 3, top + (height - 2 - card) / 2, CARD_WIDTH, card)]
      : [
          text(textX, top + 17, SUPPORT_TEXTS.helps, 4, { anchor: 'start', font: 'text' }),
          ...[25, 35].map((dy) => line(textX, top + dy, end, top + dy, { width: 0.4 })),
        ]),
    centredText(x + TUBE / 2, cy, String(number), 8.4),
  ]
}

/** The tube, warm above and cool below. */
function drawThermometer(shown: readonly Strength[], height: number, color: boolean): Mark[] {
  const { x, y } = CONTENT
  const whole = shown.length * height - 2
  const tube = rectData(x, y, TUBE, whole, TUBE / 2)
  const parts = [...shown].reverse().map((strength, i) => {
    const fill = color ? INKS[strength] : tint(PALE_GREY, GREYS[strength])
    return rect(x - 1, y + i * height - 1, TUBE + 2, height, { stroke: WHITE, width: 0, fill })
  })
  const steps = shown
    .slice(1)
    .map((_, i) => line(x + TUBE, y + (i + 1) * height - 1, x + TUBE + 3.4, y + (i + 1) * height - 1, { width: 0.8 }))
  return [group(0, 0, parts, { clip: tube }), path(tube, { width: 0.9 }), ...steps]
}

export const escalaDeEmocoes: SheetKind<PagesFacts<SupportFacts>> = {
  id: 'escala-de-emocoes',
  category: 'pareamento',
  themes: Object.keys(SCALES),
  draw: (options) => {
    const { level, color, theme = 'corpo' } = options
    const scale = SCALES[theme]
    if (!scale) throw new RangeError(`no scale for ${theme}`)
    const shown = SHOWN[level]
    const { step: height, card } = ROWS[level]
    const pages = dealPages(options, {
      items: HELPS,
      perPage: COLUMNS - 1,
      nameOf: ({ label }) => label,
      mostShared: SMALL_DECK,
    })
    return composeSheet(options, level === 'desafio' ? 'write' : 'cut', (_, index, sheet) => {
      const star = starOf(sheet, HELPS)
      const rows = [...shown].reverse().flatMap((strength, i) =>
        drawStep(scale, strength, shown.length - i, {
          top: CONTENT.y + i * height,
          height,
          card: card > 0 ? Math.min(card, height - 4) : 0,
          star,
          color,
        }),
      )
      const helps = card > 0 ? (pages[index] ?? []) : []
      const room = Math.min(card, height - 4)
      const box = { ...CONTENT, y: CONTENT.y + shown.length * height, height: room + SCISSORS }
      const cut =
        card > 0
          ? drawCards([...helps, null], { columns: COLUMNS, rows: 1, box }, { color, star, inkOf: () => BLUE })
          : { marks: [], cards: [] }
      const sentences = shown.map((strength) => scale.words[strength - 1] ?? '')
      return {
        marks: [...drawThermometer(shown, height, color), ...rows, ...cut.marks, adultNote(SUPPORT_TEXTS.use.scale)],
        facts: {
          labels: [...sentences, ...helps.map(({ label }) => label)],
          star,
          cards: sizesOf(cut.cards),
          places: card > 0 ? shown.map(() => [CARD_WIDTH, room] as const) : [],
        },
        items: [...sentences.map((words) => `${words} ${star}`), ...helps.map(({ label }) => label)],
      }
    })
  },
}
