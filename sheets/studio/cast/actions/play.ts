/** Playing. */
import { box, disc, hull } from '../../paths.ts'
import { placed } from '../figure-pen.ts'
import { CLOTH } from '../inks.ts'
import { ball, bubbles, note, teddy } from '../things.ts'
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
