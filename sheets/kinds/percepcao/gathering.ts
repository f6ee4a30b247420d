/** Children of the cast together in a place: things are in their hands, before their faces, on their heads. */

import { type Box, boundsOf } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import { round } from '../../scene/marks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { CLOTH } from '../../studio/cast/inks.ts'
import { CAST, type CastName } from '../../studio/cast/people.ts'
import type { Person } from '../../studio/cast/person.ts'
import type { Pose } from '../../studio/cast/skeleton.ts'
import type { Thing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, ellipse } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import type { NamedThing } from '../../studio/shapes/named-things.ts'
import { type Hidden, reachOf } from './hiding.ts'

/** Part of a child that bears a thing. */
type Spot = 'hand' | 'face' | 'head' | 'belly'

const SPOTS: Readonly<Record<string, Spot>> = {
  máscara: 'face',
  coroa: 'head',
  'chapéu de festa': 'head',
  chapéu: 'head',
  laço: 'head',
  boné: 'head',
  surdo: 'belly',
  tambor: 'belly',
  atabaque: 'belly',
  sanfona: 'belly',
}
const spotOf = ({ name }: NamedThing): Spot => SPOTS[name] ?? 'hand'

/** A mask as it is worn: eyes look through it. */
const wornMask = (pen: Pen) => [
  pen.shape('M9 -6C11 -14 17 -16 19 -15C19 -10 16 -4 12 -2z', 'yellow', 0.8),
  pen.shape('M-14 -5C-10 -8 -4 -7 0 -4C4 -7 10 -8 14 -5C15 3 8 8 3 3Q0 1 -3 3C-8 8 -15 3 -14 -5z', 'purple', 1),
  pen.shape(ellipse(-7, -0.4, 3.6, 3) + ellipse(7, -0.4, 3.6, 3), 'white', 0.8),
  pen.spot(-7, -0.2, 1.7),
  pen.spot(7, -0.2, 1.7),
]

/** Without the hearts of the usual ones: hearts are counted beside them. */
const stripedCup = (pen: Pen) => [
  pen.rope('M8 -11C15 -12 15 -4 7 -4', 1.6, 'teal', 0.9),
  pen.shape('M-9 -14H9C9 -5 7 0 3 0H-3C-7 0 -9 -5 -9 -14z', 'teal'),
  pen.shape('M-8.800 -10.500H8.800L8 -6.500H-8z', 'white', 0.8),
]
const sealedLetter = (pen: Pen) => [
  pen.shape(box(-12, -16, 24, 16, 1), 'white'),
  pen.line('M-12 -15.600L0 -6L12 -15.600', 1),
  pen.shape(circle(0, -6.5, 2.4), 'red', 0.8),
]

const HELD: Readonly<Record<string, Thing>> = { máscara: wornMask, xícara: stripedCup, carta: sealedLetter }

/** The thing as somebody has it. */
export const asHeld = (thing: NamedThing): NamedThing => ({ ...thing, draw: HELD[thing.name] ?? thing.draw })

/** Rows of children: the height of their feet, mm, their scale, and how many are there. */
interface Row {
  readonly foot: number
  readonly scale: number
  readonly count: number
}

const ROWS: Readonly<Record<Level, readonly Row[]>> = {
  facil: [
    { foot: 242, scale: 1.12, count: 2 },
    { foot: 313, scale: 1.22, count: 3 },
  ],
  medio: [
    { foot: 224, scale: 0.8, count: 3 },
    { foot: 270, scale: 0.83, count: 4 },
    { foot: 316, scale: 0.86, count: 3 },
  ],
  desafio: [
    { foot: 205, scale: 0.7, count: 3 },
    { foot: 242, scale: 0.72, count: 4 },
    { foot: 279, scale: 0.73, count: 3 },
    { foot: 317, scale: 0.75, count: 4 },
  ],
}

/** Marks nearer than this belong to people who are not here, mm. */
const [NEAR, WIDE, SMALL] = [212, 150, 9]
/** Behind the heads of children no animal would be known: it would look like a bow or a tail, mm. */
const [HEADS, ANIMAL] = [180, 28]

/** The place alone: its sky, its ground and what is far. */
export function emptied(marks: readonly Mark[], people: ReadonlySet<Mark>): Mark[] {
  return marks.filter((mark) => {
    const box = boundsOf([mark])
    if (!box || people.has(mark)) return false
    // Paper in the air would look like a thing to count; bars and strings belong to what is gone.
    if (mark.kind === 'path' && box.width < WIDE && box.height < SMALL) return false
    if (mark.kind === 'group' && box.y > HEADS && box.width < ANIMAL) return false
    return box.width > WIDE || box.y + box.height < NEAR
  })
}

interface Child {
  readonly who: CastName
  readonly x: number
  readonly row: Row
  readonly left?: NamedThing
  readonly right?: NamedThing
  readonly face?: NamedThing
  readonly head?: NamedThing
  readonly belly?: NamedThing
}
type Worn = { -readonly [K in keyof Child]: Child[K] }

/** Children of the rows, those of every second one in the gaps of the row behind. */
function childrenOf(level: Level, cast: readonly CastName[]): Worn[] {
  let next = 0
  const pitch = 206 / Math.max(...ROWS[level].map(({ count }) => count))
  return ROWS[level].flatMap((row) =>
    Array.from({ length: row.count }, (_, i): Worn => {
      const who = cast[next++ % cast.length] ?? 'bia'
      return { who, row, x: round(105 + pitch * (i - (row.count - 1) / 2)) }
    }),
  )
}

const wearsGlasses = (who: CastName) => {
  const { aids = [] }: Person = CAST[who]
  return aids.includes('glasses')
}

const FREE: Readonly<Record<Spot, (child: Worn) => boolean>> = {
  hand: ({ left, right }) => !(left && right),
  face: ({ face, who }) => !face && !wearsGlasses(who),
  head: ({ head }) => !head,
  belly: ({ belly, left, right }) => !belly && !left && !right,
}

function give(child: Worn, thing: NamedThing, spot: Spot): void {
  if (spot !== 'hand') child[spot] = thing
  else if (child.left || (!child.right && child.x % 2 < 1)) child.right = thing
  else child.left = thing
}

/** A hand holds what no head, face or belly has room for. */
function spotFor(thing: NamedThing, children: readonly Worn[]): Spot {
  const spot = spotOf(thing)
  return children.some(FREE[spot]) ? spot : 'hand'
}

/** Every thing to somebody who has room for it; null without room. */
function dressed(children: readonly Worn[], things: readonly NamedThing[], random: Random): readonly Child[] | null {
  const order = ['belly', 'face', 'head', 'hand']
  const inOrder = random
    .shuffle(things)
    .toSorted((one, other) => order.indexOf(spotOf(one)) - order.indexOf(spotOf(other)))
  for (const thing of inOrder) {
    const spot = spotFor(thing, children)
    const free = random.shuffle(children.filter(FREE[spot]))
    // Hands stay on a drum, and nobody has two of a kind, as long as others have room.
    const ofKind = ({ left, right }: Worn) => left?.name === thing.name || right?.name === thing.name
    const child = free.find((one) => !one.belly && !ofKind(one)) ?? free.find((one) => !ofKind(one)) ?? free[0]
    if (!child) return null
    give(child, thing, spot)
  }
  return children
}

/** Middle of a hand that is held out, of a face, the crown of a head, the middle of a belly, in units of a child. */
const HAND = { x: 17.5, outer: 20, low: -25, high: -37 }
const AT = { face: -47, head: -56, belly: -18 }
/** The longer side of a thing, in the same units. */
const SIZES: Readonly<Record<Spot, number>> = { hand: 15.5, face: 24, head: 14, belly: 16 }
const WIDER: Readonly<Record<string, number>> = { chapéu: 20, boné: 20, sanfona: 20, surdo: 18, balão: 20, pipa: 19 }
/** Things held by their foot: a stick, a string, a cone. */
const BY_FOOT: ReadonlySet<string> = new Set(['balão', 'sombrinha', 'bandeira', 'sorvete', 'flor', 'tulipa', 'vela'])

const raises = ({ name }: NamedThing) => BY_FOOT.has(name)
/** Farther out beside a drum, and beside a mask as broad as the head. */
const reachOfHand = ({ belly, face }: Child, thing: NamedThing) =>
  belly || (face && raises(thing)) ? HAND.outer : HAND.x

interface Step {
  readonly expr: 'alegre' | 'carinho' | 'dentes' | 'cantar'
  readonly turn: number
  readonly raises: -1 | 0 | 1
  readonly legL: readonly [number, number]
  readonly legR: readonly [number, number]
}

/** Neighbours differ in their stance. */
const STEPS: readonly [Step, ...Step[]] = [
  { expr: 'alegre', turn: 0, raises: 1, legL: [-6, -2], legR: [5, 0] },
  { expr: 'dentes', turn: 18, raises: -1, legL: [-5, 0], legR: [8, -7] },
  { expr: 'carinho', turn: -18, raises: 0, legL: [-8, -3], legR: [8, -3] },
  { expr: 'alegre', turn: 16, raises: 1, legL: [-8, -7], legR: [5, 0] },
  { expr: 'cantar', turn: -14, raises: -1, legL: [-5, 0], legR: [6, -2] },
]

function poseOf(child: Child): Pose {
  const { left, right, belly, face, x, row } = child
  const hand = (side: -1 | 1, thing: NamedThing | undefined) =>
    thing
      ? ({
          at: [side * reachOfHand(child, thing), raises(thing) ? HAND.high + 4 : HAND.low],
          hand: 'fist',
          z: 'front',
        } as const)
      : undefined
  const onDrum = (side: -1 | 1) => (belly ? ({ at: [side * 9, -19], hand: 'fist', z: 'front' } as const) : undefined)
  const beat = (Math.round(x) + Math.round(row.foot)) % STEPS.length
  const step = STEPS[beat] ?? STEPS[0]
  const raised = (side: -1 | 1) =>
    step.raises === side
      ? ({ at: [side * 16, -43], hand: 'open', dir: 180 - side * 10, thumb: -side } as const)
      : undefined
  const armL = hand(-1, left) ?? onDrum(-1) ?? raised(-1)
  const armR = hand(1, right) ?? onDrum(1) ?? raised(1)
  return {
    expr: step.expr,
    ...(!face && { face: step.turn }),
    ...(armL && { armL }),
    ...(armR && { armR }),
    legL: { at: step.legL },
    legR: { at: step.legR },
  }
}

function placedThing(pen: Pen, child: Child, thing: NamedThing, spot: Spot, side: -1 | 0 | 1): Hidden {
  const { x, row } = child
  const whole = reachOf(thing, pen)
  const size = (WIDER[thing.name] ?? SIZES[spot]) * row.scale
  const scale = round(size / Math.max(whole.width, whole.height))
  const up = spot === 'hand' ? (raises(thing) ? HAND.high : HAND.low) : AT[spot]
  // By its foot in a raised hand or on a head, else by its middle.
  const anchor = raises(thing) || spot === 'head' ? whole.y + whole.height - 1 : whole.y + whole.height / 2
  const mark = pen.at(
    round(x + side * reachOfHand(child, thing) * row.scale - (whole.x + whole.width / 2) * scale),
    round(row.foot + up * row.scale - anchor * scale),
    scale,
    thing.draw,
  )
  const box: Box = boundsOf([mark]) ?? { x, y: row.foot, width: 1, height: 1 }
  return { name: thing.name, mark, box }
}

const COSTUMES = [CLOTH.amarelo, CLOTH.coral, CLOTH.verde, CLOTH.azul, CLOTH.lilas, CLOTH.rosa] as const

/** Clothes of a feast: spots and stripes in two colours. */
const costume = (who: CastName, i: number) => {
  const inDress = ['skirt', 'none'].includes(CAST[who].bottom.kind)
  const [one, other] = [inTurn(COSTUMES, i), inTurn(COSTUMES, i + 2)]
  const print = inTurn(['dots', 'stripes', 'star'] as const, i)
  return {
    top: { tone: one, printTone: other, print, kind: inDress ? ('dress' as const) : ('long' as const) },
    bottom: inDress ? { tone: one, kind: 'none' as const } : { tone: other, kind: 'pants' as const },
  }
}

export interface Gathering {
  readonly pen: Pen
  readonly level: Level
  readonly cast: readonly CastName[]
  readonly inCostume: boolean
  readonly place: readonly Mark[]
}

/** A child and what it has, from the back to the front. */
function drawChild(pen: Pen, child: Child, index: number, inCostume: boolean): { marks: Mark[]; hidden: Hidden[] } {
  const { who, x, row, left, right, face, head, belly } = child
  const wear = inCostume ? costume(who, index) : {}
  const hat = head && CAST[who].hair === 'bone' ? { hair: 'curto' as const } : {}
  const figure = marksOf(person(pen, who, x, row.foot, row.scale, { pose: poseOf(child), wear: { ...wear, ...hat } }))
  const hidden = [
    ...(belly ? [placedThing(pen, child, belly, 'belly', 0)] : []),
    ...(face ? [placedThing(pen, child, face, 'face', 0)] : []),
    ...(head ? [placedThing(pen, child, head, 'head', 0)] : []),
    ...(left ? [placedThing(pen, child, left, 'hand', -1)] : []),
    ...(right ? [placedThing(pen, child, right, 'hand', 1)] : []),
  ]
  return { marks: [...figure, ...hidden.map(({ mark }) => mark)], hidden }
}

/** The place with all its children, and things where they are; null where they have no room. */
export function gathered(gathering: Gathering, things: readonly NamedThing[], random: Random) {
  const { pen, level, cast, inCostume, place } = gathering
  const children = dressed(childrenOf(level, cast), things, random)
  if (!children) return null
  const drawn = children.map((child, i) => drawChild(pen, child, i, inCostume))
  return {
    marks: [...place, ...drawn.flatMap(({ marks }) => marks)],
    hidden: drawn.flatMap(({ hidden }) => hidden),
  }
}
