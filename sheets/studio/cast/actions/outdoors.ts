/** Playing outdoors. */
import { box, disc, hull } from '../../paths.ts'
import { placed } from '../figure-pen.ts'
import { CLOTH } from '../inks.ts'
import { ball } from '../things.ts'
import type { Action } from './stage.ts'

export const OUTDOORS = {
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
  'brincar no escorregador': {
    usual: 'sofia',
    draw: (stage) => [
      stage.pen.rope('M20,0V-42M34,0V-66M20,-42V-64', CLOTH.azul, 2.2),
      stage.pen.rope('M20,-10H34M20,-21H34M20,-32H34', CLOTH.azul, 1.8),
      stage.pen.rope('M18,-64H34', CLOTH.azul, 2.2),
      placed(
        stage.person(
          'sofia',
          {
            turn: -32,
            expr: 'alegre',
            plain: true,
            hip: [0, -8],
            lean: 10,
            legL: [-78, -74],
            legR: [-74, -70],
            armL: { at: [-10, -35], hand: 'open', dir: 205, thumb: 1 },
            armR: { at: [11, -34], hand: 'open', dir: 150, thumb: -1, z: 'back' },
          },
          undefined,
          { seated: true },
        ),
        -1,
        -15,
        1,
        -20,
      ),
      stage.pen.shape(
        'M-36,-5C-26,-5 -20,-9 -14,-14C-4,-23 6,-34 18,-42H36V-35H21C10,-29 2,-18 -8,-9C-16,-2 -24,1 -36,1Z',
        CLOTH.amarelo,
      ),
      stage.pen.ink('M-35,-2C-25,-2 -19,-5 -12,-11C-2,-20 8,-32 19,-38.6', stage.pen.inner),
    ],
  },
  'soltar pipa': {
    usual: 'iara',
    draw: (stage) => [
      stage.pen.ink('M10.6,-46Q22,-46 30,-56', stage.pen.outer * 0.8),
      stage.person(
        'iara',
        {
          turn: 24,
          expr: 'alegre',
          armR: { at: [13, -44], hand: 'fist', dir: 150, z: 'front' },
          armL: { at: [9.4, -38.6], hand: 'fist', dir: 120, z: 'front' },
          legL: { at: [-6, -3] },
          legR: { at: [5, -3] },
        },
        undefined,
        { x: -4 },
      ),
      stage.pen.shape('M39,-78L52,-65L35,-47L23,-60Z', CLOTH.coral),
      stage.pen.inside(
        'M39,-78L52,-65L35,-47L23,-60Z',
        stage.pen.fill('M39,-78L52,-65L37.4,-62.6Z M35,-47L23,-60L37.4,-62.6Z', CLOTH.amarelo),
      ),
      stage.pen.ink('M39,-78L35,-47M52,-65L23,-60'),
      stage.pen.ink('M35,-47Q42,-40 37,-34Q33,-28 39,-20', stage.pen.outer * 0.8),
      [
        [38.8, -40],
        [36, -29],
      ].map(([x = 0, y = 0]) =>
        stage.pen.shape(`M${x},${y}l-4.6,-2.4v4.8ZM${x},${y}l4.6,-2.4v4.8Z`, CLOTH.azul, stage.pen.inner),
      ),
    ],
  },
} satisfies Readonly<Record<string, Action>>
