/** Getting up and getting dressed. */
import { box, disc, hull } from '../../paths.ts'
import type { Drawing } from '../../pen.ts'
import type { FigurePen } from '../figure-pen.ts'
import { CLOTH, DETAILS, type Tone } from '../inks.ts'
import { bubbles, stool, sun } from '../things.ts'
import { type Action, BUST } from './stage.ts'

/** A shirt half on, both arms up in its sleeves. */
function pulledOn(near: FigurePen, skin: Tone): Drawing {
  const arm = (k: number) =>
    near.shape(
      hull([k * 8, -40, 2.3], [k * 14.6, -55.6, 1.9]) +
        hull([k * 14.8, -56, 1.9], [k * 15.8, -58.8, 2.2]) +
        hull([k * 14, -56.4, 1], [k * 12.6, -58.6, 0.95]),
      skin,
    )
  const d =
    'M-5.4,-40.6Q-8.4,-41.4 -9.6,-43.6L-12.8,-51.6Q-15.4,-51.4 -17.8,-50L-13.4,-36.6Q-12,-32 -10.6,-28.6L-10.2,-27.6Q0,-25.6 10.2,-27.6L10.6,-28.6Q12,-32 13.4,-36.6L17.8,-50Q15.4,-51.4 12.8,-51.6L9.6,-43.6Q8.4,-41.4 5.4,-40.6Q0,-38.4 -5.4,-40.6Z'
  return [
    arm(-1),
    arm(1),
    near.shape(d, CLOTH.vermelho),
    near.inside(
      d,
      near.inLine
        ? near.ink('M-16,-35.4Q0,-33.4 16,-35.4M-16,-33Q0,-31 16,-33')
        : near.fill('M-18,-36Q0,-34 18,-36V-32.6Q0,-30.6 -18,-32.6Z', CLOTH.creme),
    ),
    near.ink('M-7,-41.6Q0,-36 7,-41.6'),
  ]
}

export const HOME = {
  acordar: {
    box: [-33.7, -59.9, 67.5],
    usual: 'nina',
    draw: (stage) => [
      stage.pen.shape(box(-30, -34, 7, 34, 3), CLOTH.madeira),
      stage.sky ? sun(stage.pen, 21, -45, 5) : [],
      stage.person('nina', {
        hip: [-4, -10],
        expr: 'sono',
        armL: { at: [-20, -36.6], hand: 'fist', dir: 196, z: 'front' },
        armR: { at: [12, -36.6], hand: 'fist', dir: 164, z: 'front' },
        hide: ['legL', 'legR'],
      }),
      stage.pen.shape('M-26,-6Q-26,-15 -16,-15Q-8,-16 0,-14.6Q10,-17 20,-13Q29,-12 29,-2V0H-26Z', CLOTH.agua),
      stage.pen.inside(
        'M-26,-6Q-26,-15 -16,-15Q-8,-16 0,-14.6Q10,-17 20,-13Q29,-12 29,-2V0H-26Z',
        [-18, -6, 6, 18].map((x) => stage.pen.detail(disc(x, -6, 1.7), CLOTH.branco)),
      ),
      stage.pen.shape(
        'M-25.4,-9Q-24,-16.6 -15,-16Q-6,-17.4 4,-15.6V-11.6Q-6,-13.4 -15,-12Q-21,-12 -25.4,-9Z',
        CLOTH.branco,
      ),
      stage.pen.shape(box(-31, -3, 62, 4, 1.8), CLOTH.madeira),
    ],
  },
  'escovar os dentes': {
    box: [-29.2, -91.7, 61],
    usual: 'sofia',
    draw: (stage) =>
      stage.person(
        'sofia',
        {
          ...BUST,
          expr: 'dentes',
          armR: { at: [11, -36.6], hand: 'fist', dir: 190, z: 'front', thumb: -1 },
          armL: { at: [-9.6, -27.4], dir: 60 },
        },
        (near) => ({
          head: [
            near.shape(hull([4.4, -40.4, 1], [18, -37.2, 1.25]), CLOTH.azul),
            near.shape(box(0.6, -43.4, 5.6, 2.6, 0.8), CLOTH.branco, near.outer * 0.8),
            near.shape(hull([1, -40.5, 0.95], [6, -40.4, 1]), CLOTH.azul),
            bubbles(near, [
              [-4.4, -38.2, 1.6],
              [-6.6, -39.6, 1.1],
              [-3, -35.8, 1.1],
            ]),
          ],
        }),
        { scale: 1.5 },
      ),
  },
  'lavar as mãos': {
    box: [-39, -69.2, 72],
    usual: 'bia',
    draw: (stage) =>
      stage.person(
        'bia',
        {
          turn: 34,
          expr: 'neutro',
          nod: 0.8,
          tilt: 5,
          armL: { at: [10.6, -28.4], z: 'front', dir: 78, hand: 'mitten', thumb: 1 },
          armR: { at: [13, -28], dir: 88, z: 'front' },
        },
        (near) => ({
          torso: [
            near.shape('M17,-24L19,0H27L28,-24Z', CLOTH.branco),
            near.shape('M9,-25.6H33.4V-24C33.4,-17.6 29.4,-14.6 24.4,-14.6H19C12.6,-14.6 9,-18.6 9,-24Z', CLOTH.ceu),
            near.rope('M29.6,-26V-35Q29.6,-40 24,-40Q19.6,-40 19.4,-36.4', CLOTH.cinza, 2.6),
            near.shape(box(27.2, -31.6, 5.4, 2.4, 1.1), CLOTH.coral),
            near.shape('M18.2,-35.4H20.8V-25H18.2Z', DETAILS.water, near.inner),
          ],
          top: bubbles(near, [
            [14.4, -31.4, 2],
            [18.6, -30, 1.7],
            [12, -32.6, 1.2],
            [17, -33.6, 1.2],
            [22, -29, 1.2],
          ]),
        }),
        { x: -12 },
      ),
  },
  'vestir a camiseta': {
    box: [-33.2, -63.7, 66.5],
    usual: 'gil',
    draw: (stage) =>
      stage.person('gil', { bare: true, expr: 'alegre', hide: ['armL', 'armR'] }, (near, skin) => ({
        head: pulledOn(near, skin),
      })),
  },
  'calçar o sapato': {
    box: [-23.6, -53, 55.8],
    usual: 'davi',
    draw: (stage) =>
      stage.person(
        'davi',
        {
          plain: true,
          turn: 36,
          hip: [-7, -14],
          lean: 35,
          nod: 1,
          tilt: 0,
          expr: 'neutro',
          armL: { at: [6.6, -12], z: 'front', dir: 50, hand: 'fist' },
          armR: { at: [13, -13], dir: 20, hand: 'fist', z: 'back' },
          legL: { at: [7.4, -6.6], toe: 16, len: 5.6, size: 1.5 },
          legR: { at: [-2, -3] },
        },
        (near) => ({
          behind: stool(near, -18, -11, 20),
          top: near.ink('M22,-15l2.4,-2.2M24,-10l3,-.6', near.outer),
        }),
      ),
  },
} satisfies Readonly<Record<string, Action>>
