/** A corner for experiments: photos on a string, a bench, shelves with their labels. Lengths in mm. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

const WALLS = ['foam', 'yellowPale', 'skyLow', 'sky'] as const

export const observationWall = (pen: Pen, variant: number): Drawing =>
  pen.shape(box(0, 0, 214, 300), inTurn(WALLS, variant), null)

/** Width of a photo and of its step on the string; height with its white foot. */
export const PHOTO = { x: 16.5, y: 66, width: 42, step: 45, height: 66, view: 49 } as const

/** Four photos on a string, each with its clip. */
export const photoString = (pen: Pen): Drawing => [
  pen.line('M9 63Q105 68 201 63', 0.9),
  Array.from({ length: 4 }, (_, i) => {
    const x = PHOTO.x + i * PHOTO.step
    return [
      pen.shape(box(x, PHOTO.y, PHOTO.width, PHOTO.height, 1), 'white', 1),
      pen.shape(box(x + 2, PHOTO.y + 3, PHOTO.width - 4, PHOTO.view - 3), 'skyLow', 0.7),
      pen.shape(box(x + 2, PHOTO.y + PHOTO.view - 5, PHOTO.width - 4, 5), 'woodPale', 0.7),
      pen.shape(box(x + PHOTO.width / 2 - 1.4, PHOTO.y - 5, 2.8, 7, 0.6), 'wood', 0.6),
    ]
  }),
]

/** Upper side of the bench. */
export const BENCH = 246

/** White paper on the wall for a diagram, its ground included. */
export const diagramSheet = (pen: Pen): Drawing => [
  pen.shape(box(15, 137, 180, 120, 1), 'white', 1),
  pen.shape(box(15, BENCH - 14, 180, 30), 'greyPale', null),
  pen.line(`M15 ${BENCH - 14}H195`, 0.7),
  pen.line('M15 137V257M195 137V257', 1),
  [24, 186].map((x) => pen.shape(box(x - 7, 134, 14, 6), 'yellow', 0.7)),
]

/** A bench from edge to edge with a child behind each end. */
export const bench = (pen: Pen, [left, right]: readonly [CastName, CastName]): Drawing => [
  person(pen, left, 33, BENCH + 12, 0.94, { pose: { ...BEHIND_TABLE, turn: 20 } }),
  person(pen, right, 177, BENCH + 12, 0.94, { pose: { ...BEHIND_TABLE, turn: -20 } }),
  pen.shape(box(-4, BENCH - 5, 222, 9), 'woodPale', 1.1),
  pen.shape(box(-4, BENCH + 4, 222, 60), 'tan', 1.1),
]

/** A shelf for four things: its upper side, the middle of the first, their step. */
export const SHELF = { first: 36, step: 46, front: 8 } as const

export const shelfAt = (pen: Pen, foot: number, captions: readonly string[]): Drawing => [
  pen.shape(box(-4, foot - 2.5, 222, 3.5), 'wood', 0.9),
  pen.shape(box(-4, foot + 1, 222, SHELF.front), 'woodPale', 0.9),
  captions.map((words, i) => pen.text(SHELF.first + i * SHELF.step, foot + 6.6, words, 4.6)),
]
