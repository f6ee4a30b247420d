/** The same picture in several turns: the child finds those in the model's position. */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { mirror } from '../../pictures/transforms.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, SAND, tint, WHITE } from '../../scene/inks.ts'
import { circle, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { dealPictures } from './picture-deck.ts'
import { POSED } from './picture-sets.ts'

/** Pose of a picture: turned by degrees, then mirrored or not. */
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

const FRAME_GAP = 5

/** The model in its frame, and the choices beside it in the same size: equal things look equal. */
function drawTask(task: PoseTask, row: Box, rule: LevelRule, color: boolean): PageMark[] {
  const [pad, gap] = [3, 2]
  const model = { ...row, width: Math.min(row.height, rule.lines > 1 ? 32 : 40) }
  const box = {
    x: row.x + model.width + FRAME_GAP,
    y: row.y + pad,
    width: row.width - model.width - FRAME_GAP - pad,
    height: row.height - 2 * pad,
  }
  const cells = cellsOf(rule.columns, rule.lines, { box, gap })
  const size = Math.min(...cells.map((cell) => Math.min(cell.width, cell.height)), model.width - 2 * pad) * 0.94
  return [
    rect(row.x, row.y, row.width, row.height, { radius: 4, width: 0.5 }),
    rect(model.x, model.y, model.width, model.height, { radius: 4, fill: color ? tint(SAND, 0.6) : WHITE, width: 1.2 }),
    drawPose(task.picture, task.model, middleX(model), middleY(model), size, color),
    ...eachCell(task.choices, cells, (pose, cell): PageMark[] => {
      const right = samePose(pose, task.model)
      return [
        drawPose(task.picture, pose, middleX(cell), middleY(cell), size, color),
        ...(right
          ? [answer([circle(middleX(cell), middleY(cell), size * 0.54, { stroke: ANSWER_RED, width: 1.2 })])]
          : []),
      ]
    }).flat(),
  ]
}

export const mesmaPosicao: SheetKind<PagesFacts<readonly PoseTask[]>> = {
  id: 'mesma-posicao',
  category: 'percepcao',
  themes: Object.keys(POSED),
  draw: (options) => {
    const rule = withAmount(options, LEVELS[options.level])
    const pages = dealPictures(options, POSED[options.theme ?? 'bichos'] ?? [], { perPage: rule.rows })
    return composeSheet(options, 'ring', (random, index) => {
      const tasks = (pages[index] ?? []).map(({ id }) => makeTask(random, id, rule))
      const rows = cellsOf(1, rule.rows, { gap: 7 })
      const marks = eachCell(tasks, rows, (task, row) => drawTask(task, row, rule, options.color)).flat()
      return { marks, facts: tasks }
    })
  },
}
