/** A page before each child's sheets in a pile: the child's mark and name, and a tab that steps down with the number of the copy. Lengths in mm. */
import { fitTextSize, measureText } from '../lettering/fonts.ts'
import { wrapText } from '../lettering/wrapped-text.ts'
import { findPicture } from '../pictures/drawing.ts'
import { outlinedPicture } from '../pictures/outlined.ts'
import { BLACK, GREY } from '../scene/inks.ts'
import { path, rect, starData, text } from '../scene/marks.ts'
import { type Mark, PAGE_WIDTH_MM, type ScenePage } from '../scene/scene.ts'
import { inTurn } from '../studio/in-turn.ts'
import { box, circle as disc } from '../studio/paths.ts'
import { type Fill, marksOf, Pen } from '../studio/pen.ts'
import { hill } from '../studio/shapes/nature.ts'
import { BOOKLET_TEXTS } from './texts.ts'

const MIDDLE = 100
const MEDAL = { y: 76, radius: 46 }
const PLATE = { x: 16, y: 130, width: 168, height: 67 }
const NAME = { largest: 44, twoLinesUnder: 24, width: PLATE.width - 8, base: 0.36 }
const STAR = { outer: 7.6, inner: 3.9, step: 17.6, rowStep: 16, y: 233, perRow: 10 }
const TAB = { x: PAGE_WIDTH_MM - 18, y: 24, width: 24, height: 18, step: 10.6, steps: 23 }

const TINTS: readonly [Fill, ...Fill[]] = ['yellowPale', 'bluePale', 'pinkPale', 'purplePale', 'glow']

export interface Divider {
  /** Of the copy, from 1. */
  readonly number: number
  /** Id of the picture of the child's mark; null without a child. */
  readonly mark: string | null
  /** Sheets of this copy. */
  readonly sheets: number
  readonly className: string
  readonly color: boolean
}

/** Picture of a copy that waits for whoever arrives. */
const FOR_ANYONE = 'backpack'

/** The page without a name. */
export function dividerPage({ number, mark, sheets, className, color }: Divider): ScenePage {
  const pen = new Pen(color)
  const { y, radius } = MEDAL
  const tint = inTurn(TINTS, number - 1)
  const sun = disc(MIDDLE, y, radius)
  const stars = Array.from({ length: sheets }, (_, i): Mark[] => {
    const row = Math.floor(i / STAR.perRow)
    const inRow = Math.min(STAR.perRow, sheets - row * STAR.perRow)
    const x = MIDDLE + ((i % STAR.perRow) - (inRow - 1) / 2) * STAR.step
    const at = STAR.y + row * STAR.rowStep
    return [
      path(starData(x, at, STAR.outer, STAR.inner), { stroke: BLACK, width: 0.9 }),
      text(x, at + 1.6, String(i + 1), 4, { font: 'text', fill: GREY }),
    ]
  })
  const tabY = TAB.y + ((number - 1) % TAB.steps) * TAB.step
  const ground = marksOf([
    pen.shape(sun, tint, 1.3),
    pen.clip(disc(MIDDLE, y, radius - 0.7), [
      hill(
        pen.plane('middle'),
        [
          [MIDDLE - 60, y + 24],
          [MIDDLE, y + 18],
          [MIDDLE + 60, y + 24],
        ],
        'grass',
        y + 60,
      ),
    ]),
    pen.shape(box(TAB.x, tabY, TAB.width, TAB.height, 3), tint, 1.2),
  ])
  const picture = outlinedPicture(findPicture(mark ?? FOR_ANYONE), { cx: MIDDLE, cy: y + 2, size: 54, color })
  return {
    marks: [
      ...ground,
      picture,
      rect(PLATE.x, PLATE.y, PLATE.width, PLATE.height, { radius: 6, width: 1.2 }),
      text(TAB.x + 6.5, tabY + TAB.height / 2 + 2.4, String(number), 6.4),
      ...(className === '' ? [] : [text(MIDDLE, 210, className, 6, { font: 'text' })]),
      text(MIDDLE, className === '' ? 212 : 220, BOOKLET_TEXTS.sheets(sheets), 6, { font: 'text' }),
      ...stars.flat(),
    ],
  }
}

/** A name on the plate, in two lines where one would be small; an empty one leaves the plate. */
export function nameOnDivider(name: string): Mark[] {
  if (name === '') return []
  const middle = PLATE.y + PLATE.height / 2
  const style = { font: 'display', fill: BLACK } as const
  const size = fitTextSize(name, 'display', NAME.largest, NAME.width)
  if (size >= NAME.twoLinesUnder || !name.includes(' '))
    return [text(MIDDLE, middle + size * NAME.base, name, size, style)]
  const lines = wrapText(name, 'display', 1, measureText(name, 'display', 1) * 0.62)
  const fitted = Math.min(
    ...lines.map((words) => fitTextSize(words, 'display', 27, NAME.width)),
    58 / lines.length / 1.12,
  )
  const first = middle - ((lines.length - 1) / 2) * fitted * 1.12
  return lines.map((words, i) => text(MIDDLE, first + i * fitted * 1.12 + fitted * NAME.base, words, fitted, style))
}
