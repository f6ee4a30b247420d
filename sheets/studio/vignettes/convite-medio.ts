/** Vignettes of the invitations of the middle level. */
import { CLOTH } from '../cast/inks.ts'
import { CLAP, GINGA, GIVE } from '../cast/poses.ts'
import { book } from '../cast/things.ts'
import { standing } from '../fit.ts'
import { box, heart } from '../paths.ts'
import { FINDS } from '../shapes/finds.ts'
import { stripedBall } from '../shapes/handy.ts'
import { atabaque, berimbau, caxixi, pandeiro } from '../shapes/instruments.ts'
import { twine } from '../shapes/measuring.ts'
import { bush, cloud, tree } from '../shapes/nature.ts'
import { coveredCourt, figTree, kiteFrame, library, light, ribbons, WHITE_TROUSERS } from './convite-things.ts'
import { ADULT_BEHIND, AT_TABLE, BEHIND, board, CROSSED, groundCloth, TOP } from './gatherings.ts'
import type { Vignettes } from './vignette.ts'
import { fineDay, outdoors, somebody } from './vignette.ts'

export const MEDIUM_INVITATIONS: Vignettes = {
  'Feira de trocas': (pen) => [
    coveredCourt(pen),
    somebody(pen, 'nina', 52, { pose: { ...CROSSED, armR: { at: [13, -12], z: 'front', dir: 40 } } }, 48.5),
    groundCloth(pen, 42, 56, 56, 9, 'yellowPale'),
    standing(pen, FINDS.ursinho, 26, 57.6, 11),
    standing(pen, FINDS.carrinho, 58, 58.6, 10),
    standing(pen, FINDS.piao, 40, 59.6, 7),
    somebody(
      pen,
      'avo',
      149,
      { pose: { turn: -26, expr: 'carinho', lean: 8, armL: { at: [-15, -33], z: 'front', dir: -120 }, armR: [12, 4] } },
      55,
      0.57,
    ),
    pen.at(34, 49, 1, (own) => [
      own.shape(box(-7, -9, 14, 9, 0.6), 'tan', 0.9),
      own.shape('M-7 -9L-10 -12H-2L0 -9zM7 -9L10 -12H2L0 -9z', 'woodPale', 0.8),
      own.shape(heart(0, -4.6, 2.6), 'red', 0.7),
    ]),
    somebody(
      pen,
      'malu',
      127,
      { pose: { ...CROSSED, face: 24, expr: 'pedir', armL: { at: [-12, -12], z: 'front', dir: -40 } } },
      51,
    ),
    groundCloth(pen, 138, 56, 52, 9, 'pinkPale'),
    standing(pen, FINDS.livro, 124, 58.4, 8),
    standing(pen, FINDS.peteca, 152, 59, 9),
    standing(pen, FINDS.tambor, 138, 59.4, 9),
    somebody(pen, 'caio', 76, {
      pose: {
        ...GIVE,
        armL: { at: [15, -29], z: 'front', hand: 'fist', dir: 80 },
        armR: { at: [14, -25], z: 'back', hand: 'fist' },
      },
      extra: (near) => ({ armMid: book(near, 19, -22, 5.6, 11, CLOTH.vermelho) }),
    }),
    somebody(pen, 'yumi', 104, {
      flip: true,
      pose: { ...GIVE, armL: { at: [13, -19], z: 'front', hand: 'flat', dir: 80 }, armR: { at: [15, -18], z: 'back' } },
      extra: () => ({
        armMid: pen.at(0, 0, 1, () => stripedBall(pen.scaled(0.6), 16.5, -22, 5.4, 'orange', 'yellow')),
      }),
    }),
  ],
  'Oficina de pipas': (pen) => [
    outdoors(pen, 'sky', 'grass', 40),
    cloud(pen.plane('far', 'hillLine'), 32, 12, 0.5),
    library(pen.plane('middle'), 46, 46),
    figTree(pen),
    standing(pen, FINDS.pipa, 128, 30, 24, { turn: 16 }),
    somebody(
      pen,
      'nina',
      74,
      {
        pose: {
          ...AT_TABLE,
          turn: 24,
          expr: 'lendo',
          armL: { at: [8, -25], z: 'front', hand: 'fist', dir: 60 },
          armR: { at: [14, -24], z: 'front', hand: 'fist', dir: 80 },
        },
      },
      BEHIND,
    ),
    somebody(
      pen,
      'vovo',
      106,
      {
        pose: {
          ...AT_TABLE,
          turn: -14,
          expr: 'alegre',
          armL: { at: [-18, -46], z: 'front', hand: 'fist', dir: 200 },
          armR: { at: [-8, -40], z: 'front', hand: 'fist', dir: -70 },
        },
        extra: () => ({ armMid: pen.scaled(0.6).at(-17, -50, 0.95, kiteFrame, { turn: -8 }) }),
      },
      ADULT_BEHIND,
    ),
    board(pen, 58, 80),
    pen.shape('M68 48L82 47L86 49H70z', 'red', 0.8),
    pen.shape('M110 48.400L122 46L128 48.400z', 'yellow', 0.8),
    pen.shape('M88 48.400L94 46.8L100 48.400z', 'teal', 0.8),
    standing(pen, twine, 131, TOP - 1, 6),
    standing(pen, FINDS.tesoura, 80, TOP - 2, 9, { turn: 60 }),
    somebody(pen, 'davi', 147, {
      pose: {
        turn: -30,
        expr: 'alegre',
        plain: true,
        armL: { at: [-16, -38], z: 'front', hand: 'fist', dir: -150 },
        armR: { at: [12, -20], z: 'front', hand: 'fist' },
      },
      extra: () => ({
        top: ribbons(
          pen.scaled(0.6),
          'M-16 -38C-14 -18 4 -12 12 -20C16 -12 12 -4 20 1',
          '-13,-26 -6,-17 4,-16 14,-12 16,-3',
        ),
      }),
    }),
  ],
  'Roda de capoeira na escola': (pen) => [
    outdoors(pen, 'sky', 'path', 38),
    fineDay(pen, 100),
    pen.plane('middle').shape(box(-4, 30, 188, 12), 'cream', 0.8),
    pen.line('M-4 33.500H184', 0.6, 'sandLine'),
    [26, 150].map((x) => tree(pen.plane('middle'), x, 45, 1.5, 'leafDark', 'orange')),
    somebody(
      pen,
      'theo',
      74,
      {
        wear: light('verde'),
        pose: {
          expr: 'cantar',
          armL: { at: [-5.4, -25.4], hand: 'flat', dir: 60, z: 'front', thumb: 1 },
          armR: { at: [6.4, -26.6], hand: 'flat', dir: -70, z: 'front', thumb: -1 },
        },
        extra: () => ({ head: atabaque(pen.scaled(0.56), 0, 3, 0.72) }),
      },
      53,
      0.56,
    ),
    somebody(
      pen,
      'nina',
      29,
      {
        wear: { top: { tone: CLOTH.lilas }, bottom: WHITE_TROUSERS },
        pose: {
          turn: 20,
          expr: 'cantar',
          armR: { at: [14, -27], dir: 120, hand: 'fist', z: 'front', thumb: -1 },
          armL: { at: [5.4, -27], dir: 95, hand: 'flat', z: 'front', thumb: 1 },
        },
        extra: () => ({ top: pandeiro(pen.scaled(0.56), 15.4, -28.4, 0.95, -12) }),
      },
      55,
      0.56,
    ),
    somebody(
      pen,
      'mae',
      47,
      {
        wear: { skin: 's5', hair: 'trancas', top: { tone: CLOTH.amarelo }, bottom: WHITE_TROUSERS },
        pose: {
          turn: 14,
          expr: 'alegre',
          armL: { at: [2, -47], hand: 'fist', dir: 90, z: 'front', thumb: 1 },
          armR: { at: [21.6, -43], hand: 'fist', dir: 80, z: 'front', thumb: -1 },
        },
        extra: (near) => ({
          head: [
            berimbau(pen.scaled(0.56), 29, -17, 1.25, { turn: 3 }),
            near.rope('M2,-47.500L33,-57', CLOTH.madeira, 0.9),
            caxixi(pen.scaled(0.56), 3, -41.5, 1.1, 6),
          ],
        }),
      },
      54,
      0.56,
    ),
    somebody(
      pen,
      'pai',
      150,
      {
        wear: { skin: 's2', beard: false, top: { tone: CLOTH.cinza } },
        pose: {
          turn: -24,
          expr: 'alegre',
          armL: { at: [-11, -42], z: 'front', hand: 'open', dir: -150, thumb: 1 },
          armR: { at: [9, -36], z: 'front', hand: 'flat', dir: -120 },
        },
      },
      52,
      0.56,
    ),
    somebody(pen, 'yumi', 137, { wear: light('azul'), pose: { ...CLAP, expr: 'cantar' }, flip: true }, 54, 0.54),
    somebody(pen, 'davi', 91, { wear: light('azul'), pose: { ...GINGA, barefoot: false } }, 60),
    somebody(
      pen,
      'bia',
      115,
      {
        flip: true,
        wear: light('amarelo'),
        pose: {
          turn: 30,
          lean: -26,
          hip: [-4, -21],
          expr: 'alegre',
          armL: { at: [-16, -26], hand: 'flat', dir: -60 },
          armR: { at: [8, -40], hand: 'flat', dir: 150, z: 'back' },
          legL: { at: [14, -27], toe: -40 },
          legR: { at: [-7, -3] },
        },
      },
      60,
    ),
    bush(pen, 176, 60, 0.7),
  ],
}
