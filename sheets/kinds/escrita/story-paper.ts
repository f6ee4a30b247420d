/** Three moments on a line, an empty one for the ending, and a paper with a plan, a title and lines. */
import { measureText } from '../../lettering/fonts.ts'
import type { PageMark } from '../../scene/answers.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { LINE_Y, PAPER, peg } from '../../studio/places/story-walls.ts'
import { TALES } from '../../studio/tales/tales.ts'
import { heightOf, moment } from './moments.ts'
import type { StoryFacts } from './told.ts'

const CARD = { width: 45, gap: 1.6, edge: 1.2 }
const PHOTO = CARD.width - 2 * CARD.edge
const PLAN = ['Quem?', 'Onde?', 'Problema:', 'Final:'] as const
const [LABEL, ROOM] = [4.8, { x: PAPER.x + 7, width: PAPER.width - 14 }]
const FIELD = { width: 81, height: 19, top: PAPER.y + 4 }
const [TITLE, FIRST, LINE] = [PAPER.y + 54, PAPER.y + 66, 9]

/** Photos that hang by two pegs; the line sinks towards the middle. */
function photos(pen: Pen, { told }: StoryFacts): Drawing {
  return TALES[told.tale].map((panel, i) => {
    const x = 105 + (i - 2) * (CARD.width + CARD.gap) + CARD.gap / 2
    const y = LINE_Y + 1 + (i === 1 || i === 2 ? 1.6 : 0.8)
    const frame = heightOf(PHOTO)
    const card = pen.shape(box(x, y, CARD.width, frame + 2 * CARD.edge, 0.8), 'white', 1)
    const ending = pen.line(box(x + CARD.edge, y + CARD.edge, PHOTO, frame, 1), 0.7, 'black', [1.6, 1.4])
    return [
      card,
      i < 3 ? moment(pen, panel, [x + CARD.edge, y + CARD.edge], PHOTO) : ending,
      peg(pen, x + 6, y),
      peg(pen, x + CARD.width - 6, y),
    ]
  })
}

/** A label and the line behind it, then another line. */
function field(pen: Pen, label: string, [x, y]: Spot): Drawing {
  const from = x + 3 + measureText(label, 'display', LABEL) + 2
  return [
    pen.shape(box(x, y, FIELD.width, FIELD.height, 2.5), 'cream', 0.8),
    pen.text(x + 3, y + 7.6, label, LABEL, { anchor: 'start' }),
    pen.line(`M${from} ${y + 8.2}H${x + FIELD.width - 3}M${x + 3} ${y + 16.2}H${x + FIELD.width - 3}`, 0.5),
  ]
}

export function storyPaper(pen: Pen, facts: StoryFacts): PageMark[] {
  const right = ROOM.x + ROOM.width
  const from = ROOM.x + measureText('Título:', 'display', 6) + 2
  const count = Math.floor((PAPER.y + PAPER.height - 4 - FIRST) / LINE) + 1
  return marksOf([
    photos(pen, facts),
    PLAN.map((label, i) =>
      field(pen, label, [
        ROOM.x + (i % 2) * (FIELD.width + ROOM.width - 2 * FIELD.width),
        FIELD.top + Math.floor(i / 2) * (FIELD.height + 2.5),
      ]),
    ),
    pen.text(ROOM.x, TITLE, 'Título:', 6, { anchor: 'start' }),
    pen.line(`M${from} ${TITLE + 1}H${right}`, 0.7),
    Array.from({ length: count }, (_, i) => pen.line(`M${ROOM.x} ${FIRST + i * LINE}H${right}`, 0.5)),
  ])
}
