/** Verses outdoors as pictures 184 mm wide and 76 high: the middle of the ground is (0, 0), its horizon at -15. */
import { person } from '../cast/cast.ts'
import { GIVE, HANDS_UP, HOLD, POINT, WAVE } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { henhouse } from '../shapes/cartoon-things.ts'
import { hen } from '../shapes/farm.ts'
import { bonfire } from '../shapes/june.ts'
import { bush, flower, tree, tuft } from '../shapes/nature.ts'
import { cat } from '../shapes/pets.ts'
import { fence } from '../shapes/plants.ts'
import { cottage } from '../shapes/recital-things.ts'
import { fish } from '../shapes/sea.ts'
import { clayJar, gate, hole, shoppingBag, VERSE_THINGS } from '../shapes/verse-things.ts'
import { washTub } from '../shapes/vessels.ts'
import { monkey } from '../shapes/wild.ts'
import type { VerseScene } from './verse-land.ts'

const SIZE = 0.78
const face = (expr: NonNullable<Pose['expr']>, rest: Pose = {}): Pose => ({ ...rest, expr })

const galinha: VerseScene = (pen, who) => [
  pen.at(-64, 2, 1.6, (own) => henhouse(own, 0)),
  fence(pen, 44, 96, -12, 24),
  person(pen, 'vovo', 72, -10, 0.8, { pose: face('surpreso', { ...HANDS_UP, hide: ['legL', 'legR'] }) }),
  fence(pen, 52, 96, -8, 26),
  pen.shape(ellipse(-12, -2, 46, 7), 'straw', 1.1),
  pen.line('M-54 -3l-6 -3M-48 2l-5 4M22 3l6 4M32 -5l6 -3M-24 4l-3 3M2 4l3 3', 0.8, 'strawDark'),
  hen(pen, -12, -5, 1.75),
  points('-50,-4 -43,0 -36,-4 -29,1 8,-4 14,1 20,-4 27,0 -19,3 -6,4').map(([x, y]) =>
    pen.shape(ellipse(x, y, 3.4, 4.4), 'yellow', 0.9),
  ),
  person(pen, who(0), 46, 6, SIZE, { pose: { ...POINT, turn: -30, armL: { at: [-20, -30], dir: -80, z: 'back' } } }),
]

/** A monkey in a coat. */
const coated = (pen: Pen, x: number, foot: number): Drawing => [
  standing(pen, (own) => monkey(own, 0, 0), x, foot, 54),
  standing(pen, VERSE_THINGS.CASACO, x - 1, foot - 3, 27),
]

const desfile: VerseScene = (pen) => [
  [-80, -30].map((x, i) =>
    house(pen.plane('middle'), x, -14, 1.7, i ? { wall: 'pinkPale', roof: 'blue' } : { roof: 'red' }),
  ),
  pen.shape(box(48, -62, 46, 50), 'yellowPale', 1.1),
  pen.shape('M44 -61L71 -78L98 -61z', 'red', 1.1),
  pen.shape(box(56, -56, 31, 30, 1), 'wood', 1),
  pen.clip(box(58.5, -54, 26, 28), [
    pen.shape(box(58, -54, 28, 28), 'bluePale', null),
    person(pen, 'yumi', 71.5, -13, 0.6, { pose: HOLD }),
  ]),
  pen.shape(box(58.5, -54, 26, 28), null, 1),
  standing(pen, VERSE_THINGS.PANELA, 71.5, -25.5, 15),
  pen.rope('M79 -30L85 -41', 1.8, 'wood', 0.7),
  pen.shape(box(53, -27, 37, 3.6, 1), 'woodDark', 0.9),
  pen.shape(box(-200, -10, 400, 24), 'path', 0.9),
  pen.line('M-92 -3h14M-62 -3h14M-32 -3h14M-2 -3h14M28 -3h14M58 -3h14', 0.8, 'sandLine'),
  cat(pen, -62, -8, 1),
  standing(pen, VERSE_THINGS.SAPATO, -60, 6, 52, { flip: true }),
  standing(pen, VERSE_THINGS.LEÃO, -4, 5, 56),
  pen.at(8, 4, 0.62, VERSE_THINGS.VIOLÃO, { turn: -58 }),
  coated(pen, 50, 6),
]

const toucinho: VerseScene = (pen) => [
  tree(pen.plane('middle'), -84, -12, 1.5),
  [22, -18, 2].map((x, i) => bush(pen.plane('middle'), x, -13, i === 2 ? 2 : 1.5)),
  pen.rope('M-84 -40H-46', 2.2, 'wood', 0.8),
  pen.rope('M-48 -2V-42', 2.6, 'wood', 0.8),
  pen.line('M-66 -39v5', 0.9),
  pen.shape('M-74 -34H-58V-17Q-66 -13 -74 -17z', 'pinkPale', 1),
  pen.shape('M-74 -29h16v3.400h-16zM-74 -22h16v3.400h-16z', 'redPale', 0.7),
  cat(pen, -32, 4, 1.2),
  bonfire(pen, 8, 4, 0.95),
  pen.shape('M34 1C36 -13 94 -14 95 -2C94 9 38 11 34 1z', 'water', 1),
  pen.line('M46 3q3 -2 6 0t6 0M66 5q3 -2 6 0t6 0', 0.8, 'waterLine'),
  standing(pen, VERSE_THINGS.BOI, 68, -7, 58),
  tuft(pen, 34, 3, 1.2),
  tuft(pen, 88, -8, 1.2),
]

const HOMES = [
  { wall: 'yellowPale', roof: 'red', name: 'SIMÃO', child: 'caio', treat: 'MAMÃO' },
  { wall: 'pinkPale', roof: 'teal', name: 'MIGUEL', child: 'theo', treat: 'MEL' },
  { wall: 'foam', roof: 'orange', name: 'TOMÉ', child: 'davi', treat: 'CAFÉ' },
  { wall: 'purplePale', roof: 'blue', name: 'TERESA', child: 'sofia', treat: 'BOLO' },
] as const

const casas: VerseScene = (pen) => [
  HOMES.map(({ wall, roof, name, child, treat }, i) => {
    const x = -69 + i * 46
    return [
      pen.shape(box(x - 19, -50, 38, 42), wall, 1.1),
      pen.shape(`M${x - 23} -49L${x} -70L${x + 23} -49z`, roof, 1.1),
      pen.shape(box(x - 15, -42, 30, 29, 1), 'bluePale', 1),
      pen.clip(box(x - 15, -42, 30, 29), [
        person(pen, child, x - 5, -2, 0.5, { pose: { expr: 'alegre', hide: ['legL', 'legR'] } }),
      ]),
      i === 3
        ? [standing(pen, VERSE_THINGS.MESA, x + 7, -8, 15), standing(pen, VERSE_THINGS.BOLO, x + 7, -17.6, 13)]
        : standing(pen, VERSE_THINGS[treat], x + 8, -13, 13),
      i === 3 ? [] : pen.shape(box(x - 17, -14, 34, 3.4, 1), 'wood', 0.9),
      pen.shape(box(x - 13, -57, 26, 7.6, 2), 'white', 0.8),
      pen.text(x, -51.4, name, 5),
    ]
  }),
  pen.shape(box(-200, -8, 400, 20), 'path', 0.9),
  pen.line('M-92 -1h14M-62 -1h14M-32 -1h14M-2 -1h14M28 -1h14M58 -1h14', 0.8, 'sandLine'),
]

/** A fence of lianas between posts. */
const lianas = (pen: Pen, from: number, to: number, foot: number): Drawing => [
  Array.from({ length: Math.floor((to - from) / 12) + 1 }, (_, i) =>
    pen.rope(`M${from + i * 12} ${foot}V${foot - 17}`, 2.4, 'wood', 0.8),
  ),
  [-13, -6].map((dy) =>
    pen.rope(
      `M${from - 4} ${foot + dy}${Array.from({ length: Math.floor((to - from + 8) / 12) }, () => 'q3 -5 6 0t6 0').join('')}`,
      1.8,
      'brown',
      0.8,
    ),
  ),
  Array.from({ length: Math.floor((to - from) / 12) }, (_, i) =>
    pen.shape(`M${from + 5 + i * 12} ${foot - 9 - (i % 2) * 6}q-1 -7 6 -6q1 6 -6 6z`, 'leaf', 0.8),
  ),
]

const casinha: VerseScene = (pen, who) => [
  tree(pen.plane('middle'), 84, -12, 1.6, 'lime'),
  pen.at(-46, -8, 2.2, (own) => cottage(own, 'cream', 'red')),
  person(pen, 'avo', 4, 2, 0.78, { pose: face('surpreso', HOLD) }),
  pen.shape(box(-1, -30, 10, 12, 1), 'red', 0.9),
  lianas(pen, -92, -20, 4),
  pen.shape(box(46, -21, 46, 4, 1), 'wood', 1),
  [50, 84].map((x) => pen.shape(box(x, -17, 4, 22), 'wood', 0.9)),
  standing(pen, VERSE_THINGS.CAFÉ, 60, -21, 14),
  pen.shape('M73 -21V-34H85V-21zM85 -31q7 0 7 5t-7 3M73 -34l6 -5l6 5z', 'metal', 0.9),
  person(pen, who(0), 34, 6, SIZE, { pose: face('impaciente', { turn: -20 }) }),
]

const domingo: VerseScene = (pen, who) => [
  tree(pen.plane('middle'), -88, -13, 1.3),
  tree(pen.plane('middle'), 90, -13, 1.5, 'lime'),
  fence(pen.plane('middle'), -70, 74, -12, 18),
  pen.shape(ellipse(-62, 1, 21, 4), 'stone', 1),
  standing(pen, clayJar, -62, 0, 50),
  pen.line('M-42 -46l5 -4M-40 -36h6M-84 -46l-5 -4', 1.2, 'orange'),
  standing(pen, VERSE_THINGS.TOURO, 4, 5, 70, { flip: true }),
  pen.line('M-42 -24h-7M-42 -15h-6M-40 -6h-7', 1),
  pen.at(68, 6, 1.4, hole),
  pen.clip(box(38, -74, 60, 74), person(pen, who(0), 68, 18, SIZE, { pose: face('surpreso', HANDS_UP) })),
  pen.shape('M48 0C54 6 82 6 88 0C91 12 45 12 48 0z', 'earth', 1),
]

const pinguela: VerseScene = (pen, who) => [
  tree(pen.plane('middle'), -86, -16, 1.4),
  bush(pen.plane('middle'), 86, -16, 1.4),
  pen.shape('M-62 -16C-44 -19 48 -19 64 -16C74 0 84 14 94 40H-92C-82 14 -72 0 -62 -16z', 'water', 1),
  pen.line('M-48 -11q3 -2 6 0t6 0M30 -11q3 -2 6 0t6 0M52 1q3 -2 6 0t6 0M-66 1q3 -2 6 0t6 0', 0.8, 'waterLine'),
  [-66, 66].map((x) => pen.shape(box(x - 3, -38, 6, 28, 1.4), 'woodDark', 1)),
  pen.shape('M-82 -33Q0 -24 82 -33L82 -25Q0 -16 -82 -25z', 'wood', 1.2),
  pen.line('M-64 -28Q0 -20 64 -28', 0.7, 'woodDark'),
  person(pen, who(0), -8, -25, 0.72, {
    pose: { ...HANDS_UP, expr: 'surpreso', legR: { at: [12, -12], toe: -10 }, barefoot: true },
  }),
  pen.at(22, -12, 0.6, (own) => [
    own.shape(ellipse(0, 0, 9, 4.6), 'blue', 1.3),
    own.line('M-5 -2L2 0L-4 3', 1.6, 'yellow'),
  ]),
  pen.line('M8 -33q12 6 13 17', 0.8, undefined, [1.6, 1.8]),
  [
    { x: -38, fill: 'orange' as const, flip: true },
    { x: 2, fill: 'pink' as const, flip: false },
    { x: 42, fill: 'yellow' as const, flip: false },
  ].map(({ x, fill, flip }) => fish(pen, x, 0, 0.8, fill, 'white', { flip })),
]

const BOUNCES = 'M-84 -52C-80 -30 -78 -20 -74 -6C-66 -30 -54 -40 -46 -36M-30 -40C-10 -96 56 -96 69 -36'

const bola: VerseScene = (pen) => [
  pen.shape(box(-200, -44, 220, 34), 'clay', 1),
  pen.line(
    'M-200 -33H20M-200 -22H20M-84 -44v11M-60 -44v11M-12 -44v11M8 -33v11M-90 -22v12M-20 -33v11M-4 -22v12',
    0.6,
    'brown',
  ),
  pen.shape(box(-200, -48, 222, 5, 1), 'stone', 1),
  pen.shape(box(-14, -40, 28, 8, 1.6), 'white', 0.8),
  pen.text(0, -34, 'ESCOLA', 5.4),
  standing(pen, gate, -48, -8, 40),
  person(pen, 'malu', 28, 3, SIZE, { pose: face('surpreso', WAVE) }),
  standing(pen, washTub, 70, 4, 34),
  points('58,-8 64,-11 71,-12 78,-10 84,-8').map(([x, y]) => pen.shape(circle(x, y, 3.4), 'foam', 0.8)),
  pen.line(BOUNCES, 1, undefined, [2, 2.2]),
  standing(pen, VERSE_THINGS.BOLA, 70, -17, 13),
  standing(pen, shoppingBag, 70, -8, 18),
]

const corda: VerseScene = (pen, who) => [
  house(pen.plane('middle'), -70, -14, 1.1, { roof: 'blue' }),
  house(pen.plane('middle'), 74, -14, 1.1, { wall: 'pinkPale', roof: 'red' }),
  pen.line('M-47 -21C-30 -92 30 -92 47 -21', 1.6, 'brown'),
  person(pen, who(0), -62, 2, SIZE, { pose: { ...GIVE, armR: { at: [20, -34], dir: 80, z: 'back', hand: 'fist' } } }),
  person(pen, who(1), 62, 2, SIZE, {
    pose: { turn: -32, expr: 'alegre', armL: { at: [-20, -34], dir: -80, z: 'back', hand: 'fist' } },
  }),
  pen.shade(ellipse(0, 2, 14, 2.6), 'leafDark', 0.3),
  person(pen, who(2), 0, -8, SIZE, {
    pose: { ...HANDS_UP, legL: { at: [-8, -8], toe: 20 }, legR: { at: [8, -8], toe: 20 } },
  }),
  standing(pen, VERSE_THINGS.BANANA, -30, 5, 13),
  standing(pen, VERSE_THINGS.LIMÃO, -16, 6, 10),
  standing(pen, VERSE_THINGS.ANEL, 20, 6, 9),
  standing(pen, VERSE_THINGS.BONÉ, 34, 6, 14),
  flower(pen, 86, 4, 0.6, 'pink'),
]

export const OUTDOOR_VERSES = { galinha, desfile, toucinho, casas, casinha, domingo, pinguela, bola, corda }
