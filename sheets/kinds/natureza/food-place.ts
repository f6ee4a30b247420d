/** A place with its beings, signs under them, arrows between them, and somebody beside a paper. */
import { measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, WHITE } from '../../scene/inks.ts'
import { round } from '../../scene/marks.ts'
import type { Ink } from '../../scene/scene.ts'
import { person, type Standing } from '../../studio/cast/cast.ts'
import { CLOTH } from '../../studio/cast/inks.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, SWIM } from '../../studio/cast/poses.ts'
import { box, circle, points, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import type { Inhabitant, LivingPlace } from '../../studio/places/living-place.ts'

/** The paper that asks, mm. */
export const PAPER = { x: 13, y: 217, width: 148, height: 65 }
const SIGN = { height: 7.6, size: 4.95, slot: 9.4 }

/** The place as it is, or turned round, so that its pages differ. */
export interface View {
  readonly place: LivingPlace
  readonly isTurned: boolean
  /** Few live there, and larger. */
  readonly isNear: boolean
}

const MIDDLE = 105
const turned = ({ isTurned }: View, [x, y]: Spot): Spot => [isTurned ? 2 * MIDDLE - x : x, y]

const inhabitant = ({ place }: View, name: string): Inhabitant => {
  const found = place.inhabitants[name]
  if (!found) throw new RangeError(`${name} lives elsewhere`)
  return found
}

const STANDING: Standing = {
  pose: { ...POINT, turn: -30, armR: [14, 4], armL: { at: [-20, -36], dir: -105, z: 'back' } },
}
const STANDING_TURNED: Standing = { pose: POINT }

const DIVER: Standing = {
  pose: SWIM,
  wear: { top: { tone: CLOTH.azul, kind: 'long' }, bottom: { tone: CLOTH.azul, kind: 'shorts' }, aids: [] },
  extra: (near) => ({
    head: [
      near.rope(box(-10, -51, 20, 10.6, 5), CLOTH.vermelho, 1.5),
      near.rope('M10.6,-46Q15,-46 15,-52V-64', CLOTH.amarelo, 2),
    ],
  }),
}

/** Somebody beside the paper: on the ground, or in the water. */
function researcher(pen: Pen, view: View, who: CastName): Drawing {
  const [x] = turned(view, [view.place.isSea ? 175 : 181, 0])
  if (!view.place.isSea) return person(pen, who, x, 283, 0.7, view.isTurned ? STANDING_TURNED : STANDING)
  return person(pen, who, x, 278, 0.72, { ...DIVER, turn: view.isTurned ? -24 : 24, flip: !view.isTurned })
}

export const paperLeft = ({ isTurned }: View) => (isTurned ? 2 * MIDDLE - PAPER.x - PAPER.width : PAPER.x)

const GROWTH = 1.2

/** In a picture of few, each is larger about its foot. */
function grown(pen: Pen, { draw, middle, sign: [, foot], growth = GROWTH }: Inhabitant, isNear: boolean): Drawing {
  if (!isNear || growth === 1) return draw(pen)
  const [x, y] = [middle[0], foot - SIGN.height / 2]
  return pen.at(x, y, growth, (own) => own.at(-x, -y, 1, draw))
}

/** Ground, beings in the order of the place, the paper and who studies it. */
export function living(pen: Pen, view: View, names: readonly string[], who: CastName): Drawing {
  const { place, isTurned, isNear } = view
  const scene = (pen: Pen): Drawing => [
    place.back(pen),
    Object.entries(place.inhabitants).map(([name, being]) =>
      names.includes(name) ? grown(pen, being, isNear) : (place.instead[name]?.(pen) ?? []),
    ),
  ]
  const left = paperLeft(view)
  const { y, width, height } = PAPER
  return [
    isTurned ? pen.at(2 * MIDDLE, 0, 1, scene, { flip: true }) : scene(pen),
    pen.shape(box(left, y, width, height, 3), 'cream', 1.1),
    researcher(pen, view, who),
  ]
}

type Slot = 'round' | 'square' | null

/** The name of a being on a white plate, with room for a number or a letter. */
export function sign(pen: Pen, view: View, name: string, slot: Slot, written: string): PageMark[] {
  const [cx, cy] = turned(view, inhabitant(view, name).sign)
  const { height, size } = SIGN
  const words = measureText(name, 'text', size)
  const room = slot ? SIGN.slot + 2 : 0
  const width = words + room + 6
  const left = Math.min(Math.max(cx - width / 2, 12), 198 - width)
  const at: Spot = [left + SIGN.slot / 2, cy]
  const half = SIGN.slot / 2
  const shape = slot === 'round' ? circle(at[0], cy, half) : box(at[0] - half, cy - half, 2 * half, 2 * half, 1.4)
  return [
    ...marksOf([
      pen.shape(box(left, cy - height / 2, width, height, 2.4), 'white', 0.8),
      slot ? pen.shape(shape, 'yellowPale', 0.9) : [],
      pen.text(left + room + 3, cy + size * 0.35, name, size, { font: 'text', anchor: 'start' }),
    ]),
    ...(slot ? [writtenAnswer(at[0], cy, written, 6.4)] : []),
  ]
}

const HEAD = 3.6

/** A bent arrow; a pale rim lets it read on any ground. */
function arrow(from: Spot, handle: Spot, to: Spot, ink: Ink, width: number, hasRim = true): Drawing {
  const along = Math.atan2(to[1] - handle[1], to[0] - handle[0])
  const barb = (angle: number) =>
    `${round(to[0] - HEAD * Math.cos(along + angle))} ${round(to[1] - HEAD * Math.sin(along + angle))}`
  const at = ([x, y]: Spot) => `${round(x)} ${round(y)}`
  const d = `M${at(from)}Q${at(handle)} ${at(to)}M${barb(0.55)}L${at(to)}L${barb(-0.55)}`
  return [hasRim ? stroke(d, WHITE, width + 1.8) : [], stroke(d, ink, width)]
}

const halfway = ([x1, y1]: Spot, [x2, y2]: Spot): Spot => [(x1 + x2) / 2, (y1 + y2) / 2]

/** On paper. */
export const straight = (from: Spot, to: Spot, ink: Ink, width: number) =>
  arrow(from, halfway(from, to), to, ink, width, false)

/** From one middle to the other, as far as both leave room. */
function between(view: View, food: string, eater: string): [Spot, Spot] {
  const [from, to] = [inhabitant(view, food), inhabitant(view, eater)]
  const [[x1, y1], [x2, y2]] = [from.middle, to.middle]
  const length = Math.hypot(x2 - x1, y2 - y1)
  const at = (distance: number): Spot => [x1 + ((x2 - x1) * distance) / length, y1 + ((y2 - y1) * distance) / length]
  return [at(from.reach), at(length - to.reach)]
}

const WEB_WIDTH = 1.6

/** From the food to who eats it. */
function feedingArrow(view: View, food: string, eater: string, ink: Ink): Drawing {
  const drawn = view.place.arrows[`${food}>${eater}`]
  if (!drawn) {
    const [from, to] = between(view, food, eater)
    const [start, end] = [turned(view, from), turned(view, to)]
    return arrow(start, halfway(start, end), end, ink, WEB_WIDTH)
  }
  const [from = [0, 0], handle = [0, 0], to = [0, 0]] = points(drawn).map((spot) => turned(view, spot))
  return arrow(from, handle, to, ink, WEB_WIDTH)
}

export const redArrow = (view: View, food: string, eater: string): PageMark =>
  answer(marksOf(feedingArrow(view, food, eater, ANSWER_RED)))

export const printedArrow = (view: View, food: string, eater: string): PageMark[] =>
  marksOf(feedingArrow(view, food, eater, BLACK))
