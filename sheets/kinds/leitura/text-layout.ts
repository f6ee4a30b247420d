/** Sets a text to read in lines: paragraphs with an indent, verses one a line, steps and lists with a hanging indent. */
import { measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { text } from '../../scene/marks.ts'
import type { Level, TextMark } from '../../scene/scene.ts'
import type { Genre } from './text-bank.ts'

export interface Setting {
  /** Size of the letters, mm. */
  readonly size: number
  /** From one baseline to the next, mm. */
  readonly leading: number
}

/** Younger readers get larger letters. */
export const SETTINGS: Readonly<Record<Level, Setting>> = {
  facil: { size: 6.2, leading: 10 },
  medio: { size: 4.9, leading: 7.8 },
  desafio: { size: 4.3, leading: 6.5 },
}

export interface TextLine {
  readonly words: string
  /** Distance from the left edge of the text, mm. */
  readonly indent: number
  /** Distance of its baseline from that of the line before, in lines. */
  readonly step: number
  /** The heading of a part: «Ingredientes:». */
  readonly heading?: boolean
}

/** Genres whose parts have headings. */
const IN_PARTS: ReadonlySet<Genre> = new Set(['receita', 'regra-de-jogo', 'convite', 'aviso'])
const HEADING = /^[^.!?,]{3,60}:$/
const STEP = /^(\s*(?:\d+[.–]|\d+ –|•)) (.*)$/
const INDENT = 6

/** Genres in which each paragraph begins with an indent. */
const PROSE: ReadonlySet<Genre> = new Set(['fabula', 'conto', 'noticia', 'informativo'])

/** Lines of one paragraph or verse. */
function linesOf(paragraph: string, genre: Genre, { size }: Setting, width: number, step: number): TextLine[] {
  if (IN_PARTS.has(genre) && HEADING.test(paragraph)) return [{ words: paragraph, indent: 0, step, heading: true }]
  const item = paragraph.match(STEP)
  if (item) {
    const [, mark = '', words = ''] = item
    const hang = measureText(`${mark.trim()} `, 'text', size) + 0.6
    const rest = wrapText(words, 'text', size, width - hang)
    return rest.map((line, i) =>
      i === 0 ? { words: `${mark.trim()} ${line}`, indent: 0, step } : { words: line, indent: hang, step: 1 },
    )
  }
  const indent = PROSE.has(genre) ? INDENT : 0
  const [first = '', ...others] = wrapText(paragraph, 'text', size, width - indent)
  const rest = others.length > 0 ? wrapText(others.join(' '), 'text', size, width) : []
  return [{ words: first, indent, step }, ...rest.map((words) => ({ words, indent: 0, step: 1 }))]
}

/** Distance to a new paragraph, and to a new stanza, in lines. */
const PARAGRAPH = 1.12
const STANZA = 1.7

/** A text in lines at most `width` mm wide. */
function layOut(content: string, genre: Genre, setting: Setting, width: number): TextLine[] {
  let gap = 1
  return content.split('\n').flatMap((paragraph) => {
    if (paragraph.trim() === '') {
      gap = STANZA
      return []
    }
    const step = Math.max(gap, genre === 'poema' ? 1 : PARAGRAPH)
    gap = 1
    return linesOf(paragraph, genre, setting, width, step)
  })
}

/** Height of the lines, mm, from the top of the first one to the foot of the last. */
const heightOf = (lines: readonly TextLine[], { leading }: Setting) =>
  lines.reduce((sum, { step }, i) => sum + (i === 0 ? 1 : step), 0) * leading

/** A text set in one column, or in two where verses are too many for one. */
export interface SetText {
  readonly setting: Setting
  readonly columns: readonly (readonly TextLine[])[]
  /** From the left edge of a column to that of the next, mm. */
  readonly columnStep: number
  /** Of the highest column, mm. */
  readonly height: number
}

/** The stanzas in two columns, the second one not longer than the first. */
function inTwo(lines: readonly TextLine[]): TextLine[][] {
  const breaks = lines.flatMap(({ step }, i) => (step === STANZA ? [i] : []))
  const at = breaks.find((one) => one >= lines.length / 2) ?? lines.length
  return [lines.slice(0, at), lines.slice(at)]
}

export interface Fit {
  readonly width: number
  /** Room that stays free at the right of each column, mm. */
  readonly beside?: number
  readonly height: number
  /** Letters may be larger than the level's, where there is room. */
  readonly grow?: boolean
}

/** The text in letters of this setting; `columns`: 2 for verses in two columns. */
function setIn(content: string, genre: Genre, setting: Setting, { width, beside = 0 }: Fit, columns: 1 | 2): SetText {
  const columnStep = width / columns
  const lines = layOut(content, genre, setting, columnStep - beside - (columns === 1 ? 0 : COLUMN_GAP))
  const parts = columns === 1 ? [lines] : inTwo(lines)
  return { setting, columns: parts, columnStep, height: Math.max(...parts.map((part) => heightOf(part, setting))) }
}

const COLUMN_GAP = 6
const larger = ({ size, leading }: Setting, share: number): Setting => ({
  size: size * share,
  leading: leading * share,
})

/** Shares of the level's size that are tried, the largest that fits is taken. */
const GROWN = [1.16, 1.12, 1.08, 1.04, 1] as const
const SHRUNK = [0.96, 0.92, 0.88, 0.84] as const

/** Verses are made smaller than other texts rather than broken. */
const VERSES_SHRUNK = [...SHRUNK, 0.8, 0.76, 0.72, 0.68] as const

const isUnbroken = (content: string, { columns }: SetText) =>
  columns.flat().length === content.split('\n').filter((verse) => verse.trim() !== '').length

/** The text as large as it fits, each verse of a poem on one line where that is possible; RangeError where it does not fit. */
export function fitText(content: string, genre: Genre, setting: Setting, fit: Fit): SetText {
  const { height, grow } = fit
  const isPoem = genre === 'poema'
  const columns = isPoem ? ([1, 2] as const) : ([1] as const)
  const grown = grow ? GROWN : [1]
  const shares = [...grown, ...(isPoem ? VERSES_SHRUNK : SHRUNK)]
  const one = grown.map((share) => ({ share, columns: 1 as const }))
  const others = shares.flatMap((share) => columns.map((count) => ({ share, columns: count })))
  const tries = [...one, ...others].map((each) => setIn(content, genre, larger(setting, each.share), fit, each.columns))
  const fitting = tries.filter((set) => set.height <= height)
  const found = (isPoem && fitting.find((set) => isUnbroken(content, set))) || fitting[0]
  if (!found) throw new RangeError(`no room for ${content.slice(0, 40)}`)
  return found
}

export interface PlacedLine extends TextLine {
  readonly x: number
  /** Baseline. */
  readonly y: number
  /** Right edge of its column. */
  readonly right: number
}

/** The lines where they are printed, the left edge of the text at `x`, its top at `top`. */
export function placeLines({ columns, columnStep, setting }: SetText, x: number, top: number): PlacedLine[] {
  return columns.flatMap((lines, column) => {
    let y = top + setting.size
    return lines.map((line, i) => {
      y += i === 0 ? 0 : line.step * setting.leading
      const left = x + column * columnStep
      return { ...line, x: left + line.indent, y, right: left + columnStep }
    })
  })
}

export const drawLines = (lines: readonly PlacedLine[], { size }: Setting): TextMark[] =>
  lines.map(({ words, x, y, heading }) =>
    text(x, y, words, size * (heading ? 0.95 : 1), { font: heading ? 'display' : 'text', anchor: 'start' }),
  )
