/** Washing, combing, tidying up and resting. */
import { box, disc, drop, hull, points } from '../../paths.ts'
import { placed } from '../figure-pen.ts'
import { CLOTH, DETAILS } from '../inks.ts'
import { SEATED } from '../poses.ts'
import { ball, bubbles, teddy } from '../things.ts'
import { type Action, BUST } from './stage.ts'

export const CARE = {
  'lavar o rosto': {
    usual: 'theo',
    draw: (stage) =>
      stage.person(
        'theo',
        {
          ...BUST,
          expr: 'calmo',
          nod: 0.6,
          armL: { at: [-8, -38], z: 'front', dir: 160, thumb: 1, hand: 'flat' },
          armR: { at: [8, -38], z: 'front', dir: 200, thumb: -1, hand: 'flat' },
        },
        (near) => ({
          top: [
            bubbles(near, [
              [-4.6, -39.4, 1.6],
              [5, -40, 1.9],
              [-1.4, -37.4, 1.2],
            ]),
            points('-14,-42 14.6,-41 -13,-34 13.4,-33 -2,-31 4.4,-32.4').map(([x, y], i) =>
              near.shape(drop(x, y, i % 2 ? 1.7 : 1.4), DETAILS.water, near.inner),
            ),
            near.rope('M18,-21V-31Q18,-34.4 14.6,-34.4Q11.6,-34.4 11.6,-31.6', CLOTH.cinza, 2.4),
            near.shape('M-18,-24.6H18C18,-18 13,-14.6 7,-14.6H-7C-13,-14.6 -18,-18 -18,-24.6Z', CLOTH.ceu),
            near.shape(box(-19.6, -26, 39.2, 3.2, 1.6), CLOTH.branco),
          ],
        }),
        { scale: 1.45 },
      ),
  },
  'pentear o cabelo': {
    usual: 'iara',
    draw: (stage) =>
      stage.person(
        'iara',
        {
          ...BUST,
          expr: 'alegre',
          armR: { at: [15.4, -48], z: 'front', hand: 'fist', dir: 170, thumb: 1 },
          armL: { at: [-13, -32], z: 'front', hand: 'fist', dir: 190, thumb: -1 },
        },
        (near) => ({
          head: [
            placed(
              [
                near.shape(hull([0, 0, 1.9], [10, 0, 1.5]), CLOTH.coral),
                [-8, -5.6, -3.2, -0.8].map((x) => near.shape(box(x - 0.7, 0, 1.4, 5, 0.7), CLOTH.coral, near.inner)),
                near.shape(hull([-8.6, 0, 1.9], [1, 0, 1.9]), CLOTH.coral),
              ],
              11,
              -56,
              1,
              58,
            ),
            near.shape(hull([-14.6, -34, 1.2], [-17, -40, 1.2]), CLOTH.lilas),
            near.shape(disc(-18.6, -46, 5.4, 6.4), CLOTH.lilas),
            near.detail(disc(-18.6, -46, 3.6, 4.6), DETAILS.glass),
            near.ink('M-20.4,-44.6l3,-4M-18.6,-43.4l2,-2.6'),
          ],
        }),
        { scale: 1.4 },
      ),
  },
  'guardar os brinquedos': {
    usual: 'gil',
    draw: (stage) =>
      stage.person(
        'gil',
        {
          turn: 30,
          expr: 'alegre',
          nod: 0.6,
          plain: true,
          armL: { at: [11, -29], z: 'front', dir: 80, thumb: 1 },
          armR: { at: [17, -30], z: 'back', dir: 80 },
        },
        (near) => ({
          torso: [
            near.shape('M8,-20L12,-26H40L36,-20Z', CLOTH.madeira[1]),
            ball(near, 32, -24, 6),
            near.shape(box(22, -29, 7, 9, 1), CLOTH.azul),
            near.ink('M25.5,-29V-21'),
            placed(teddy(near), 16, -28, 0.72, -8),
          ],
          top: [
            near.shape(box(8, -20, 28, 20, 2), CLOTH.madeira),
            near.inside(box(8, -20, 28, 20, 2), near.ink('M6,-13H38M6,-6.6H38')),
            near.shape(box(16, -17, 12, 5, 2.4), CLOTH.creme),
          ],
        }),
        { x: -10 },
      ),
  },
  varrer: {
    usual: 'bia',
    draw: (stage) => [
      stage.person(
        'bia',
        {
          turn: 28,
          expr: 'alegre',
          plain: true,
          armL: { at: [11, -25.6], z: 'front', hand: 'fist', dir: 70, thumb: 1 },
          armR: { at: [11, -34], z: 'back', hand: 'fist' },
          legL: { at: [-5, -3] },
          legR: { at: [6, -3] },
        },
        (near) => ({
          torso: [
            near.rope('M9,-46L19,-11', CLOTH.madeira, 1.9),
            near.shape('M15.6,-12.6L22,-14.4L29.6,-1.4Q24,2 14.4,1Z', CLOTH.amarelo),
            near.ink('M18.4,-9.6L18.6,.4M21.6,-9.8L24.4,0'),
            near.shape('M14.8,-10.6L22.6,-12.8L23.4,-9.8L15.4,-7.6Z', CLOTH.coral, near.inner),
          ],
        }),
        { x: -8 },
      ),
      stage.pen.ink('M27,-6.6q3,-2.4 5,.2M29,-1.6q3.4,-1.6 6,.6', stage.pen.outer),
      [
        [29, -11.4],
        [36, -6],
      ].map(([x = 0, y = 0]) => stage.pen.shape(disc(x, y, 1.3), CLOTH.cinza, stage.pen.inner)),
    ],
  },
  descansar: {
    usual: 'yumi',
    draw: (stage) => [
      stage.pen.shape(box(-27, -36, 54, 30, 7), CLOTH.azul),
      stage.pen.shape(box(-21, -33, 20, 18, 5), CLOTH.ceu),
      stage.pen.shape(box(1, -33, 20, 18, 5), CLOTH.ceu),
      stage.pen.shape(box(-28, -2.4, 5, 2.4), CLOTH.madeira),
      stage.pen.shape(box(23, -2.4, 5, 2.4), CLOTH.madeira),
      stage.pen.shape(box(-24, -15, 48, 13, 4), CLOTH.azul),
      stage.person(
        'yumi',
        {
          hip: [0, -15],
          tilt: 12,
          expr: 'calmo',
          armL: { at: [-10, -20], dir: 40 },
          armR: { at: [10, -20], dir: -40 },
          legL: { at: [-5.4, -5.4], toe: -8 },
          legR: { at: [5.4, -5.4], toe: 8 },
        },
        undefined,
        { seated: true },
      ),
      [-1, 1].map((k) => stage.pen.shape(box(k * 27 - 5, -24, 10, 22, 4.6), CLOTH.azul[1])),
    ],
  },
  sentar: {
    usual: 'davi',
    draw: (stage) => [
      stage.pen.shape('M-16,-15H6V-11.4H3V0H0V-11.4H-13V0H-16V-34Q-16,-36 -14.4,-36Q-12.8,-36 -12.8,-34Z', CLOTH.coral),
      stage.person(
        'davi',
        { ...SEATED, armL: { at: [6, -19], z: 'front', dir: 60 }, armR: { at: [9, -19.6], z: 'back' } },
        undefined,
        {
          seated: true,
        },
      ),
      stage.pen.ink('M16,-44v7m-2.4,-2.6l2.4,2.8l2.4,-2.8', stage.pen.outer),
    ],
  },
} satisfies Readonly<Record<string, Action>>
