/** The same thing in several turns: the child finds those in the model's position, then those that were only turned. */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { clearOfPlate, onlookers, taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { POSE_TEXTS } from '../../page/texts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { answerBox, circle, text } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { centred, reachOf } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { EDGE, modelCard, type TurningRoom, turningField, turningRoom } from '../../studio/places/turning-rooms.ts'
import { TURNING, type Turning } from '../../studio/turning/turning.ts'
import { backdrop, besideTitle, placeOf, rowsOf, WIDEST_WITH_PEOPLE } from '../matematica/counted-rows.ts'

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
  /** Beyond finding them: how many are mirrored, or a drawing of the mirrored model. */
  readonly asked?: 'count' | 'mirror'
  /** Of the model's plate, mm. */
  readonly modelWidth: number
}

const QUARTERS = [0, 90, 180, 270]
const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315]

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { rows: 4, columns: 3, lines: 1, same: 1, turns: QUARTERS, mirrored: false, turned: false, modelWidth: 47 },
  medio: {
    rows: 3,
    columns: 4,
    lines: 2,
    same: 2,
    turns: QUARTERS,
    mirrored: true,
    turned: false,
    modelWidth: 37,
    asked: 'count',
  },
  desafio: {
    rows: 3,
    columns: 4,
    lines: 2,
    same: 4,
    turns: EIGHTHS,
    mirrored: true,
    turned: true,
    modelWidth: 37,
    asked: 'mirror',
  },
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

/**
 * The thing about its middle, turned within a circle of this radius: its corners are seldom full.
 * @param inSquare for quarter turns alone: it keeps within the square about that circle.
 */
export function posed(
  pen: Pen,
  { draw }: Turning,
  pose: Pose,
  x: number,
  y: number,
  radius: number,
  inSquare = false,
): Drawing {
  const { width, height } = reachOf(draw)
  const [longer, diagonal] = [Math.max(width, height), Math.hypot(width, height)]
  const size = radius * longer * (inSquare ? 4 / (longer + diagonal) : 8 / (longer + 3 * diagonal))
  return centred(pen, draw, x, y, size, { turn: pose.turn, flip: pose.mirrored })
}

/** Below a model: a box for a number, or paper for a drawing, mm. */
const ASKED = { count: 24, mirror: 27 } as const

/** Below the model, how many are mirrored, or the model as a mirror shows it. */
function besideModel(
  pen: Pen,
  thing: Turning,
  task: PoseTask,
  rule: LevelRule,
  plate: Box,
  radius: number,
): PageMark[] {
  const top = plate.y + plate.height + 1.6
  const cx = middleX(plate)
  if (rule.asked === 'count') {
    const mirrored = task.choices.filter((pose) => pose.mirrored !== task.model.mirrored).length
    return [
      ...marksOf(pen.shape(box(plate.x, top, plate.width, ASKED.count - 2, 3), 'white', 0.9)),
      text(cx, top + 6, POSE_TEXTS.mirrored, 4.2, { font: 'text' }),
      answerBox(cx - 8, top + 8.4, 16, 11.6),
      writtenAnswer(cx, top + 14.2, String(mirrored), 8),
    ]
  }
  const height = ASKED.mirror - 2
  const reflected = { ...task.model, mirrored: !task.model.mirrored }
  return [
    ...marksOf(pen.shape(box(plate.x, top, plate.width, height, 3), 'white', 0.9)),
    text(cx, top + 5.4, POSE_TEXTS.mirror, 4.2, { font: 'text' }),
    answer(marksOf(posed(pen, thing, reflected, cx, top + 15.4, Math.min(radius, 9.4)))),
  ]
}

/** Between a model and its choices, between two choices, and from them to their edge, mm. */
const [MODEL_GAP, BETWEEN, PAD] = [4, 2, 1]
/** From a ring to the circle of its thing, mm. */
const RING = 0.6

interface Field {
  readonly row: Box
  readonly color: boolean
  /** Absent in the open air. */
  readonly room?: TurningRoom | undefined
  readonly index: number
}

function drawTask(thing: Turning, task: PoseTask, rule: LevelRule, { row, color, room, index }: Field): PageMark[] {
  const model = { ...row, width: rule.modelWidth, height: Math.min(row.height, rule.modelWidth + 4) }
  const below = rule.asked ? ASKED[rule.asked] : 0
  const plate = { ...model, y: row.y + (row.height - model.height - below) / 2 + 1 }
  const field = { ...row, x: row.x + rule.modelWidth + MODEL_GAP, width: row.width - rule.modelWidth - MODEL_GAP }
  const edge = (room ? EDGE[room] : 0) + PAD
  const inner = { x: field.x + edge, y: field.y + edge, width: field.width - 2 * edge, height: field.height - 2 * edge }
  const cells = cellsOf(rule.columns, rule.lines, { box: inner, gap: BETWEEN })
  // Equal things look equal: the model is as large as the choices.
  const radius =
    Math.min(rule.modelWidth / 2 - 1, ...cells.map(({ width, height }) => Math.min(width, height) / 2)) - RING
  const pen = new Pen(color, 1, 1.1)
  return [
    ...marksOf([
      room
        ? turningField(
            pen,
            room,
            field,
            index,
            cells.map((cell) => [middleX(cell), middleY(cell), radius]),
          )
        : [],
      modelCard(pen, plate),
      posed(pen, thing, task.model, middleX(plate), middleY(plate), radius, !rule.turned),
    ]),
    ...(rule.asked ? besideModel(pen, thing, task, rule, plate, radius) : []),
    ...eachCell(task.choices, cells, (pose, cell, i): PageMark[] => [
      ...marksOf(posed(pen, thing, pose, middleX(cell), middleY(cell), radius, !rule.turned)),
      ...(task.right.includes(i)
        ? [answer([circle(middleX(cell), middleY(cell), radius + RING, { stroke: ANSWER_RED, width: 1.2 })])]
        : []),
    ]).flat(),
  ]
}

const KITES = 'bichos'

/** Rooms of the themes whose things do not fly. */
const ROOMS: Readonly<Record<string, TurningRoom>> = { objetos: 'pegboard', passeio: 'playroom', barco: 'pool' }

/** The hardest sheet inspects things of the house in a factory. */
const roomOf = ({ theme = KITES, level }: SheetOptions): TurningRoom | undefined =>
  theme === 'objetos' && level === 'desafio' ? 'factory' : ROOMS[theme]

/** Between the rows of a room, mm, and the first and last of them. */
const ROWS = { top: 58, bottom: 282, gap: 5 }

/** Rows on the floor of a room. */
function rowsInRoom(count: number): Box[] {
  const height = (ROWS.bottom - ROWS.top + ROWS.gap) / count
  return Array.from({ length: count }, (_, i) => ({
    x: 14,
    y: ROWS.top + i * height,
    width: 182,
    height: height - ROWS.gap,
  }))
}

/** Names by which the things of a theme are known. */
const SHOWN: Readonly<Record<string, readonly string[]>> = { bichos: ['kite'], barco: ['boat'] }

/** The things of the sheet's theme, by page. */
function dealThings(options: SheetOptions, perPage: number): Turning[][] {
  const items = TURNING[options.theme ?? KITES] ?? []
  const pinned = items.filter(({ name }) => options.must?.includes(name))
  return dealPages(options, { items, perPage, pinned, isSmall: true, nameOf: ({ name }: Turning) => name })
}

/** The room with its title. */
function inRoom(options: SheetOptions, room: TurningRoom, seed: number): PageMark[] {
  const pen = new Pen(options.color)
  const people = onlookers(options.title, ...besideTitle(seed), WIDEST_WITH_PEOPLE)
  return [...marksOf(turningRoom(pen, room, clearOfPlate(people, options.instruction))), ...taskTitle(pen, options)]
}

export const mesmaPosicao: SheetKind<PagesFacts<readonly PoseTask[]>> = {
  id: 'mesma-posicao',
  category: 'percepcao',
  themes: Object.keys(TURNING),
  draw: (options) => {
    const rule = withAmount(options, LEVELS[options.level])
    const pages = dealThings(options, rule.rows)
    const room = roomOf(options)
    return composeSheet(options, 'ring', (random, index) => {
      const { color } = options
      const things = pages[index] ?? []
      const rows = room ? rowsInRoom(rule.rows) : rowsOf(rule.rows)
      const places = rightPlaces(random.fork('places'), rule)
      const tasks = things.map((thing, i) => makeTask(random, thing, rule, places[i] ?? []))
      const people = random.fork('people').integer(0, 99)
      const drawn = eachCell(things, rows, (thing, row, i) => {
        const task = tasks[i]
        return task ? drawTask(thing, task, rule, { row, color, room, index: i + index }) : []
      }).flat()
      return {
        marks: [
          ...(room ? inRoom(options, room, people) : backdrop(options, placeOf('ceu', []), rows, [], people)),
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
