/** The inside of a card to give: a frame to draw in beside words to trace, sentences with gaps or lines to write on. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { swag } from '../../studio/places/card-garlands.ts'
import type { CardLook } from '../../studio/places/card-looks.ts'
import { PANEL } from '../../studio/places/gift-card.ts'
import { ruledRow, textWidth } from '../tracejar/written.ts'
import type { GapLine } from './card-facts.ts'

export interface CardTask {
  readonly level: Level
  readonly traced: readonly string[]
  readonly gapped: readonly GapLine[]
  readonly opener: string
  readonly caption: string
  readonly farewell: string
}

const [LEFT, RIGHT] = [PANEL.width + 7, PANEL.width * 2 - 7]
const ROOM = RIGHT - LEFT
const LABEL = 5.2
const FOOT = PANEL.height - 7

const label = (pen: Pen, words: string, y: number): Drawing => [
  pen.text(LEFT, y, words, LABEL, { anchor: 'start' }),
  pen.line(`M${LEFT + measureText(words, 'display', LABEL) + 2} ${y + 1}H${RIGHT}`, 0.6),
]

/** Capitals at most this high, mm, and their lines. */
const [HIGHEST, TRACED] = [14, [50, 76]] as const
const SPACING = 0.3

function tracedWords(pen: Pen, words: readonly string[]): Mark[] {
  const widest = Math.max(...words.map((word) => textWidth(word, 1, SPACING)))
  const size = Math.min(HIGHEST, (ROOM - 2) / widest)
  return words.flatMap((text, i) => {
    const x = LEFT + (ROOM - textWidth(text, size, SPACING)) / 2
    const row = { x: LEFT, width: ROOM, y: TRACED[i] ?? 0, size, color: pen.colour }
    return [...ruledRow(row, [{ text, x, guided: false, spacing: SPACING, fine: size < 11 }]).marks]
  })
}

const [TEXT, GAP, GAP_TOP, GAP_STEP] = [5, 29, 35, 14.6] as const

/** The sentences of a card, each with a gap; `isSolved` writes the words in. */
function gappedText(pen: Pen, lines: readonly GapLine[], isSolved: boolean): Drawing {
  return lines.map(({ before, word, after }, i) => {
    const y = GAP_TOP + i * GAP_STEP
    const from = LEFT + (before ? measureText(before, 'display', TEXT) + 1.4 : 0)
    return [
      before ? pen.text(LEFT, y, before.trimEnd(), TEXT, { anchor: 'start' }) : [],
      pen.line(`M${from} ${y + 1}h${GAP}`, 0.6),
      isSolved
        ? pen.text(from + GAP / 2, y - 0.6, word, fitTextSize(word, 'display', 5, GAP - 3), { fill: ANSWER_RED })
        : [],
      pen.text(from + GAP + 1.2, y, after.trimStart(), TEXT, { anchor: 'start' }),
    ]
  })
}

/** Width of a line of sentences with its gap, mm. */
export const gapLineWidth = ({ before, after }: GapLine): number =>
  measureText(before, 'display', TEXT) + 2.6 + GAP + measureText(after, 'display', TEXT)

export const CARD_ROOM = ROOM

const [OPENER, LINE_STEP, LINES] = [32, 10.6, 6] as const

/** First words to go on from, and lines below them. */
function ownText(pen: Pen, opener: string): Drawing {
  const from = LEFT + measureText(opener, 'display', LABEL) + 2
  return [
    pen.text(LEFT, OPENER, opener, LABEL, { anchor: 'start' }),
    from < RIGHT - 4 ? pen.line(`M${from} ${OPENER + 1}H${RIGHT}`, 0.6) : [],
    Array.from({ length: LINES - 1 }, (_, i) => pen.line(`M${LEFT} ${OPENER + 1 + (i + 1) * LINE_STEP}H${RIGHT}`, 0.6)),
  ]
}

/** Things on the string along the head of the inside. */
const GARLAND = 12

/** Both inner sides as their reader holds them. */
export function cardInside(pen: Pen, look: CardLook, task: CardTask, isSolved: boolean): Drawing {
  const { level, caption, farewell } = task
  const [cx, cy] = [PANEL.width / 2, 51]
  const size = 4.8
  const width = measureText(caption, 'display', size) + 10
  const shift = look.isMirrored ? PANEL.width : 0
  return [
    pen.shape(box(0, 0, PANEL.width * 2, PANEL.height), look.inner, null),
    swag(pen, look.hung, PANEL.width * 2, GARLAND / look.swags, look.swags),
    pen.at(shift, 0, 1, (own) => [
      own.at(cx, cy, 1, look.frame),
      own.shape(box(cx - width / 2, FOOT - 7.4, width, 9.4, 4.7), look.paper, 0.8),
      own.text(cx, FOOT - 1, caption, size),
    ]),
    pen.at(-shift, 0, 1, (own) => [
      label(own, 'Para', level === 'facil' ? 27 : 21),
      level === 'facil' ? tracedWords(own, task.traced) : [],
      level === 'medio' ? gappedText(own, task.gapped, isSolved) : [],
      level === 'desafio' ? ownText(own, task.opener) : [],
      label(own, level === 'facil' ? 'De' : farewell, FOOT),
    ]),
  ]
}
