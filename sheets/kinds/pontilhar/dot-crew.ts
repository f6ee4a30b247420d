/** Two who make a figure in dots appear: who draws, and who shows where it goes on. */
import { person, type Standing } from '../../studio/cast/cast.ts'
import { type FigurePen, placed } from '../../studio/cast/figure-pen.ts'
import { CLOTH } from '../../studio/cast/inks.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT } from '../../studio/cast/poses.ts'
import { pencil } from '../../studio/cast/things.ts'
import { box } from '../../studio/paths.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'

/** Feet and size of who draws there, beside the plate to write on. */
export const [FEET, SIZE] = [283, 0.82]
export const [LEFT, RIGHT] = [29, 181]

const CREWS: readonly (readonly [CastName, CastName])[] = [
  ['bia', 'gil'],
  ['davi', 'yumi'],
  ['nina', 'caio'],
  ['lia', 'theo'],
  ['sofia', 'iara'],
  ['malu', 'davi'],
]

export const crewOf = (variant: number) => CREWS[variant % CREWS.length] ?? (['bia', 'gil'] as const)

const REACHES = { turn: -30, expr: 'alegre', armR: [14, 4] } as const
/** A hand up at the wall, where the tool begins. */
const HAND = [-17, -42] as const
const RAISED: Standing['pose'] = { ...REACHES, armL: { at: HAND, dir: -150, hand: 'fist', z: 'back' } }

const brush = (near: FigurePen, [x, y]: readonly [number, number], turn: number): Drawing =>
  placed(
    [
      near.shape(box(-1, -3, 2, 13, 0.8), CLOTH.madeira),
      near.shape(box(-2.4, -7, 4.8, 4.4, 0.6), CLOTH.cinza),
      near.shape('M-2.400 -7H2.400Q2.600 -11 0 -13Q-2.600 -11 -2.400 -7z', CLOTH.coral),
    ],
    x,
    y,
    1,
    turn,
  )

type Tool = (near: FigurePen) => Drawing
export const BRUSH: Tool = (near) => brush(near, [HAND[0], HAND[1]], -14)
export const MARKER: Tool = (near) => pencil(near, HAND[0] - 5, HAND[1] - 6, 140, CLOTH.azul, 10)

/** Draws at the left; at the right where flipped. */
export const drawing = (tool?: Tool): Standing => ({
  pose: RAISED ?? {},
  ...(tool && { extra: (near: FigurePen) => ({ top: [tool(near)] }) }),
})

/** One at each side: who draws, and who shows where it goes on. */
export function crew(pen: Pen, variant: number, tool?: Tool): Drawing {
  const [draws, shows] = crewOf(variant)
  const right = variant % 2 === 0
  const at = (first: boolean) => (first === right ? RIGHT : LEFT)
  return [
    person(pen, draws, at(true), FEET, SIZE, { ...drawing(tool), flip: !right }),
    person(pen, shows, at(false), FEET, SIZE, { pose: { ...POINT, turn: 30 }, flip: !right }),
  ]
}

/** Shows something high up. */
export const SHOWS_UP: Standing['pose'] = { ...POINT, armR: { at: [17, -42], dir: 150, z: 'back' }, armL: [-14, 4] }

/** Hands of who kneels, from the feet, in the lengths of a child. */
export const STICK: Tool = (near) => near.rope('M10 -16L22 2', CLOTH.madeira, 1.6)
