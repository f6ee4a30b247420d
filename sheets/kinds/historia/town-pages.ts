/** A town with signs, and below it sentences to give a number or a letter to. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { COMMUNITY_TAGS, threeCommunities } from '../../studio/places/three-communities.ts'
import { SPACE_TAGS, threeSpaces } from '../../studio/places/three-spaces.ts'
import { type Land, TOWN_TAGS, wholeTown } from '../../studio/places/whole-town.ts'
import { disc } from './letters.ts'
import type { Law, SignPlace } from './town-facts.ts'

interface TownLine {
  readonly says: string
  readonly sign: string
  readonly law?: Law
  /** A right that is kept, or not; a voice for something, or against it. */
  readonly judged?: 'R' | 'D' | 'S' | 'N'
}

export interface TownTask {
  readonly land: Land
  readonly cast: readonly CastName[]
  /** A home, a square and a reserve alone, large. */
  readonly isClose?: boolean
  /** Three communities of the municipality in place of the town. */
  readonly isJoined?: boolean
  readonly signs: readonly { readonly at: SignPlace; readonly sign: string }[]
  readonly lines: readonly TownLine[]
  /** Names of the signs, where they are letters. */
  readonly legend?: readonly string[]
  /** On a line of time, with their years. */
  readonly laws?: readonly (readonly [law: string, year: number])[]
  readonly ask?: { readonly asks: string; readonly written: string }
}

const PAPER = { x: 16.5, y: 210, width: 177, height: 72.5 }
const [LEFT, RIGHT] = [PAPER.x + 5, PAPER.x + PAPER.width - 5]
const EXTRA = 10.5
const TIME_HEIGHT = 14

/** Middles of names in a row, with the same gap between them and beside them. */
export function evenly(names: readonly string[], size: number, left: number, width: number): number[] {
  const widths = names.map((name) => measureText(name, 'display', size))
  const before = (end: number) => widths.slice(0, end).reduce((sum, one) => sum + one, 0)
  const gap = (width - before(names.length)) / (names.length + 1)
  return widths.map((one, i) => left + gap * (i + 1) + before(i) + one / 2)
}

const TIME = { x: LEFT + 12, y: PAPER.y + 3, width: RIGHT - LEFT - 28, first: LEFT + 34, years: 98 }

/** Laws on a line of time at their distances, each below its year: the first two, close to each other, on two sides. */
function timeOf(pen: Pen, laws: readonly (readonly [law: string, year: number])[]): Drawing {
  const [first = 0, last = 1] = [laws[0]?.[1], laws.at(-1)?.[1]]
  return [
    pen.line(`M${TIME.x} ${TIME.y}h${TIME.width}m-2 -1.500l2 1.500l-2 1.500`, 0.8),
    laws.map(([law, year], i) => {
      const x = TIME.first + ((year - first) / (last - first)) * TIME.years
      const anchor = (['end', 'start'] as const)[i] ?? 'middle'
      const at = x + ([2, -2][i] ?? 0)
      return [
        pen.spot(x, TIME.y, 1.1),
        pen.text(at, TIME.y + 4.8, String(year), 4, { anchor }),
        pen.text(at, TIME.y + 8.7, law, 3.8, { anchor }),
      ]
    }),
    pen.text(LEFT - 1.5, TIME.y + 8.7, 'nº', 3.8, { font: 'text', anchor: 'start' }),
    pen.text(RIGHT + 1.5, TIME.y + 8.7, 'R ou D', 3.8, { font: 'text', anchor: 'end' }),
  ]
}

function placeOf(pen: Pen, { land, cast, isClose, isJoined, signs, lines }: TownTask): Drawing {
  if (isJoined) return threeCommunities(pen, cast)
  if (isClose) return threeSpaces(pen, land, cast)
  // A right that is not kept is seen in its place.
  const broken = signs.flatMap(({ at, sign }) =>
    lines.some((line) => line.sign === sign && line.judged === 'D') ? [at] : [],
  )
  return wholeTown(pen, land, cast, new Set(signs.map(({ at }) => at)), new Set(broken))
}

export function townPage(pen: Pen, task: TownTask): PageMark[] {
  const { isClose, signs, lines, legend, laws, ask } = task
  const tags: Readonly<Record<SignPlace, Spot>> = { ...TOWN_TAGS, ...COMMUNITY_TAGS, ...(isClose && SPACE_TAGS) }
  const top = PAPER.y + (laws ? TIME_HEIGHT : legend ? EXTRA : 1)
  const bottom = PAPER.y + PAPER.height - (ask ? EXTRA : 1)
  const step = (bottom - top) / lines.length
  const slot = Math.min(9, step - 2.4)
  const rows = lines.map(({ says, law, ...line }, i) => ({
    ...line,
    words: law ? `${says} (${law})` : says,
    y: top + step * (i + 0.5),
  }))
  const room = RIGHT - LEFT - 14 - (lines.some(({ judged }) => judged) ? slot + 2 : 0)
  const size = Math.min(...rows.map(({ words }) => fitTextSize(words, 'text', lines.length > 4 ? 5.4 : 6.2, room)))
  const namesAt = evenly(legend ?? [], 4.6, PAPER.x + 3, PAPER.width - 6)
  const written = Math.min(6.6, slot * 0.75)
  const judgedX = RIGHT - slot / 2
  const asked = ask ? wordsAndLine(pen, ask.asks, [LEFT, PAPER.y + PAPER.height - 4], 5, RIGHT) : null
  return [
    ...marksOf([
      placeOf(pen, task),
      signs.map(({ at, sign }) => disc(pen, tags[at][0], tags[at][1], sign)),
      pen.shape(box(-4, 206.5, 222, 100), 'wood', 1.1),
      notePaper(pen, PAPER),
      legend
        ? [
            pen.shape(box(PAPER.x + 3, PAPER.y + 2.2, PAPER.width - 6, 8, 2), 'yellowPale', 0.8),
            legend.map((name, i) => pen.text(namesAt[i] ?? PAPER.x, PAPER.y + 8, name, 4.6)),
          ]
        : [],
      laws ? timeOf(pen, laws) : [],
      rows.map(({ words, judged, y }) => [
        pen.shape(box(LEFT, y - slot / 2, slot, slot, 2), 'white', 0.9),
        pen.text(LEFT + 13, y + 1.8, words, size, { font: 'text', anchor: 'start' }),
        judged ? pen.shape(box(judgedX - slot / 2, y - slot / 2, slot, slot, 2), 'white', 0.9) : [],
      ]),
      asked?.marks ?? [],
    ]),
    ...rows.flatMap(({ sign, judged, y }) => [
      writtenAnswer(LEFT + slot / 2, y, sign, written),
      ...(judged ? [writtenAnswer(judgedX, y, judged, written)] : []),
    ]),
    ...(asked && ask
      ? [writtenAnswer(asked.from + 2, PAPER.y + PAPER.height - 6.4, ask.written, 5, { anchor: 'start' })]
      : []),
  ]
}
