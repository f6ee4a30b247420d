/** Playing. */
import { box, disc, hull } from '../../paths.ts'
import { placed } from '../figure-pen.ts'
import { CLOTH } from '../inks.ts'
import { ball } from '../things.ts'
import { type Action, BUST } from './stage.ts'

export const PLAY = {
  'jogar bola': {
    box: [-29.2, -65, 67.8],
    usual: 'davi',
    draw: (stage) => [
      stage.person('davi', {
        turn: 36,
        hip: [-6, -22],
        lean: -8,
        expr: 'alegre',
        armL: { at: [-18, -34] },
        armR: { at: [10, -40] },
        legL: { at: [9, -11], toe: 40 },
        legR: { at: [-9, -3] },
      }),
      ball(stage.pen, 22, -9, 7),
      stage.pen.ink('M27,-20l2.4,-2.2M30.4,-13.4l2,-.6', stage.pen.outer),
    ],
  },
  'pular corda': {
    box: [-33.7, -66.7, 67.5],
    usual: 'sofia',
    draw: (stage) => [
      stage.pen.rope('M-19.6,-28C-27,6 27,6 19.6,-28', CLOTH.coral, 1.6),
      stage.person(
        'sofia',
        {
          hip: [0, -27],
          expr: 'alegre',
          armL: { at: [-15.6, -31], hand: 'fist', dir: -70 },
          armR: { at: [15.6, -31], hand: 'fist', dir: 70 },
          legL: { at: [-4.6, -12.6], toe: -12 },
          legR: { at: [4.6, -12.6], toe: 12 },
        },
        (near) => ({
          top: [
            near.shape(hull([-17.6, -33, 1.5], [-19.6, -28, 1.5]), CLOTH.madeira),
            near.shape(hull([17.6, -33, 1.5], [19.6, -28, 1.5]), CLOTH.madeira),
          ],
        }),
      ),
      stage.pen.ink('M-24,-52q-3,-4 -2,-8M24,-52q3,-4 2,-8', stage.pen.outer),
    ],
  },
  'andar de bicicleta': {
    box: [-34.7, -69.7, 71.5],
    usual: 'yumi',
    draw: (stage) => {
      const wh = (x: number) => [
        stage.pen.rope(disc(x, -11, 9.4), CLOTH.cinza, 1.8),
        stage.pen.ink(`M${x - 8},-11H${x + 8}M${x},-19V-3`),
      ]
      return [
        wh(-15),
        wh(17),
        stage.person(
          'yumi',
          {
            plain: true,
            turn: 38,
            hip: [-8.6, -31],
            lean: 22,
            expr: 'alegre',
            armL: { at: [7.8, -36], hand: 'fist', dir: 80, z: 'front' },
            armR: { at: [13, -35.4], z: 'back', hand: 'fist' },
            legL: { at: [2.6, -12.6], z: 'front' },
            legR: { at: [1, -17] },
          },
          (near) => ({
            behind: [
              near.rope('M-15,-11L-9,-25L10,-25L0,-11ZM-15,-11H0M10,-25L17,-11M10,-25L8.6,-33H14', CLOTH.vermelho, 1.8),
              near.shape(hull([-12.4, -27.4, 1.4], [-6.6, -27.4, 1.6]), CLOTH.marinho),
            ],
          }),
        ),
      ]
    },
  },
  balanço: {
    box: [-41.2, -73.7, 77.5],
    usual: 'malu',
    draw: (stage) => [
      stage.pen.rope('M-25,0L0,-70L25,0', CLOTH.azul, 2.4),
      placed(
        stage.person(
          'malu',
          {
            turn: 34,
            hip: [0, -18],
            lean: -22,
            tilt: 14,
            expr: 'alegre',
            armL: { at: [6.6, -31], hand: 'fist', z: 'front', dir: 150 },
            armR: { at: [9, -33], hand: 'fist', z: 'back', dir: 150 },
            legL: [82, 66],
            legR: [86, 74],
          },
          (near) => ({
            behind: near.rope('M9,-68V-16', CLOTH.madeira, 1.2),
            torso: [
              near.shape(box(-6, -15, 17, 3, 1.4), CLOTH.vermelho),
              near.rope('M6.6,-68V-15', CLOTH.madeira, 1.2),
            ],
          }),
        ),
        0,
        0,
        1,
        -9,
      ),
    ],
  },
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
          top: (
            [
              [17, -52, CLOTH.azul],
              [-18.6, -50, CLOTH.coral],
            ] as const
          ).map(([x, y, c]) =>
            near.shape(
              `M${x},${y}V${y - 7}L${x + 6},${y - 8.6}V${y - 1.6}A2,1.6 0 1 1 ${x + 4.4},${y - 2.8}V${y - 5.6}L${x + 1.6},${y - 4.8}V${y + 0.4}A2,1.6 0 1 1 ${x},${y - 1}Z`,
              c,
              near.outer * 0.8,
            ),
          ),
        }),
        { scale: 1.35, headphones: true },
      ),
  },
} satisfies Readonly<Record<string, Action>>
