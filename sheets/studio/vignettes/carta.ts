/** Vignettes of the letters. */
import { CLOTH } from '../cast/inks.ts'
import { SEATED, SWING } from '../cast/poses.ts'
import { book, pencil } from '../cast/things.ts'
import { centred, standing } from '../fit.ts'
import { box, circle, ellipse } from '../paths.ts'
import { FINDS } from '../shapes/finds.ts'
import { cloud, tuft } from '../shapes/nature.ts'
import { cat } from '../shapes/pets.ts'
import { cottage } from '../shapes/recital-things.ts'
import { SEASIDE, umbrella } from '../shapes/seaside.ts'
import { CARTA_DESAFIO } from './carta-desafio.ts'
import { CARTA_MEDIO } from './carta-medio.ts'
import { dragon, drawnOn, swingTree, waves } from './carta-things.ts'
import { AT_TABLE } from './gatherings.ts'
import { envelope, held, opening, sheet } from './paper.ts'
import { fineDay, indoors, outdoors, STAGE, somebody, type Vignettes } from './vignette.ts'

export const CARTA: Vignettes = {
  ...CARTA_MEDIO,
  ...CARTA_DESAFIO,
  'Carta para a vovó': (pen) => [
    pen.shape(box(-2, -2, STAGE.width + 4, 40), 'sky', null),
    fineDay(pen, 40),
    cloud(pen.plane('far', 'hillLine'), 118, 11, 0.5),
    pen.shape(box(-2, 25, STAGE.width + 4, 20), 'water', 0.8),
    waves(pen, '30,30 70,33 96,29 118,35 150,30 24,37'),
    somebody(
      pen.plane('middle'),
      'mae',
      60,
      {
        wear: { top: { tone: CLOTH.vermelho } },
        pose: { expr: 'alegre', armR: { at: [21, -72], hand: 'open', dir: 170, thumb: -1 } },
      },
      62,
      0.4,
    ),
    pen.plane('middle').shape('M46 42Q50 36 54 37.500T62 37T72 39V46H44z', 'water', null),
    waves(pen, '48,39 62,39 54,42'),
    pen.shape('M-2 43Q30 39 66 43T124 42T184 43V66H-2z', 'sand', 0.9),
    pen.shape('M-2 53H184V66H-2z', 'woodPale', 0.9),
    pen.line(
      'M-2 57.500H184M16 53V57.500M52 53v4.500M100 53v4.500M136 53v4.500M34 57.500V62M76 57.500V62M118 57.500V62M152 57.500V62',
      0.6,
      'woodDark',
    ),
    pen.at(134, 53, 0.6, (own) => umbrella(own, 0, 0)),
    pen.rope('M128 57L146 44M128 44L142 57', 1.6, 'wood', 0.7),
    pen.shape('M126 34L130 32L138 50H150V54H135z', 'blue', 0.9),
    somebody(
      pen,
      'pai',
      140,
      {
        wear: {
          beard: false,
          hair: 'curto',
          skin: 's1',
          top: { tone: CLOTH.branco },
          bottom: { tone: CLOTH.agua, kind: 'shorts' },
        },
        pose: {
          turn: 20,
          face: -10,
          lean: -12,
          hip: [-2, -19],
          barefoot: true,
          expr: 'aperto',
          legL: { at: [26, -4] },
          legR: { at: [28, -4] },
          armL: { at: [-14, -30], z: 'front' },
          armR: { at: [10, -30], z: 'front' },
        },
        extra: (near) => ({
          head: [
            near.tint(
              ellipse(-14.6, -50.6, 3.4, 2.4) + ellipse(-5, -50.6, 3.4, 2.4) + ellipse(-10.4, -52.8, 1.8, 1.5),
              CLOTH.vermelho,
              0.7,
              CLOTH.coral,
            ),
          ],
        }),
      },
      57,
      0.5,
    ),
    somebody(
      pen,
      'lia',
      84,
      {
        pose: {
          expr: 'alegre',
          nod: 1,
          armL: { at: [12, -28], z: 'front', hand: 'fist', dir: 80 },
          armR: { at: [18, -26], z: 'front', hand: 'fist' },
        },
        extra: (near) => ({
          armMid: [
            near.shape('M4,-23L24,-27L28,-21L7,-17Z', CLOTH.madeira),
            near.shape('M8,-24L21,-26.600L24,-22L11,-19.400Z', CLOTH.branco),
            near.ink('M11,-23l8,-1.600M12.400,-21.400l6,-1.200'),
          ],
          top: pencil(near, 14, -24, 28, CLOTH.amarelo, 9),
        }),
      },
      60,
    ),
    pen.shape(box(103, 50, 18, 9, 0.8), 'wood', 0.9),
    pen.line('M103 54.500H121', 0.6),
    [
      [107, 7, 8],
      [112.4, 7.4, 12],
      [118, 7, 7.5],
    ].map(([x = 0, , size = 8]) => standing(pen, SEASIDE.concha, x, 50.4, size)),
  ],
  'Carta para o carteiro': (pen) => [
    outdoors(pen, 'skyLow', 'grass', 38),
    cloud(pen.plane('far', 'hillLine'), 60, 12, 0.5),
    cloud(pen.plane('far', 'hillLine'), 132, 9, 0.4),
    standing(pen.plane('middle'), (own) => cottage(own), 40, 50, 40),
    pen.plane('middle').shape('M118 40H150L184 56V66H100z', 'greyPale', 0.8),
    pen.line('M132 43L130 46M134 49L132 54M138 58L136 63', 1, 'white'),
    pen.shape(box(-2, 56, 184, 8), 'stone', 0.9),
    pen.shape(box(-2, 40, 112, 19), 'copper', 1),
    pen.line(
      'M-2 46.500H110M-2 53H110M10 42V46.500M30 42v4.500M50 42v4.500M70 42v4.500M90 42v4.500M20 46.500V53M40 46.500V53M80 46.500V53M100 46.500V53M10 53v6M30 53v6M90 53v6',
      0.55,
      'brown',
    ),
    pen.shape(box(-4, 37.5, 116, 4, 1), 'stone', 0.9),
    cat(pen, 99, 37.6, 0.56, 'orange', { flip: true }),
    [
      pen.rope('M128 58V40', 2.2, 'wood', 0.8),
      pen.shape(box(120, 26, 17, 15, 2), 'red', 1),
      pen.shape('M120 29Q120 22 128.500 22T137 29z', 'redDark', 0.9),
      pen.shape(box(123.5, 31, 10, 2, 0.8), 'black', 0.6),
    ],
    somebody(
      pen,
      'davi',
      62,
      {
        wear: { hair: 'curto', top: { tone: CLOTH.amarelo, print: 'stripes', printTone: CLOTH.coral } },
        pose: {
          turn: 26,
          expr: 'triste',
          plain: true,
          armR: { at: [18, -36], z: 'front', hand: 'fist', dir: 110 },
          armL: { at: [1, -22], z: 'front', hand: 'fist', dir: 60 },
        },
        extra: held(pen, envelope, [6, -21], 12, -8),
      },
      59,
    ),
    centred(
      pen,
      drawnOn((own) => cat(own, 0, 0), 15, 17, 13),
      79,
      33,
      18,
      { turn: 6 },
    ),
  ],
  'Carta da árvore': (pen) => [
    outdoors(pen),
    fineDay(pen, 164),
    pen.shape('M-2 58Q40 50 92 56T184 56V66H-2z', 'meadow', 0.8),
    swingTree(pen),
    pen.line('M50 20V48M64 20V48', 1.1),
    pen.shape(box(47, 47, 20, 2.4, 0.8), 'red', 0.9),
    somebody(
      pen,
      'sofia',
      57,
      {
        pose: {
          ...SWING,
          armL: { at: [-11, -40], hand: 'fist', dir: 180, z: 'front' },
          armR: { at: [11, -40], hand: 'fist', dir: 180, z: 'front' },
        },
      },
      58,
      0.6,
    ),
    somebody(
      pen,
      'gil',
      128,
      {
        pose: {
          ...SEATED,
          turn: 10,
          expr: 'lendo',
          nod: 1,
          legL: { at: [4, -4] },
          legR: { at: [10, -4] },
          armL: { at: [-3, -25], z: 'front', hand: 'fist', dir: 60 },
          armR: { at: [8, -25], z: 'front', hand: 'fist', dir: -60 },
        },
        extra: (near) => ({ armMid: book(near, 3, -20, 9, 12, CLOTH.vermelho) }),
      },
      31,
      0.44,
    ),
    somebody(
      pen,
      'nina',
      121,
      {
        flip: true,
        pose: {
          turn: 30,
          expr: 'calmo',
          lean: 8,
          plain: true,
          armR: { at: [17, -36], z: 'back', hand: 'open', dir: 100 },
          armL: { at: [6, -24], z: 'front', hand: 'fist', dir: 60 },
        },
        extra: held(pen, sheet(11, 13, 5), [7, -22], 13, -10),
      },
      59,
    ),
    tuft(pen, 36, 60, 0.55),
    tuft(pen, 146, 60, 0.55),
  ],
  'Carta do amigo novo': (pen) => [
    indoors(pen, 'yellowPale'),
    opening(pen, 30, 5, [20, 17]),
    [
      [66, 13, -4],
      [96, 12, 3],
      [126, 13, -3],
    ].map(([x = 0, y = 0, turn = 0], i) =>
      centred(pen, drawnOn(i === 1 ? FINDS.bolaDeFutebol : dragon, 20, 15, i === 1 ? 11 : 17), x, y, 20, { turn }),
    ),
    [66, 96, 126].map((x, i) => pen.shape(circle(x, 6.4 - (i % 2), 1), 'red', 0.6)),
    [
      pen.shape(box(20, 40, 26, 19), 'tan', 1),
      pen.line('M20 46H46M33 40V46', 0.8),
      pen.shape(box(25, 23, 20, 17), 'wood', 1),
      pen.line('M25 28H45M35 23v5', 0.8),
      pen.line('M26 52h6M26 55h4', 0.6),
    ],
    [
      standing(pen, FINDS.bolaDeFutebol, 147, 46, 15),
      standing(pen, FINDS.livro, 138, 45, 14),
      pen.shape('M133 42L128 37L137 39z', 'woodDark', 0.9),
      pen.shape(box(132, 42, 26, 17), 'tan', 1),
      pen.shape('M132 42L125 47L127 51L133 46zM158 42L165 47L163 51L157 46z', 'woodPale', 0.9),
    ],
    somebody(
      pen,
      'theo',
      90,
      {
        wear: { top: { tone: CLOTH.coral, kind: 'long' } },
        pose: {
          ...AT_TABLE,
          expr: 'alegre',
          nod: 1.2,
          armL: { at: [-10, -24], z: 'front', dir: 60 },
          armR: { at: [8, -26], z: 'front', hand: 'fist', dir: -10 },
        },
        extra: (near) => ({ top: pencil(near, 4, -20.5, 26, CLOTH.azul, 10) }),
      },
      56,
    ),
    [
      pen.rope('M64 46V59M116 46V59', 2.2, 'wood', 0.8),
      pen.shape('M62 42H118L122 48H58z', 'wood', 1),
      pen.shape(box(58, 47, 64, 3, 1), 'woodDark', 0.8),
    ],
    pen.shape('M82 43L98 43L101 47.400H79z', 'white', 0.8),
    pen.line('M84 44.500H95M83.500 46H93', 0.5, 'greyDark'),
    pen.shape('M106 43.500L117 43.500L119 47H107z', 'white', 0.7),
    centred(pen, dragon, 112.5, 45.2, 9),
    [68, 72].map((x, i) => pen.rope(`M${x} ${45.5 + (i % 2)}h6`, 1.4, i ? 'green' : 'red', 0.6)),
  ],
}
