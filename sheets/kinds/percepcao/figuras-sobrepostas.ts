/** Line drawings laid one over the other: which pictures hide in the tangle? */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawLines, drawPicture, PICTURE_BOX } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { circle, group, path, rect } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { dealPictures } from './picture-deck.ts'
import { TANGLED } from './picture-sets.ts'

export interface Tangle {
  readonly hidden: readonly string[]
  readonly choices: readonly string[]
}

interface LevelRule {
  readonly tangles: number
  readonly hidden: number
  readonly choices: number
  /** Lines inside the contours, where there are few. */
  readonly detailed: boolean
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { tangles: 3, hidden: 2, choices: 4, detailed: true },
  medio: { tangles: 3, hidden: 3, choices: 6, detailed: false },
  desafio: { tangles: 2, hidden: 4, choices: 8, detailed: false },
}

/** Tells one contour from the others: its ink, and without colour its grey and its width, mm. */
interface Pen {
  readonly ink: Ink
  readonly width: number
}
const COLOUR_PENS: readonly Pen[] = [
  { ink: [100, 70, 0, 10], width: 0.9 },
  { ink: [0, 60, 85, 0], width: 0.9 },
  { ink: [80, 0, 100, 20], width: 0.9 },
  { ink: [35, 90, 0, 10], width: 0.9 },
]
const BLACK_PENS: readonly Pen[] = [
  { ink: BLACK, width: 0.7 },
  { ink: [0, 0, 0, 50], width: 1.5 },
  { ink: BLACK, width: 1.8 },
  { ink: [0, 0, 0, 62], width: 0.7 },
]
const DETAIL_MM = 0.4
/** Lines inside the contours: a hint that does not hide the crossings. */
const DETAIL_INK: Ink = [0, 0, 0, 26]

/** The drawings around one middle, each turned and moved a little: one group, for they belong together. */
function drawTangle(ids: readonly string[], box: Box, pens: readonly Pen[], detailed: boolean, random: Random): Mark {
  const side = Math.min(box.width, box.height)
  const size = side * 0.76
  const reach = { x: (box.width - size) / 2 - 4, y: (box.height - size) / 2 - 4 }
  const turn = random.between(0, 2 * Math.PI)
  const places = ids.map((id, i) => {
    const angle = turn + (2 * Math.PI * i) / ids.length
    const [cx, cy] = [Math.cos(angle) * reach.x, Math.sin(angle) * reach.y]
    return {
      id,
      cx,
      cy,
      size,
      rotate: random.integer(-10, 10),
      pen: pens[i % pens.length] ?? { ink: BLACK, width: 0.8 },
    }
  })
  const details = detailed
    ? places.map(({ id, pen: _, ...place }) => drawLines(id, { ...place, ink: DETAIL_INK, stroke: DETAIL_MM }))
    : []
  const scale = size / PICTURE_BOX
  const contours = places.map(({ id, cx, cy, rotate, pen }) => {
    const contour = path(wordPicture(id).outline, { width: pen.width / scale, stroke: pen.ink })
    return group(cx, cy, [group(-PICTURE_BOX / 2, -PICTURE_BOX / 2, [contour])], { scale, rotate })
  })
  return group(middleX(box), middleY(box), [...details, ...contours])
}

function drawTask(task: Tangle, tangle: Mark, left: Box, right: Box, color: boolean): PageMark[] {
  const columns = task.choices.length > 4 ? 3 : 2
  // In lines, as in the tangle: the coloured drawings have other contours. One fill for all: separate colours would
  // point at a contour of that colour, and paint a banana blue.
  const fill = tint(SOFT_FILLS[0] ?? WHITE, 0.7)
  const lines = Math.ceil(task.choices.length / columns)
  const cells = cellsOf(columns, lines, { box: right, gap: 3 })
  return [
    rect(left.x, left.y, left.width, left.height, { radius: 4, width: 0.6 }),
    tangle,
    ...eachCell(task.choices, cells, (id, cell, i): PageMark[] => {
      const size = Math.min(cell.width, cell.height) * 0.9
      // A shorter last line is centred.
      const missing = columns * lines - task.choices.length
      const shift = Math.floor(i / columns) === lines - 1 ? ((cell.width + 3) * missing) / 2 : 0
      const [cx, cy] = [middleX(cell) + shift, middleY(cell)]
      const found = task.hidden.includes(id)
      return [
        drawPicture(wordPicture(id), { cx, cy, size, ...(color && { fill }) }),
        ...(found ? [answer([circle(cx, cy, size * 0.54, { stroke: ANSWER_RED, width: 1.2 })])] : []),
      ]
    }).flat(),
  ]
}

export const figurasSobrepostas: SheetKind<PagesFacts<readonly Tangle[]>> = {
  id: 'figuras-sobrepostas',
  category: 'percepcao',
  themes: Object.keys(TANGLED),
  draw: (options) => {
    const { hidden, choices, detailed } = LEVELS[options.level]
    const tangles = amountOf(options, LEVELS[options.level].tangles)
    const pens = options.color ? COLOUR_PENS : BLACK_PENS
    const set = TANGLED[options.theme ?? 'frutas'] ?? []
    const pages = dealPictures(options, set, { perPage: tangles * hidden })
    return composeSheet(options, 'ring', (random, index) => {
      const dealt = (pages[index] ?? []).map(({ id }) => id)
      const others = random.shuffle(set.filter((id) => !dealt.includes(id)))
      const tasks = Array.from({ length: tangles }, (_, i): Tangle => {
        const ids = dealt.slice(i * hidden, (i + 1) * hidden)
        const wrong = Array.from({ length: choices - hidden }, (_, k) => {
          return others[(i * (choices - hidden) + k) % others.length] ?? ''
        })
        return { hidden: ids, choices: random.shuffle([...ids, ...wrong]) }
      })
      const rows = cellsOf(1, tangles, { gap: 8 })
      const boxes = rows.map((row) => {
        const width = Math.min(row.height, row.width * 0.47)
        return {
          left: { ...row, width },
          right: { ...row, x: row.x + width + 6, width: row.width - width - 6 },
        }
      })
      const drawn = tasks.map((task, i) => boxes[i] && drawTangle(task.hidden, boxes[i].left, pens, detailed, random))
      const marks = tasks.flatMap((task, i): PageMark[] => {
        const [box, tangle] = [boxes[i], drawn[i]]
        return box && tangle ? drawTask(task, tangle, box.left, box.right, options.color) : []
      })
      const names = dealt.map((id) => wordPicture(id).name)
      return { marks, facts: tasks, items: names }
    })
  },
}
