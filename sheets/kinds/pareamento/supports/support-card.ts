/** The cards of the visual supports and the places they are put on. */
import type { Box } from '../../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../../lettering/fonts.ts'
import { middleX } from '../../../page/cells.ts'
import { cardGrid, insideCard } from '../../../page/cut.ts'
import { drawPicture } from '../../../pictures/drawing.ts'
import { GREY } from '../../../scene/inks.ts'
import { group, rect, text } from '../../../scene/marks.ts'
import type { Mark } from '../../../scene/scene.ts'
import { actionCard } from '../../../studio/cast/actions/actions.ts'
import { marksOf, Pen } from '../../../studio/pen.ts'
import { actionOf, showsThing } from './acted.ts'
import type { Activity } from './activities.ts'
import { drawSign } from './support-signs.ts'

/** Words on a card: most of it is picture, they are for the adult who reads them aloud. */
const wordsSize = ({ height }: Box) => Math.min(8.4, Math.max(4.4, height * 0.11))

/** Weight of the lines of people on a card, mm at 60 mm. */
const LINE = 1.15

/** Somebody who does it, where the cast acts it; else the thing. */
function drawShown({ label, picture }: Activity, cx: number, cy: number, size: number, color: boolean): Mark {
  const action = actionOf(label)
  if (!action)
    return drawSign(picture, cx, cy, size, color) ?? drawPicture(picture, { cx, cy, size: size * 1.02, color })
  const marks = marksOf(actionCard(new Pen(color, 1, LINE), action, -size / 2, -size / 2, size))
  return group(cx, cy, marks, showsThing(picture) ? { picture } : {})
}

/** Words that one line would make so much smaller than others take two. */
const LEAST_SHARE = 0.85
const LINE_STEP = 1.2

/** The words on one line, or on two that are about as long. */
function linesOf(label: string, letters: number, width: number): readonly string[] {
  const words = label.split(' ')
  if (words.length < 2 || fitTextSize(label, 'display', letters, width) >= LEAST_SHARE * letters) return [label]
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map((one) => measureText(one, 'display', letters)))
  return cuts.reduce((a, b) => (longest(b) < longest(a) ? b : a))
}

/** The picture, and below it the words. */
export function drawActivity({ label, picture }: Activity, box: Box, color: boolean): Mark[] {
  const letters = wordsSize(box)
  const lines = linesOf(label, letters, box.width)
  const words = Math.min(...lines.map((one) => fitTextSize(one, 'display', letters, box.width)))
  const step = words * LINE_STEP
  const room = box.height - letters * 1.35 - (lines.length - 1) * step
  const [cx, cy, size] = [middleX(box), box.y + room / 2, Math.min(box.width, room)]
  return [
    drawShown({ label, picture }, cx, cy, size, color),
    ...lines.map((one, i) => text(cx, box.y + box.height - 0.6 - (lines.length - 1 - i) * step, one, words)),
  ]
}

/** Cards to cut out, in a separate grid. */
export function drawCards(
  activities: readonly Activity[],
  grid: { readonly columns: number; readonly rows: number; readonly box: Box },
  color: boolean,
): { readonly marks: readonly Mark[]; readonly cards: readonly Box[] } {
  const { cards, marks } = cardGrid(grid.columns, grid.rows, grid.box)
  const drawn = cards.flatMap((card, i) => {
    const activity = activities[i]
    return activity ? drawActivity(activity, insideCard(card), color) : []
  })
  return { marks: [...marks, ...drawn], cards }
}

/** The place of a card: as large as the card. */
export const place = (x: number, y: number, width: number, height: number): Mark =>
  rect(x, y, width, height, { radius: 3, width: 0.5, stroke: GREY, dash: [1.6, 1.6] })

/** Facts of a page with cards: what is on them, their sizes and those of the places, mm. */
export interface SupportFacts {
  readonly labels: readonly string[]
  readonly cards: readonly (readonly [width: number, height: number])[]
  readonly places: readonly (readonly [width: number, height: number])[]
}

export const sizesOf = (boxes: readonly Box[]) => boxes.map(({ width, height }) => [width, height] as const)
