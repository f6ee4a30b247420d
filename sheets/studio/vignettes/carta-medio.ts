/** Vignettes of the letters of the middle level. */
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { GIVE, POINT, SEATED } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { centred, standing, type Thing } from '../fit.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { earth } from '../shapes/earth.ts'
import { lantern } from '../shapes/lights.ts'
import { flowerHead, tree } from '../shapes/nature.ts'
import { owl } from '../shapes/pets.ts'
import { fence } from '../shapes/plants.ts'
import { rocket } from '../shapes/vehicles.ts'
import { rain } from '../tales/panel.ts'
import { books, envelope, held, opening, pottedPlant, spark, stars } from './paper.ts'
import { fineDay, indoors, outdoors, STAGE, somebody, type Vignettes } from './vignette.ts'

/** A card with a window as wide as a word. */
const wordWindow: Thing = (pen) => [
  pen.shape(box(-8, -5, 16, 10, 1), 'yellow', 0.9),
  pen.shape(box(-5, -1.8, 10, 3.6, 0.4), 'white', 0.8),
]

const pinned = (pen: Pen, x: number, y: number, fill: Fill, turn: number, inside: Thing): Drawing =>
  pen.at(x, y, 1, (own) => [own.shape(box(-7, -5.5, 14, 11, 0.6), fill, 0.8), inside(own)], { turn })

/** A slide with a hole, swings with one chain: what is left of a playground. */
const brokenSlide: Thing = (pen) => [
  [-14, -7].map((x) => pen.rope(`M${x} 0V-26`, 1.4, 'red', 0.8)),
  pen.line('M-14 -5h7M-14 -10h7M-14 -15h7', 1),
  pen.shape('M-9 -21Q3 -13 8 -6Q10 -3.600 17 -3.600V0H8Q4.500 0 2.600 -4Q-2 -11 -11 -16z', 'yellow', 1),
  pen.shape('M-3.600 -14L-1 -14.500L2.200 -11.600L1.600 -9L4.600 -7.600L3 -6L-0.400 -8.600L-1 -11z', 'brownDark', 0.7),
  pen.shape(box(-16, -21.5, 11, 2.6, 1), 'orange', 0.9),
]

const brokenSwing: Thing = (pen) => [
  pen.rope('M-11 0L-6 -27L-1 0M11 0L6 -27L1 0', 1.5, 'blue', 0.8),
  pen.rope('M-9 -27.500H9', 1.7, 'blue', 0.8),
  pen.line('M-3.500 -26.500V-9', 0.9),
  pen.line('M4.500 -26.500v3.400', 0.9),
  pen.shape('M-5 -9.500L-2 -10.500L3 -2.500L0 -1.500z', 'red', 0.8),
]

/** Somebody in a sleeping bag, seen from above: head on a pillow, the rest under cloth. */
const sleeper = (pen: Pen, who: CastName, x: number, fill: Fill, pose: Pose): Drawing => [
  pen.shape(ellipse(x, 43, 8.6, 6.4), 'white', 0.8),
  somebody(
    pen,
    who,
    x,
    { pose: { hip: [0, -8], hide: ['legL', 'legR', 'armL', 'armR'], ...pose } },
    who === 'mestre' ? 65.5 : 62,
    0.5,
  ),
  pen.shape(
    `M${x - 8.4} 64V54Q${x - 8.4} 50.500 ${x - 4} 51.500Q${x} 53 ${x + 4} 51.500Q${x + 8.4} 50.500 ${x + 8.4} 54V64z`,
    fill,
    0.9,
  ),
]

/** A round body of the sky with a gentle face. */
const face = (pen: Pen, x: number, y: number, size: number, look: number): Drawing => [
  [-1, 1].map((k) => [
    pen.spot(x + k * 4 * size + look, y, 1.15 * size),
    pen.spot(x + k * 4 * size + look + 0.4 * size, y - 0.4 * size, 0.4 * size, 'white'),
  ]),
  pen.line(`M${x - 2.6 * size + look} ${y + 3.4 * size}q${2.6 * size} ${2.6 * size} ${5.2 * size} 0`, 1),
  [-1, 1].map((k) =>
    pen.shade(ellipse(x + k * 6.6 * size + look, y + 2.8 * size, 1.9 * size, 1.3 * size), 'pink', 0.8),
  ),
]

export const CARTA_MEDIO: Vignettes = {
  'Para a professora que se aposenta': (pen) => [
    indoors(pen, 'foam'),
    [pen.shape(box(50, 4, 76, 27, 1), 'wood', 1), pen.shape(box(52.5, 6.5, 71, 22), 'leafDark', 0.8)],
    pinned(pen, 63, 17, 'cream', -5, (own) => [flowerHead(own, 0, -1, 2.6, 'red'), own.line('M0 2V5', 0.7)]),
    pinned(pen, 113, 16, 'cream', 5, (own) =>
      own.shape('M0 3.500C-5 0 -3.500 -4 0 -1.500C3.500 -4 5 0 0 3.500z', 'red', 0.7),
    ),
    opening(pen, 134, 6, [22, 19], 'sky', pen.shape('M130 22Q142 14 160 22V30H130z', 'leaf', 0.6)),
    [
      books(pen, 27, 38, 3, 11),
      pottedPlant(pen, 41, 38),
      pen.shape(box(24, 38, 24, 17, 0.8), 'tan', 1),
      pen.shape('M24 38L19 43L21 46L25 42zM48 38L53 43L51 46L47 42z', 'woodPale', 0.9),
      pen.line('M24 46H48', 0.6),
      pen.rope('M22 56H50', 2, 'wood', 0.8),
    ],
    somebody(pen, 'avo', 72, {
      wear: {
        skin: 's3',
        frame: [71, 16, 0, 20],
        top: {
          tone: CLOTH.agua,
          kind: 'dress',
          length: 20,
          print: 'dots',
          printTone: CLOTH.branco,
          shawl: CLOTH.amarelo,
        },
      },
      pose: {
        turn: 26,
        nod: 1,
        expr: 'carinho',
        armL: { at: [5, -42], z: 'front', hand: 'flat', dir: 100 },
        armR: { at: [24, -36], z: 'front', hand: 'open', dir: 80 },
      },
    }),
    somebody(pen, 'davi', 106, {
      flip: true,
      wear: { hair: 'curto', skin: 's3', top: { tone: CLOTH.coral }, bottom: { tone: CLOTH.jeans, kind: 'pants' } },
      pose: {
        ...GIVE,
        plain: true,
        nod: -0.5,
        armL: { at: [17, -33], z: 'front', hand: 'fist', dir: 90 },
        armR: { at: [17, -45], z: 'front', hand: 'fist', dir: 120 },
      },
      extra: held(pen, envelope, [20, -35], 15, 8),
    }),
    centred(pen, wordWindow, 91, 25, 15, { turn: -12 }),
    [
      pen.rope('M128 47V58M158 47V58', 2, 'wood', 0.8),
      pen.shape(box(124, 44, 44, 3.4, 1), 'wood', 0.9),
      pen.shape(
        'M134 43.600C138 41 142 41 145 43C148 41 152 41 156 43.600V40Q150 37.500 145 40Q140 37.500 134 40z',
        'white',
        0.8,
      ),
      pen.line('M145 40V43', 0.6),
    ],
  ],
  'Ao senhor prefeito': (pen) => [
    outdoors(pen),
    fineDay(pen, 150),
    fence(pen.plane('middle'), 76, 184, 45, 9, 'cream'),
    tree(pen.plane('middle'), 176, 48, 0.8),
    pen.shape('M-2 50H22L60 53V58H184V66H-2z', 'path', null),
    pen.shape('M-2 60L26 59L57 56V50H184V66H-2z', 'greyPale', 0.9),
    pen.shape('M57 50H184V52.500H57z', 'stone', 0.8),
    [pen.shape(box(60, 24, 4, 28, 1), 'wood', 0.9), pen.shape(box(74, 24, 4, 28, 1), 'wood', 0.9)],
    pen.shape(box(56, 50, 3.4, 7), 'stoneDark', 0.8),
    standing(pen, brokenSlide, 90, 53, 34),
    standing(pen, brokenSwing, 113, 53, 29),
    somebody(
      pen,
      'bia',
      140,
      {
        pose: {
          turn: -16,
          expr: 'bravo',
          armL: { at: [-15, -38], hand: 'open', dir: 200 },
          armR: { at: [15, -38], hand: 'open', dir: 160 },
        },
      },
      55,
      0.52,
    ),
    pen.shape('M136 59L140 50L144 59z', 'greyDark', 0.9),
    pen.rope('M124 57L157 46', 2, 'orange', 0.8),
    somebody(
      pen,
      'yumi',
      126,
      {
        pose: {
          ...SEATED,
          turn: 30,
          expr: 'contrariado',
          hip: [-1, -11],
          legL: { at: [9, -3] },
          legR: { at: [11, -3] },
        },
      },
      60.5,
      0.5,
    ),
    somebody(
      pen,
      'gil',
      154,
      {
        flip: true,
        pose: { ...SEATED, turn: 30, expr: 'surpreso', hip: [-1, -16], legL: { at: [6, -3] }, legR: { at: [9, -4] } },
      },
      53.5,
      0.5,
    ),
    somebody(
      pen,
      'lia',
      36,
      {
        wear: { hair: 'trancas', skin: 's3', top: { tone: CLOTH.verde }, clip: CLOTH.coral },
        pose: { turn: 30, expr: 'triste', armR: { at: [19, -33], z: 'back', hand: 'open', dir: 80 } },
      },
      61,
    ),
    somebody(
      pen,
      'caio',
      68,
      {
        flip: true,
        pose: {
          ...POINT,
          expr: 'surpreso',
          armR: { at: [16, -20], z: 'front', dir: 40 },
          armL: { at: [-14, -30], z: 'front', hand: 'open' },
        },
      },
      55,
      0.56,
    ),
  ],
  'Carta do acampamento': (pen) => [
    pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), 'night', null),
    stars(pen, '6,18 40,6 170,10'),
    [4, 168].map((x) => tree(pen.plane('middle'), x, 58, 1.5, 'leafDeep')),
    pen.shape('M-2 55Q90 48 184 55V66H-2z', 'leafDeep', 0.8),
    pen.rope('M182 20Q166 15 148 17', 2.6, 'brown', 0.9),
    rain(pen, '26,8 36,20 20,30 46,3 140,4 160,30 168,36 132,2 12,40 30,40'),
    pen.shape('M18 60C22 14 60 1 90 1S158 14 162 60z', 'teal', 1.2),
    pen.shape('M27 62C31 20 62 7 90 7S149 20 153 62z', 'glow', 1),
    pen.line('M90 1V7M56 8L60 13M124 8L120 13', 0.8),
    pen.line('M90 7V11', 0.9),
    lantern(pen, 90, 24, 0.36),
    sleeper(pen, 'yumi', 42, 'red', { expr: 'dormindo', tilt: -8 }),
    sleeper(pen, 'theo', 58, 'blue', { expr: 'aperto', tilt: 6 }),
    sleeper(pen, 'davi', 74, 'orange', { expr: 'sono', tilt: -6 }),
    sleeper(pen, 'malu', 90, 'purple', { expr: 'dentes' }),
    sleeper(pen, 'gil', 106, 'green', { expr: 'cantar', tilt: 8 }),
    sleeper(pen, 'bia', 122, 'yellow', { expr: 'dormindo', tilt: 6 }),
    sleeper(pen, 'mestre', 138, 'bluePale', { expr: 'impaciente', tilt: -4 }),
    owl(pen, 155, 16, 0.36),
  ],
  'Carta da Terra à Lua': (pen) => [
    pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), 'night', null),
    stars(pen, '8,10 18,34 30,8 34,54 44,3 92,6 100,30 96,56 108,44 124,58 156,8 162,50 172,20 150,56 116,8'),
    [spark(pen, 104, 16, 2.4), spark(pen, 28, 20, 2), spark(pen, 164, 34, 2.4)],
    earth(pen, { x: 64, y: 33, r: 25, lon: -28, lat: 4 }),
    face(pen, 66, 31, 1.5, 1),
    pen.shape(circle(134, 28, 16), 'stone', 1.1),
    [
      [126, 19, 6],
      [143, 20, 4.5],
      [145, 36, 5],
      [124, 38, 4],
    ].map(([x = 0, y = 0, w = 4]) => pen.shape(ellipse(x, y, w / 2, w / 2.6), 'stoneDark', 0.7)),
    points('131,40.5 133.5,39 136,41 138.6,39.6').map(([x, y], i) =>
      pen.shape(ellipse(x, y, 0.9, 1.4), 'greyDark', i % 2 ? 0.5 : 0.5),
    ),
    face(pen, 133, 27, 1.05, -1),
    pen.line('M88 20Q102 8 116 20', 0.9, 'glow', [1.6, 2.2]),
    centred(pen, envelope, 103, 25, 15, { turn: -10 }),
    rocket(pen, 100, 53, 0.3, true, { turn: 66 }),
  ],
}
