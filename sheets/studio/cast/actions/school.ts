/** A day at school. */
import { box, hull, points, star } from '../../paths.ts'
import { placed } from '../figure-pen.ts'
import { CLOTH } from '../inks.ts'
import { book, pencil, SITTING, wheelchair } from '../things.ts'
import type { Action } from './stage.ts'

export const SCHOOL = {
  ler: {
    box: [-26.4, -46.2, 52.8],
    usual: 'caio',
    draw: (stage) =>
      stage.person(
        'caio',
        {
          hip: [0, -6.4],
          nod: 2,
          expr: 'lendo',
          armL: { at: [-9, -14], z: 'front', dir: 60, hand: 'fist', thumb: 1 },
          armR: { at: [9, -14], z: 'front', dir: -60, hand: 'fist', thumb: -1 },
          legL: { at: [2, -3], face: 1, toe: 8 },
          legR: { at: [-2, -3], face: -1, toe: -8 },
        },
        (near) => ({
          armMid: [
            book(near, 0, -6.4, 12, 14.4, CLOTH.coral),
            near.ink('M-8.6,-9.8l5.4,1M8.6,-9.8l-5.4,1', near.inner),
          ],
        }),
      ),
  },
  escrever: {
    box: [-26.7, -56.7, 59.5],
    usual: 'iara',
    draw: (stage) => [
      stage.pen.shape('M-22,-17H-6V-13.6H-20V0H-23V-34Q-23,-36 -21.4,-36Q-19.8,-36 -19.8,-34Z', CLOTH.azul),
      stage.person(
        'iara',
        {
          plain: true,
          turn: 34,
          hip: [-11, -17],
          lean: 8,
          nod: 1.4,
          tilt: 4,
          expr: 'neutro',
          armL: { at: [4, -28], z: 'front', hand: 'fist', dir: 92, thumb: 1 },
          armR: { at: [9.4, -27], z: 'back' },
          legL: { at: [2, -3] },
          legR: { at: [4.4, -3.2] },
        },
        (near, skin) => ({
          torso: [
            near.shape(box(20, -22, 3, 22, 0.6), CLOTH.madeira[1]),
            near.shape(box(-1, -24.6, 30, 3.6, 1.6), CLOTH.madeira),
            near.shape('M5,-24.6L11,-28.6H25L22,-24.6Z', CLOTH.branco),
            near.ink('M12.6,-27.2H21.6M11.4,-25.9H20', near.inner * 0.8),
          ],
          top: [
            pencil(near, 9.6, -25, 20, CLOTH.amarelo, 10),
            near.shape(hull([5, -27.6, 1.9], [7.4, -28.4, 2.3]) + hull([6.4, -29.4, 1], [9, -29.8, 1]), skin),
          ],
        }),
        { seated: true },
      ),
    ],
  },
  desenhar: {
    box: [-36.5, -58.7, 68.5],
    usual: 'gil',
    draw: (stage) =>
      stage.person(
        'gil',
        {
          hip: [-2, -9],
          expr: 'alegre',
          nod: 1.2,
          tilt: 4,
          armR: { at: [11.4, -21], z: 'front', hand: 'fist', dir: 10, thumb: -1 },
          armL: { at: [-13, -17.6], z: 'front', dir: 30 },
          hide: ['legL', 'legR'],
        },
        (near, skin) => ({
          torso: [
            near.shape(box(-29, -15, 58, 15, 3), CLOTH.madeira),
            near.shape('M-17,-17.4L15,-17.4L21,-2.4H-22Z', CLOTH.branco),
            near.shape('M-12,-6L-11,-10.4L-6.6,-14L-2.4,-10.4L-2,-6Z', CLOTH.coral, near.inner),
            near.ink('M-11,-10.4H-2.4'),
            near.detail(star(4.4, -12.6, 2.9, 9, 0.66), CLOTH.amarelo),
            near.ink('M1,-5.4Q6,-7.4 11,-5.6', near.outer),
          ],
          top: [
            pencil(near, 10.8, -6.2, 12, CLOTH.verde, 12),
            near.shape(hull([11.6, -17.4, 2.2], [12.2, -15.8, 2.3]), skin),
            pencil(near, -25.4, -4, -60, CLOTH.azul, 8),
            pencil(near, 24.8, -8.6, 20, CLOTH.rosa, 8),
          ],
        }),
      ),
  },
  'arrumar a mochila': {
    box: [-32.5, -61.2, 64],
    usual: 'malu',
    draw: (stage) =>
      stage.person(
        'malu',
        {
          turn: 30,
          expr: 'alegre',
          nod: 0.6,
          tilt: 4,
          armL: { at: [6, -29], z: 'front', dir: 70, thumb: 1 },
          armR: { at: [14.6, -30.4], z: 'back' },
        },
        (near) => ({
          torso: [
            near.shape('M4,-23Q4,-28 16,-28Q28,-28 28,-23V-18H4Z', CLOTH.vermelho[1]),
            placed(
              [
                near.shape(box(-5, -12, 10, 14, 1), CLOTH.azul),
                near.ink('M-2.6,-12V2', near.inner),
                near.detail(box(-0.6, -9.4, 4, 3, 0.6), CLOTH.branco),
              ],
              14.4,
              -21.4,
              1,
              10,
            ),
          ],
          top: [
            near.shape('M3,-21.6Q16,-18 29,-21.6Q32,-10 30,-2Q29.4,0 27,0H5Q2.6,0 2,-2Q0,-10 3,-21.6Z', CLOTH.vermelho),
            near.shape('M6.6,-11Q16,-9.4 25.4,-11V-3.4Q16,-1.8 6.6,-3.4Z', CLOTH.coral, near.inner),
            near.ink('M6.6,-8.6Q16,-7 25.4,-8.6'),
            near.shape(box(14.8, -8.6, 2.4, 3.2, 0.8), CLOTH.amarelo, near.inner),
            near.shape('M29.6,-18Q34,-14 31.6,-6L29.8,-6Q31,-13 29.2,-15Z', CLOTH.vermelho[1], near.outer * 0.8),
          ],
        }),
        { x: -9 },
      ),
  },
  'esperar na fila': {
    box: [-40.7, -69.4, 79],
    usual: 'sofia',
    draw: (stage) => [
      points('-30,16 -12,25 14.6,16').map(([x, w]) => stage.pen.detail(box(x, 0.4, w, 2.2, 1.1), CLOTH.amarelo)),
      stage.person('gil', { turn: 32, expr: 'neutro', hide: ['armR'], armL: [-4, 2] }, undefined, {
        x: 22,
        beside: true,
      }),
      stage.person('lia', { ...SITTING, plain: true, expr: 'neutro' }, (near) => wheelchair(near), { beside: true }),
      stage.person('sofia', { turn: 32, expr: 'neutro', hide: ['armR'], armL: [-6, 4] }, undefined, { x: -22 }),
    ],
  },
  'levantar a mão': {
    box: [-30, -85, 66],
    usual: 'yumi',
    draw: (stage) =>
      stage.person(
        'yumi',
        {
          expr: 'alegre',
          armR: { at: [14, -49.4], dir: 172, thumb: -1, hand: 'open', z: 'mid', size: 1.25 },
          armL: { at: [-8, -23.6], dir: 80, z: 'front' },
          hide: ['legL', 'legR'],
        },
        (near) => ({
          torso: [
            near.shape(box(-21, -22.4, 42, 5, 2.2), CLOTH.madeira),
            near.shape('M-15,-22.6L-11.4,-26H5L7,-22.6Z', CLOTH.branco, near.outer * 0.9),
          ],
          top: near.ink('M23.4,-58l2.8,-1M20.6,-63.6l1.8,-2.6', near.outer),
        }),
        { scale: 1.25 },
      ),
  },
} satisfies Readonly<Record<string, Action>>
