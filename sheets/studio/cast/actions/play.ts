/** Playing with toys and music. */
import { disc, hull } from '../../paths.ts'
import { placed } from '../figure-pen.ts'
import { CLOTH } from '../inks.ts'
import { bubbles, note, teddy } from '../things.ts'
import { type Action, BUST } from './stage.ts'

export const PLAY = {
  'ouvir música': {
    box: [-30.7, -90.9, 64.3],
    usual: 'gil',
    draw: (stage) =>
      stage.person(
        'gil',
        {
          ...BUST,
          expr: 'carinho',
          tilt: 7,
          armL: { at: [-10.4, -42], z: 'front', dir: 165, thumb: 1 },
          armR: { at: [14.6, -37], dir: 165, hand: 'fist', thumb: -1 },
        },
        (near) => ({
          top: [note(near, 17, -52, CLOTH.azul), note(near, -18.6, -50, CLOTH.coral)],
        }),
        { scale: 1.35, headphones: true },
      ),
  },
  cantar: {
    usual: 'nina',
    draw: (stage) =>
      stage.person(
        'nina',
        {
          ...BUST,
          expr: 'cantar',
          armR: { at: [9.6, -33.6], z: 'front', hand: 'fist', dir: 210, thumb: -1 },
          armL: { at: [-15.4, -40], z: 'front', hand: 'open', dir: 195, thumb: 1 },
        },
        (near) => ({
          head: [
            near.shape(hull([10, -31, 1.2], [6, -36, 1.7]), CLOTH.marinho),
            near.shape(disc(4.6, -37.6, 3), CLOTH.cinza),
            near.ink('M2.4,-38.6L6,-35.4M4,-40.2L7.2,-37.2'),
          ],
          top: [note(near, 16.6, -50, CLOTH.azul), note(near, -21, -52, CLOTH.coral)],
        }),
        { scale: 1.4 },
      ),
  },
  'soprar bolhas': {
    usual: 'theo',
    draw: (stage) =>
      stage.person(
        'theo',
        {
          ...BUST,
          turn: 30,
          expr: 'soprar',
          armL: { at: [11, -31.6], z: 'front', hand: 'fist', dir: 160, thumb: 1 },
        },
        (near) => ({
          head: [near.rope('M11.6,-32L15,-37', CLOTH.lilas, 1.3), near.rope(disc(16.4, -39.4, 2.9), CLOTH.lilas, 1.3)],
          top: bubbles(near, [
            [23.4, -44, 3.6],
            [27, -36.6, 2.4],
            [21.4, -52, 2.4],
            [29.4, -50.6, 3],
            [22.6, -32, 1.5],
          ]),
        }),
        { scale: 1.4 },
      ),
  },
  'abraçar o urso': {
    usual: 'lia',
    draw: (stage) =>
      stage.person(
        'lia',
        {
          ...BUST,
          expr: 'carinho',
          tilt: 7,
          plain: true,
          armL: { at: [2.4, -22.6], z: 'front', dir: 84, thumb: 1 },
          armR: { at: [-2.4, -26], z: 'front', dir: -84, thumb: -1 },
        },
        (near) => ({ armMid: placed(teddy(near), 0, -18.6, 1) }),
        { scale: 1.45 },
      ),
  },
  'brincar de carrinho': {
    usual: 'caio',
    draw: (stage) => [
      stage.person(
        'caio',
        {
          turn: 34,
          expr: 'alegre',
          hip: [-4, -9],
          lean: 14,
          nod: 1,
          plain: true,
          legL: { at: [-11, -3], toe: 24 },
          legR: { at: [4, -3] },
          armL: { at: [12, -18.6], z: 'front', dir: 60 },
          armR: { at: [-10, -16], z: 'back' },
        },
        (near) => ({
          torso: [
            near.shape(
              'M7,-3.6V-9Q7,-11.4 10,-11.6L13,-12L16.4,-18H26L29.4,-12L33,-11Q36,-10.4 36,-7V-3.6Z',
              CLOTH.vermelho,
            ),
            near.detail('M15.6,-12L18,-16H20.6V-12ZM22.4,-12V-16H25L27,-12Z', CLOTH.ceu),
            near.shape(disc(14, -3.6, 3.6) + disc(29, -3.6, 3.6), CLOTH.marinho),
            near.detail(disc(14, -3.6, 1.3) + disc(29, -3.6, 1.3), CLOTH.branco),
          ],
        }),
        { seated: true },
      ),
      stage.pen.ink('M-19,-12h-4M-18,-7.4h-6', stage.pen.outer),
    ],
  },
  'tocar tambor': {
    usual: 'yumi',
    draw: (stage) =>
      stage.person(
        'yumi',
        {
          expr: 'alegre',
          hide: ['legL', 'legR'],
          armL: { at: [-13, -31], hand: 'fist', dir: 100, z: 'front', thumb: 1 },
          armR: { at: [13, -36], hand: 'fist', dir: -120, z: 'front', thumb: -1 },
        },
        (near) => {
          const side = 'M-16,-21V-4Q0,3 16,-4V-21Z'
          return {
            torso: [
              near.shape(side, CLOTH.vermelho),
              near.inside(side, near.ink('M-16,-15L-10,-3L-4,-13L2,-1L8,-13L13,-3L17,-14', near.outer)),
              near.shape(disc(0, -21, 16.6, 4.6), CLOTH.creme),
            ],
            head: [
              near.shape(hull([-14.6, -32.4, 0.9], [-5.4, -23.4, 0.9]) + disc(-5, -23, 1.7), CLOTH.madeira),
              near.shape(hull([14.8, -37.4, 0.9], [7, -28.6, 0.9]) + disc(6.6, -28, 1.7), CLOTH.madeira),
            ],
            top: near.ink('M-21,-26l-4,-2.6M-22,-20.6h-4.6M21,-26l4,-2.6M22,-20.6h4.6', near.outer),
          }
        },
      ),
  },
} satisfies Readonly<Record<string, Action>>
