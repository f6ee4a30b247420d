/** Places with two rows of halves: a stall of a market, a workshop of toys, two lines in a garden. */
import { taskTitle } from '../../page/picture-page.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { round } from '../../scene/marks.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { HOLD, POINT, WAVE } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, points } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { backdrop, ground, room } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { tree, tuft } from '../../studio/shapes/nature.ts'
import { bloom } from '../../studio/shapes/plants.ts'
import { toadstools } from '../../studio/shapes/rewards.ts'
import { LOWER, UPPER } from './half-rows.ts'

export type HalfPlace = 'feira' | 'oficina' | 'varal'

/** Lower edges of both rows, mm. */
const SHELF = UPPER.y + UPPER.height
const COUNTER = LOWER.y + LOWER.height
/** Of the lines that halves hang from, mm. */
export const LINES = { upper: UPPER.y - 2, lower: LOWER.y - 1 }

const PAIRS = [
  ['bia', 'gil'],
  ['nina', 'caio'],
  ['iara', 'davi'],
  ['malu', 'theo'],
  ['sofia', 'yumi'],
] as const satisfies readonly (readonly [CastName, CastName])[]

/** Seen to the waist: the page ends there. */
const guests = (pen: Pen, variant: number): Drawing => {
  const [one, other] = inTurn(PAIRS, variant)
  return [
    person(pen, one, 38, 316, 1.02, { pose: { ...POINT, armR: [14, 4], turn: 24 } }),
    person(pen, other, 172, 316, 1.02, { pose: HOLD, flip: true }),
  ]
}

/** Scissors that have just been laid down, 20 mm wide. */
const scissors = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.shape('M-1 -1L14 -6.500L15.500 -4L1 1z', 'metal', 0.8),
    own.shape('M-1 -1L14 1.500L15 4L-1 2z', 'metal', 0.8),
    own.shape(circle(-4.5, -3.4, 3.2), 'red', 0.8),
    own.shape(circle(-4.5, 3.4, 3.2), 'red', 0.8),
    [-3.4, 3.4].map((at) => own.shape(circle(-4.5, at, 1.5), 'white', 0.6)),
  ])

/** A sign with an arrow all but round: the paper may be turned, too. */
const turnSign = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(circle(x, y, 7.4), 'white', 0.9),
  pen.line(`M${round(x - 3.2)} ${round(y + 2.9)}A4.3 4.3 0 1 1 ${round(x + 3)} ${round(y + 3.1)}`, 1.1),
  pen.solid(
    `M${round(x + 0.4)} ${round(y + 2.6)}L${round(x + 5)} ${round(y + 1)}L${round(x + 3.9)} ${round(y + 5.6)}z`,
  ),
]

/** The children have cut the figures out. */
const makers = (pen: Pen, variant: number): Drawing => {
  const [one, other] = inTurn(PAIRS, variant)
  return [
    person(pen, one, 38, 286, 0.6, { pose: WAVE }),
    person(pen, other, 174, 286, 0.6, { pose: POINT, flip: true }),
  ]
}

const AWNINGS = ['blue', 'red', 'green', 'orange'] as const
const SCALLOPS = 12

/** A house and a tree far away, at the sides: no line of theirs is where the child's run. */
const square = (pen: Pen, variant: number): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    ground(far, points('-8,158 50,150 110,158 165,149 218,156'), 'hillFar'),
    house(pen.plane('far'), 25, 164, 0.42, { roof: inTurn(['red', 'blue', 'orange'] as const, variant) }),
    tree(far, 187, 164, 0.5, 'lime'),
    ground(far, points('-8,164 60,163 105,164 150,163 218,164'), 'meadow'),
  ]
}

/** The halves are on the shelf and on the counter; between them one sees the square. */
function stall(pen: Pen, variant: number, isTurned: boolean): Drawing {
  const middle = pen.plane('middle')
  const step = 196 / SCALLOPS
  return [
    backdrop(pen, 'sky'),
    square(pen, variant),
    [11, 194].map((x) => middle.shape(box(x, 58, 5, 240), 'woodPale', 1)),
    middle.shape(box(16, UPPER.y - 10, 178, UPPER.height + 10), 'cream', 0.8),
    middle.shape(box(11, SHELF, 188, 5, 1), 'wood', 1),
    Array.from({ length: SCALLOPS }, (_, i) =>
      pen.shape(
        `M${round(7 + i * step)} 56h${round(step)}v9a${round(step / 2)} 6 0 0 1 ${round(-step)} 0z`,
        i % 2 ? 'white' : inTurn(AWNINGS, variant),
        0.9,
      ),
    ),
    middle.shape(box(5, COUNTER + 5, 200, 60), 'woodPale', 1),
    middle.line(
      'M5 258H205M5 270H205M60 247V258M130 247V258M96 258V270M164 258V270M60 270V290M130 270V290',
      0.6,
      'wood',
    ),
    middle.shape(box(3, COUNTER, 204, 6, 1.5), 'wood', 1.1),
    middle.shape(box(72, 254, 66, 16, 3), 'white', 1),
    middle.text(isTurned ? 98 : 105, 265.5, 'FRUTAS', 9),
    isTurned ? turnSign(middle, 127, 262) : [],
  ]
}

const glue = (pen: Pen, x: number, fill: Fill): Drawing => [
  pen.shape(`M${x - 6} ${COUNTER + 18}V${COUNTER + 7}q0 -3 3 -3h6q3 0 3 3V${COUNTER + 18}z`, 'white', 0.9),
  pen.shape(box(x - 2, COUNTER, 4, 4.5, 0.8), fill, 0.8),
  pen.shape(box(x - 6, COUNTER + 9, 12, 6), fill, 0.7),
]

/** A clock and a saw at the sides, where no line of the child's runs. */
const onTheWall = (pen: Pen): Drawing => [
  pen.shape(circle(23, 150.5, 1), 'metal', 0.6),
  pen.shape(circle(23, 160, 8), 'white', 1),
  pen.line('M23 155V160L26.500 162', 1),
  pen.shape(box(175, 148.4, 21, 3, 1), 'wood', 0.9),
  pen.shape('M179 151.4H186V160H179z', 'red', 0.8),
  pen.shape('M179.500 160H185.500L184 174H181z', 'metal', 0.8),
  pen.shape(circle(191, 153.4, 2.4), 'yellow', 0.8),
  pen.rope('M191 156V173', 2, 'wood', 0.8),
]

/** A shelf and a bench; the toys of the bench hang from a rail where they are upside down. */
function workshop(pen: Pen, variant: number, isTurned: boolean): Drawing {
  const middle = pen.plane('middle')
  const far = pen.plane('far', 'woodDark')
  const bench = COUNTER + (isTurned ? 17 : 0)
  return [
    room(far, 268, inTurn(['skyLow', 'pinkPale', 'bluePale'] as const, variant), 'woodPale', true),
    middle.shape(box(11, 64, 188, SHELF - 60, 2), 'cream', 0.8),
    middle.shape(box(8, 60, 194, 5, 1.5), 'wood', 1),
    middle.shape(box(8, SHELF, 194, 5, 1.5), 'wood', 1),
    [24, 180].map((x) => middle.shape(`M${x} ${SHELF + 5}h6v5q-6 0 -6 -5z`, 'woodDark', 0.8)),
    onTheWall(middle),
    isTurned
      ? [
          pen.rope(`M9 ${LINES.lower - 2.5}H201`, 2.2, 'metal', 0.8),
          [9, 201].map((x) => middle.shape(circle(x, LINES.lower - 2.5, 3), 'metal', 0.9)),
        ]
      : [],
    middle.shape(box(6, bench + 6, 198, 60), 'woodPale', 1),
    [60, 150].map((x) => [
      middle.shape(box(x - 26, bench + 12, 52, 14, 1.5), 'tan', 0.9),
      middle.shape(circle(x, bench + 19, 2), 'yellow', 0.8),
    ]),
    middle.shape(box(3, bench, 204, 6, 1.5), 'wood', 1.1),
    isTurned
      ? [
          [80, 94].map((x, i) => glue(middle, x, inTurn(['red', 'blue'] as const, i + variant))),
          scissors(middle, 116, bench - 4.6),
          turnSign(middle, 105, bench + 19),
        ]
      : scissors(middle, 102, bench + 14),
  ]
}

/** Two posts of a garden with flowers. */
const posts = (pen: Pen): Drawing => [
  [12.5, 197.5].map((x) => [pen.shape(box(x - 2.2, 60, 4.4, 204, 2), 'wood', 1), tuft(pen, x, 265, 0.6)]),
  bloom(pen, 146, 273, 1.1, 'red'),
  bloom(pen, 156, 276, 1, 'yellow'),
  tuft(pen, 150, 277, 0.7),
]

/** Two trees of a wood with toadstools. */
const trunks = (pen: Pen): Drawing => [
  [0, 1].map((side) => {
    const at = (x: number) => (side ? 210 - x : x)
    return [
      pen.shape(`M${at(4)} 266Q${at(9)} 258 ${at(9)} 240V50H${at(16)}V240Q${at(16)} 260 ${at(22)} 266z`, 'brown', 1),
      pen.line(`M${at(12)} 94v14M${at(13)} 160v12M${at(11.6)} 214v12`, 0.8),
      pen.shape(
        `M${at(4)} 60V22H${at(20)}Q${at(29)} 26 ${at(25)} 34Q${at(33)} 42 ${at(26)} 49Q${at(27)} 60 ${at(16)} 59Q${at(10)} 66 ${at(4)} 60z`,
        'leaf',
        1,
      ),
      pen.line(`M${at(14)} 36q3 -3 6 0M${at(12)} 49q3 -3 6 0`, 0.8),
    ]
  }),
  pen.at(151, 276, 0.4, toadstools),
]

const FRONDS =
  'M0 0Q-8 -12 -20 -8Q-10 -5 0 0Q-14 -3 -18 8Q-8 3 0 0Q-8 6 -7 17Q0 8 0 0Q9 5 9 16Q12 5 0 0Q14 -2 18 7Q18 -8 0 0Q8 -14 19 -9Q8 -15 0 0z'

/** Two coconut palms of a beach, with a shell on the sand. */
const palms = (pen: Pen): Drawing => [
  [11, 199].map((x) => [
    pen.shape(`M${x - 3.4} 268Q${x + 1} 160 ${x - 2} 51H${x + 2}Q${x + 5} 160 ${x + 3.4} 268z`, 'woodPale', 1),
    pen.line([86, 120, 156, 192, 226].map((y) => `M${x - 1} ${y}h4`).join(''), 0.8),
    pen.at(x + (x < 100 ? 2 : -2), 50, 0.76, (own) => own.shape(FRONDS, 'leaf', 1)),
    [-2.6, 2.6].map((dx) => pen.shape(circle(x + dx, 53, 2.2), 'brown', 0.8)),
  ]),
  pen.shape('M146 277q-1 -9 8 -10q9 1 8 10z', 'pinkPale', 0.9),
  pen.line('M154 267V277M154 267L149.500 277M154 267L158.500 277', 0.6),
]

type LinePlace = 'garden' | 'wood' | 'beach'
const LINE_PLACES: Readonly<Record<Level, LinePlace>> = { facil: 'garden', medio: 'wood', desafio: 'beach' }
const HOLDERS: Readonly<Record<LinePlace, (pen: Pen) => Drawing>> = { garden: posts, wood: trunks, beach: palms }

/** Figures of card on two lines between posts of a garden, trees of a wood or palms of a beach. */
function lines(pen: Pen, variant: number, place: LinePlace): Drawing {
  const middle = pen.plane('middle')
  const onBeach = place === 'beach'
  return [
    backdrop(pen, 'sky'),
    // Hills without contours: the child's lines run here.
    pen.shape(
      'M-8 166C40 148 80 152 112 162S180 150 220 158V300H-8z',
      place === 'wood' ? 'hill' : onBeach ? 'water' : 'hillFar',
      null,
    ),
    ground(middle, points('-8,250 60,246 130,250 218,246'), onBeach ? 'foam' : 'grass'),
    [LINES.upper, LINES.lower].map((y) => pen.rope(`M13 ${y}H197`, 1, 'straw', 0.7)),
    ground(middle, points('-8,268 50,262 105,266 160,261 218,267'), onBeach ? 'sand' : 'meadow'),
    HOLDERS[place](middle),
    onBeach ? [] : tuft(middle, 62, 274, 0.7),
    [74, 133].map((x) => middle.shape(box(x, 266, 4, 19, 0.6), 'wood', 0.9)),
    middle.shape('M70 262L76 256H135L141 262z', 'woodPale', 0.9),
    middle.shape(box(69, 262, 73, 4.5, 1), 'wood', 0.9),
    middle.shape('M82 260.500L86 257.200H103L101 260.500z', 'yellow', 0.7),
    middle.line('M91.600 260.500L94.600 257.200', 0.6, 'greyDark', [1.2, 1]),
    pen.at(114, 258.6, 0.72, (own) => scissors(own, 0, 0)),
    middle.shape(box(126, 251.5, 7, 8.5, 1), inTurn(['blue', 'red', 'yellow'] as const, variant), 0.8),
    middle.line('M128 251.500v-4.500M130 251.500v-5.500M131.800 251.500v-4', 0.9),
  ]
}

/** The place, and people and title, that the key leaves out. */
export function halfPlace(options: SheetOptions, name: HalfPlace, variant: number, isTurned: boolean): PageMark[] {
  const pen = new Pen(options.color)
  const people = name === 'varal' ? makers : guests
  const drawn =
    name === 'varal'
      ? lines(pen, variant, LINE_PLACES[options.level])
      : name === 'feira'
        ? stall(pen, variant, isTurned)
        : workshop(pen, variant, isTurned)
  return [...marksOf(drawn), answer([], marksOf(people(pen, variant))), ...taskTitle(pen, options)]
}

/** Over the edge of a thing, mm. */
const BITE = 2.4

/** On a line and on the edge of the thing below it: no thread is beside a contour. */
export const peg = (pen: Pen, x: number, line: number, edge: number, isMetal: boolean): Drawing =>
  pen.shape(box(round(x - 1.6), line - 4, 3.2, round(edge + BITE - line + 4), 1), isMetal ? 'metal' : 'orange', 0.7)
