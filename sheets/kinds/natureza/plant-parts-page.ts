/** One plant from root to seed in a garden cut open; its parts to be named by what each does. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { WHITE } from '../../scene/inks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { GIVE, POINT } from '../../studio/cast/poses.ts'
import { watering } from '../../studio/cast/things.ts'
import { reachOf } from '../../studio/fit.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { cutGarden, type Garden, gardenGuests } from '../../studio/places/cut-garden.ts'
import { PLANT_PARTS, type PlantPart, type WholePlant } from '../../studio/shapes/whole-plants.ts'

export type Clue = readonly [string, string]

export interface PartsTask {
  readonly plant: WholePlant
  readonly clues: Readonly<Record<PlantPart, Clue>>
  /** The words in their order on the board. */
  readonly bank: readonly PlantPart[]
  readonly isMirrored: boolean
}

const GROUND = 178
const [FOOT, SCALE] = [105, 1.02]
/** The opened fruit on its crate. */
const OPEN = { x: 146, scale: 0.7 }
const CRATE = { width: 27, height: 9 }

/** Its middle. */
const openAt = ({ open }: WholePlant): Spot => {
  const { y, height } = reachOf(open)
  return [OPEN.x, GROUND - CRATE.height - (y + height) * OPEN.scale]
}

const crate = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x - CRATE.width / 2, GROUND - CRATE.height, CRATE.width, CRATE.height + 1, 1), 'wood', 1.1),
  pen.line(`M${x - CRATE.width / 2} ${GROUND - CRATE.height / 2}h${CRATE.width}`, 0.8),
]
const PLATE = { width: 51, field: 11, line: 5.2, height: 24.6 }
/** Left and upper edge of each plate, and where its pointer leaves it. */
const PLATES: Readonly<Record<PlantPart, { readonly at: Spot; readonly from: Spot }>> = {
  folha: { at: [13, 62], from: [64, 72] },
  caule: { at: [13, 106], from: [64, 122] },
  raiz: { at: [13, 199], from: [64, 206] },
  flor: { at: [146, 62], from: [146, 72] },
  fruto: { at: [146, 106], from: [146, 122] },
  semente: { at: [146, 199], from: [171, 199] },
}
/** One waters, one looks at the seeds. */
const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['nina', 'caio'],
  ['davi', 'yumi'],
  ['malu', 'theo'],
  ['gil', 'bia'],
  ['sofia', 'iara'],
]
const WATERS = { pose: { ...GIVE, armL: { at: [11, -23], z: 'front', dir: 70, hand: 'fist', thumb: 1 } } } as const

const targetOf = ({ plant }: PartsTask, part: PlantPart): Spot => {
  if (part === 'semente') {
    const [cx, cy] = openAt(plant)
    return [cx + plant.seed[0] * OPEN.scale, cy + plant.seed[1] * OPEN.scale]
  }
  const [x, y] = plant.spots[part]
  return [FOOT + x * SCALE, GROUND + y * SCALE]
}

function pointer(pen: Pen, task: PartsTask, part: PlantPart, side: (x: number) => number): Drawing {
  const { from } = PLATES[part]
  const [x, y] = targetOf(task, part)
  const line = `M${side(from[0])} ${from[1]}L${side(x)} ${y}`
  return [stroke(line, WHITE, 1.9), pen.line(line, 0.9), pen.shape(circle(side(x), y, 1.4), 'white', 0.9)]
}

function plate(pen: Pen, task: PartsTask, part: PlantPart, side: (x: number) => number): PageMark[] {
  const { at } = PLATES[part]
  const left = Math.min(side(at[0]), side(at[0] + PLATE.width))
  const cx = left + PLATE.width / 2
  return [
    ...marksOf([
      pen.shape(box(left, at[1], PLATE.width, PLATE.height, 2.6), 'yellowPale', 1),
      pen.shape(box(left + 1.6, at[1] + 1.6, PLATE.width - 3.2, PLATE.field, 1.8), 'white', 0.8),
      task.clues[part].map((line, i) =>
        pen.text(cx, at[1] + PLATE.field + 6.3 + i * PLATE.line, line, 4.7, { font: 'text' }),
      ),
    ]),
    writtenAnswer(cx, at[1] + 1.6 + PLATE.field / 2, part, 7),
  ]
}

const BANK = { x: 20, y: 246, width: 170, height: 28 }

const bankBoard = (pen: Pen, bank: readonly PlantPart[]): Drawing => [
  pen.shape(box(BANK.x, BANK.y, BANK.width, BANK.height, 3), 'woodPale', 1.2),
  pen.line(`M${BANK.x + 4} ${BANK.y + BANK.height / 2}H${BANK.x + BANK.width - 4}`, 0.6, 'wood'),
  bank.map((word, i) =>
    pen.text(
      BANK.x + (BANK.width * ((i % 3) + 0.5)) / 3,
      BANK.y + 9.4 + Math.floor(i / 3) * (BANK.height / 2),
      word,
      6.4,
    ),
  ),
]

export function plantPartsPage(pen: Pen, garden: Garden, variant: number, task: PartsTask): PageMark[] {
  const side = (x: number) => (task.isMirrored ? 210 - x : x)
  const [waters, looks] = PAIRS[variant % PAIRS.length] ?? (['nina', 'caio'] as const)
  return [
    ...marksOf([
      cutGarden(pen, garden, GROUND),
      gardenGuests(pen, GROUND, side),
      pen.at(side(FOOT), GROUND, SCALE, task.plant.draw, { flip: task.isMirrored }),
      crate(pen, side(OPEN.x)),
      pen.at(side(OPEN.x), openAt(task.plant)[1], OPEN.scale, task.plant.open, { flip: task.isMirrored }),
      person(pen, waters, side(44), GROUND + 2, 0.68, { ...WATERS, extra: watering, flip: task.isMirrored }),
      person(pen, looks, side(182), GROUND + 2, 0.68, { pose: POINT, flip: !task.isMirrored }),
      PLANT_PARTS.map((part) => pointer(pen, task, part, side)),
      bankBoard(pen, task.bank),
    ]),
    ...PLANT_PARTS.flatMap((part) => plate(pen, task, part, side)),
  ]
}
