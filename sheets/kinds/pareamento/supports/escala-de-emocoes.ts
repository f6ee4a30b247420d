/** One feeling in strengths, as terraces of a hill, and what helps: cards to put there, then lines to write on. */
import type { Box } from '../../../lettering/bounds.ts'
import { fitTextSize } from '../../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../../page/deck.ts'
import { PICTURE, pictureTitle } from '../../../page/picture-page.ts'
import { SUPPORT_TEXTS } from '../../../page/texts.ts'
import { BLUE } from '../../../scene/inks.ts'
import { line, text } from '../../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../../scene/scene.ts'
import type { Growing, Strength } from '../../../studio/cast/strengths.ts'
import { marksOf, Pen } from '../../../studio/pen.ts'
import { calmCorner, feelingSteps, LEDGE, type Terrace, wordsLeft } from '../../../studio/places/feeling-steps.ts'
import { BREATH, HELPS } from './activities.ts'
import { starOf } from './shown.ts'
import { drawCards, linesOf, paperInFront, place, type SupportFacts, sizesOf } from './support-card.ts'

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
/** Height of a step, and of a card with what helps, mm. */
const ROWS: Readonly<Record<Level, { readonly step: number; readonly card: number }>> = {
  facil: { step: 56, card: 42 },
  medio: { step: 43.4, card: 32 },
  desafio: { step: 42.6, card: 0 },
}
/** Upper edge of the highest terrace. */
const SUMMIT = 60
/** Cards below the scale: the last is empty, for what helps this child. */
const COLUMNS = 4
const CARD_WIDTH = 44
const SCISSORS = 6
/** From the place of a card to the edge of the picture, and from words to a place, mm. */
const [EDGE, AIR] = [5, 6]
const LETTERS = 6.6

/** From below to above. */
const terracesOf = (level: Level): readonly Terrace[] => {
  const shown = SHOWN[level]
  const { step } = ROWS[level]
  return shown.map((strength, i) => {
    const top = SUMMIT + (shown.length - 1 - i) * step
    return { strength, number: i + 1, top, foot: top + step }
  })
}

/** The box of the place on a terrace. */
function placeOn({ top, foot }: Terrace, card: number): Box {
  const room = foot - LEDGE - top
  const height = Math.min(card, room - 4.6)
  return {
    x: PICTURE.x + PICTURE.width - EDGE - CARD_WIDTH,
    y: top + (room - height) / 2 - 0.4,
    width: CARD_WIDTH,
    height,
  }
}

const wordsEnd = (terrace: Terrace, card: number) =>
  (card > 0 ? placeOn(terrace, card).x : PICTURE.x + PICTURE.width - 1) - AIR

/** All sentences of a hill in one size. */
function sentencesOf({ words }: Scale, terraces: readonly Terrace[], card: number) {
  const sentences = terraces.map((terrace) => {
    const room = wordsEnd(terrace, card) - wordsLeft(terrace)
    const lines = linesOf(words[terrace.strength - 1] ?? '', LETTERS, room)
    return { lines, letters: Math.min(...lines.map((one) => fitTextSize(one, 'display', LETTERS, room))) }
  })
  const letters = Math.min(...sentences.map((one) => one.letters))
  return sentences.map(({ lines }) => ({ lines, letters }))
}

/** The sentence beside the child, and the place of a card or lines; the calm end needs no card. */
function drawWords(
  pen: Pen,
  { lines, letters }: { readonly lines: readonly string[]; readonly letters: number },
  terrace: Terrace,
  card: number,
): Mark[] {
  const { strength, top, foot } = terrace
  const [x, end] = [wordsLeft(terrace), wordsEnd(terrace, card)]
  const spot = placeOn(terrace, card)
  const middle = (top + foot - LEDGE) / 2
  const first = card > 0 ? middle - ((lines.length - 1) * letters * 1.2) / 2 + letters * 0.36 : top + 8.6
  const sentence = lines.map((one, i) => text(x, first + i * letters * 1.2, one, letters, { anchor: 'start' }))
  if (card > 0)
    return [
      ...sentence,
      ...(strength === 1 ? marksOf(calmCorner(pen, spot.x, foot)) : [place(spot.x, spot.y, spot.width, spot.height)]),
    ]
  const asked = strength === 1 ? SUPPORT_TEXTS.calm : SUPPORT_TEXTS.helps
  return [
    ...sentence,
    text(x, top + 15.4, asked, 4.2, { anchor: 'start', font: 'text' }),
    ...[23, 31.4].map((dy) => line(x, top + dy, end, top + dy, { width: 0.5 })),
  ]
}

export const escalaDeEmocoes: SheetKind<PagesFacts<SupportFacts>> = {
  id: 'escala-de-emocoes',
  category: 'pareamento',
  themes: Object.keys(SCALES),
  draw: (options) => {
    const { level, color, theme = 'corpo', title, instruction } = options
    const scale = SCALES[theme]
    if (!scale) throw new RangeError(`no scale for ${theme}`)
    const terraces = terracesOf(level)
    const { step, card } = ROWS[level]
    const helps = HELPS[theme] ?? []
    const [core = BREATH, ...others] = helps
    const dealt = dealPages(options, {
      items: others,
      perPage: COLUMNS - 3,
      nameOf: ({ label }) => label,
      mostShared: SMALL_DECK,
    })
    return composeSheet(options, level === 'desafio' ? 'write' : 'cut', (_, index, sheet) => {
      const pen = new Pen(color)
      const star = starOf(sheet, [BREATH, ...helps])
      const foot = SUMMIT + terraces.length * step
      const own = card > 0 ? [BREATH, core, ...(dealt[index] ?? [])] : []
      const places = card > 0 ? terraces.filter(({ strength }) => strength > 1).map((one) => placeOn(one, card)) : []
      const height = places[0]?.height ?? 0
      const box = {
        x: PICTURE.x + 3,
        y: foot + 1.4,
        width: COLUMNS * CARD_WIDTH + SCISSORS,
        height: height + SCISSORS,
      }
      const cut =
        card > 0
          ? drawCards([...own, null], { columns: COLUMNS, rows: 1, box }, { color, star, inkOf: () => BLUE })
          : { marks: [], cards: [] }
      const sentences = sentencesOf(scale, terraces, card)
      const spoken = terraces.map(({ strength }) => scale.words[strength - 1] ?? '')
      return {
        whole: true,
        marks: [
          ...marksOf(feelingSteps(pen, terraces, { feeling: scale.feeling, who: star })),
          ...terraces.flatMap((terrace, i) => {
            const words = sentences[i]
            return words ? drawWords(pen, words, terrace, card) : []
          }),
          ...paperInFront(foot, SUPPORT_TEXTS.use.scale, PICTURE.y + PICTURE.height - 3.6),
          ...cut.marks,
          ...marksOf(pictureTitle(pen, { title, instruction })),
        ],
        facts: {
          labels: [...spoken, ...own.map(({ label }) => label)],
          star,
          cards: sizesOf(cut.cards),
          places: sizesOf(places),
        },
        items: [...spoken.map((words) => `${words} ${star}`), ...own.map(({ label }) => label)],
      }
    })
  },
}
