/** A town with signs, and below it sentences to give a number or a letter to. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { type Land, TOWN_TAGS, type TownPlace, wholeTown } from '../../studio/places/whole-town.ts'
import { disc } from './changes-page.ts'

export interface TownTask {
  readonly land: Land
  readonly cast: readonly CastName[]
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

export function townPage(pen: Pen, { land, cast, signs, lines, legend, ask }: TownTask): PageMark[] {
  const top = PAPER.y + (legend ? EXTRA : 1)
  const bottom = PAPER.y + PAPER.height - (ask ? EXTRA : 1)
  const step = (bottom - top) / lines.length
  const slot = Math.min(9, step - 2.4)
  const rows = lines.map((line, i) => ({ ...line, y: top + step * (i + 0.5) }))
  const asked = ask ? wordsAndLine(pen, ask.asks, [LEFT, PAPER.y + PAPER.height - 4], 5, RIGHT) : null
  return [
    ...marksOf([
      wholeTown(pen, land, cast),
      signs.map(({ at, sign }) => disc(pen, TOWN_TAGS[at][0], TOWN_TAGS[at][1], sign)),
      pen.shape(box(-4, 206.5, 222, 100), 'wood', 1.1),
      notePaper(pen, PAPER),
      legend
        ? [
            pen.shape(box(PAPER.x + 3, PAPER.y + 2.2, PAPER.width - 6, 8, 2), 'yellowPale', 0.8),
            legend.map((name, i) =>
              pen.text(PAPER.x + (PAPER.width * (i + 0.5)) / legend.length, PAPER.y + 8, name, 4.6),
            ),
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
        law ? pen.text(RIGHT, y + 1.8, law, fitTextSize(law, 'display', 4.6, LAW_WIDTH), { anchor: 'end' }) : [],
      ]),
      asked?.marks ?? [],
    ]),
    ...rows.map(({ sign, y }) => writtenAnswer(LEFT + slot / 2, y, sign, 6.6)),
    ...(asked && ask
      ? [writtenAnswer(asked.from + 2, PAPER.y + PAPER.height - 6.4, ask.written, 5, { anchor: 'start' })]
      : []),
  ]
}
