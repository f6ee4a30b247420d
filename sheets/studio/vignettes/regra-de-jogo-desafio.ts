/** Vignettes of the rules of games for those who read well. */

import { CLOTH } from '../cast/inks.ts'
import type { Person } from '../cast/person.ts'
import { ON_GROUND, RUN } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, ellipse, points } from '../paths.ts'
import { football } from '../scenes/football.ts'
import { die } from '../shapes/keepsakes.ts'
import { bush, tree } from '../shapes/nature.ts'
import { bookcase } from '../shapes/rooms.ts'
import { CROSSED, SIT } from './gatherings.ts'
import { dragonPoster, jaguarBoard, mancala, rulesBoard, strip, village } from './regra-de-jogo-things.ts'
import type { Vignettes } from './vignette.ts'
import { fineDay, indoors, outdoors, somebody } from './vignette.ts'

const VILLAGE_BOY: Partial<Person> = {
  skin: 's3',
  hairColour: 'preto',
  aids: [],
  top: { tone: CLOTH.azul },
  bottom: { tone: CLOTH.cinza, kind: 'shorts' },
}

const vest = (tone: keyof typeof CLOTH): Partial<Person> => ({ top: { tone: CLOTH[tone] } })

export const HARD_GAMES: Vignettes = {
  'Mancala: semear e colher': (pen) => [
    outdoors(pen, 'sky', 'meadow', 34),
    fineDay(pen, 90),
    tree(pen.plane('middle'), 22, 44, 1.6),
    bush(pen.plane('middle'), 160, 42, 0.8),
    pen.shape('M56 34H124L150 63H30z', 'yellow', 0.9),
    pen.line('M60 34L36 63M120 34L144 63', 0.9, 'red'),
    pen.line('M52 38l3 3l-6 2l3 3l-7 2l3 3l-8 2l3 3M128 38l-3 3l6 2l-3 3l7 2l-3 3l8 2l-3 3', 0.8, 'teal'),
    mancala(pen),
    somebody(
      pen,
      'bia',
      56,
      { pose: { ...SIT, expr: 'lendo', lean: 12, armL: { at: [19, -22], z: 'front', hand: 'fist', dir: 80 } } },
      58,
    ),
    somebody(pen, 'caio', 128, { flip: true, pose: { ...SIT, expr: 'firme' } }, 57),
  ],
  'O jogo da onça': (pen) => [
    village(pen),
    tree(pen.plane('middle'), 172, 46, 1.5, 'leafDark'),
    jaguarBoard(pen),
    somebody(
      pen,
      'iara',
      42,
      {
        wear: { bottom: { tone: CLOTH.agua, kind: 'shorts' } },
        pose: { ...SIT, expr: 'inquieto' },
      },
      58,
    ),
    somebody(
      pen,
      'caio',
      142,
      {
        flip: true,
        wear: VILLAGE_BOY,
        pose: { ...SIT, expr: 'alegre', armL: { at: [15, -20], z: 'front', hand: 'fist', dir: 80 } },
      },
      58,
    ),
  ],
  'Fábrica de histórias': (pen) => [
    indoors(pen, 'purplePale', 'woodPale', 45),
    pen.at(2, 46, 0.62, (p) => bookcase(p, 0, 0)),
    pen.at(142, 46, 0.62, (p) => bookcase(p, 0, 0)),
    dragonPoster(pen, 62, 17),
    pen.shape(ellipse(90, 56, 72, 7), 'yellowPale', 0.8),
    pen.line(ellipse(90, 56, 68, 5.8), 0.6),
    somebody(pen, 'sofia', 60, { pose: { ...CROSSED, expr: 'dentes' } }, 54, 0.56),
    somebody(
      pen,
      'gil',
      118,
      {
        pose: { ...CROSSED, turn: -18, expr: 'surpreso' },
      },
      54,
      0.56,
    ),
    somebody(
      pen,
      'nina',
      90,
      {
        pose: {
          expr: 'disparado',
          armL: { at: [-18, -44], hand: 'open', dir: 200, thumb: 1 },
          armR: { at: [18, -44], hand: 'open', dir: 160, thumb: -1 },
        },
      },
      53,
      0.56,
    ),
    somebody(
      pen,
      'theo',
      36,
      { pose: { ...SIT, expr: 'alegre', armL: { at: [14, -20], z: 'front', hand: 'fist', dir: 80 } } },
      60,
      0.58,
    ),
    somebody(
      pen,
      'yumi',
      146,
      {
        flip: true,
        pose: { ...SIT, expr: 'carinho', armL: { at: [16, -16], z: 'front', hand: 'open', dir: 70, thumb: 1 } },
      },
      60,
      0.58,
    ),
    strip(pen, 47, 48, -60),
    pen.at(84, 61, 0.9, (p) => [
      points('-3,-12 1,-13 4,-12').map(([x, y], i) =>
        p.shape(box(x - 2, y - 3, 4, 6, 0.4), i === 1 ? 'yellowPale' : 'white', 0.7),
      ),
      p.shape('M-7 -11H7L5.500 0H-5.500z', 'teal', 1),
      p.shape(ellipse(0, -11, 7, 1.6), null, 0.8),
    ]),
    strip(pen, 70, 59, 10),
    strip(pen, 98, 60, -14),
    standing(pen, die, 120, 60, 8, { turn: 12 }),
    pen.line('M125 51q3 1 4 4M127 56l2.500 1', 0.8),
    pen.rope('M104 58L113 56.5', 1.4, 'yellow', 0.7),
  ],
  'O futebol de três tempos': (pen) => [
    outdoors(pen, 'sky', 'grass', 36),
    fineDay(pen, 60),
    pen.line('M24 33H52M24 38H52M24 43H52M29 29V47M34 29V47M39 29V47M44 29V47M48 29V47', 0.6, 'stoneDark'),
    pen.rope('M24 47V29H52V47', 1.4, 'white', 0.8),
    tree(pen.plane('far', 'hillLine'), 104, 40, 0.8),
    pen.line('M-4 52Q90 49 184 52', 1.1, 'white'),
    somebody(
      pen,
      'professora',
      133,
      {
        wear: { top: { tone: CLOTH.branco } },
        pose: {
          turn: -24,
          expr: 'alegre',
          plain: true,
          armL: { at: [-9, -34], z: 'front', hand: 'fist', dir: 100 },
          armR: { at: [3, -36], z: 'front', hand: 'fist', dir: -60 },
        },
        extra: (near) => ({
          armMid: [
            near.shape('M-16,-42H-4V-28H-16Z', CLOTH.madeira),
            near.shape('M-15,-40H-5V-29.400H-15Z', CLOTH.branco),
            near.ink('M-13,-37H-7M-13,-34.400H-7M-13,-32H-9'),
          ],
        }),
      },
      54,
      0.54,
    ),
    rulesBoard(pen, 150, 58),
    somebody(
      pen,
      'gil',
      46,
      {
        wear: vest('amarelo'),
        pose: { turn: 24, expr: 'surpreso', armL: [-14, 10], armR: { at: [11, -34], hand: 'flat', dir: 150 } },
      },
      50,
      0.52,
    ),
    somebody(pen, 'malu', 64, { wear: vest('azul'), pose: { ...RUN, turn: 30 } }, 51, 0.52),
    somebody(pen, 'theo', 116, { wear: vest('azul'), pose: { turn: -20, expr: 'carinho', armL: [-12, 6] } }, 52, 0.52),
    somebody(
      pen,
      'nina',
      84,
      {
        wear: { top: { tone: CLOTH.amarelo }, bottom: { tone: CLOTH.marinho, kind: 'shorts' } },
        pose: {
          turn: 34,
          lean: 20,
          expr: 'carinho',
          plain: true,
          hip: [-5, -20],
          armL: { at: [17, -22], z: 'front', hand: 'fist', dir: 70 },
          armR: { at: [-8, -24], z: 'back' },
          legL: { at: [-11, -3] },
          legR: { at: [7, -3] },
        },
      },
      59,
    ),
    somebody(
      pen,
      'davi',
      103,
      {
        flip: true,
        wear: vest('azul'),
        pose: {
          ...ON_GROUND,
          turn: 26,
          expr: 'alegre',
          hip: [-6, -6.4],
          legL: { at: [8, -3], face: 1, toe: 10 },
          legR: { at: [13, -3], face: 1, toe: 10 },
          armL: { at: [13, -23], z: 'front', hand: 'fist', dir: 110 },
          armR: { at: [-14, -8], z: 'back' },
        },
      },
      59,
    ),
    football(pen, 121, 59, 3.4),
  ],
}
