/** A map with six lettered means, and the links that each of them makes. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { LINK_TAGS, type LinkLand, linkMap } from '../../studio/places/travel-map.ts'
import { disc, letterIn } from './letters.ts'
import { LINKS, type Link } from './travel-links.ts'

export interface LinkTask {
  readonly land: LinkLand
  /** In the order of their letters. */
  readonly lettered: readonly Link[]
  readonly listed: readonly Link[]
  readonly wording: 0 | 1
}

const PANEL = { x: 12, y: 194, width: 186, height: 89 }
const [LETTER_X, ROW] = [PANEL.x + 172, 12]

export function linkPage(pen: Pen, { land, lettered, listed, wording }: LinkTask): PageMark[] {
  const rows = listed.map((one, i) => ({ one, y: PANEL.y + 8.5 + i * ROW }))
  const foot = PANEL.y + PANEL.height - 6
  return [
    ...marksOf([
      linkMap(pen, land),
      LINKS[land].map((one, i) => {
        const [x, y] = LINK_TAGS[land][i] ?? [0, 0]
        return disc(pen, x, y, letterIn(lettered, one))
      }),
      pen.shape(box(0, 191, 214, 110), 'woodPale', 1.1),
      pen.shape(box(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 3), 'white', 1),
      rows.map(({ one, y }) => {
        const says = one.says[wording]
        return [
          pen.text(PANEL.x + 6, y + 2, says, fitTextSize(says, 'text', 6.2, 150), { font: 'text', anchor: 'start' }),
          pen.shape(box(LETTER_X - 6.5, y - 4.5, 13, 9, 2), 'white', 0.9),
        ]
      }),
      pen.text(PANEL.x + 6, foot, 'No meu lugar, eu viajo de', 5.2, { font: 'text', anchor: 'start' }),
      pen.line(`M${PANEL.x + 74} ${foot + 0.8}H${PANEL.x + 112}`, 0.5),
      pen.text(PANEL.x + 114, foot, 'porque', 5.2, { font: 'text', anchor: 'start' }),
      pen.line(`M${PANEL.x + 134} ${foot + 0.8}H${PANEL.x + PANEL.width - 6}`, 0.5),
    ]),
    ...rows.map(({ one, y }) => writtenAnswer(LETTER_X, y, letterIn(lettered, one), 6.4)),
  ]
}
