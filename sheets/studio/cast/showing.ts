/** The cast side by side, for the pictures of the style guide and for the tests that look at them. */
import { group } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { marksOf, Pen } from '../pen.ts'
import { ACTION_NAMES, actionCard } from './actions/actions.ts'
import { BUST } from './actions/stage.ts'
import { person } from './cast.ts'
import { EXPRESSION_NAMES, type ExpressionName } from './expressions.ts'
import { figure } from './figure.ts'
import { figurePen } from './figure-pen.ts'
import { ADULTS, CAST, type CastName, CHILDREN, NAMED } from './people.ts'
import type { Pose } from './skeleton.ts'

export interface Showing {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

const POSES: readonly (readonly [CastName, Pose])[] = [
  ['bia', { armR: { at: [16.4, -41], hand: 'open', dir: 170, thumb: -1 }, expr: 'alegre' }],
  ['caio', { armL: [-16, -4] }],
  ['iara', { turn: 26, expr: 'alegre' }],
  ['davi', { armL: { at: [-7.6, -23], dir: 70 }, armR: { at: [7.6, -23], dir: -70 }, expr: 'alegre' }],
  ['malu', { turn: 30, armL: [-14, 22] }],
  ['nina', { armL: [-30, -16], armR: [30, 16], expr: 'alegre' }],
  ['theo', { armR: [24, 14], expr: 'calmo' }],
  ['lia', { expr: 'alegre' }],
  ['yumi', { turn: -28, expr: 'alegre' }],
  ['sofia', { armR: [30, 16], expr: 'carinho' }],
  ['gil', { armL: { at: [-15, -43], hand: 'open', dir: 188, thumb: 1 }, tilt: 5, expr: 'alegre' }],
  ['duda', { armR: { at: [16.4, -41], hand: 'open', dir: 170, thumb: -1 }, expr: 'alegre' }],
  ['mae', { turn: -22, expr: 'alegre' }],
  ['pai', { armR: { at: [9.6, -41], dir: -60 } }],
  ['avo', { armL: { at: [-3.6, -42], dir: 84 }, armR: { at: [3.6, -41], dir: -84 }, expr: 'carinho' }],
  ['vovo', { expr: 'alegre' }],
  ['professora', { armR: [26, 14], expr: 'alegre' }],
  ['mestre', { armL: [-24, -12], expr: 'alegre' }],
]
/** Weight of lines at 60 mm, mm. */
const LINE = 1.1
/** Turns of a body: three-quarter and side; a wheelchair is seen from one side alone. */
const TURNS = [30, 58] as const
const [STEP, ROW, FIRST_FOOT] = [38, 102, 96]

export function castShown(color: boolean): Showing {
  const pen = new Pen(color, 1, LINE)
  const shown = (who: CastName, pose: Pose, row: number, column: number) =>
    marksOf(person(pen, who, 22 + column * STEP, FIRST_FOOT + row * ROW, 1, { pose }))
  const everybody = [...CHILDREN, ...NAMED, ...ADULTS]
  const marks = [
    ...POSES.flatMap(([who, pose], i) => shown(who, pose, 0, i)),
    ...TURNS.flatMap((turn, row) =>
      everybody.flatMap((who, i) => shown(who, who === 'lia' ? {} : { turn }, row + 1, i)),
    ),
  ]
  return { width: everybody.length * STEP + 6, height: FIRST_FOOT + TURNS.length * ROW + 8, marks }
}

const ACTION_SIDE = 64
const ACTION_COLUMNS = 7

export function actionsShown(color: boolean): Showing {
  const pen = new Pen(color, 1, LINE)
  const step = ACTION_SIDE + 6
  const marks = ACTION_NAMES.flatMap((name, i) =>
    marksOf(
      actionCard(pen, name, 3 + (i % ACTION_COLUMNS) * step, 3 + Math.floor(i / ACTION_COLUMNS) * step, ACTION_SIDE),
    ),
  )
  return { width: ACTION_COLUMNS * step, height: Math.ceil(ACTION_NAMES.length / ACTION_COLUMNS) * step, marks }
}

/** The head of somebody with an expression, its middle about (0, -46). */
export const bust = (pen: Pen, who: CastName, expr: ExpressionName, turn = 0) =>
  figure(figurePen(pen, 1), CAST[who], { ...BUST, expr, turn })

const FACES: readonly CastName[] = ['sofia', 'davi', 'gil', 'bia', 'yumi', 'nina', 'caio', 'iara', 'malu', 'lia']

export function expressionsShown(color: boolean): Showing {
  const pen = new Pen(color, 1, LINE)
  const columns = 8
  const rows = Math.ceil(EXPRESSION_NAMES.length / columns)
  const marks = EXPRESSION_NAMES.flatMap((expr, i) => {
    const who = FACES[i % FACES.length] ?? 'bia'
    const [x, y] = [22 + (i % columns) * 84, 68 + Math.floor(i / columns) * 50]
    return [group(x, y, marksOf(bust(pen, who, expr))), group(x + 40, y, marksOf(bust(pen, who, expr, 26)))]
  })
  return { width: columns * 84 + 4, height: rows * 50 + 20, marks }
}
