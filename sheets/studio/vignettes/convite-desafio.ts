/** Vignettes of the invitations for those who read well. */
import { fromBehind } from '../cast/from-behind.ts'
import { CLOTH } from '../cast/inks.ts'
import { KNEEL, SEATED } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, circle, points, star } from '../paths.ts'
import { bunting } from '../shapes/built.ts'
import { sapling } from '../shapes/feasts.ts'
import { accordion, corn, strawHat } from '../shapes/june.ts'
import { bush, tree } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { pot } from '../shapes/rooms.ts'
import { cellophaneFire, donkey, plaque, poems, SHAKEN, sackOf, shaking, tyre } from './convite-more-things.ts'
import { board, fullMoon, held } from './gatherings.ts'
import type { Vignettes } from './vignette.ts'
import { fineDay, outdoors, somebody } from './vignette.ts'

export const HARD_INVITATIONS: Vignettes = {
  'Sarau das vozes baixas': (pen) => [
    outdoors(pen, 'dusk', 'meadow', 40),
    fullMoon(pen, 30, 11, 6.5),
    [10, 170].map((x) => tree(pen.plane('middle'), x, 46, 1.3, 'leafDark')),
    bush(pen.plane('middle'), 60, 44, 0.7),
    bush(pen.plane('middle'), 124, 43, 0.7, 'leaf', 'pink'),
    poems(pen),
    fromBehind(pen, 'davi', 56, 53, 0.54, { armR: { at: [9, -38], hand: 'fist', z: 'back' } }),
    somebody(
      pen,
      'vovo',
      138,
      {
        pose: {
          ...SHAKEN,
          turn: -20,
          armL: { at: [-17, -64], hand: 'open', dir: 176, thumb: 1 },
          armR: { at: [16, -64], hand: 'open', dir: 184, thumb: -1 },
        },
      },
      54,
      0.54,
    ),
    pen.shape(box(83, 48, 16, 3, 1), 'wood', 0.9),
    pen.rope('M86 51V57M96 51V57', 1.8, 'woodDark', 0.8),
    somebody(
      pen,
      'iara',
      91,
      {
        pose: {
          ...SEATED,
          turn: 12,
          hip: [0, -17],
          expr: 'vergonha',
          legL: { at: [-3, -3] },
          legR: { at: [5, -3] },
          armL: { at: [-5, -26], z: 'front', hand: 'fist', dir: 80 },
          armR: { at: [8, -26], z: 'front', hand: 'fist', dir: -80 },
        },
        extra: (near) => ({
          armMid: [
            near.shape('M-6,-34H9V-22H-6Z', CLOTH.branco),
            near.ink('M-3.600,-31H6.600M-3.600,-28.400H5M-3.600,-25.800H6.600'),
          ],
        }),
      },
      57.4,
    ),
    somebody(pen, 'malu', 36, { pose: { ...SHAKEN, turn: 20 } }, 61),
    shaking(pen, 36, 31),
    somebody(
      pen,
      'lia',
      118,
      {
        flip: true,
        pose: {
          expr: 'alegre',
          armL: { at: [-6, -42], hand: 'open', dir: 184, thumb: 1, z: 'front' },
          armR: { at: [18, -40], hand: 'open', dir: 176, thumb: -1, z: 'back' },
        },
      },
      61,
    ),
    board(pen, 144, 26, 47),
    standing(pen, (p) => pot(p, 0, 0), 156, 46, 17),
  ],
  'Mutirão do rio limpo': (pen) => [
    outdoors(pen, 'sky', 'grass', 30),
    fineDay(pen, 28),
    pen.plane('middle').shape('M-4 36Q44 32 92 36Q140 40 184 34V46Q140 51 92 48Q44 45 -4 48z', 'water', 0.9),
    pen.line('M20 40h9M60 43h9M104 42h9M150 42h9M36 44h6', 0.6, 'waterLine'),
    tree(pen.plane('middle'), 172, 36, 0.9),
    bush(pen.plane('middle'), 92, 35, 0.5),
    pen.shape('M-4 48Q44 45 92 48Q140 51 184 46V66H-4z', 'meadow', 0.9),
    somebody(
      pen,
      'pai',
      54,
      {
        wear: { bottom: { tone: CLOTH.jeans, kind: 'pants' } },
        pose: {
          turn: -24,
          lean: 12,
          expr: 'aperto',
          plain: true,
          armL: { at: [-18, -28], z: 'front', hand: 'fist', dir: -40 },
          armR: { at: [-8, -28], z: 'front', hand: 'fist', dir: -40 },
        },
        extra: () => ({ head: held(pen, (p) => strawHat(p, 0, 0, 1, 'red'), 5, -80, 32, { turn: 4 }, 0.54) }),
      },
      58,
      0.54,
    ),
    standing(pen, tyre, 40, 59, 18),
    standing(pen, sackOf('greyDark'), 28, 60, 16),
    standing(pen, (p) => sapling(p, 0, 0), 98, 59, 21),
    somebody(
      pen,
      'nina',
      82,
      {
        pose: { ...KNEEL, armL: { at: [15, -12], z: 'front', dir: 60 }, armR: { at: [15, -16], z: 'back', dir: 60 } },
        extra: () => ({ head: held(pen, (p) => strawHat(p, 0, 0, 1, 'yellow'), 2, -38, 27, { turn: 6 }) }),
      },
      59,
    ),
    somebody(
      pen,
      'mae',
      119,
      {
        pose: {
          turn: -34,
          expr: 'carinho',
          hip: [8, -16],
          lean: -16,
          plain: true,
          legL: { at: [-4, -3] },
          legR: { at: [22, -3], toe: 24 },
          armL: { at: [-20, -20], z: 'back', dir: -60 },
          armR: { at: [-18, -16], z: 'front', dir: -60 },
        },
      },
      59,
      0.56,
    ),
    somebody(
      pen,
      'caio',
      147,
      {
        pose: {
          turn: -20,
          expr: 'alegre',
          plain: true,
          armL: { at: [-13, -24], z: 'front', hand: 'fist', dir: -90 },
          armR: [14, 4],
        },
        extra: () => ({ armMid: pen.scaled(0.6).at(-16, -27, 1.1, (p) => plaque(p, 'INGÁ')) }),
      },
      60,
    ),
    standing(pen, (p) => sapling(p, 0, 0), 66, 61, 14),
  ],
  'Casamento na roça': (pen) => [
    outdoors(pen, 'dusk', 'path', 42),
    bunting(pen, [-4, 2], [92, 3], 4, ['red', 'yellow', 'blue', 'green'], { size: 5.4, gap: 3 }),
    bunting(pen, [90, 3], [184, 2], 4, ['orange', 'teal', 'yellow', 'pink'], { size: 5.4, gap: 3 }),
    fence(pen.plane('middle'), -4, 184, 48, 12, 'wood'),
    standing(pen, donkey, 157, 55, 30),
    pen.line('M145 38Q141 46 140 42', 0.9),
    somebody(
      pen,
      'gil',
      87,
      {
        wear: {
          top: { tone: CLOTH.marinho, kind: 'dress', length: 16 },
          bottom: { tone: CLOTH.marinho, kind: 'none' },
        },
        pose: {
          expr: 'aperto',
          armL: { at: [-13, -30], hand: 'open', dir: -70, thumb: 1 },
          armR: { at: [13, -31], hand: 'open', dir: 70, thumb: -1 },
        },
        extra: (near) => ({
          head: [
            near.rope('M-6,-55a3,3 0 1 1 6,0a3,3 0 1 1 -6,0M1,-55a3,3 0 1 1 6,0a3,3 0 1 1 -6,0', CLOTH.amarelo, 0.8),
          ],
        }),
      },
      51,
      0.56,
    ),
    somebody(
      pen,
      'sofia',
      71,
      {
        wear: { top: { tone: CLOTH.branco, kind: 'dress', length: 14 }, bottom: { tone: CLOTH.branco, kind: 'none' } },
        pose: {
          turn: 20,
          expr: 'carinho',
          plain: true,
          armL: { at: [4, -24], z: 'front', hand: 'fist' },
          armR: { at: [9, -24], z: 'front', hand: 'fist' },
        },
        extra: (near) => ({
          hairBack: near.shape('M-9,-52C-18,-40 -19,-18 -17,-8H9C12,-20 12,-40 9,-52Z', CLOTH.branco),
          head: [
            points('-7,-56 -3,-58.4 2,-58.8 6.4,-57').map(([x, y]) =>
              near.shape(`M${x - 2.2},${y}a2.2,2.2 0 1 1 4.4,0a2.2,2.2 0 1 1 -4.4,0z`, CLOTH.amarelo),
            ),
          ],
          top: held(
            pen,
            (p) => [
              points('-4,-14 4,-14 0,-18 0,-12').map(([x, y]) => p.shape(circle(x, y, 3.4), 'red', 0.8)),
              p.shape('M-4 -10H4L1.500 0H-1.5z', 'green', 0.8),
            ],
            7,
            -19,
            15,
          ),
        }),
      },
      58,
    ),
    somebody(
      pen,
      'davi',
      106,
      {
        wear: { hair: 'curto', top: { tone: CLOTH.vermelho, kind: 'long', print: 'dots', printTone: CLOTH.branco } },
        pose: {
          turn: 24,
          expr: 'inquieto',
          plain: true,
          legL: { at: [-8, -3] },
          legR: { at: [10, -3] },
          armL: { at: [-10, -23], z: 'front', hand: 'fist' },
          armR: { at: [16, -22], z: 'front', hand: 'fist' },
        },
        extra: () => ({
          armMid: pen.scaled(0.6).at(3.5, -21, 0.9, (p) => accordion(p, 0, 0, 1)),
          head: held(pen, (p) => strawHat(p, 0, 0, 1, 'red'), 1, -50, 31, { turn: 6 }),
        }),
      },
      58,
    ),
    somebody(
      pen,
      'theo',
      129,
      {
        wear: { top: { tone: CLOTH.agua, kind: 'long' } },
        pose: {
          turn: -30,
          expr: 'firme',
          plain: true,
          armL: { at: [-17, -26], z: 'front', hand: 'fist', dir: -80 },
          armR: { at: [7, -22], hand: 'fist' },
        },
        extra: (near) => ({
          torso: near.detail(star(-2, -28, 3.4), CLOTH.amarelo),
          head: held(pen, (p) => strawHat(p, 0, 0, 1, 'blue'), -1, -50, 31, { turn: -4 }),
        }),
      },
      58,
    ),
    somebody(
      pen,
      'caio',
      48,
      {
        wear: { top: { tone: CLOTH.lilas, kind: 'long' } },
        pose: {
          turn: 22,
          expr: 'firme',
          armL: { at: [-11, -22], hand: 'fist' },
          armR: { at: [12, -22], z: 'mid', hand: 'fist' },
        },
        extra: (near) => ({
          head: [
            held(pen, (p) => strawHat(p, 0, 0, 1, 'green'), 1, -50, 31),
            near.shape(
              'M1,-38.6Q-4,-40.6 -5.600,-36.6Q-1,-37 1,-37.4Q4,-37 9.600,-37Q7,-40.600 1,-38.600Z',
              CLOTH.marinho,
              near.inner,
            ),
          ],
        }),
      },
      57,
    ),
    cellophaneFire(pen, 29, 60),
    standing(pen, (p) => corn(p, 0, 0, 1, 90), 40, 61, 7),
  ],
}
