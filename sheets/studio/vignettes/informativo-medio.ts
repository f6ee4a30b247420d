/** Texts of the middle level that inform. */
import { CLOTH } from '../cast/inks.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse, points, ring, scallop, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { strawHat } from '../shapes/june.ts'
import { hill, tuft } from '../shapes/nature.ts'
import { firefly } from '../shapes/night-animals.ts'
import { broadLeaf, fern } from '../shapes/plants.ts'
import { bookcase } from '../shapes/rooms.ts'
import { brightStar } from '../shapes/space.ts'
import { openBasket } from '../shapes/woven.ts'
import { logs } from '../work/work-things.ts'
import { fineDay, indoors, outdoors, PEOPLE, STAGE, somebody, type Vignettes } from './vignette.ts'

const glowAt = (pen: Pen, x: number, y: number, r: number): Drawing => [
  pen.line(
    ring(x, y, r, r, 6, 30, 390)
      .map(([px, py]) => `M${px} ${py}L${x + (px - x) * 1.5} ${y + (py - y) * 1.5}`)
      .join(''),
    0.7,
    'glow',
  ),
  pen.shape(circle(x, y, r * 0.6), 'yellow', 0.6),
]

const FIREFLIES = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), 'night', null),
  points('24,8 52,5 88,4 120,9 150,5 168,15 40,18').map(([x, y], i) => brightStar(pen, x, y, i % 2 ? 1.5 : 2)),
  hill(pen.plane('far'), points('-6,40 24,31 62,37 104,30 144,36 186,31'), 'leafDeep', 64),
  pen.plane('middle').at(34, 43, 0.6, (p) => house(p, 0, 0, 1, { wall: 'greyPale', roof: 'purple' })),
  pen.plane('middle').shape(`${smooth(points('-6,45 40,43 100,45 186,43'), false)}V66H-6z`, 'leafDark'),
  pen.line('M44 26q10 -6 20 -1M104 20q10 -6 18 4', 0.9, 'glow', [1, 3]),
  glowAt(pen, 62, 40, 3.4),
  glowAt(pen, 52, 32, 2.6),
  glowAt(pen, 106, 13, 2.8),
  glowAt(pen, 144, 24, 3.2),
  glowAt(pen, 160, 34, 2.4),
  points('12,62 22,60 34,63 158,62 168,60 176,63 66,63 78,62').map(([x, y], i) =>
    pen.shape(
      `M${x - 2} ${y + 4}Q${x + (i % 2 ? 4 : -4)} ${y - 8} ${x + (i % 2 ? 8 : -8)} ${y - 14}Q${x + (i % 2 ? 8 : -3)} ${y - 4} ${x + 2} ${y + 4}z`,
      'leaf',
      0.9,
    ),
  ),
  pen.shape(circle(71, 29, 15), 'glow', null),
  pen.at(80, 27, 0.98, firefly),
  pen.shape('M118 66C122 54 128 48 146 46C138 52 130 56 126 66z', 'leaf', 1),
  pen.shape(circle(142, 40, 12.5), 'glow', null),
  pen.at(134, 39.5, 0.84, firefly, { flip: true }),
]

const gum = (pen: Pen, x: number, foot: number, height: number): Drawing => [
  pen.shape(`M${x - 1.8} ${foot}L${x - 0.9} ${foot - height}H${x + 0.9}L${x + 1.8} ${foot}z`, 'cream', 0.8),
  pen.line(`M${x - 0.8} ${foot - height * 0.3}l1.400 2M${x} ${foot - height * 0.55}l1 2`, 0.6, 'brownPale'),
  pen.shape(scallop(ring(x, foot - height, 5.4, height * 0.22, 8), 0.58), 'leafDark', 0.8),
]

const PAPER = (pen: Pen): Drawing => [
  outdoors(pen, 'sky', 'meadow', 42),
  fineDay(pen, 27),
  [20, 34, 48, 62, 76, 90, 104, 118, 132, 146, 160, 174].map((x, i) =>
    gum(pen.plane('far', 'hillLine'), x, 42, 26 + (i % 2) * 2),
  ),
  [112, 128, 144, 160, 176].map((x, i) => gum(pen.plane('middle'), x, 48, 38 + (i % 2) * 3)),
  standing(pen, logs, 120, 59, 34),
  pen.at(139, 60, 1, (p) => [
    p.shape(box(-4, -26, 28, 26, 2), 'white', 1.2),
    p.shape(ellipse(-4, -13, 6, 13), 'cream', 1.2),
    p.line(`${ellipse(-4, -13, 3.8, 9)}${ellipse(-4, -13, 1.8, 4.6)}`, 0.7, 'stoneDark'),
    p.shape(ellipse(-4, -13, 1.2, 2.6), 'brownPale', 0.8),
  ]),
  somebody(pen, 'bia', 54, {
    wear: { top: { tone: CLOTH.coral } },
    pose: {
      turn: 28,
      expr: 'surpreso',
      plain: true,
      armL: { at: [10, -25], z: 'front', hand: 'fist', dir: 70 },
      armR: { at: [17, -21], z: 'front', hand: 'fist', dir: 90 },
    },
  }),
  pen.shape('M59 42L63 19L92 15L95 21L91 26L96 31L92 36L97 41L94 47L63 51z', 'white', 1.2),
  pen.line('M91 26l4.500 -2M92 36l5 -2.500M96 31l4 1M97 41l4 2M95 21l4 -3', 0.8, 'brownPale'),
  pen.line('M68 24l14 -2M67.500 30l12 -1.600M67 36l10 -1', 0.8, 'blue'),
  pen.shape(circle(60, 41.5, 3), [15, 40, 52, 45], 1),
  pen.rope('M76 57.500L83.500 47', 3.4, 'red', 1),
  pen.shape(circle(92, 33.5, 15.5), 'metal', 1.2),
  pen.shape(circle(92, 33.5, 12.6), 'foam', 1),
  pen.clip(circle(92, 33.5, 12.6), [
    pen.shape('M78 18H92L96 24L91 29L97 34L92 40L96 48H78z', 'white', 0.9),
    pen.line(
      'M92 20q6 -1 9 -4M94 26q7 1 9 -1M90 29.500q8 3 12 1M95 33q6 3 10 1M92 38q6 3 11 1M94 43q5 3 9 3M86 24q5 3 8 2M84 34q5 -2 9 0M85 42q5 -2 8 -1',
      1,
      'brown',
    ),
  ]),
  pen.shape(circle(92, 33.5, 12.6), null, 1),
  pen.shape(circle(76, 56.5, 3), [15, 40, 52, 45], 1),
  standing(pen, (p) => tuft(p, 0, 0), 30, 60, 8),
  standing(pen, (p) => tuft(p, 0, 0), 108, 61, 6),
]

const pod = (pen: Pen, x: number, y: number, turn: number, fill: Fill, size = 1): Drawing =>
  pen.at(
    x,
    y,
    size,
    (p) => [
      p.line('M0 -9V-11.500', 1.8),
      p.shape('M0 -9.500C5 -8 6.500 -2 5 4C4 8 1.500 10 0 11C-1.500 10 -4 8 -5 4C-6.500 -2 -5 -8 0 -9.500z', fill, 1.1),
      p.line('M-1.800 -8C-3.500 -2 -2.800 4 -1 9M1.800 -8C3.500 -2 2.800 4 1 9', 0.7),
    ],
    { turn },
  )

const openPod = (pen: Pen): Drawing => [
  pen.shape('M0 -12C7 -10 8.500 -2 7 5C5 11 2 13 0 14C-2 13 -5 11 -7 5C-8.500 -2 -7 -10 0 -12z', 'yellow', 1.1),
  pen.shape('M0 -9C5 -7 6 -1 5 4C4 9 1.500 10.500 0 11C-1.500 10.500 -4 9 -5 4C-6 -1 -5 -7 0 -9z', 'cream', 0.8),
  points('-2,-5 2,-5 -2.400,-0.5 2.400,-0.5 -2,4 2,4 0,8').map(([x, y]) =>
    pen.shape(ellipse(x, y, 2, 1.9), 'white', 0.7),
  ),
]

const COCOA = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), 'skyLow', null),
  [14, 42, 74, 128, 162].map((x, i) =>
    pen.plane('far', 'hillLine').shape(box(x - 2.5, -4, 5 + (i % 2) * 2, 48), 'hillFar'),
  ),
  pen
    .plane('far', 'hillLine')
    .shape(`${scallop(points('-6,5 20,13 46,8 74,14 104,8 134,13 160,8 186,12'), 0.58, false)}V-8H-6z`, 'hill'),
  pen.plane('middle').shape(`${smooth(points('-6,44 50,42 110,44 186,42'), false)}V66H-6z`, 'grass'),
  fallen(pen),
  pen.shape(
    'M88 58C96 44 96 26 92 10L80 -4H88L98 4L104 -4H112L106 12C106 28 108 44 116 58Q108 54 103 60Q98 55 88 58z',
    'brown',
    1.2,
  ),
  pen.line('M99 14v7M101 34v8M98 48v5', 0.8, 'brownDark'),
  [
    [62, 6, 100],
    [76, 4, 60],
    [128, 5, -60],
    [142, 8, -100],
    [104, 0, 170],
    [86, -2, 190],
  ].map(([x = 0, y = 0, turn = 0]) => broadLeaf(pen, x, y, 0.42, turn, 'leafDark')),
  pod(pen, 88, 24, 24, 'red'),
  pod(pen, 110, 26, -20, 'red'),
  pod(pen, 92, 42, 16, 'yellow'),
  pod(pen, 110, 46, -14, 'red'),
  pod(pen, 100, 26, 0, 'yellow', 0.9),
  somebody(pen, 'mae', 129, {
    wear: { skin: 's5', hair: 'coque', top: { tone: CLOTH.azul, kind: 'long' } },
    pose: {
      turn: -28,
      expr: 'carinho',
      plain: true,
      armL: { at: [-25, -52], z: 'front', dir: -90 },
      armR: { at: [-14, -44], z: 'back', dir: -80 },
    },
    extra: () => ({ top: strawHat(pen.scaled(PEOPLE), -1, -77.5, 1.05, 'red', -4) }),
  }),
  standing(pen, (p) => openBasket(p, 0, 0), 146, 60, 20),
  pod(pen, 141, 46, -50, 'yellow', 0.9),
  pod(pen, 147, 44, 20, 'red', 0.9),
  pod(pen, 153, 46, 60, 'yellow', 0.9),
  somebody(pen, 'davi', 60, {
    wear: { hair: 'cachos', top: { tone: CLOTH.amarelo } },
    pose: {
      turn: 18,
      expr: 'surpreso',
      plain: true,
      armL: { at: [-5, -26], z: 'front', hand: 'fist', dir: 60 },
      armR: { at: [11, -27], z: 'front', hand: 'fist', dir: -60 },
    },
    extra: () => ({ armMid: pen.scaled(PEOPLE).at(3, -27, 1.1, openPod, { turn: 10 }) }),
  }),
  fern(pen, 22, 62, 0.7),
  standing(pen, (p) => tuft(p, 0, 0), 78, 61, 7),
]

function fallen(pen: Pen): Drawing {
  return points('34,52 44,58 78,52 120,57 30,60 84,60').map(([x, y]) =>
    pen.shape(`M${x - 4} ${y}q4 -4 8 0q-4 4 -8 0z`, 'copper', 0.8),
  )
}

/** Raised dots of some letters, numbered down the left column and then down the right one. */
const LETTERS: Readonly<Record<string, string>> = {
  l: '123',
  e: '15',
  r: '1235',
  c: '14',
  o: '135',
  m: '134',
  s: '234',
  d: '145',
  a: '1',
  b: '12',
}

const braille = (pen: Pen, words: string, x: number, y: number, step: number, slant: number): Drawing =>
  [...words].map((letter, i) =>
    [...(LETTERS[letter] ?? '')].map((dot) => {
      const n = Number(dot) - 1
      const [column, row] = [Math.floor(n / 3), n % 3]
      return pen.shape(
        circle(x + i * step + column * 2.3 - row * slant, y + row * 2 + i * slant * 0.2, 0.85),
        'white',
        0.55,
      )
    }),
  )

const BRAILLE = (pen: Pen): Drawing => [
  indoors(pen, 'yellowPale', 'woodPale', 50),
  [-6, 34, 106, 146].map((x) => pen.plane('middle').at(x, 48, 0.64, (p) => bookcase(p, 0, 0))),
  somebody(
    pen,
    'yumi',
    132,
    {
      pose: {
        turn: -30,
        expr: 'alegre',
        plain: true,
        hide: ['legL', 'legR'],
        armL: { at: [-14, -17], z: 'front', dir: -60 },
        armR: { at: [-3, -16], z: 'front', dir: -60 },
      },
    },
    60,
    0.78,
  ),
  pen.shape('M20 44H160L176 66H4z', 'wood', 1.2),
  pen.shape('M54 46L90 44L126 46L138 62L90 59.500L42 62z', 'red', 1.1),
  pen.shape('M57 45.500Q76 42 90 45Q104 42 123 45.500L133 60Q108 55.500 90 59Q72 55.500 47 60z', 'cream', 1.1),
  pen.line('M90 45V59', 0.9),
  braille(pen, 'ler', 59, 47.4, 8, 0.3),
  braille(pen, 'com', 55, 53.4, 8.6, 0.3),
  braille(pen, 'os', 96, 47, 8, -0.3),
  braille(pen, 'dedos', 95, 53, 7.2, -0.3),
  somebody(
    pen,
    'caio',
    90,
    {
      wear: { aids: [], hair: 'cacheado', skin: 's3', hairColour: 'escuro', top: { tone: CLOTH.agua } },
      pose: {
        expr: 'calmo',
        nod: -0.4,
        plain: true,
        hide: ['legL', 'legR'],
        armL: { at: [-15, -15], z: 'front', dir: -10, hand: 'flat' },
        armR: { at: [15, -15], z: 'front', dir: 10, hand: 'flat' },
      },
    },
    62,
    0.84,
  ),
  pen.at(148, 57, 1, (p) => [
    p.shape('M-9 -5L9 -5L11 5L-9 5z', 'white', 1),
    p.shape('M-9 -5L9 -5L9.800 -1H-9z', 'teal', 0.8),
    braille(p, 'ab', -5, 0.4, 7, 0),
  ]),
  pen.at(32, 56, 1, (p) => [
    p.shape('M-8 -5H8L6 5H-11z', 'lime', 1),
    p.shape('M-4 -3q4 -1 6 1q1 3 -2 4q-5 0 -4 -5z', 'leafDark', 0.8),
  ]),
]

export const INFORMING_OF_MIDDLE: Vignettes = {
  'A luz fria do vaga-lume': FIREFLIES,
  'De onde vem o papel?': PAPER,
  'O caminho do chocolate': COCOA,
  'Ler com os dedos': BRAILLE,
}
