/** Three moments on a line, then a paper with a plan, a frame for the drawn ending, a title and lines. */
import { measureText } from '../../lettering/fonts.ts'
import type { PageMark } from '../../scene/answers.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { LINE_Y, PAPER, peg } from '../../studio/places/story-walls.ts'
import { OPEN_TALES } from '../../studio/tales/tales.ts'
import { heightOf, moment } from './moments.ts'
import type { OpenTold } from './open-told.ts'

const CARD = { width: 58.5, gap: 2.5, edge: 1.4 }
const PHOTO = CARD.width - 2 * CARD.edge
const PLAN = ['Quem?', 'Onde?', 'Problema:', 'Final:'] as const
/** Notes on a story that was heard. */
const RECALLED = ['Quem?', 'Onde?', 'O que aconteceu?', 'Como acabou?'] as const
const [LABEL, ROOM] = [4.8, { x: PAPER.x + 7, width: PAPER.width - 14 }]
const FIELD = { width: 78, height: 17, gap: 2, top: PAPER.y + 5 }
const ENDING = {
  x: ROOM.x + FIELD.width + 4,
  width: ROOM.width - FIELD.width - 4,
  height: 4 * FIELD.height + 3 * FIELD.gap,
}
const TITLE = FIELD.top + ENDING.height + 10
const [FIRST, LINE] = [TITLE + 10, 8.5]

const badge = (pen: Pen, [x, y]: Spot, number: number): Drawing => [
  pen.shape(circle(x, y, 4), 'white', 0.9),
  pen.text(x, y + 1.9, number, 5.4),
]

/** Photos that hang by two pegs; the line sinks towards the middle. */
const photos = (pen: Pen, { tale }: OpenTold): Drawing =>
  OPEN_TALES[tale].map((panel, i) => {
    const x = 105 + (i - 1.5) * (CARD.width + CARD.gap) + CARD.gap / 2
    const y = LINE_Y + (i === 1 ? 1.8 : 0.8)
    return [
      pen.shape(box(x, y, CARD.width, heightOf(PHOTO) + 2 * CARD.edge, 0.8), 'white', 1),
      moment(pen, panel, [x + CARD.edge, y + CARD.edge], PHOTO),
      badge(pen, [x + CARD.edge + 4.5, y + heightOf(PHOTO) - 3.2], i + 1),
      peg(pen, x + 9, y),
      peg(pen, x + CARD.width - 9, y),
    ]
  })

/** A label and the line behind it, then another line. */
function field(pen: Pen, label: string, [x, y]: Spot): Drawing {
  const from = x + 3 + measureText(label, 'display', LABEL) + 2
  return [
    pen.shape(box(x, y, FIELD.width, FIELD.height, 2.5), 'cream', 0.8),
    pen.text(x + 3, y + 7, label, LABEL, { anchor: 'start' }),
    pen.line(`M${from} ${y + 7.6}H${x + FIELD.width - 3}M${x + 3} ${y + 14.4}H${x + FIELD.width - 3}`, 0.5),
  ]
}

export function storyPaper(pen: Pen, told: OpenTold, isHeard: boolean): PageMark[] {
  const right = ROOM.x + ROOM.width
  const from = ROOM.x + measureText('Título:', 'display', 6) + 2
  const count = Math.floor((PAPER.y + PAPER.height - 4 - FIRST) / LINE) + 1
  return marksOf([
    photos(pen, told),
    (isHeard ? RECALLED : PLAN).map((label, i) =>
      field(pen, label, [ROOM.x, FIELD.top + i * (FIELD.height + FIELD.gap)]),
    ),
    pen.line(box(ENDING.x, FIELD.top, ENDING.width, ENDING.height, 2), 0.9, 'black', [2.2, 1.8]),
    badge(pen, [ENDING.x + 6, FIELD.top + 6], 4),
    pen.text(ROOM.x, TITLE, 'Título:', 6, { anchor: 'start' }),
    pen.line(`M${from} ${TITLE + 1}H${right}`, 0.7),
    Array.from({ length: count }, (_, i) => pen.line(`M${ROOM.x} ${FIRST + i * LINE}H${right}`, 0.5)),
  ])
}
