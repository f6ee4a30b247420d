/** Vignettes of the rules of games of the middle level. */

import { CLOTH } from '../cast/inks.ts'
import { GIVE, HANDS_UP, KNEEL, RUN } from '../cast/poses.ts'
import { box } from '../paths.ts'
import { house } from '../shapes/built.ts'
import { bush, flowerHead, tree, tuft } from '../shapes/nature.ts'
import { AT_TABLE, BEHIND, board, TOP } from './gatherings.ts'
import { clue, doll, familyCar, pencilIn, softBall, splitCourt, tablePaper } from './regra-de-jogo-things.ts'
import type { Vignettes } from './vignette.ts'
import { fineDay, indoors, outdoors, STAGE, somebody } from './vignette.ts'

const team = (tone: keyof typeof CLOTH) => ({ top: { tone: CLOTH[tone] } })

export const MEDIUM_GAMES: Vignettes = {
  'Queimada em que ninguém sai': (pen) => [
    splitCourt(pen),
    somebody(pen, 'gil', 147, { wear: team('amarelo'), pose: { ...HANDS_UP, turn: -24 } }, 48, 0.52),
    somebody(pen, 'iara', 34, { wear: team('azul'), pose: { ...HANDS_UP, turn: 22, armL: [-20, -8] } }, 48, 0.52),
    somebody(
      pen,
      'nina',
      78,
      {
        wear: { top: { tone: CLOTH.amarelo }, bottom: { tone: CLOTH.lilas, kind: 'shorts' } },
        pose: { ...RUN, expr: 'alegre', legL: { at: [-8, -4] } },
      },
      47,
      0.52,
    ),
    somebody(
      pen,
      'theo',
      130,
      {
        wear: team('azul'),
        pose: {
          turn: -22,
          expr: 'agitado',
          armL: { at: [-12, -34], hand: 'open', dir: -150, thumb: 1 },
          armR: { at: [13, -30], hand: 'open', dir: 120 },
        },
      },
      48,
      0.52,
    ),
    somebody(
      pen,
      'bia',
      58,
      {
        wear: team('amarelo'),
        pose: {
          turn: 34,
          lean: 12,
          expr: 'firme',
          plain: true,
          armL: { at: [16, -34], z: 'front', hand: 'open', dir: 110, thumb: 1 },
          armR: { at: [-12, -30], z: 'back' },
          legL: { at: [-11, -3] },
          legR: { at: [9, -3] },
        },
      },
      60,
    ),
    somebody(
      pen,
      'caio',
      108,
      {
        wear: team('azul'),
        pose: {
          turn: -24,
          lean: 16,
          expr: 'surpreso',
          armL: { at: [-9, -40], hand: 'open', dir: -160, thumb: 1 },
          armR: { at: [18, -40], hand: 'open', dir: 150, thumb: -1 },
          legL: { at: [-9, -14], toe: 30, face: -1 },
          legR: { at: [4, -7], toe: 20 },
        },
      },
      58,
    ),
    pen.line('M102 60.500h10', 0.7),
    softBall(pen, 91, 38),
    pen.line('M76 38.500h6M79 41.500h4M79.500 35.500h4', 0.8),
  ],
  Stop: (pen) => [
    indoors(pen, 'bluePale', 'woodPale', 47),
    pen.shape(box(54, 3, 46, 20, 1), 'wood', 0.9),
    pen.shape(box(56, 5, 42, 16), 'leafDark', 0.7),
    pen.text(77, 16.5, 'a  b  c  d', 7, { fill: 'white' }),
    somebody(
      pen,
      'malu',
      48,
      {
        pose: {
          ...AT_TABLE,
          turn: 10,
          expr: 'lendo',
          nod: 1.4,
          armL: { at: [-8, -18], z: 'front', dir: 60 },
          armR: { at: [11, -27], z: 'front', hand: 'fist', dir: -60 },
        },
        extra: () => ({ top: pencilIn(pen, 8, -23, 24, 'yellow') }),
      },
      BEHIND,
    ),
    somebody(
      pen,
      'caio',
      88,
      {
        pose: {
          ...AT_TABLE,
          expr: 'impaciente',
          armL: { at: [-12, -36], z: 'front', hand: 'fist', dir: 170 },
          armR: { at: [10, -27], z: 'front', hand: 'fist', dir: -60 },
        },
        extra: () => ({ top: pencilIn(pen, 7, -23, 24, 'red') }),
      },
      BEHIND,
    ),
    somebody(
      pen,
      'bia',
      130,
      {
        pose: {
          ...AT_TABLE,
          turn: -14,
          expr: 'disparado',
          armL: { at: [-7, -18], z: 'front', dir: 40 },
          armR: { at: [14, -46], z: 'front', hand: 'open', dir: 170, thumb: -1 },
        },
      },
      BEHIND - 1,
    ),
    pen.line('M146 24l3 -2M147 29l4 0M143 20l2 -3', 0.9),
    board(pen, 26, 128),
    [50, 90, 128].map((x) => tablePaper(pen, x)),
    pen.at(143, TOP - 1.6, 1, (p) => pencilIn(p, 0, 0, 78, 'blue')),
  ],
  'Caça ao tesouro': (pen) => [
    outdoors(pen, 'sky', 'grass', 36),
    fineDay(pen, 84),
    house(pen.plane('middle'), 20, 46, 0.9, { wall: 'yellowPale', roof: 'red' }),
    tree(pen.plane('middle'), 140, 50, 1.75),
    somebody(
      pen,
      'gil',
      126,
      {
        pose: {
          ...RUN,
          turn: -34,
          armL: { at: [-13, -33], hand: 'fist', z: 'back' },
          armR: { at: [12, -31], hand: 'fist' },
          legL: { at: [-9, -3] },
          legR: { at: [11, -8], toe: 50 },
        },
      },
      45,
      0.44,
    ),
    somebody(
      pen,
      'sofia',
      112,
      { pose: { ...RUN, turn: -34, legL: { at: [-9, -3] }, legR: { at: [11, -8], toe: 50 } } },
      46,
      0.44,
    ),
    somebody(pen, 'yumi', 56, {
      pose: {
        turn: 20,
        expr: 'pedir',
        plain: true,
        armL: { at: [-5, -27], z: 'front', hand: 'fist', dir: 90 },
        armR: { at: [16, -27], z: 'front', hand: 'fist', dir: -90 },
      },
      extra: () => ({ armMid: clue(pen, 6, -27) }),
    }),
    somebody(
      pen,
      'davi',
      36,
      { pose: { ...GIVE, expr: 'surpreso', armL: { at: [14, -32], z: 'front', hand: 'fist', dir: 110 } } },
      58,
    ),
    somebody(
      pen,
      'nina',
      84,
      { pose: { ...KNEEL, expr: 'surpreso', armL: { at: [14, -18], z: 'front', dir: 60, hand: 'fist' } } },
      60,
    ),
    pen.at(
      97,
      50,
      1,
      (p) => [
        p.shape('M-5 -8H5L3.600 0H-3.600z', 'orange', 0.9),
        p.shape(box(-6, -10, 12, 2.8, 0.8), 'orange', 0.8),
        p.rope('M0 -10V-16', 1, 'leafDark', 0.6),
        flowerHead(p, 0, -18, 3, 'pink'),
      ],
      { turn: 24 },
    ),
    pen.shape('M98 57.500L106 56.500L108 59.500L100 60.500z', 'white', 0.9),
    pen.line('M101 58.500l4 -0.500', 0.6),
    pen.at(143, 57, 1, (p) => [
      p.shape(box(-8, -10, 16, 10, 0.8), 'orange', 1),
      p.shape(box(-9, -13, 18, 4, 1), 'orange', 0.9),
      p.shape('M-1.600 -13H1.600V0H-1.6z', 'yellow', 0.8),
    ]),
    bush(pen, 154, 61, 0.9),
    tuft(pen, 124, 60, 0.7),
  ],
  'Dominó de sílabas': (pen) => [
    outdoors(pen, 'sky', 'grass', 38),
    fineDay(pen, 158),
    house(pen.plane('far', 'hillLine'), 18, 42, 0.5, { wall: 'cream', roof: 'orange' }),
    tree(pen.plane('far', 'hillLine'), 166, 44, 0.9),
    pen.shape(box(-2, 54, STAGE.width + 4, 10), 'grey', 0.8),
    pen.line('M2 60.500h14M34 60.500h14M66 60.500h14M98 60.500h14M130 60.500h14M162 60.500h14', 1.2, 'white'),
    familyCar(pen, [
      somebody(
        pen,
        'malu',
        58,
        {
          pose: { turn: 20, expr: 'alegre', armR: { at: [12, -22], z: 'front', hand: 'fist', dir: 160 } },
          extra: () => ({ armMid: doll(pen, 14, -31) }),
        },
        50.5,
        0.5,
      ),
      somebody(
        pen,
        'davi',
        77,
        {
          wear: { hair: 'curto' },
          pose: { turn: -24, expr: 'inquieto', armL: { at: [-9, -35], z: 'front', hand: 'fist', dir: 170 } },
        },
        51,
        0.5,
      ),
      somebody(
        pen,
        'mae',
        103,
        { pose: { turn: 30, face: -14, expr: 'dentes', armL: { at: [16, -46], z: 'front', hand: 'fist', dir: 100 } } },
        60,
        0.5,
      ),
    ]),
  ],
}
