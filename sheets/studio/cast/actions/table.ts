/** Work for the hands: a puzzle, blocks, scissors, an abacus, a brush. */
import { box, disc, hull, star } from '../../paths.ts'
import type { Drawing } from '../../pen.ts'
import type { FigurePen } from '../figure-pen.ts'
import { placed } from '../figure-pen.ts'
import { CLOTH, type Tone } from '../inks.ts'
import { pencil } from '../things.ts'
import type { Action } from './stage.ts'

/** A piece of a puzzle with a knob above and one at its right. */
const piece = (near: FigurePen, x: number, y: number, side: number, tone: Tone): Drawing =>
  near.shape(
    box(x, y, side, side, 0.8) +
      disc(x + side / 2, y - side * 0.12, side * 0.19) +
      disc(x + side * 1.12, y + side / 2, side * 0.19),
    tone,
    near.outer * 0.85,
  )

export const TABLE = {
  'montar um quebra-cabeça': {
    usual: 'iara',
    draw: (stage) =>
      stage.person(
        'iara',
        {
          hip: [-2, -11],
          expr: 'alegre',
          nod: 1.2,
          tilt: 4,
          armR: { at: [13.4, -23], z: 'front', hand: 'fist', dir: 60, thumb: 1 },
          armL: { at: [-13, -19.6], z: 'front', dir: 30 },
          hide: ['legL', 'legR'],
        },
        (near) => ({
          torso: [
            near.shape(box(-29, -19, 58, 19, 3), CLOTH.madeira),
            piece(near, -12, -9.6, 8, CLOTH.azul),
            piece(near, -4, -9.6, 8, CLOTH.amarelo),
            piece(near, -12, -17.4, 8, CLOTH.verde),
            piece(near, 15, -9, 7, CLOTH.lilas),
            piece(near, -26, -9, 7, CLOTH.rosa),
          ],
          armMid: piece(near, 14, -29, 8, CLOTH.coral),
        }),
      ),
  },
  'empilhar blocos': {
    usual: 'caio',
    draw: (stage) =>
      stage.person(
        'caio',
        {
          turn: 26,
          hip: [-8, -6.4],
          expr: 'alegre',
          plain: true,
          armL: { at: [2, -28], z: 'front', dir: 80, hand: 'flat', thumb: 1 },
          armR: { at: [-16, -11], z: 'back' },
          legL: { at: [-2, -3], face: 1, toe: 8 },
          legR: { at: [1, -3], face: 1, toe: 8 },
        },
        (near) => ({
          torso: [
            near.shape(box(10, -10, 11, 10, 1.4), CLOTH.azul),
            near.shape(box(22, -10, 11, 10, 1.4), CLOTH.verde),
            near.shape(box(11, -20, 11, 10, 1.4), CLOTH.amarelo),
            near.detail(star(16.4, -14.8, 2.6), CLOTH.branco),
            near.detail(disc(15.4, -5, 2.2), CLOTH.branco),
            near.ink('M25,-7.6h5v5h-5Z'),
          ],
          armMid: placed(near.shape(box(-5.4, -5, 11, 10, 1.4), CLOTH.vermelho), 12, -28, 1, -8),
        }),
        { seated: true },
      ),
  },
  recortar: {
    usual: 'malu',
    draw: (stage) =>
      stage.person(
        'malu',
        {
          expr: 'lendo',
          nod: 1.6,
          hide: ['legL', 'legR'],
          armL: { at: [-15.4, -27], z: 'front', dir: 80, thumb: 1 },
          armR: { at: [15.6, -28.6], z: 'front', hand: 'fist', dir: -90, thumb: -1 },
        },
        (near) => ({
          torso: near.shape(box(-24, -21.6, 48, 5, 2.2), CLOTH.madeira),
          armMid: [
            near.shape('M-15,-37.4L1.6,-35.4L.6,-22.6L-16,-24.6Z', CLOTH.branco),
            near.detail(star(-8.6, -30, 3.6), CLOTH.amarelo),
            near.shape(hull([9.4, -27.6, 1.3], [-2.4, -33.6, 0.5]), CLOTH.cinza),
            near.shape(hull([9.4, -29.6, 1.3], [-3.4, -27, 0.5]), CLOTH.cinza),
            near.rope(disc(14.4, -32.6, 2.9), CLOTH.coral, 1.7),
            near.rope(disc(14.4, -24.6, 2.9), CLOTH.coral, 1.7),
          ],
          top: [
            near.shape('M-20,-22l4,-3.4l3.4,1.4l-1,2Z', CLOTH.azul, near.inner),
            near.shape('M12,-22l2,-3.4l4,.6l.6,2.8Z', CLOTH.rosa, near.inner),
          ],
        }),
        { scale: 1.25 },
      ),
  },
  contar: {
    usual: 'davi',
    draw: (stage) =>
      stage.person(
        'davi',
        {
          expr: 'alegre',
          nod: 1.2,
          hide: ['legL', 'legR'],
          armL: { at: [-15.6, -24], z: 'front', hand: 'fist', dir: 120, thumb: 1 },
          armR: { at: [10.6, -25], z: 'front', hand: 'fist', dir: -110, thumb: -1 },
        },
        (near) => ({
          torso: [
            near.shape(box(-24, -8.6, 48, 5, 2.2), CLOTH.madeira),
            near.shape(box(-16, -29, 32, 20.6, 2), CLOTH.azul),
            near.detail(box(-13, -26.4, 26, 15.6, 1), CLOTH.branco),
            [-23.4, -18.6, -13.8].map((y, row) => [
              near.ink(`M-13,${y}H13`),
              Array.from({ length: 3 + row }, (_, i) =>
                near.shape(
                  disc(-10.6 + i * 4.2, y, 2),
                  [CLOTH.coral, CLOTH.amarelo, CLOTH.verde][row] ?? CLOTH.coral,
                  near.inner,
                ),
              ),
              row === 0 ? near.shape(disc(10.4, y, 2), CLOTH.coral, near.inner) : [],
            ]),
          ],
        }),
        { scale: 1.25 },
      ),
  },
  'fazer contas': {
    usual: 'gil',
    draw: (stage) =>
      stage.person(
        'gil',
        {
          expr: 'lendo',
          nod: 1.6,
          hide: ['legL', 'legR'],
          armL: { at: [-13.6, -21.4], z: 'front', hand: 'fist', dir: 120, thumb: 1 },
          armR: { at: [12.4, -17], z: 'front', hand: 'fist', dir: -110, thumb: -1 },
        },
        (near, skin) => ({
          torso: [
            near.shape(box(-25, -8.6, 50, 5, 2.2), CLOTH.madeira),
            near.shape(box(-15, -28.4, 30, 20, 1.4), CLOTH.branco),
            near.ink(
              'M2.6,-25.4h-3.6v2.8q3.8,-.6 3.8,2q-.2,2.2 -4,1.7M-1,-16q3.4,-1.8 3.7,.6q0,1.4 -3.6,3.6h3.9M-8.6,-14h4.4M-6.4,-16.2v4.4M-9.4,-10.4H4.4',
              near.inner * 1.2,
            ),
          ],
          top: [
            pencil(near, 11.4, -15.4, 30, CLOTH.amarelo, 10),
            near.shape(hull([15, -17.6, 1.9], [13, -18.6, 2.2]), skin),
          ],
        }),
        { scale: 1.25 },
      ),
  },
  pintar: {
    usual: 'nina',
    draw: (stage) =>
      stage.person(
        'nina',
        {
          turn: 30,
          expr: 'alegre',
          plain: true,
          armL: { at: [11, -32], z: 'front', hand: 'fist', dir: 90, thumb: 1 },
          armR: { at: [9, -26], z: 'back' },
        },
        (near) => ({
          behind: [
            near.rope('M22,-22L17,0M36,-22L41,0M29,-52V-2', CLOTH.madeira, 1.9),
            near.shape(box(17, -49, 25, 27, 1.2), CLOTH.branco),
            near.shape(box(15.6, -23, 28, 3, 1.2), CLOTH.madeira),
            near.detail('M20,-28Q25,-36 30,-30Q34,-38 39.4,-28V-25H20Z', CLOTH.verde),
            near.detail(disc(34.6, -42.6, 3.4), CLOTH.amarelo),
          ],
          armMid: [
            near.shape(hull([9, -30.4, 0.8], [18.6, -37, 0.7]), CLOTH.madeira),
            near.shape(hull([18, -36.6, 1], [21.4, -39.4, 1.5]), CLOTH.coral),
          ],
          top: [near.ink('M21.4,-40.6Q25,-45.6 29.4,-43', near.outer * 1.3)],
        }),
        { x: -10 },
      ),
  },
} satisfies Readonly<Record<string, Action>>
