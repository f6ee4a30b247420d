/** Beings of Brazilian folk tales in the hand of the cast: the pose and the dress of each. */
import type { Standing } from './cast.ts'
import { type FigurePen, placed } from './figure-pen.ts'
import { CLOTH, SKIN } from './inks.ts'

/** On one leg, with his red cap. Played by Davi. */
export const SACI: Standing = {
  wear: {
    skin: 's5',
    hair: 'cachos',
    top: { tone: CLOTH.amarelo },
    bottom: { tone: CLOTH.vermelho, kind: 'shorts' },
  },
  pose: {
    hide: ['legR'],
    hip: [1, -20],
    barefoot: true,
    tilt: 6,
    expr: 'alegre',
    plain: true,
    legL: { at: [0.5, -1.5] },
    armR: { at: [16, -42], hand: 'open', dir: 150, thumb: -1 },
    armL: { at: [-9.5, -23], dir: 75, hand: 'fist' },
  },
  extra: (near) => ({
    head: placed(
      [
        near.shape(
          'M-11.4,-4.6C-12,-14 -5,-19 3,-20.5C10,-21.5 15,-18 17.5,-13C19,-10 18,-7.5 15.5,-8.5C14,-10 12.5,-10.5 11,-9.8Q11.6,-7 11.4,-4.6Z',
          CLOTH.vermelho,
        ),
        near.ink('M11,-9.8Q9.5,-13.5 5,-14.5'),
        near.shape('M-12,-6.8Q0,-11 12,-6.8L12,-3Q0,-7 -12,-3Z', CLOTH.vermelho),
      ],
      1.5,
      -46.1,
      1,
      6,
    ),
  }),
}

/** The same with the other hand up. */
export const SACI_WAVING: Standing = {
  ...SACI,
  pose: {
    ...SACI.pose,
    armL: { at: [-16, -42], hand: 'open', dir: 210, thumb: 1 },
    armR: { at: [9.5, -23], dir: -75, hand: 'fist' },
  },
}

/** A bare foot below a leg, its heel in front and its toes behind. */
const backwardFoot = (near: FigurePen, x: number) => {
  const outline =
    'M-2.9,-6C-3.2,-4.4 -4.4,-3.9 -5.4,-3.7C-6.2,-5.1 -8.2,-4.3 -7.9,-2.9C-9.5,-3.3 -10.5,-1.8 -9.5,-0.9C-10.6,-0.2 -10,1 -8.8,1H1.8C3.8,1 3.7,-2.6 2.9,-6'
  return placed([near.fill(`${outline}Z`, SKIN.s4), near.ink(outline, near.outer)], x, 0)
}

/** Hair of fire, feet that point backwards. Played by Caio. */
export const CURUPIRA: Standing = {
  wear: {
    skin: 's4',
    hair: 'fogo',
    hairColour: CLOTH.coral,
    aids: [],
    top: { tone: CLOTH.verde },
    bottom: { tone: CLOTH.verde, kind: 'shorts' },
  },
  pose: {
    barefoot: true,
    turn: 30,
    expr: 'alegre',
    plain: true,
    armR: { at: [16, -40], hand: 'open', dir: 150, thumb: -1 },
    armL: { at: [-10, -22], dir: 60, hand: 'fist' },
    legL: { at: [-5, -3], face: -1 },
    legR: { at: [8, -3], face: -1 },
  },
  extra: (near) => ({ legs: [backwardFoot(near, -5), backwardFoot(near, 8)] }),
}

/** She sings, a fish from the hips down. Played by her namesake. */
export const IARA: Standing = {
  wear: { skin: 's4', top: { tone: CLOTH.verde, kind: 'short' } },
  pose: {
    hide: ['legL', 'legR'],
    expr: 'cantar',
    hip: [0, -20],
    armL: { at: [-14, -34], hand: 'open', dir: 200, thumb: 1 },
    armR: { at: [13, -28], hand: 'flat', dir: 60 },
  },
  extra: (near) => ({
    legs: [
      near.shape(
        'M-9,-23H8C9,-14 13,-9 18,-10C21,-11 22,-14 20,-19C26,-20 30,-16 32,-11C37,-11 40,-7 40,-2C36,-4 32,-3 29,-1C22,7 8,8 -2,3C-12,-2 -13,-14 -9,-23Z',
        CLOTH.agua,
      ),
      near.ink('M-6,-14q3,3 6,0M-1,-7q3,3 6,0M9,-3q3,3 6,0'),
    ],
  }),
}
