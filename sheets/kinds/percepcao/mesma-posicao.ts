/** The same picture turned in many ways: which ones stand exactly as the model does? */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { mirror } from '../../pictures/transforms.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { ANSWER_RED, SAND, tint, WHITE } from '../../scene/inks.ts'
import { circle, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'

/** How a picture lies: turned by degrees, then seen in a mirror or not. */
export interface Pose {
  readonly turn: number
  readonly mirrored: boolean
}

export interface PoseTask {
  readonly picture: string
  readonly model: Pose
  readonly choices: readonly Pose[]
}

interface LevelRule {
  readonly rows: number
  readonly columns: number
  readonly lines: number
  /** Choices that are like the model. */
  readonly same: number
  readonly mirrored: boolean
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { rows: 4, columns: 3, lines: 1, same: 1, mirrored: false },
  medio: { rows: 5, columns: 4, lines: 1, same: 1, mirrored: true },
  desafio: { rows: 3, columns: 5, lines: 2, same: 3, mirrored: true },
}

const TURNS = [0, 90, 180, 270]

/** Pictures that look different in each of the eight poses. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  bichos: ['fish', 'bird', 'snail', 'duck', 'turtle', 'whale'],
  objetos: ['key', 'cup', 'boot', 'sock', 'bed', 'house'],
  passeio: ['boat', 'banana', 'car', 'cheese', 'umbrella', 'carrot'],
}

export const samePose = (a: Pose, b: Pose) => a.turn === b.turn && a.mirrored === b.mirrored

function makeTask(random: Random, picture: string, rule: LevelRule): PoseTask {
  const poses = TURNS.flatMap((turn) =>
    (rule.mirrored ? [false, true] : [false]).map((mirrored) => ({ turn, mirrored })),
  )
  const model = random.pick(poses)
  const others = poses.filter((pose) => !samePose(pose, model))
  const wrong = rule.columns * rule.lines - rule.same
  const bag = [...random.shuffle(others), ...random.shuffle(others)].slice(0, wrong)
  return { picture, model, choices: random.shuffle([...Array.from({ length: rule.same }, () => model), ...bag]) }
}

function drawPose(picture: string, pose: Pose, cx: number, cy: number, size: number, color: boolean): Mark {
  const drawn = wordPicture(picture)
  return drawPicture(pose.mirrored ? mirror(drawn) : drawn, { cx, cy, size, color, rotate: pose.turn })
}

function drawTask(task: PoseTask, row: Box, rule: LevelRule, color: boolean, solved: boolean): Mark[] {
  const side = Math.min(row.height, 36)
  const model = { x: row.x, y: middleY(row) - side / 2, width: side, height: side }
  const box = { ...row, x: row.x + side + 8, width: row.width - side - 8 }
  const cells = cellsOf(rule.columns, rule.lines, { box, gap: 3 })
  return [
    rect(model.x, model.y, side, side, { radius: 4, fill: color ? tint(SAND, 0.6) : WHITE, width: 1 }),
    drawPose(task.picture, task.model, middleX(model), middleY(model), side * 0.78, color),
    ...eachCell(task.choices, cells, (pose, cell): Mark[] => {
      const size = Math.min(cell.width, cell.height) * 0.84
      const right = solved && samePose(pose, task.model)
      return [
        drawPose(task.picture, pose, middleX(cell), middleY(cell), size, color),
        ...(right ? [circle(middleX(cell), middleY(cell), size * 0.58, { stroke: ANSWER_RED, width: 1.2 })] : []),
      ]
    }).flat(),
  ]
}

export const mesmaPosicao: SheetKind<PagesFacts<readonly PoseTask[]>> = {
  id: 'mesma-posicao',
  category: 'percepcao',
  themes: Object.keys(SETS),
  draw: (options) => {
    const rule = LEVELS[options.level]
    const set = SETS[options.theme ?? 'bichos'] ?? []
    return composeSheet(options, 'ring', (random) => {
      const tasks = random.sample(set, rule.rows).map((picture) => makeTask(random, picture, rule))
      const rows = cellsOf(1, rule.rows, { gap: 10 })
      const page = (solved: boolean) =>
        eachCell(tasks, rows, (task, row) => drawTask(task, row, rule, options.color, solved)).flat()
      return { marks: page(false), solved: page(true), facts: tasks }
    })
  },
}
