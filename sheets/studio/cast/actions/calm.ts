/** Asking, stopping, holding, and calming down. */
import { box, disc, heart, hull } from '../../paths.ts'
import type { Drawing } from '../../pen.ts'
import type { FigurePen } from '../figure-pen.ts'
import { CLOTH, DETAILS, SKIN, type Tone } from '../inks.ts'
import { waves } from '../things.ts'
import { type Action, BUST } from './stage.ts'

/** A jar of biscuits that does not open, and the hand on it. */
function closedJar(near: FigurePen, skin: Tone): Drawing {
  const d = box(6.6, -36.4, 12.6, 14, 3)
  return [
    near.shape(d, DETAILS.glass),
    near.inside(
      d,
      (
        [
          [9.6, -25, 2.4],
          [15.4, -25.2, 2.5],
          [12.4, -29.4, 2.5],
          [17.8, -30, 2],
        ] as const
      ).map(([x, y, q]) => [
        near.detail(disc(x, y, q), CLOTH.madeira),
        near.solid(disc(x - 0.7, y - 0.5, 0.4) + disc(x + 0.8, y + 0.4, 0.4)),
      ]),
    ),
    near.shape(box(5.6, -39.6, 14.6, 4, 1.4), CLOTH.vermelho),
    near.shape(hull([4.4, -27.2, 1.9], [7.6, -26.6, 2.15]) + hull([5.4, -28.6, 1], [8.2, -30.2, 0.95]), skin),
  ]
}

export const CALM = {
  'pedir ajuda': {
    box: [-18.2, -87.2, 66.3],
    usual: 'caio',
    draw: (stage) =>
      stage.person(
        'caio',
        {
          ...BUST,
          hem: -2,
          turn: 28,
          expr: 'pedir',
          nod: -1.4,
          tilt: -9,
          armL: { at: [6.6, -27.4], z: 'mid', hand: 'none' },
          armR: { at: [15, -28], z: 'back' },
        },
        (near, skin) => ({
          armMid: closedJar(near, skin),
          top: [
            near.shape(
              hull([25, -49.4, 3.2], [21, -44.4, 2.8]) +
                hull([20.6, -44, 2.7], [14.8, -39.6, 2.9]) +
                hull([19.4, -42, 1.4], [18.8, -37.2, 1.3]),
              SKIN.s4,
            ),
            near.shape(hull([23.8, -47.6, 4], [30, -55.2, 5], true), CLOTH.coral),
            near.shape(hull([23, -46.6, 4.4], [24, -47.8, 4.5], true), CLOTH.coral[1]),
          ],
        }),
        { scale: 1.35 },
      ),
  },
  parar: {
    box: [-31.2, -64.5, 67.3],
    usual: 'davi',
    draw: (stage) => [
      stage.pen.shape('M4.6,-57.6H18.4L28,-48V-34.2L18.4,-24.6H4.6L-5,-34.2V-48Z', CLOTH.vermelho),
      stage.pen.ink('M5.7,-54.9H17.3L25.3,-46.9V-35.3L17.3,-27.3H5.7L-2.3,-35.3V-46.9Z', stage.pen.inner),
      stage.person(
        'davi',
        {
          expr: 'firme',
          armR: { at: [22, -34], hand: 'open', dir: 180, thumb: -1, size: 2, z: 'front' },
          armL: [-14, -5],
        },
        undefined,
        { x: -10.6 },
      ),
    ],
  },
  abraço: {
    box: [-34, -91.2, 64.3],
    usual: 'malu',
    draw: (stage) => [
      stage.person(
        'malu',
        {
          hide: BUST.hide,
          hem: -2,
          turn: 30,
          face: -16,
          lean: 5,
          tilt: 6,
          expr: 'carinho',
          armL: BUST.armL,
          armR: { at: [11, -30], z: 'back' },
        },
        undefined,
        { x: -11.2, scale: 1.35 },
      ),
      stage.person(
        'caio',
        {
          hide: BUST.hide,
          hem: -2,
          turn: -30,
          face: 16,
          lean: -5,
          tilt: -7,
          expr: 'carinho',
          armR: { at: [-13.6, -29.4], z: 'front', dir: -82, thumb: 1 },
          armL: { at: [-9, -29], z: 'back' },
        },
        (near) => ({
          top: near.shape(
            hull([6.6, -30.6, 1.95], [4, -29.6, 2.15]) + hull([5.6, -31.6, 1], [3.6, -33, 0.95]),
            stage.skin,
          ),
        }),
        { x: 10.2, scale: 1.35, beside: true },
      ),
      stage.pen.shape(heart(-0.6, -84, 5.4), CLOTH.vermelho),
    ],
  },
  'está barulhento': {
    box: [-33, -91.2, 66],
    usual: 'theo',
    draw: (stage) =>
      stage.person(
        'theo',
        {
          ...BUST,
          expr: 'aperto',
          armL: { at: [-12.4, -43.4], z: 'front', dir: 160, thumb: 1 },
          armR: { at: [12.4, -43.4], z: 'front', dir: 200, thumb: -1 },
        },
        (near) => ({ top: [waves(near, 18, -46, 1), waves(near, -18, -46, -1)] }),
        { scale: 1.35 },
      ),
  },
  'apertar a bola': {
    box: [-31, -87.2, 62],
    usual: 'davi',
    draw: (stage) =>
      stage.person(
        'davi',
        {
          ...BUST,
          hem: -2,
          expr: 'aperto',
          armL: { at: [-6.4, -27.4], z: 'front', dir: 84, hand: 'fist', thumb: 1 },
          armR: { at: [6.4, -27.4], z: 'front', dir: -84, hand: 'fist', thumb: -1 },
        },
        (near) => ({
          armMid: near.shape('M-4.4,-27.4C-6,-36 6,-36 4.4,-27.4C6,-19.4 -6,-19.4 -4.4,-27.4Z', CLOTH.verde),
          top: near.ink('M-15,-33l-3.4,-2M-16,-28.6h-3.8M15,-33l3.4,-2M16,-28.6h3.8', near.outer),
        }),
        { scale: 1.35 },
      ),
  },
  'respirar fundo': {
    box: [-31.7, -95.7, 71],
    usual: 'bia',
    draw: (stage) =>
      stage.person(
        'bia',
        {
          ...BUST,
          hem: 0.6,
          expr: 'soprar',
          armL: { at: [-5.8, -23.6], z: 'mid', dir: 86, thumb: 1, hand: 'flat' },
          armR: { at: [5.8, -23.6], z: 'mid', dir: -86, thumb: -1, hand: 'flat' },
        },
        (near) => ({
          top: [
            'M5,-40.4H16Q20,-40.4 20,-43.4Q20,-46 17.6,-46',
            'M5.6,-37.8H21.4',
            'M5,-35.2H14.6Q18.4,-35.2 18.4,-32.4Q18.4,-30.4 16.6,-30.2',
          ].map((d) => (near.inLine ? near.ink(d, near.outer) : near.tintLine(d, DETAILS.breath, 1.35))),
        }),
        { scale: 1.4 },
      ),
  },
} satisfies Readonly<Record<string, Action>>
