/** A dresser with three boards for jars, and children who look how full they are. */
import { PALE_GREY } from '../../scene/inks.ts'
import { round } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import { POINT, POINT_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, ellipse, type Spot } from '../paths.ts'
import { type Drawing, type Fill, type Pen, stroke } from '../pen.ts'

const ROWS = [121, 178, 235]
/** Middles of the jars' feet on the boards, row by row; the card leans beside it. */
export const JARS: readonly Spot[] = ROWS.flatMap((y): Spot[] => [
  [39, y],
  [130, y],
])
const JAR = { width: 36, height: 36 }
/** From a jar's middle to the left edge of its card; the card, mm. */
export const CARD = { offset: 21, width: 38, height: 46 }
/** Above the mark of a full jar: its shoulders, its lid. */
const [SHOULDERS, LID, ROUNDING] = [4.6, 5.4, 4]
/** The paper strip with the marks, inside the glass. */
const STRIP = 6

type Content = readonly [fill: Fill, kernel: (pen: Pen, x: number, y: number) => Drawing]

const tilted = (pen: Pen, x: number, y: number, rx: number, ry: number, fill: Fill) =>
  pen.at(x, y, 1, (pen) => pen.shape(ellipse(0, 0, rx, ry), fill, 0.5), { turn: (x * 47 + y * 31) % 180 })

export const KERNELS: Readonly<Record<string, Content>> = {
  feijões: ['brown', (pen, x, y) => tilted(pen, x, y, 2.1, 1.3, 'copper')],
  'grãos de milho': ['strawDark', (pen, x, y) => tilted(pen, x, y, 1.8, 1.5, 'yellow')],
  botões: [
    'bluePale',
    (pen, x, y) => [pen.shape(circle(x, y, 2), 'blue', 0.5), pen.line(`M${x - 0.7} ${y}h0.1M${x + 0.7} ${y}h0.1`, 0.6)],
  ],
  bolinhas: [
    'purplePale',
    (pen, x, y) => [pen.shape(circle(x, y, 2), 'pink', 0.5), pen.line(`M${x - 1.2} ${y + 0.6}q1.2 -2 2.4 -1.2`, 0.5)],
  ],
  ervilhas: ['leafDark', (pen, x, y) => pen.shape(circle(x, y, 1.7), 'lime', 0.5)],
  miçangas: [
    'orange',
    (pen, x, y) => [pen.shape(circle(x, y, 1.8), 'yellowPale', 0.5), pen.shape(circle(x, y, 0.6), 'white', 0.5)],
  ],
}

const CAPS: readonly Fill[] = ['red', 'green', 'yellow', 'teal', 'orange', 'purple']

/** The inside of a jar up to the share, from 0 to 1, and where it is on the page. */
export const filling = ([x, foot]: Spot, share: number) =>
  box(x - JAR.width / 2, foot - JAR.height * share, JAR.width, JAR.height * share)

/** A straight jar in equal steps, `share` of it full. */
export function jar(pen: Pen, at: Spot, steps: number, content: string, share: number): Drawing {
  const [x, foot] = at
  const [left, top] = [x - JAR.width / 2, foot - JAR.height]
  const cap = CAPS[Object.keys(KERNELS).indexOf(content)] ?? 'red'
  const [ground, kernel] = KERNELS[content] ?? (['brown', () => []] as const)
  const level = foot - JAR.height * share
  const kernels: Drawing[] = []
  for (let row = 0; foot - 2 - row * 3.7 > level - 2; row++)
    for (let column = 0; column < 9; column++)
      kernels.push(kernel(pen, left + 0.8 + column * 4.4 + (row % 2) * 2.2, foot - 2 - row * 3.7))
  const marks = Array.from({ length: steps }, (_, i) => foot - ((i + 1) * JAR.height) / steps)
  const ticks = marks.map((y) => `M${left} ${round(y)}h${STRIP}`).join('')
  const glass = box(left, top - SHOULDERS, JAR.width, JAR.height + SHOULDERS, ROUNDING)
  const inside = [
    pen.shape(glass, 'white', null),
    share > 0 ? [pen.shape(filling(at, share), ground, null), kernels] : [],
    share > 0 ? pen.shape(box(left, top - SHOULDERS, JAR.width, level - top + SHOULDERS), 'white', null) : [],
    pen.shape(box(left, top - SHOULDERS, STRIP, JAR.height + 2 * SHOULDERS), 'white', 0.8),
    share > 0
      ? pen.line(`M${left} ${level}h${JAR.width}`, 1.3)
      : stroke(marks.map((y) => `M${left + STRIP} ${round(y)}H${left + JAR.width}`).join(''), PALE_GREY, 0.6),
    pen.line(ticks, 0.9),
  ]
  const lid = top - SHOULDERS - LID
  const grooves = [-10, -5, 0, 5, 10].map((dx) => `M${x + dx} ${lid + 2}v1.800`).join('')
  return [
    pen.clip(glass, inside),
    pen.shape(glass, null, 1.3),
    pen.line(`M${left + JAR.width - 3} ${top + 1}v7`, 0.7, 'stoneDark'),
    pen.shape(box(x - JAR.width / 2 + 3.5, lid, JAR.width - 7, LID, 1.8), cap, 1.2),
    pen.line(grooves, 0.6),
  ]
}

/** Left upper corner of the card of a jar. */
export const cardSpot = ([x, foot]: Spot): Spot => [x + CARD.offset, foot - CARD.height]

const card = (pen: Pen, at: Spot): Drawing => {
  const [x, y] = cardSpot(at)
  return pen.shape(box(x, y, CARD.width, CARD.height, 2.5), 'white', 1)
}

const PAIRS = [
  ['caio', 'nina'],
  ['iara', 'gil'],
  ['davi', 'malu'],
  ['sofia', 'theo'],
] as const
const WALLS = [
  ['yellowPale', 'teal'],
  ['bluePale', 'woodPale'],
  ['pinkPale', 'blue'],
  ['lime', 'wood'],
] as const
const [FEET, SCALE, TOP] = [283, 0.56, 66]

/** A sack of grain, open, and a wooden crate. */
const provisions = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (pen) => [
    pen.shape('M-15 0C-18 -8 -15 -15 -13 -18H5C7 -15 10 -8 7 0z', 'tan', 1.1),
    pen.shape('M-14 -17C-12 -22 4 -22 6 -17C4 -14 -12 -14 -14 -17z', 'yellow', 0.9),
    pen.line('M-10 -17.500h0.100M-5 -18.500h0.100M0 -17h0.100M-7 -16h0.100', 1),
    pen.shape(box(12, -13, 24, 13, 1), 'woodPale', 1.1),
    pen.line('M12 -8.700H36M12 -4.300H36', 0.7, 'woodDark'),
  ])

/** `variant`, from 0, gives another dresser and other people. */
export function pantry(pen: Pen, variant: number): Drawing {
  const [wall, wood] = inTurn(WALLS, variant)
  const [left, right] = inTurn(PAIRS, variant)
  const floor = 250
  return [
    pen.shape(box(0, 0, 214, floor), wall, null),
    pen.shape(box(-4, floor, 220, 60), 'sand', 1.1),
    pen.line(
      'M-4 262H214M-4 275H214M28 250V262M92 262V275M118 250V262M186 262V275M60 275V290M150 275V290',
      0.6,
      'sandLine',
    ),
    pen.shape(box(11, TOP, 188, 176), 'cream', 1.3),
    pen.shape(box(8, TOP - 4, 194, 6, 2), wood, 1.2),
    [11, 195].map((x) => pen.shape(box(x, TOP + 2, 4, 174), wood, 1.1)),
    ROWS.map((y) => [pen.shade(box(15, y + 4, 180, 2), 'brown', 0.14), pen.shape(box(11, y, 188, 4.4, 1), wood, 1.1)]),
    [18, 186].map((x) => pen.shape(box(x, 239.4, 7, 14, 1), wood, 1.1)),
    JARS.map((at) => card(pen, at)),
    provisions(pen, 96, FEET),
    person(pen, left, 48, FEET, SCALE, { pose: POINT }),
    person(pen, right, 160, FEET, SCALE, { pose: POINT_LEFT }),
  ]
}
