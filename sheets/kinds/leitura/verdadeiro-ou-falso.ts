/**
 * A text and four sentences about it, each true or false; the hardest level asks for the false ones to be put right.
 * Some themes ask for guesses before the text is read.
 */
import { wrapText } from '../../lettering/wrapped-text.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, PALE_GREY, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { circle, line, text } from '../../scene/marks.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { beforeReading, EXPECTED_GENRES } from './before-reading.ts'
import { genreOf, READING_THEMES, TEXTS_EACH, textAt } from './text-bank.ts'
import type { Setting } from './text-layout.ts'
import { drawTextPage, shownIn } from './text-page.ts'

export interface ClaimFacts {
  readonly title: string
  readonly claims: readonly { readonly claim: string; readonly holds: boolean }[]
}

interface Plan {
  readonly setting: Setting
  /** Size of the sentences, mm. */
  readonly size: number
  /** Lines to put a false sentence right. */
  readonly lines: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { setting: { size: 5.6, leading: 8.8 }, size: 5, lines: 0 },
  medio: { setting: { size: 4.4, leading: 6.7 }, size: 4.4, lines: 0 },
  desafio: { setting: { size: 3.9, leading: 5.7 }, size: 4.1, lines: 1 },
}

const LETTERS = ['V', 'F'] as const
const RING = 3.6
/** From the left edge to the sentence, past the two letters, mm. */
const INDENT = 24
const WRITING = 8.5

interface Row {
  readonly claim: string
  readonly holds: boolean
  readonly lines: readonly string[]
  readonly height: number
}

function rowOf({ claim, holds }: { claim: string; holds: boolean }, plan: Plan): Row {
  const lines = wrapText(claim, 'text', plan.size, CONTENT.width - INDENT)
  return { claim, holds, lines, height: Math.max(9.4, lines.length * plan.size * 1.35 + 3) + plan.lines * WRITING }
}

interface RowLook {
  readonly plan: Plan
  readonly color: boolean
  readonly index: number
  /** A guess: no letter is the right one yet. */
  readonly isGuess?: boolean
}

function drawRow({ holds, lines, height }: Row, y: number, { plan, color, index, isGuess }: RowLook): PageMark[] {
  const cy = y + (height - plan.lines * WRITING) / 2
  const fill = color ? tint(SOFT_FILLS[index % SOFT_FILLS.length] ?? WHITE, 0.55) : WHITE
  const first = cy + plan.size * 0.35 - ((lines.length - 1) * plan.size * 1.35) / 2
  const right = LETTERS[holds ? 0 : 1]
  return [
    ...LETTERS.flatMap((letter, i): PageMark[] => {
      const cx = CONTENT.x + 4.5 + i * 10
      return [
        circle(cx, cy, RING, { width: 0.5, fill }),
        text(cx, cy + 1.6, letter, 4.6),
        ...(letter === right && !isGuess
          ? [answer([circle(cx, cy, RING + 0.9, { width: 1, stroke: ANSWER_RED })])]
          : []),
      ]
    }),
    ...lines.map((words, k) =>
      text(CONTENT.x + INDENT, first + k * plan.size * 1.35, words, plan.size, { font: 'text', anchor: 'start' }),
    ),
    ...Array.from({ length: plan.lines }, (_, k) => {
      const at = y + height - (plan.lines - 1 - k) * WRITING - 1
      return line(CONTENT.x + INDENT, at, CONTENT.x + CONTENT.width, at, { width: 0.4, stroke: PALE_GREY })
    }),
  ]
}

const GAP = 6

/** Themes that begin with this have a page of guesses before each text. */
const BEFORE = 'antes '
const BEFORE_INSTRUCTION = 'Veja só o título e o desenho. O que você acha?'
const AFTER_INSTRUCTIONS: Readonly<Record<Level, string>> = {
  facil: 'Leia, circule V ou F e compare com os palpites.',
  medio: 'Leia, circule V ou F e compare com os palpites.',
  desafio: 'Circule V ou F, corrija as falsas e veja os palpites.',
}

const BEFORE_THEMES = EXPECTED_GENRES.flatMap((genre) =>
  Array.from({ length: TEXTS_EACH }, (_, i) => `${BEFORE}${genre} ${i + 1}`),
)

export const verdadeiroOuFalso: SheetKind<PagesFacts<ClaimFacts>> = {
  id: 'verdadeiro-ou-falso',
  category: 'alfabetizacao',
  themes: [...READING_THEMES, ...BEFORE_THEMES],
  draw: (options) =>
    composeSheet(options, 'ring', (random, page, sheet): DrawnPage<ClaimFacts> => {
      const { level, color } = options
      const hasGuesses = options.theme?.startsWith(BEFORE) === true
      const theme = options.theme?.replace(BEFORE, '')
      // Pages of a text: its guesses, then the text itself.
      const nth = hasGuesses ? Math.floor(page / 2) : page
      const plan = PLANS[level]
      const start = Math.floor(sheet.fork('start').between(0, TEXTS_EACH))
      const reading = textAt(theme, level, nth, start)
      const ofText = hasGuesses ? sheet.fork(`text ${nth}`) : random
      const rows = ofText.shuffle(reading.claims).map((claim) => rowOf(claim, plan))
      const facts = { title: reading.title, claims: rows.map(({ claim, holds }) => ({ claim, holds })) }
      if (hasGuesses && page % 2 === 0) {
        const sentences = (top: number, step: number) =>
          rows.flatMap((row, index) =>
            drawRow({ ...row, height: step }, top + index * step, {
              plan: { ...plan, lines: 0 },
              color,
              index,
              isGuess: true,
            }),
          )
        return {
          marks: beforeReading({ genre: genreOf(theme), reading, color, sentences }),
          instruction: BEFORE_INSTRUCTION,
          facts,
          items: [`${reading.title} before`],
          pictures: shownIn(reading, true),
        }
      }
      const below = rows.reduce((sum, { height }) => sum + height, 0) + GAP
      const { marks, bottom, illustrated } = drawTextPage({
        genre: genreOf(theme),
        reading,
        level,
        color,
        below,
        setting: plan.setting,
      })
      const free = CONTENT.y + CONTENT.height - bottom - below
      const gap = Math.min(5, Math.max(0, free / rows.length))
      let y = bottom + GAP
      const claims = rows.flatMap((row, i) => {
        const top = y
        y += row.height + gap
        return drawRow(row, top, { plan, color, index: i })
      })
      return {
        marks: [...marks, ...claims],
        ...(hasGuesses && { instruction: AFTER_INSTRUCTIONS[level] }),
        facts,
        items: rows.map(({ claim }) => claim),
        pictures: shownIn(reading, illustrated),
      }
    }),
}
