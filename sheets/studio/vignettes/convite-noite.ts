/** Vignettes of the invitations to an evening or a night. */
import { fromBehind } from '../cast/from-behind.ts'
import { CLOTH } from '../cast/inks.ts'
import { GIVE, POINT } from '../cast/poses.ts'
import { book } from '../cast/things.ts'
import { standing } from '../fit.ts'
import { box, circle, points } from '../paths.ts'
import { FINDS } from '../shapes/finds.ts'
import { popcorn } from '../shapes/handy.ts'
import { lantern, torch } from '../shapes/lights.ts'
import { tree } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import {
  crateredMoon,
  darkShelf,
  farTown,
  LYING,
  litBook,
  redTorch,
  tent,
  tubeTelescope,
  waterTower,
} from './convite-more-things.ts'
import { coat, sheetFilm } from './convite-things.ts'
import { AT_REST, CROSSED, cushion, held, nightSky, SIT } from './gatherings.ts'
import type { Vignettes } from './vignette.ts'
import { STAGE, somebody } from './vignette.ts'

export const NIGHT_INVITATIONS: Vignettes = {
  'Cinema no quintal': (pen) => [
    nightSky(pen, '12,8 30,20 46,6 134,7 150,18 166,9 174,24 40,26 8,28 140,26'),
    fence(pen.plane('middle'), -4, 184, 46, 14, 'greyPale'),
    pen.shape('M-4 44Q90 41 184 44V66H-4z', 'leafDark', 0.9),
    tree(pen.plane('middle'), 14, 47, 1.2, 'leafDeep'),
    sheetFilm(pen),
    pen.shade('M127 50.500L119 11L118 43z', 'glow', 0.75),
    somebody(
      pen,
      'sofia',
      40,
      {
        wear: coat('vermelho'),
        pose: {
          ...GIVE,
          expr: 'alegre',
          armL: { at: [12, -24], z: 'front', hand: 'fist', dir: 70 },
          armR: { at: [17, -24], z: 'back', hand: 'fist' },
        },
        extra: () => ({ armMid: held(pen, (p) => popcorn(p, 0, 0, 1), 14.5, -20, 16) }),
      },
      58,
    ),
    somebody(
      pen,
      'gil',
      149,
      {
        flip: true,
        wear: coat('amarelo'),
        pose: { ...SIT, expr: 'alegre', armL: { at: [13, -18], z: 'front', hand: 'fist', dir: 80 } },
      },
      59,
    ),
    pen.shape(box(126, 54, 12, 7, 0.8), 'wood', 0.9),
    pen.shape(box(127, 47, 11, 7, 1.2), 'greyPale', 0.9),
    pen.shape(circle(127.4, 50.4, 2.2), 'yellow', 0.8),
    points('66,61 88,62 110,61').map(([x, y], i) => [
      cushion(pen, x, y, 20, (['orange', 'teal', 'pink'] as const)[i] ?? 'orange'),
      fromBehind(
        pen,
        (['caio', 'bia', 'yumi'] as const)[i] ?? 'bia',
        x,
        y - 1.4,
        0.5,
        AT_REST,
        coat((['verde', 'lilas', 'azul'] as const)[i] ?? 'azul'),
      ),
    ]),
  ],
  'Noite da lanterna': (pen) => [
    pen.shape(box(-2, -2, STAGE.width + 4, 50), 'night', null),
    [14, 90, 166].map((x) => darkShelf(pen.plane('far'), x)),
    pen.shape(box(-2, 46, STAGE.width + 4, 20), 'purple', 0.9),
    tent(pen, 46, 57, 48, 44, 'red', 'glow', [
      somebody(
        pen,
        'davi',
        46,
        {
          pose: {
            ...CROSSED,
            expr: 'lendo',
            nod: 1.4,
            armL: { at: [-6, -13], z: 'front', hand: 'fist' },
            armR: { at: [6, -13], z: 'front', hand: 'fist' },
          },
          extra: (near) => ({
            armMid: [litBook(near, 0, -9, 'azul'), held(pen, (p) => torch(p, 0, 0, 1), 12, -10, 12, { turn: -70 })],
          }),
        },
        58,
      ),
    ]),
    tent(pen, 134, 57, 46, 42, 'yellow', 'glow', [
      standing(pen, (p) => lantern(p, 0, 0, 1), 134, 33, 9),
      pen.line('M134 20V25', 0.7),
      cushion(pen, 134, 56.5, 20, 'pink'),
      standing(pen, FINDS.livro, 134, 51, 7),
    ]),
    cushion(pen, 86, 61, 30, 'teal'),
    pen.shade('M102 56.500L116 48Q122 56 116 63z', 'glow', 0.85),
    somebody(
      pen,
      'malu',
      86,
      {
        pose: LYING,
        extra: (near) => ({
          top: [book(near, 37, 2, 6, 11, CLOTH.coral), held(pen, (p) => torch(p, 0, 0, 1), 16, -3, 13, { turn: 90 })],
        }),
      },
      58,
    ),
  ],
  'Uma noite para olhar o céu': (pen) => [
    nightSky(
      pen,
      '8,10 20,24 34,7 46,18 58,6 62,26 76,12 92,5 96,22 110,8 150,6 166,18 174,8 120,26 28,36 14,42 70,36 158,30',
    ),
    crateredMoon(pen, 141, 18, 12),
    farTown(pen),
    pen.shape('M-6 66C20 62 34 50 56 47C90 43 120 46 140 54C152 58 168 64 186 66z', 'leafDeep', 1),
    waterTower(pen.plane('middle'), 53, 50),
    tubeTelescope(pen, 106, 55),
    somebody(
      pen,
      'bia',
      84,
      {
        wear: coat('coral'),
        pose: {
          turn: 36,
          lean: 10,
          expr: 'surpreso',
          plain: true,
          armL: { at: [10, -30], z: 'front', hand: 'fist', dir: 110 },
          armR: { at: [11, -26], z: 'back', hand: 'fist' },
        },
      },
      57,
    ),
    somebody(
      pen,
      'professora',
      66,
      {
        wear: coat('azul'),
        pose: { ...POINT, expr: 'carinho', turn: 24, armR: { at: [17, -62], hand: 'fist', dir: 150 }, armL: [-14, 14] },
      },
      58,
      0.52,
    ),
    somebody(
      pen,
      'gil',
      134,
      {
        wear: { ...coat('amarelo'), bottom: { tone: CLOTH.jeans, kind: 'pants' } },
        pose: {
          turn: 20,
          tilt: -10,
          expr: 'surpreso',
          armR: { at: [14, -46], hand: 'open', dir: 150, thumb: -1 },
          armL: { at: [-10, -20], hand: 'fist', dir: 0 },
        },
        extra: () => ({ armFront: pen.scaled(0.55).at(-10, -16, 1, (p) => redTorch(p), { turn: 90 }) }),
      },
      60,
      0.56,
    ),
    somebody(
      pen,
      'lia',
      35,
      { wear: coat('rosa'), pose: { expr: 'alegre', armR: { at: [15, -40], z: 'back', hand: 'fist', dir: 150 } } },
      61,
      0.56,
    ),
  ],
}
