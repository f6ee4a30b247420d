/** Vignettes of the rules of games. */

import type { SeenFromBehind } from '../cast/from-behind.ts'
import { fromBehind } from '../cast/from-behind.ts'
import type { CastName } from '../cast/people.ts'
import { KNEEL } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { standing } from '../fit.ts'
import { sack } from '../games/street-games.ts'
import { ellipse } from '../paths.ts'
import { die } from '../shapes/keepsakes.ts'
import { bush, tree, tuft } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { AT_REST, CROSSED, SIDE } from './gatherings.ts'
import { HARD_GAMES } from './regra-de-jogo-desafio.ts'
import { MEDIUM_GAMES } from './regra-de-jogo-medio.ts'
import { cap, chalkPath, handkerchief, yard } from './regra-de-jogo-things.ts'
import type { Vignettes } from './vignette.ts'
import { fineDay, outdoors, somebody } from './vignette.ts'

const SINGING: Pose = { ...CROSSED, expr: 'cantar' }

const QUEUE: readonly CastName[] = ['yumi', 'gil', 'nina', 'caio']

export const REGRA_DE_JOGO: Vignettes = {
  'Corre, lenço!': (pen) => [
    outdoors(pen, 'sky', 'grass', 34),
    fineDay(pen, 150),
    tree(pen.plane('middle'), 20, 42, 1.3),
    bush(pen.plane('middle'), 166, 43, 0.9),
    pen.shade(ellipse(90, 54, 54, 8), 'meadow', 0.8),
    somebody(
      pen,
      'davi',
      90,
      {
        pose: {
          turn: 34,
          lean: 6,
          expr: 'carinho',
          plain: true,
          legL: { at: [-7, -6], toe: 40 },
          legR: { at: [6, -3] },
          armL: { at: [14, -20], z: 'front', hand: 'fist', dir: 40 },
          armR: { at: [12, -37], z: 'front', hand: 'fist', dir: 170 },
        },
        extra: () => ({ top: handkerchief(pen, 16, -17) }),
      },
      43,
      0.56,
    ),
    (['bia', 'gil', 'iara', 'caio'] as const).map((who, i) =>
      somebody(pen, who, (i < 2 ? 56 : 65) + i * 21, { pose: SINGING }, 47.5, 0.5),
    ),
    somebody(pen, 'malu', 36, { pose: { ...SINGING, turn: 24 } }, 56, 0.52),
    somebody(pen, 'theo', 145, { pose: { ...SINGING, turn: -24 } }, 56, 0.52),
    (['yumi', 'nina', 'sofia'] as readonly SeenFromBehind[]).map((who, i) =>
      fromBehind(pen, who, 66 + i * 25, 65, 0.52, AT_REST),
    ),
  ],
  'Corrida de tampinhas': (pen) => [
    yard(pen),
    chalkPath(pen),
    somebody(
      pen,
      'malu',
      84,
      { pose: { ...CROSSED, expr: 'dentes', armL: { at: [-14, -30], z: 'front', hand: 'open', dir: 190, thumb: 1 } } },
      45,
      0.56,
    ),
    somebody(pen, 'caio', 120, { pose: { ...CROSSED, expr: 'surpreso', turn: -16 } }, 45, 0.56),
    somebody(
      pen,
      'theo',
      36,
      { pose: { ...KNEEL, expr: 'alegre', armL: { at: [17, -22], z: 'front', dir: 60, hand: 'open', thumb: 1 } } },
      60,
      0.58,
    ),
    standing(pen, die, 56, 43, 7, { turn: 18 }),
    pen.line('M46.500 42q2 -4 5 -4.500M50 45.500l-2 2', 0.8),
    cap(pen, 65, 47.6, 'red'),
    cap(pen, 106, 47.6, 'teal'),
    cap(pen, 124, 55.4, 'yellow'),
    pen.rope('M152 61L157 59.5', 1.6, 'white', 0.7),
  ],
  'Telefone de gestos': (pen) => [
    yard(pen),
    somebody(pen, 'davi', 44, {
      pose: {
        turn: 40,
        expr: 'dentes',
        plain: true,
        armL: { at: [11.6, -37], z: 'front', hand: 'fist', dir: 150, thumb: 1 },
        armR: { at: [9, -24], z: 'back' },
      },
    }),
    pen.line('M55.500 33q2 -1 2 -3M56 36.500q3 0 4 -2', 0.8),
    somebody(pen, 'sofia', 68, {
      pose: {
        ...SIDE,
        turn: -40,
        expr: 'surpreso',
        armL: { at: [-8, -30], z: 'front', hand: 'flat', dir: 160 },
        armR: [14, 4],
      },
    }),
    QUEUE.map((who, i) =>
      somebody(
        pen,
        who,
        92 + i * 17.5,
        {
          pose: {
            ...SIDE,
            expr: (['alegre', 'calmo', 'inquieto', 'alegre'] as const)[i] ?? 'alegre',
            armL: [-10 + i * 4, 6],
            armR: [12, 6],
          },
        },
        57,
      ),
    ),
  ],
  'Cinco-marias': (pen) => [
    outdoors(pen, 'sky', 'grass', 38),
    fineDay(pen, 40),
    fence(pen.plane('middle'), -4, 184, 44, 9, 'cream'),
    bush(pen.plane('middle'), 30, 46, 0.8, 'leaf', 'pink'),
    tree(pen.plane('middle'), 160, 46, 1.3),
    pen.shape(ellipse(88, 57.5, 40, 5), 'path', 0.8),
    somebody(
      pen,
      'nina',
      74,
      {
        pose: {
          ...CROSSED,
          expr: 'alegre',
          turn: 16,
          nod: -1,
          armL: { at: [-10, -10], z: 'front' },
          armR: { at: [17, -5], z: 'front', hand: 'fist', dir: 30 },
        },
      },
      58,
    ),
    somebody(
      pen,
      'gil',
      116,
      { pose: { ...CROSSED, turn: -22, expr: 'surpreso', armL: { at: [-9, -18], z: 'front', hand: 'fist' } } },
      58,
    ),
    somebody(pen, 'yumi', 48, { pose: { ...CROSSED, turn: 24, expr: 'alegre' } }, 55, 0.56),
    pen.at(90, 19, 0.62, (p) => [sack(p, 0, 0, 'red'), p.line('M-4 9v5M0 8v7M4 9v5', 0.9)]),
    (
      [
        [86, 55, 'yellow'],
        [98, 58, 'blue'],
        [80, 60.5, 'green'],
        [94, 61, 'orange'],
      ] as const
    ).map(([x, y, fill]) => pen.at(x, y, 0.55, (p) => sack(p, 0, 0, fill))),
    tuft(pen, 150, 60, 0.6),
  ],
  ...MEDIUM_GAMES,
  ...HARD_GAMES,
}
