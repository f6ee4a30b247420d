/** On the way, and with somebody else. */
import { box, disc, heart, hull, points, poly } from '../../paths.ts'
import type { Drawing } from '../../pen.ts'
import type { FigurePen } from '../figure-pen.ts'
import { CLOTH } from '../inks.ts'
import type { Pose } from '../skeleton.ts'
import { book, speech } from '../things.ts'
import { type Action, BUST } from './stage.ts'

/** Walking to the right, thumbs at the straps of the backpack. */
const WALK: Pose = {
  turn: 32,
  expr: 'alegre',
  plain: true,
  lean: 3,
  armL: { at: [4, -30], z: 'front', hand: 'fist', dir: 150, thumb: 1 },
  armR: { at: [13.6, -27], z: 'back' },
  legL: { at: [-8, -5], toe: 34 },
  legR: { at: [7, -3] },
}

/** Arms are drawn over both, by hand. */
const HELD: Pose = { hide: ['legL', 'legR', 'armL', 'armR'], hem: 7 }

const backpack = (near: FigurePen): Drawing => [
  near.shape(box(-14.6, -38, 12, 17, 4), CLOTH.verde),
  near.shape(box(-16, -29, 6, 8, 2.4), CLOTH.verde[1]),
]
const strap = (near: FigurePen): Drawing => near.rope('M-1.6,-37.4Q2.6,-32 -1.4,-25', CLOTH.verde[1], 1.4)

export const COMPANY = {
  'ir para a escola': {
    usual: 'bia',
    draw: ({ pen, person }) => [
      pen.rope('M33,-42V-54', CLOTH.madeira, 1.2),
      pen.shape('M33.6,-54.6H44L41,-51L44,-47.6H33.6Z', CLOTH.amarelo),
      pen.shape(box(16, -28, 34, 28), CLOTH.creme),
      pen.shape(poly(points('13,-28 33,-43 53,-28')), CLOTH.coral),
      pen.detail(disc(33, -33, 3), CLOTH.branco),
      pen.ink('M33,-35V-33H34.6'),
      pen.shape('M28.6,0V-13Q28.6,-16 33,-16Q37.4,-16 37.4,-13V0Z', CLOTH.azul),
      [20, 41].map((x) => pen.detail(box(x, -22, 5.4, 6), CLOTH.ceu)),
      person('bia', WALK, (near) => ({ behind: backpack(near), armMid: strap(near) }), { x: -6 }),
    ],
  },
  'voltar para casa': {
    usual: 'davi',
    draw: ({ pen, person }) => [
      pen.shape(box(-27, -46, 5, 12), CLOTH.coral),
      pen.shape(box(-48, -26, 32, 26), CLOTH.amarelo),
      pen.shape(poly(points('-52,-26 -32,-46 -12,-26')), CLOTH.vermelho),
      pen.detail(heart(-32, -32.4, 3.2), CLOTH.branco),
      pen.shape('M-37,0V-13Q-37,-16 -32.6,-16Q-28.2,-16 -28.2,-13V0Z', CLOTH.madeira[1]),
      pen.detail(box(-46, -20, 5.4, 6), CLOTH.ceu),
      person(
        'davi',
        {
          ...WALK,
          turn: -32,
          lean: -3,
          armL: { at: [-13.6, -27], z: 'back' },
          armR: { at: [-4, -30], z: 'front', hand: 'fist', dir: 210, thumb: -1 },
          legR: { at: [8, -5], toe: -34 },
          legL: { at: [-7, -3] },
        },
        (near) => ({
          behind: [
            near.shape(box(2.6, -38, 12, 17, 4), CLOTH.verde),
            near.shape(box(10, -29, 6, 8, 2.4), CLOTH.verde[1]),
          ],
          armMid: near.rope('M1.6,-37.4Q-2.6,-32 1.4,-25', CLOTH.verde[1], 1.4),
        }),
        { x: 4 },
      ),
    ],
  },
  'ouvir história': {
    usual: 'malu',
    draw: ({ pen, person }) => [
      person('avo', { ...BUST, hip: [0, -17], turn: -26, face: -20, expr: 'alegre', tilt: -5 }, undefined, {
        x: 12.6,
        scale: 1.3,
        beside: true,
      }),
      person('malu', { ...BUST, turn: 28, expr: 'lendo', nod: 1, tilt: 6 }, undefined, { x: -13.6, scale: 1.3 }),
      book(pen, 1, -14, 19, 15, CLOTH.azul),
      pen.shape('M1,-15L-16,-17V-30L1,-28L18,-30V-17Z', CLOTH.branco, pen.inner),
      pen.ink('M1,-15V-28M5,-25.4l9,-1M5,-22l9,-1M5,-18.6l6,-.8'),
      pen.detail(disc(-8, -23, 3.4), CLOTH.amarelo),
      pen.shape(hull([20.6, -22, 2.6], [19, -24.6, 2.4]), [15, 40, 52, 45]),
    ],
  },
  conversar: {
    usual: 'caio',
    draw: ({ pen, person }) => [
      person('yumi', { ...BUST, turn: -28, expr: 'alegre' }, undefined, { x: 16, scale: 1.2, beside: true }),
      person(
        'caio',
        { ...BUST, turn: 28, expr: 'alegre', armL: { at: [8, -29], z: 'front', hand: 'flat', dir: 110, thumb: 1 } },
        undefined,
        { x: -16, scale: 1.2 },
      ),
      speech(pen, -12, -76, -1, CLOTH.ceu),
      speech(pen, 12, -76, 1, CLOTH.amarelo),
    ],
  },
  colo: {
    usual: 'theo',
    draw: ({ pen, person, skin }) => [
      person('mae', { ...HELD, hip: [0, -19], turn: -20, expr: 'carinho' }, undefined, {
        x: 12,
        scale: 1.3,
        beside: true,
      }),
      person('theo', { ...HELD, hip: [0, -14], turn: 26, tilt: 8, expr: 'carinho' }, undefined, {
        x: -13,
        scale: 1.15,
      }),
      pen.shape('M-20,-12Q-21,-4 -12,-4H16Q29,-4 28,-22L21,-26Q21,-13 12,-13Z', CLOTH.coral),
      pen.shape(hull([-18, -8, 3.6], [-20.6, -13, 3.4]), [9, 36, 55, 31]),
      pen.shape(hull([-3, -20, 2.8], [5, -25, 2.7]), skin),
      pen.shape(heart(-24, -72, 4.6), CLOTH.vermelho),
    ],
  },
} satisfies Readonly<Record<string, Action>>
