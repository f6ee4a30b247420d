/** A recital: a verse is played on a stage below its text, in the hall of a school or in a square with flags. */
import type { Box } from '../../lettering/bounds.ts'
import { childAt } from '../cast/people.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, points, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { cloud, tree } from '../shapes/nature.ts'
import { PLAYED, type PlayedName } from './recital-scenes.ts'

export const RECITALS = ['escola', 'praca'] as const
export type Recital = (typeof RECITALS)[number]

/** The text that all see, and the sheet before the stage, mm. */
export const TEXT_BANNER: Box = { x: 44, y: 61, width: 122, height: 49.5 }
export const TASK_SHEET: Box = { x: 16, y: 171, width: 178, height: 111.5 }
const STAGE = 150

const FLAGS = ['red', 'yellow', 'blue', 'green', 'orange'] as const

const hall = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 214, 160), 'bluePale', null),
  pen.shape(box(-4, 54, 222, 5), 'wood', 0.9),
  [-1, 1].map((side) => {
    const at = (dx: number) => 105 + side * dx
    return [
      pen.shape(
        `M${at(100)} 59H${at(66)}Q${at(68)} 88 ${at(88)} 98Q${at(90)} 122 ${at(86)} ${STAGE - 6}H${at(100)}z`,
        'redDark',
      ),
      pen.line(`M${at(76)} 60Q${at(80)} 84 ${at(92)} 96M${at(86)} 60Q${at(88)} 80 ${at(95)} 94`, 0.8),
      pen.shape(box(Math.min(at(86), at(100)), 96, 14, 4, 1.4), 'yellow', 0.9),
    ]
  }),
]

const square = (pen: Pen): Drawing => {
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 160), 'sky', null),
    cloud(middle, 24, 34, 0.5),
    cloud(middle, 188, 32, 0.5),
    middle.shape('M-4 124Q50 114 105 121T218 117V160H-4z', 'meadow', null),
    tree(middle, 15, 134, 0.8),
    tree(middle, 196, 134, 0.8, 'lime'),
    [9, 172].map((x) => [
      pen.line(`M${x} 68Q${x + 14.5} 74 ${x + 29} 68`, 0.8),
      points('2,69 11.500,71 21,69').map(([dx, y], i) =>
        middle.shape(`M${x + dx} ${y}h6l-3 6z`, inTurn(FLAGS, x + i), 0.6),
      ),
    ]),
  ]
}

/** The place with its banner and sheet, both empty. */
export function recital(pen: Pen, place: Recital, variant: number, scene: PlayedName): Drawing {
  const isHall = place === 'escola'
  const { x, y, width, height } = TEXT_BANNER
  const middle = pen.plane('middle')
  const reach = isHall ? 3 : 9
  return [
    isHall ? hall(pen) : square(pen),
    pen.shape(`M14 ${STAGE - 8}H196L204 ${STAGE + 8}H6z`, 'woodPale', 1.1),
    isHall
      ? [x + 14, x + width - 14].map((at) => pen.rope(`M${at} 57V${y}`, 1, 'wood', 0.6))
      : [x - 6, x + width + 6].map((at) => middle.shape(box(at - 1.6, y - 2, 3.2, STAGE - y - 4, 1), 'wood')),
    pen.shape(box(x, y, width, height, 3), 'white', 1.2),
    pen.shape(box(x - reach, y - 3, width + 2 * reach, 5.4, 2.7), 'woodDark', 1),
    pen.at(105, STAGE, 1, (own) => PLAYED[scene](own, (i) => childAt(variant * 3 + i))),
    pen.shape(box(-4, STAGE + 7, 222, 150), isHall ? 'tan' : 'meadow', 1),
    pen.shape(box(6, STAGE + 7, 198, 10), isHall ? 'redPale' : 'teal', 1.1),
    Array.from({ length: 9 }, (_, i) => middle.shape(circle(21 + i * 21, STAGE + 12, 1.9), 'yellow', 0.6)),
    pen.shape(box(TASK_SHEET.x, TASK_SHEET.y, TASK_SHEET.width, TASK_SHEET.height, 3), 'white', 1.1),
    Array.from({ length: 15 }, (_, i) => {
      const at = TASK_SHEET.x + 12 + i * 11
      return [middle.solid(circle(at, TASK_SHEET.y + 3.4, 1)), middle.line(`M${at} ${TASK_SHEET.y + 3.4}v-5.6`, 1.1)]
    }),
  ]
}

/** A frame to draw in. */
export const drawingFrame = (pen: Pen, { x, y, width, height }: Box, words: string): Drawing => [
  pen.shape(box(x, y, width, height, 3), 'white', 1),
  pen.text(x + 4, y + 6.4, words, 4.4, { font: 'text', anchor: 'start' }),
]

/** Three stars to colour, one after each time. */
export const timesStars = (pen: Pen, x: number, y: number): Drawing =>
  [0, 1, 2].map((i) => pen.shape(star(x + i * 13, y, 5.4), 'white', 0.9))
