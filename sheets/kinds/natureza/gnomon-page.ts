/** A rod in a yard, its shadows chalked on the ground, and three compasses. All directions follow from the shadows. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { cos, sin } from '../../scene/angles.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { box, ellipse, poly, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { bareGround, notePaper } from '../../studio/places/sky-watch.ts'
import { house, school } from '../../studio/shapes/built.ts'
import { bush, cloud, tree, tuft } from '../../studio/shapes/nature.ts'
import { palm } from '../../studio/shapes/plants.ts'
import { boat } from '../../studio/shapes/seaside.ts'
import { questionRows } from './question-rows.ts'
import type { ShadowQuestion, SouthernCity } from './sky-facts.ts'

export const YARDS = ['campo', 'praia', 'escola'] as const
export type Yard = (typeof YARDS)[number]

const WINDS = ['N', 'L', 'S', 'O'] as const
export const COMPASSES = ['A', 'B', 'C'] as const

export interface GnomonTask {
  readonly city: SouthernCity
  /** Quarter turns from north of what is ahead of us. */
  readonly ahead: number
  /** Quarter turns from north of each compass needle. */
  readonly needles: readonly number[]
  readonly asked: readonly ShadowQuestion[]
}

const CENTRE: Spot = [105, 145]
const REACH = 50
/** The ground is seen from above at a slant: what leads away from us is shorter. */
const SLANT = 0.56
const RADIANS = Math.PI / 180
/** A needle turns to the magnetic north: in the south of Brazil some 18 degrees west of the true one. */
export const DECLINATION = -18

/** The paper's point of a direction from the rod, clockwise from north. */
function onGround({ ahead }: Pick<GnomonTask, 'ahead'>, degrees: number, far: number, [x, y] = CENTRE): Spot {
  const turn = (degrees - ahead * 90) * RADIANS
  return [x + far * sin(turn), y - far * cos(turn) * SLANT]
}

/** At the equinox, three hours before noon, at noon and three hours after: direction, and length in heights of the rod. */
export function shadowsOf(lat: number) {
  const side = 1 / cos(lat * RADIANS)
  const south = sin(lat * RADIANS) * side
  const length = Math.sqrt(south * south + side * side)
  const away = Math.atan2(side, south) / RADIANS
  return [
    { when: 'manhã', degrees: 180 + away, length },
    { when: 'meio-dia', degrees: 180, length: south },
    { when: 'tarde', degrees: 180 - away, length },
  ]
}

/** Low enough for the gable and its clock to be seen below the instruction. */
const schoolYard = (pen: Pen): Drawing => {
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    cloud(pen.plane('far', 'hillLine'), 24, 66, 0.7),
    cloud(pen.plane('far', 'hillLine'), 184, 62, 0.7),
    school(middle, 105, 96, 0.52),
    tree(middle, 36, 98, 1),
    tree(middle, 172, 98, 1.05),
    bush(middle, 60, 97, 0.5),
    middle.shape('M-4 95Q60 91 110 94T218 94V300H-4z', 'meadow', 1),
  ]
}

function ground(pen: Pen, yard: Yard): Drawing {
  if (yard === 'escola') return schoolYard(pen)
  return [
    pen.shape(box(0, 0, 214, 300), 'sky', null),
    cloud(pen.plane('far', 'hillLine'), 26, 66, 0.8),
    cloud(pen.plane('far', 'hillLine'), 182, 62, 0.7),
    bareGround(pen, yard, 84),
    palm(pen.plane('middle'), 187, 99, 0.62),
    yard === 'campo'
      ? [
          house(pen.plane('middle'), 30, 99, 0.5),
          bush(pen.plane('middle'), 50, 100, 0.5),
          tuft(pen, 52, 114, 0.6),
          tuft(pen, 160, 112, 0.6),
        ]
      : boat(pen.plane('middle'), 60, 89, 0.5),
  ]
}

function shadows(pen: Pen, task: GnomonTask): Drawing {
  const all = shadowsOf(task.city.lat)
  const longest = Math.max(...all.map(({ length }) => length))
  return all.map(({ when, degrees, length }) => {
    const far = (length / longest) * REACH
    const [left, right] = [onGround(task, degrees + 90, 2.4), onGround(task, degrees - 90, 2.4)]
    const tip = onGround(task, degrees, far)
    const [lx, ly] = onGround(task, degrees, far + (when !== 'meio-dia' ? 15 : task.ahead ? 16 : 10))
    const width = when === 'meio-dia' ? 23 : 19
    return [
      pen.colour ? pen.shape(poly([left, tip, right]), 'greyDark', 0.8) : pen.solid(poly([left, tip, right])),
      pen.shape(box(lx - width / 2, ly - 3.4, width, 6.6, 2), 'white', 0.7),
      pen.text(lx, ly + 1.6, when, 4.6),
    ]
  })
}

function rod(pen: Pen, { city }: GnomonTask): Drawing {
  const longest = Math.max(...shadowsOf(city.lat).map(({ length }) => length))
  const height = (REACH / longest) * 0.72
  const [x, y] = CENTRE
  return [
    pen.shape(ellipse(x, y, 4, 4 * SLANT), 'soil', 0.9),
    pen.shape(`M${x - 2} ${y}V${y - height}H${x + 2}V${y}z`, 'wood', 1),
  ]
}

function letterBoxes(pen: Pen, task: GnomonTask): PageMark[] {
  return WINDS.flatMap((letter, i): PageMark[] => {
    const [x, y] = onGround(task, i * 90, 76)
    return [...marksOf(pen.shape(box(x - 6.5, y - 6, 13, 12, 2), 'white', 1.1)), writtenAnswer(x, y, letter, 8)]
  })
}

const [DIAL, COMPASS_ROW] = [13, 216]

function compass(pen: Pen, x: number, letter: string, degrees: number, task: GnomonTask): Drawing {
  const at = (turn: number, far: number) => onGround(task, turn, far, [x, COMPASS_ROW])
  const half = (turn: number) => poly([at(turn, DIAL - 2.4), at(turn + 90, 2.6), at(turn - 90, 2.6)])
  return [
    pen.shape(ellipse(x, COMPASS_ROW + 3, DIAL + 2, (DIAL + 2) * SLANT), 'strawDark', 1),
    pen.shape(ellipse(x, COMPASS_ROW, DIAL + 2, (DIAL + 2) * SLANT), 'straw', 1),
    pen.shape(ellipse(x, COMPASS_ROW, DIAL, DIAL * SLANT), 'white', 0.8),
    pen.shape(half(degrees + 180), 'white', 0.7),
    pen.colour ? pen.shape(half(degrees), 'red', 0.7) : pen.solid(half(degrees)),
    pen.shape(box(x - 5, COMPASS_ROW - 18, 10, 7.6, 2), 'yellow', 0.9),
    pen.text(x, COMPASS_ROW - 12, letter, 6),
  ]
}

const NOTES = { x: 17, y: 233, width: 176, height: 48 }

const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['iara', 'davi'],
  ['nina', 'gil'],
  ['sofia', 'theo'],
  ['bia', 'caio'],
  ['yumi', 'davi'],
]

/** The letter of the compass whose needle is nearest to north. */
export const rightCompass = ({ needles }: Pick<GnomonTask, 'needles'>) => COMPASSES[needles.indexOf(0)] ?? 'A'

export function gnomonPage(pen: Pen, yard: Yard, look: number, task: GnomonTask): PageMark[] {
  const [left, right] = PAIRS[look % PAIRS.length] ?? (['iara', 'davi'] as const)
  const place = `${task.city.name}, 20 de março · A ponta pintada da agulha indica o norte.`
  const asked = [
    ...task.asked,
    { asks: 'Das bússolas, aponta mais perto do norte das sombras a de letra', answer: rightCompass(task) },
  ]
  return [
    ...marksOf([
      ground(pen, yard),
      pen.shape(ellipse(...CENTRE, REACH, REACH * SLANT), null, 0.9),
      shadows(pen, task),
      rod(pen, task),
      person(pen, left, 25, 217, 0.82, { pose: POINT }),
      person(pen, right, 185, 217, 0.82, { pose: POINT_LEFT }),
      task.needles.map((quarter, i) =>
        compass(pen, 65 + i * 40, COMPASSES[i] ?? 'A', quarter * 90 + DECLINATION, task),
      ),
      notePaper(pen, NOTES),
      pen.text(NOTES.x + NOTES.width / 2, NOTES.y + 7.4, place, fitTextSize(place, 'display', 5, NOTES.width - 12)),
    ]),
    ...letterBoxes(pen, task),
    ...questionRows(pen, NOTES, NOTES.y + 18, 12, asked),
  ]
}
