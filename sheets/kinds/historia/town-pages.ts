/** A town with signs, and below it sentences to give a number or a letter to. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { SPACE_TAGS, threeSpaces } from '../../studio/places/three-spaces.ts'
import { type Land, TOWN_TAGS, type TownPlace, wholeTown } from '../../studio/places/whole-town.ts'
import { disc } from './letters.ts'

export interface TownTask {
  readonly land: Land
  readonly cast: readonly CastName[]
  /** A home, a square and a reserve alone, large. */
  readonly isClose?: boolean
  readonly signs: readonly { readonly at: TownPlace; readonly sign: string }[]
  readonly lines: readonly { readonly says: string; readonly sign: string; readonly law?: string }[]
  /** Names of the signs, where they are letters. */
  readonly legend?: readonly string[]
  readonly ask?: { readonly asks: string; readonly written: string }
}

const PAPER = { x: 16.5, y: 210, width: 177, height: 72.5 }
const [LEFT, RIGHT] = [PAPER.x + 5, PAPER.x + PAPER.width - 5]
const LAW_WIDTH = 50
const EXTRA = 10.5

/** Left ends of the names of a legend, with the same gap between them and beside them. */
function evenly(names: readonly string[]): number[] {
  const widths = names.map((name) => measureText(name, 'display', 4.6))
  const gap = (PAPER.width - 6 - widths.reduce((sum, width) => sum + width, 0)) / (names.length + 1)
  return widths.map((_, i) => PAPER.x + 3 + gap * (i + 1) + widths.slice(0, i).reduce((sum, width) => sum + width, 0))
}

export function townPage(pen: Pen, { land, cast, isClose, signs, lines, legend, ask }: TownTask): PageMark[] {
  const tags = isClose ? { ...TOWN_TAGS, ...SPACE_TAGS } : TOWN_TAGS
  const top = PAPER.y + (legend ? EXTRA : 1)
  const bottom = PAPER.y + PAPER.height - (ask ? EXTRA : 1)
  const step = (bottom - top) / lines.length
  const slot = Math.min(9, step - 2.4)
  const rows = lines.map((line, i) => ({ ...line, y: top + step * (i + 0.5) }))
  const namesAt = evenly(legend ?? [])
  const lawSize = Math.min(...lines.map(({ law }) => fitTextSize(law ?? '', 'display', 4.6, LAW_WIDTH)))
  const asked = ask ? wordsAndLine(pen, ask.asks, [LEFT, PAPER.y + PAPER.height - 4], 5, RIGHT) : null
  return [
    ...marksOf([
      isClose ? threeSpaces(pen, land, cast) : wholeTown(pen, land, cast, new Set(signs.map(({ at }) => at))),
      signs.map(({ at, sign }) => disc(pen, tags[at][0], tags[at][1], sign)),
      pen.shape(box(-4, 206.5, 222, 100), 'wood', 1.1),
      notePaper(pen, PAPER),
      legend
        ? [
            pen.shape(box(PAPER.x + 3, PAPER.y + 2.2, PAPER.width - 6, 8, 2), 'yellowPale', 0.8),
            legend.map((name, i) => pen.text(namesAt[i] ?? PAPER.x, PAPER.y + 8, name, 4.6, { anchor: 'start' })),
          ]
        : [],
      rows.map(({ says, law, y }) => [
        pen.shape(box(LEFT, y - slot / 2, slot, slot, 2), 'white', 0.9),
        pen.text(
          LEFT + 13,
          y + 1.8,
          says,
          fitTextSize(says, 'text', 5.4, RIGHT - LEFT - 14 - (law ? LAW_WIDTH + 2 : 0)),
          { font: 'text', anchor: 'start' },
        ),
        law ? pen.text(RIGHT, y + 1.8, law, lawSize, { anchor: 'end' }) : [],
      ]),
      asked?.marks ?? [],
    ]),
    ...rows.map(({ sign, y }) => writtenAnswer(LEFT + slot / 2, y, sign, 6.6)),
    ...(asked && ask
      ? [writtenAnswer(asked.from + 2, PAPER.y + PAPER.height - 6.4, ask.written, 5, { anchor: 'start' })]
      : []),
  ]
}
