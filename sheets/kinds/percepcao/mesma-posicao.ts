/** The same thing in several turns: the child finds those in the model's position, then those that were only turned. */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { circle } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { centred, reachOf } from '../../studio/fit.ts'
import { box as boxData } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { TURNING, type Turning } from '../../studio/turning/turning.ts'
import { backdrop, placeOf, rowsOf, rug, strewnIn } from '../matematica/counted-rows.ts'

/** Pose of a thing: mirrored or not, then turned by degrees. */
export interface Pose {
  readonly turn: number
  readonly mirrored: boolean
}

export interface PoseTask {
  readonly name: string
  readonly model: Pose
  readonly choices: readonly Pose[]
  /** Choices to be ringed, by index. */
  readonly right: readonly number[]
}

interface LevelRule {
  readonly rows: number
  readonly columns: number
  readonly lines: number
  /** Choices to be ringed. */
  readonly same: number
  readonly turns: readonly number[]
  /** Among the wrong ones there are mirrored ones. */
  readonly mirrored: boolean
  /** Those are right that were turned, however far, but not mirrored. */
  readonly turned: boolean
  /** Of the model's plate, mm. */
  readonly modelWidth: number
}

const QUARTERS = [0, 90, 180, 270]
const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315]

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { rows: 4, columns: 3, lines: 1, same: 1, turns: QUARTERS, mirrored: false, turned: false, modelWidth: 49 },
  medio: { rows: 3, columns: 4, lines: 2, same: 2, turns: QUARTERS, mirrored: true, turned: false, modelWidth: 40 },
  desafio: { rows: 3, columns: 4, lines: 2, same: 4, turns: EIGHTHS, mirrored: true, turned: true, modelWidth: 40 },
}

export const samePose = (a: Pose, b: Pose) => a.turn === b.turn && a.mirrored === b.mirrored

/** The model upright or on its side; some choices like it in these places, the others turned or mirrored. */
function samePosition(random: Random, rule: LevelRule, at: readonly number[]): Pick<PoseTask, 'model' | 'choices'> {
  const poses = rule.turns.flatMap((turn) =>
    (rule.mirrored ? [false, true] : [false]).map((mirrored) => ({ turn, mirrored })),
  )
  const model = random.pick(poses)
  const others = random.shuffle(poses.filter((pose) => !samePose(pose, model)))
  const choices = Array.from({ length: rule.columns * rule.lines }, (_, i) => {
    return at.includes(i) ? model : (others.pop() ?? model)
  })
  return { model, choices }
}

/** The model upright; half of the choices only turned, the others mirrored and turned. */
function onlyTurned(random: Random, rule: LevelRule): Pick<PoseTask, 'model' | 'choices'> {
  const model = { turn: 0, mirrored: random.chance(0.5) }
  const some = (count: number, mirrored: boolean): Pose[] =>
    random
      .shuffle(rule.turns.filter((turn) => turn > 0))
      .slice(0, count)
      .map((turn) => ({ turn, mirrored }))
  const wrong = rule.columns * rule.lines - rule.same
  return { model, choices: random.shuffle([...some(rule.same, model.mirrored), ...some(wrong, !model.mirrored)]) }
}

/** Places of the right choices of each row: no row repeats those of the one above. */
function rightPlaces(random: Random, { rows, same, columns, lines }: LevelRule): number[][] {
  const all = Array.from({ length: columns * lines }, (_, i) => i)
  let left: number[] = []
  return Array.from({ length: rows }, () => {
    if (left.length < same) left = random.shuffle(all)
    return left.splice(0, same)
  })
}

function makeTask(random: Random, { name }: Turning, rule: LevelRule, at: readonly number[]): PoseTask {
  const { model, choices } = rule.turned ? onlyTurned(random, rule) : samePosition(random, rule, at)
  const isRight = (pose: Pose) => (rule.turned ? pose.mirrored === model.mirrored : samePose(pose, model))
  return { name, model, choices, right: choices.flatMap((pose, i) => (isRight(pose) ? [i] : [])) }
}

/** The thing about its middle, turned within a circle of this radius: its corners are seldom full. */
export function posed(pen: Pen, { draw }: Turning, pose: Pose, x: number, y: number, radius: number): Drawing {
  const { width, height } = reachOf(draw)
  const [longer, diagonal] = [Math.max(width, height), Math.hypot(width, height)]
  const size = (8 * radius * longer) / (longer + 3 * diagonal)
  return centred(pen, draw, x, y, size, { turn: pose.turn, flip: pose.mirrored })
}

const [PAD, MODEL_GAP] = [1.5, 4]
/** From a ring to the circle of its thing, mm. */
const RING = 0.6

interface Field {
  readonly row: Box
  readonly color: boolean
  /** Below the choices: a rug, where they lie. */
  readonly under: (box: Box) => readonly Mark[]
}

function drawTask(thing: Turning, task: PoseTask, rule: LevelRule, { row, color, under }: Field): PageMark[] {
  const model = { ...row, width: rule.modelWidth, height: Math.min(row.height, rule.modelWidth + 4) }
  const plate = { ...model, y: row.y + (row.height - model.height) / 2 }
  const field = { ...row, x: row.x + rule.modelWidth + MODEL_GAP, width: row.width - rule.modelWidth - MODEL_GAP }
  const inner = { x: field.x + PAD, y: field.y + PAD, width: field.width - 2 * PAD, height: field.height - 2 * PAD }
  const cells = cellsOf(rule.columns, rule.lines, { box: inner, gap: rule.lines > 1 ? 4 : 2 })
  // Equal things look equal: the model is as large as the choices.
  const radius =
    Math.min(rule.modelWidth / 2 - 1, ...cells.map(({ width, height }) => Math.min(width, height) / 2)) - RING
  const pen = new Pen(color, 1, 1.1)
  return [
    ...under(field),
    ...marksOf([
      pen.shape(boxData(plate.x, plate.y, plate.width, plate.height, 4), 'white', 1.3),
      posed(pen, thing, task.model, middleX(plate), middleY(plate), radius),
    ]),
    ...eachCell(task.choices, cells, (pose, cell, i): PageMark[] => [
      ...marksOf(posed(pen, thing, pose, middleX(cell), middleY(cell), radius)),
      ...(task.right.includes(i)
        ? [answer([circle(middleX(cell), middleY(cell), radius + RING, { stroke: ANSWER_RED, width: 1.2 })])]
        : []),
    ]).flat(),
  ]
}

const KITES = 'bichos'

/** Names by which the things of a theme are known. */
const SHOWN: Readonly<Record<string, readonly string[]>> = { bichos: ['kite'], barco: ['boat'] }

/** The things of the sheet's theme, by page. */
function dealThings(options: SheetOptions, perPage: number): Turning[][] {
  const items = TURNING[options.theme ?? KITES] ?? []
  const pinned = items.filter(({ name }) => options.must?.includes(name))
  return dealPages(options, { items, perPage, pinned, isSmall: true, nameOf: ({ name }: Turning) => name })
}

export const mesmaPosicao: SheetKind<PagesFacts<readonly PoseTask[]>> = {
  id: 'mesma-posicao',
  category: 'percepcao',
  themes: Object.keys(TURNING),
  draw: (options) => {
    const rule = withAmount(options, LEVELS[options.level])
    const pages = dealThings(options, rule.rows)
    // Kites have the sky, toys and tools a floor.
    const isFlying = (options.theme ?? KITES) === KITES
    const place = isFlying ? placeOf('ceu', []) : strewnIn(placeOf('dia-a-dia', []))
    return composeSheet(options, 'ring', (random, index) => {
      const things = pages[index] ?? []
      const rows = rowsOf(rule.rows)
      const places = rightPlaces(random.fork('places'), rule)
      const tasks = things.map((thing, i) => makeTask(random, thing, rule, places[i] ?? []))
      const people = random.fork('people').integer(0, 99)
      const drawn = eachCell(things, rows, (thing, row, i) => {
        const task = tasks[i]
        const under = (box: Box) => (isFlying ? [] : rug(box, options.color, i))
        return task ? drawTask(thing, task, rule, { row, color: options.color, under }) : []
      }).flat()
      return {
        marks: [
          ...backdrop(
            options,
            place,
            rows,
            rows.map(({ y }) => y),
            people,
          ),
          ...drawn,
        ],
        facts: tasks,
        whole: true,
        items: things.map(({ name }) => name),
        pictures: SHOWN[options.theme ?? KITES] ?? [],
      }
    })
  },
}
