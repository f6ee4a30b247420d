/** A corridor of a school: keys hang on a board, each opens the locker that has the result. In mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import { POINT, WAVE_LEFT } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { wordThing } from '../words/words.ts'
import { around, middleOf, oneOf, pitches, type Slot, type StageWish, type SumStage } from './sum-stage.ts'

const BOARD: Box = { x: 15, y: 58, width: 80, height: 176 }
const LOCKERS: Box = { x: 145, y: 58, width: 50, height: 186 }
const [FLOOR, FEET] = [246, 281]
const NUMBER = { width: 21, height: 14 }
const TAG = { x: 39, width: 53 }
/** From what is joined to its dot. */
const TO_DOT = 7
const PAINTS: readonly Fill[] = ['blue', 'green', 'orange', 'purple']
const METALS: readonly Fill[] = ['yellow', 'copper', 'metal']

/** A key on its hook, tied to a tag. */
function key(pen: Pen, { x, y, height }: Box, fill: Fill): Drawing {
  const middle = pen.plane('middle')
  const [at, cy] = [28, y + height / 2 - 5]
  return [
    middle.line(`M${at} ${r(cy - 5)}Q${at + 6} ${r(cy - 9)} ${r(x + 2.6)} ${r(y + height / 2)}`, 0.8),
    middle.shape(
      `M${at - 1.6} ${r(cy + 4)}h3.200v13.400h-3.200zM${at + 1.6} ${r(cy + 10)}h4.400v2.600h-4.400zM${at + 1.6} ${r(cy + 14.4)}h3.200v2.600h-3.200z`,
      fill,
      0.8,
    ),
    middle.shape(
      `${circle(at, cy, 5.4)}M${at - 2.4} ${r(cy)}a2.400 2.400 0 1 0 4.800 0a2.400 2.400 0 1 0 -4.800 0z`,
      fill,
      0.9,
    ),
    middle.shape(circle(at, r(cy - 4.4), 1.3), 'greyDark', 0.6),
  ]
}

function door(pen: Pen, { x, y, width, height }: Box, fill: Fill): Drawing {
  const middle = pen.plane('middle')
  const cy = y + height / 2
  const vents = [-4, 0, 4].map((dy) => `M${x + 5} ${r(cy + dy)}h7`).join('')
  return [
    middle.shape(box(x, y, width, height, 1.4), fill, 1),
    middle.line(vents, 0.8),
    middle.shape(box(x + width - 11, r(cy - 5), 5, 10, 1), 'metal', 0.7),
    middle.shape(circle(x + width - 8.5, r(cy - 1.6), 0.9), 'greyDark', 0.4),
    middle.line(`M${x + width - 8.5} ${r(cy - 0.8)}v3`, 0.7),
  ]
}

const thing = (pen: Pen, name: string, x: number, foot: number, size: number): Drawing => {
  const own = wordThing(name)
  return own ? standing(pen, own.draw, x, foot, size) : []
}
/** On the floor before the lockers. */
const LEFT_HERE = [
  ['mochila', 150, 24],
  ['tênis', 170, 17],
  ['bola', 187, 15],
] as const

/** A bench with what waits for its locker. */
const bench = (pen: Pen): Drawing => [
  [58, 98].map((x) => pen.shape(box(x, 268, 4, 13), 'woodDark', 0.8)),
  pen.shape(box(54, 264, 52, 4.6, 1.4), 'wood', 1),
  thing(pen, 'mochila', 66, 264.2, 20),
  thing(pen, 'livro', 83, 264.2, 13),
  thing(pen, 'boné', 97, 264.2, 13),
]

/** Doors one below the other, so that no line passes another door. */
const doorsOf = (results: number): Box[] =>
  pitches(results, LOCKERS.y, LOCKERS.y + LOCKERS.height).feet.map((foot) => {
    const height = LOCKERS.height / results
    return { ...LOCKERS, y: foot - height, height }
  })

export function keyCorridor(pen: Pen, { sums, results, isCounted, isWide, who, turn }: StageWish): SumStage {
  const far = pen.plane('far', 'woodDark')
  const middle = pen.plane('middle')
  const { pitch, feet } = pitches(sums, BOARD.y + 2, BOARD.y + BOARD.height - 2)
  const height = isCounted ? pitch - 5 : Math.min(20, pitch - 7)
  const tags = feet.map((foot): Box => ({ ...TAG, y: foot - pitch / 2 - height / 2, height }))
  const doors = doorsOf(results)
  const fill = oneOf<Fill>(PAINTS, turn, 'blue')
  const other = oneOf<Fill>(PAINTS, turn + 1, 'green')
  return {
    marks: [
      pen.shape(box(0, 0, 210, 300), 'foam', null),
      far.shape(box(-6, FLOOR, 222, 60), 'woodPale', 0.7),
      far.line([256, 267, 279].map((y) => `M-6 ${y}H216`).join(''), 0.5, 'wood'),
      far.shape(box(-6, FLOOR - 4, 222, 4), 'cream', 0.7),
      isWide
        ? []
        : [20, 190].map((x) => [
            far.shape(box(x - 8, 23, 16, 18, 1), 'sky', 0.8),
            far.line(`M${x} 23v18M${x - 8} 32h16`, 0.7),
          ]),
      middle.shape(box(BOARD.x - 2, BOARD.y - 1, BOARD.width + 4, BOARD.height + 2, 2.5), 'woodDark', 1),
      pen.shape(box(BOARD.x, BOARD.y + 1, BOARD.width, BOARD.height - 2, 1.5), 'straw', 0.7),
      tags.map((tag, i) => [
        key(pen, tag, oneOf<Fill>(METALS, i, 'yellow')),
        middle.shape(
          `M${r(tag.x + 6)} ${r(tag.y)}H${r(tag.x + tag.width)}V${r(tag.y + height)}H${r(tag.x + 6)}L${r(tag.x)} ${r(tag.y + height - 6)}V${r(tag.y + 6)}z`,
          'white',
          0.9,
        ),
        middle.shape(circle(tag.x + 3.4, tag.y + height / 2, 1.1), 'greyPale', 0.5),
      ]),
      [LOCKERS.x + 4, LOCKERS.x + LOCKERS.width - 10].map((x) =>
        middle.shape(box(x, LOCKERS.y + LOCKERS.height, 6, 4), 'greyDark', 0.9),
      ),
      doors.map((one, i) => door(pen, one, i % 2 ? other : fill)),
      bench(middle),
      person(middle, oneOf(who, 0, 'bia'), 33, FEET, 0.76, { pose: POINT }),
      person(middle, oneOf(who, 1, 'gil'), 121, FEET, 0.76, { pose: WAVE_LEFT }),
      LEFT_HERE.map(([name, x, size]) => thing(middle, name, x, FEET - 1, size)),
    ],
    sums: tags.map(
      (tag): Slot => ({
        box: { ...tag, x: tag.x + 6, width: tag.width - 8 },
        dot: [BOARD.x + BOARD.width + TO_DOT, middleOf(tag)[1]],
      }),
    ),
    results: doors.map((one): Slot => {
      const [cx, cy] = middleOf(one)
      return { box: around([cx, cy], NUMBER.width, NUMBER.height), dot: [one.x - TO_DOT, cy] }
    }),
  }
}
