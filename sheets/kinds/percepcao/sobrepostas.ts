/** Outlines drawn one over the other: which pictures hide in the tangle? */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, PICTURE_BOX } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { circle, group, path, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'

export interface Tangle {
  readonly hidden: readonly string[]
  readonly choices: readonly string[]
}

const LEVELS: Readonly<Record<Level, { tangles: number; hidden: number; choices: number }>> = {
  facil: { tangles: 3, hidden: 2, choices: 4 },
  medio: { tangles: 3, hidden: 3, choices: 6 },
  desafio: { tangles: 2, hidden: 4, choices: 8 },
}

/** Outlines that stay clear when others run over them. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  frutas: [
    'apple',
    'pear',
    'banana',
    'strawberry',
    'watermelon',
    'lemon',
    'carrot',
    'mushroom',
    'ice-cream',
    'pineapple',
  ],
  objetos: ['key', 'cup', 'boot', 'hat', 'umbrella', 'bell', 'pencil', 'book', 'house', 'padlock', 'candle', 'sock'],
  bichos: ['fish', 'rabbit', 'duck', 'butterfly', 'snail', 'whale', 'turtle', 'bird', 'cat', 'mouse', 'frog'],
  ceu: ['star', 'moon', 'cloud', 'rocket', 'kite', 'heart', 'balloon', 'leaf', 'drop', 'tree', 'boat', 'crown'],
}

/** The outlines around one middle, each turned and moved a little: one group, for they belong together. */
function drawTangle(ids: readonly string[], box: Box, random: Random): Mark {
  const size = Math.min(box.width, box.height) * 0.7
  const scale = size / PICTURE_BOX
  const turn = random.between(0, 2 * Math.PI)
  const reach = Math.min(box.width, box.height) * 0.1
  const drawn = ids.map((id, i) => {
    const picture = wordPicture(id)
    const angle = turn + (2 * Math.PI * i) / ids.length
    const outline = path(picture.outline, { width: 0.75 / scale })
    return group(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      [group(-PICTURE_BOX / 2, -PICTURE_BOX / 2, [outline])],
      {
        scale,
        rotate: random.integer(-12, 12),
      },
    )
  })
  return group(middleX(box), middleY(box), drawn)
}

function drawTask(task: Tangle, tangle: Mark, left: Box, right: Box, color: boolean, solved: boolean): Mark[] {
  const columns = task.choices.length > 4 ? 3 : 2
  const cells = cellsOf(columns, Math.ceil(task.choices.length / columns), { box: right, gap: 3 })
  return [
    rect(left.x, left.y, left.width, left.height, { radius: 4, width: 0.6 }),
    tangle,
    ...eachCell(task.choices, cells, (id, cell): Mark[] => {
      const size = Math.min(cell.width, cell.height) * 0.78
      const found = solved && task.hidden.includes(id)
      return [
        drawPicture(wordPicture(id), { cx: middleX(cell), cy: middleY(cell), size, color }),
        ...(found ? [circle(middleX(cell), middleY(cell), size * 0.6, { stroke: ANSWER_RED, width: 1.2 })] : []),
      ]
    }).flat(),
  ]
}

export const sobrepostas: SheetKind<PagesFacts<readonly Tangle[]>> = {
  id: 'figuras-sobrepostas',
  category: 'percepcao',
  themes: Object.keys(SETS),
  draw: (options) => {
    const { tangles, hidden, choices } = LEVELS[options.level]
    const set = SETS[options.theme ?? 'frutas'] ?? []
    return composeSheet(options, 'ring', (random) => {
      const tasks = Array.from({ length: tangles }, (): Tangle => {
        const ids = random.sample(set, choices)
        return { hidden: ids.slice(0, hidden), choices: random.shuffle(ids) }
      })
      const rows = cellsOf(1, tangles, { gap: 9 })
      const boxes = rows.map((row) => {
        const side = Math.min(row.height, row.width * 0.42)
        const left = { x: row.x, y: row.y, width: side, height: row.height }
        return { left, right: { ...row, x: row.x + side + 8, width: row.width - side - 8 } }
      })
      const drawn = tasks.map((task, i) =>
        drawTangle(task.hidden, boxes[i]?.left ?? rows[0] ?? { x: 0, y: 0, width: 0, height: 0 }, random),
      )
      const page = (solved: boolean) =>
        tasks.flatMap((task, i): Mark[] => {
          const [box, tangle] = [boxes[i], drawn[i]]
          return box && tangle ? drawTask(task, tangle, box.left, box.right, options.color, solved) : []
        })
      return { marks: page(false), solved: page(true), facts: tasks }
    })
  },
}
