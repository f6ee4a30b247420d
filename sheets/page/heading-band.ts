/** The head of a page: the place that its theme is about, and the title on a board in it. */
import { fitTextSize, measureText } from '../lettering/fonts.ts'
import { group, rect, rectData, round, text } from '../scene/marks.ts'
import { type Mark, PAGE_WIDTH_MM } from '../scene/scene.ts'
import { BAND } from '../studio/bands/band.ts'
import { bandMarks, LINE } from '../studio/bands/bands.ts'
import { marksOf, Pen } from '../studio/pen.ts'
import { board } from '../studio/shapes/built.ts'

/** Upper edge on the paper, below the line for the name, mm. */
const TOP = 19.4
/** Below the line for the school there is less room: the band is smaller. */
const [TOP_WITH_SCHOOL, SCALE_WITH_SCHOOL] = [23.8, 0.86]
const RADIUS = 4
const FRAME = rectData(0, 0, BAND.width, BAND.height, RADIUS)
const FRAME_LINE = 0.9

const TITLE_SIZE = 8.4
/** A board as wide as its words leaves both sides of the band free; a longer title is on two lines. */
const BOARD = { middle: 12, height: 13, room: 16, narrowest: 80, widest: 108 } as const
/** Letters of a line that a board holds for certain. */
const LONGEST_LINE = 26
const TWO_LINES = { size: 6.3, height: 18, above: 1.4, below: 8 } as const

export interface BandHeading {
  readonly title: string
  readonly theme: string | undefined
  readonly seed: number
  readonly color: boolean
  readonly school: boolean
  /** Pictures that the child counts or looks for on the sheet: the band leaves them out. */
  readonly counted: readonly string[]
}

/** The words of a title in two lines: at its colon, or where both are about as long as each other. */
function inTwo(title: string): readonly [string, string] {
  const words = title.split(' ')
  const cuts = words
    .slice(1)
    .map((_, i): readonly [string, string] => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const unevenness = ([one, other]: readonly [string, string]) =>
    one.endsWith(':') && other.length < LONGEST_LINE ? 0 : Math.abs(one.length - other.length)
  return cuts.reduce((best, cut) => (unevenness(cut) < unevenness(best) ? cut : best), cuts[0] ?? [title, ''])
}

/** The title on its board, in mm of the band. */
function titleOnBoard(title: string, color: boolean): Mark[] {
  const middle = BAND.width / 2
  const wooden = (words: number, height: number): Mark[] => {
    const width = round(Math.min(Math.max(words + BOARD.room, BOARD.narrowest), BOARD.widest))
    return marksOf(board(new Pen(color, 1, LINE), middle - width / 2, BOARD.middle - height / 2, width, height, words))
  }
  const words = measureText(title, 'display', TITLE_SIZE)
  const room = BOARD.widest - BOARD.room
  if (words <= room)
    return [...wooden(words, BOARD.height), text(middle, BOARD.middle + TITLE_SIZE * 0.35, title, TITLE_SIZE)]
  const lines = inTwo(title)
  const size = Math.min(...lines.map((line) => fitTextSize(line, 'display', TWO_LINES.size, room)))
  const longest = Math.max(...lines.map((line) => measureText(line, 'display', size)))
  return [
    ...wooden(longest, TWO_LINES.height),
    ...lines.map((line, i) => text(middle, BOARD.middle - TWO_LINES.above + i * TWO_LINES.below, line, size)),
  ]
}

/** The band with its title, at its place on the page. */
export function headingBand({ title, theme, seed, color, school, counted }: BandHeading): Mark[] {
  const scale = school ? SCALE_WITH_SCHOOL : 1
  return [
    group(
      round(PAGE_WIDTH_MM / 2 - (BAND.width / 2) * scale),
      school ? TOP_WITH_SCHOOL : TOP,
      [
        group(0, 0, bandMarks({ theme, seed, color, counted }), { clip: FRAME }),
        rect(0, 0, BAND.width, BAND.height, { radius: RADIUS, width: FRAME_LINE }),
        ...titleOnBoard(title, color),
      ],
      scale === 1 ? {} : { scale },
    ),
  ]
}
