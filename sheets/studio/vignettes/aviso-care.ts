/** Vignettes of notices about care for one another. */
import { CLOTH } from '../cast/inks.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import { tree } from '../shapes/nature.ts'
import { adult } from './people-parts.ts'
import { indoors, outdoors, somebody, type Vignette } from './vignette.ts'

export const COMBING: Vignette = (pen) => {
  const adultPen = pen.scaled(0.54)
  return [
    indoors(pen, 'pinkPale'),
    pen.shape(box(30, 5, 26, 22, 1), 'wood', 1),
    pen.shape(box(32, 7, 22, 18), 'sky', 0.8),
    pen.line('M43 7v18M32 16h22', 0.7),
    pen.shape(box(112, 9, 34, 2.6, 1), 'wood', 0.8),
    [119, 130, 141].map((x) => pen.line(`M${x} 11.600v3`, 1.2)),
    pen.shape('M113 21C113 12.500 125 12.500 125 21z', 'red', 0.9),
    pen.shape('M123.500 18.500Q130 18.500 132 21.500H123.500z', 'red', 0.9),
    pen.shape('M137 15Q136 26 138 32H144Q146 26 145 15z', 'teal', 0.9),
    pen.shape(ellipse(90, 57, 60, 6.4), 'bluePale', 0.8),
    pen.shape('M29 56V36Q29 31 34 31H57Q62 31 62 36V56z', 'orange', 1),
    pen.shape(box(25, 42, 9, 15, 3) + box(57, 42, 9, 15, 3), 'orange', 1),
    pen.shape(box(33, 44, 25, 8, 2), 'yellowPale', 0.8),
    somebody(
      pen,
      'gil',
      46,
      {
        pose: {
          turn: 24,
          hip: [0, -17],
          expr: 'incomodado',
          plain: true,
          legL: { at: [6, -3] },
          legR: { at: [10, -3] },
          armL: { at: [-11, -52], z: 'front', hand: 'flat', dir: 150 },
          armR: { at: [10, -20], z: 'front', dir: 20 },
        },
      },
      60,
      0.58,
    ),
    pen.shape(box(92, 44, 22, 4, 1.4), 'wood', 1),
    pen.rope('M95 48L93 59M111 48L113 59', 2, 'wood', 0.8),
    adult(
      pen,
      'mae',
      95,
      {
        pose: {
          turn: 22,
          expr: 'carinho',
          plain: true,
          nod: 1,
          lean: 6,
          armL: { at: [11, -53], z: 'front', hand: 'fist', dir: 100 },
          armR: { at: [21, -59], z: 'front', hand: 'fist', dir: 60 },
        },
        extra: () => ({
          head: [
            somebody(
              adultPen,
              'iara',
              20,
              {
                pose: {
                  hip: [0, -17],
                  turn: 24,
                  expr: 'calmo',
                  plain: true,
                  legL: { at: [6, -3] },
                  legR: { at: [10, -3] },
                  armL: { at: [2, -19], z: 'front', dir: 70 },
                  armR: { at: [10, -19], z: 'front', dir: -50 },
                },
                extra: () => ({
                  torso: pen.scaled(0.6).shape('M-7.500 -34Q0 -29 7.500 -34L11 -10Q0 -5 -11 -10z', 'white', 1),
                  armMid: pen.scaled(0.6).line('M-5 -31Q0 -28 5 -31', 0.7),
                }),
              },
              3,
              1.1,
            ),
          ],
          armFront: [
            adultPen.at(
              13,
              -55,
              1,
              (p) => [
                p.shape(box(-2, -3, 13, 3.4, 1), 'red', 0.8),
                p.line('M0 0.400v4M2 0.400v4M4 0.400v4M6 0.400v4M8 0.400v4M10 0.400v4', 0.7),
              ],
              { turn: 22 },
            ),
          ],
        }),
      },
      58,
      0.54,
    ),
    pen.shape(box(126, 38, 26, 3, 1), 'wood', 1),
    pen.rope('M129 41V58M149 41V58', 2, 'wood', 0.8),
    pen.shape('M130 38H140V34Q135 32 130 34z', 'white', 0.8),
    pen.line('M131 36H139', 0.6),
    pen.at(146, 38, 0.5, (p) => [
      p.shape('M-6 -2H6L5 -11H-5z', 'copper', 1),
      points('-4,-15 4,-16 0,-20').map(([x, y]) => p.shape(ellipse(x, y, 5, 4), 'leaf', 0.9)),
    ]),
  ]
}

export const HOME_TIME: Vignette = (pen) => {
  const middle = pen.plane('middle')
  const fruit = points('70,9 78,5 84,11 91,7 76,14 88,15')
  return [
    outdoors(pen, 'skyLow', 'meadow', 30),
    pen.shape(circle(13, 14, 5), 'orange', 0.8),
    middle.shape(box(98, 2, 90, 40), 'yellowPale', 1),
    [108, 126, 144].map((x) => [
      middle.shape(box(x, 8, 11, 11, 0.6), 'bluePale', 0.7),
      middle.line(`M${x + 5.5} 8v11`, 0.5),
    ]),
    tree(middle, 80, 40, 1.35),
    fruit.map(([x, y]) => middle.shape(ellipse(x, y, 1.8, 2.4), 'orange', 0.7)),
    middle.shape(box(-2, 24, 60, 20), 'cream', 1),
    pen.shape(box(56, 18, 4, 28) + box(98, 18, 4, 28), 'stoneDark', 0.9),
    pen.line(
      'M52 22V44M47 22V44M42 22V44M106 22V44M111 22V44M116 22V44M40 22H58M102 22H118M40 32H58M102 32H118',
      1,
      'greyDark',
    ),
    adult(pen, 'pai', 66, { pose: { turn: 22, expr: 'alegre' } }, 46, 0.4),
    somebody(pen, 'theo', 91, { pose: { turn: -20, expr: 'alegre', armL: { at: [-8, -22], z: 'front' } } }, 46, 0.44),
    somebody(pen, 'malu', 55, { pose: { expr: 'neutro' } }, 46, 0.44),
    pen.shape(box(-2, 44, 184, 5), 'stone', 0.9),
    pen.shape(box(-2, 49, 184, 16), 'grey', 0.9),
    [50.4, 54, 58].map((y) => pen.shape(box(50, y, 42, 2.4), 'white', 0.6)),
    pen.at(132, 60, 1, (p) => [
      p.shape('M-28 -4V-28Q-28 -32 -24 -32H14Q20 -32 23 -26L27 -18L33 -15Q35 -14 35 -11V-4z', 'white', 1.2),
      p.shape(box(-28, -13, 62.6, 3.4), 'yellow', 0.7),
      [
        [-24, 14],
        [-7, 14],
      ].map(([x = 0, w = 0]) => p.shape(box(x, -28, w, 12, 1.6), 'sky', 0.9)),
      p.shape('M11 -28H14Q18 -28 20 -24L23 -17H11z', 'sky', 0.9),
      p.clip(box(-24, -28, 14, 12, 1.6) + box(-7, -28, 14, 12, 1.6), [
        somebody(
          p,
          'yumi',
          -17,
          {
            pose: { turn: 14, expr: 'alegre', plain: true },
            extra: () => ({ armMid: p.scaled(0.44).rope('M-6 -36L5 -20', 2, 'greyDark', 0.7) }),
          },
          2,
          0.44,
        ),
        somebody(
          p,
          'davi',
          0,
          {
            pose: { turn: 14, expr: 'alegre', plain: true },
            extra: () => ({ armMid: p.scaled(0.44).rope('M-6 -36L5 -20', 2, 'greyDark', 0.7) }),
          },
          2,
          0.44,
        ),
      ]),
      p.line('M9 -30V-5M-9 -30V-5', 0.7),
      [-16, 20].map((x) => [p.shape(circle(x, -3, 5.4), 'greyDark', 1), p.shape(circle(x, -3, 2.4), 'greyPale', 0.7)]),
    ]),
    adult(
      pen,
      'avo',
      77,
      {
        pose: { turn: -10, expr: 'alegre', legL: { at: [-4, -6], toe: 16 }, armL: { at: [-15, -34], dir: 10 } },
        wear: { aids: [] },
      },
      60,
      0.5,
    ),
    somebody(
      pen,
      'nina',
      65,
      { pose: { expr: 'alegre', legR: { at: [4, -6], toe: 16 }, armR: { at: [9, -28], dir: 150 } } },
      60,
      0.56,
    ),
    adult(
      pen,
      'professora',
      38,
      {
        pose: {
          turn: -18,
          expr: 'alegre',
          armL: { at: [-22, -58], hand: 'open', dir: -110, thumb: 1 },
          armR: { at: [22, -50], hand: 'open', dir: 110, thumb: -1 },
        },
        wear: { skin: 's5', hair: 'trancas', top: { tone: CLOTH.marinho, kind: 'long' } },
        extra: () => {
          const own = pen.scaled(0.52)
          return {
            torso: [
              own.shape('M-8 -59L-3 -61L0 -50L3 -61L8 -59L9 -34H-9z', 'orange', 1),
              own.line('M-8.600 -44H8.600M0 -50V-34', 1.2, 'yellow'),
            ],
          }
        },
      },
      60,
      0.52,
    ),
  ]
}
