/**
 * A text to read aloud three times, a minute each: the words are counted at the end of each line, and no clock is on the
 * page.
 */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { circle, path, rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { genreOf, READING_THEMES, TEXTS_EACH, textAt, wordsOf } from './text-bank.ts'
import type { PlacedLine, Setting } from './text-layout.ts'
import { drawTextPage, shownIn } from './text-page.ts'

export interface FluencyFacts {
  readonly title: string
  /** Words of the text up to the end of each line. */
  readonly counts: readonly number[]
}

const SETTINGS: Readonly<Record<Level, Setting>> = {
  facil: { size: 5.8, leading: 9.4 },
  medio: { size: 4.6, leading: 7.3 },
  desafio: { size: 4, leading: 6 },
}

/** Room at the right of each column for the counts, mm. */
const COUNT_ROOM = 13
const COUNT_SIZE = 3.2
/** Height of the row with the three readings, mm. */
const READINGS = 30
const GAP = 5
const TIMES = ['1ª leitura: 1 minuto', '2ª leitura: 1 minuto', '3ª leitura: 1 minuto'] as const

/** A face that is serious, content or delighted: how it went, in the reader's view. */
function face(cx: number, cy: number, r: number, mood: number): Mark[] {
  const smile = [0, 1.2, 2][mood] ?? 0
  return [
    circle(cx, cy, r, { width: 0.5, fill: WHITE }),
    circle(cx - 1.5, cy - 1, 0.25, { width: 0.6 }),
    circle(cx + 1.5, cy - 1, 0.25, { width: 0.6 }),
    path(`M${cx - 1.8} ${cy + 1.1}Q${cx} ${cy + 1.1 + smile} ${cx + 1.8} ${cy + 1.1}`, { width: 0.6 }),
  ]
}

/** Three boxes: the words read and how it went. */
function readingBoxes(y: number, color: boolean): Mark[] {
  const width = (CONTENT.width - 2 * 6) / 3
  return TIMES.flatMap((name, i) => {
    const x = CONTENT.x + i * (width + 6)
    const fill = color ? tint(SOFT_FILLS[i] ?? WHITE, 0.4) : WHITE
    return [
      rect(x, y, width, READINGS, { radius: 4, width: 0.6, fill }),
      text(x + 4, y + 7, name, 4.4, { anchor: 'start' }),
      rect(x + 4, y + 10.5, 17, 13.5, { radius: 2, width: 0.5, fill: WHITE }),
      text(x + 4, y + 28, 'palavras', 3.3, { font: 'text', anchor: 'start' }),
      ...[0, 1, 2].flatMap((mood) => face(x + 27.5 + mood * 9.2, y + 17.2, 3.8, mood)),
      text(x + 36.7, y + 28, 'como foi?', 3.3, { font: 'text' }),
    ]
  })
}

/** Words read up to the end of each line. */
function countsOf(lines: readonly PlacedLine[]): number[] {
  let words = 0
  return lines.map((line) => {
    words += wordsOf(line.words).length
    return words
  })
}

export const fluenciaLeitora: SheetKind<PagesFacts<FluencyFacts>> = {
  id: 'fluencia-leitora',
  category: 'alfabetizacao',
  themes: READING_THEMES,
  draw: (options) =>
    composeSheet(options, 'say', (_, page, sheet): DrawnPage<FluencyFacts> => {
      const { level, color, theme } = options
      const start = Math.floor(sheet.fork('start').between(0, TEXTS_EACH))
      const reading = textAt(theme, level, page, start)
      const { marks, lines, bottom, illustrated } = drawTextPage({
        genre: genreOf(theme),
        reading,
        level,
        color,
        below: READINGS + GAP,
        beside: COUNT_ROOM,
        setting: SETTINGS[level],
      })
      const counts = countsOf(lines)
      return {
        marks: [
          ...marks,
          ...lines.map(({ right, y }, i) =>
            text(right - COUNT_ROOM / 2, y, String(counts[i]), COUNT_SIZE, { font: 'text' }),
          ),
          ...readingBoxes(bottom + GAP, color),
        ],
        facts: { title: reading.title, counts },
        items: [reading.title],
        pictures: shownIn(reading, illustrated),
      }
    }),
}
