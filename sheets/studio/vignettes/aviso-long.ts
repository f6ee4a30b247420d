/** Vignettes of the longest notices. */
import { CLOTH } from '../cast/inks.ts'
import { GIVE } from '../cast/poses.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { cloud, tree } from '../shapes/nature.ts'
import { AT_TABLE } from './gatherings.ts'
import { adult, ball, hardHat, onHead } from './people-parts.ts'
import { counter, headmistress, librarian, libraryWall, pinboard } from './school-parts.ts'
import { indoors, outdoors, somebody, type Vignette, type Vignettes } from './vignette.ts'

const envelope = (pen: Pen, x: number, y: number, scale = 1, turn = 0): Drawing =>
  pen.at(
    x,
    y,
    scale,
    (own) => [own.shape(box(-6, -4, 12, 8, 0.6), 'white', 0.9), own.line('M-6 -3.600L0 0.800L6 -3.6', 0.7)],
    { turn },
  )

const SECRET_VOTE: Vignette = (pen) => [
  indoors(pen, 'bluePale'),
  pinboard(pen.plane('middle'), 26, 7, 40, 21),
  pen.shape(box(84, 6, 26, 20, 1), 'wood', 1),
  pen.shape(box(86, 8, 22, 16), 'sky', 0.8),
  pen.line('M97 8v16M86 16h22', 0.7),
  somebody(pen, 'lia', 34, { pose: { expr: 'neutro' } }, 57, 0.56),
  somebody(
    pen,
    'caio',
    50,
    { pose: { turn: 26, expr: 'neutro', plain: true, armL: { at: [4, -22], z: 'front' } } },
    56,
    0.56,
  ),
  somebody(
    pen,
    'iara',
    100,
    { pose: { ...AT_TABLE, turn: -20, expr: 'alegre', armR: { at: [8, -22], z: 'front', hand: 'fist', dir: 10 } } },
    53,
    0.56,
  ),
  pen.rope('M76 46V60M112 46V60', 2.4, 'wood', 0.8),
  pen.shape(box(72, 42, 44, 4, 1), 'woodPale', 1),
  pen.shape('M98 42L100 38.500H112L111 42z', 'white', 0.8),
  pen.line('M102 40h7', 0.6),
  pen.at(84, 28, 1, (p) => p.shape('M-3 5L-3.600 -4.500L3 -5L3.600 5z', 'white', 0.9)),
  pen.shape(box(76, 30, 17, 12, 1), 'tan', 1.1),
  pen.shape(box(79.5, 29, 10, 2, 1), 'greyDark', 0.7),
  pen.shape(box(79, 33, 11, 6.6, 0.6), 'white', 0.7),
  pen.line('M82 36l2 2l4 -4', 1),
  somebody(
    pen,
    'malu',
    67,
    {
      pose: {
        ...GIVE,
        expr: 'alegre',
        armL: { at: [7, -22], z: 'front' },
        armR: { at: [18, -50], z: 'back', hand: 'fist', dir: 100 },
      },
    },
    58,
    0.6,
  ),
  pen.rope('M126 46V60M148 46V60', 2.2, 'wood', 0.8),
  somebody(pen, 'davi', 137, { pose: { ...AT_TABLE, expr: 'lendo', nod: 1 } }, 54, 0.56),
  pen.shape(box(122, 43, 30, 4, 1), 'woodPale', 1),
  pen.shape('M120 32L127 29V43L120 46zM154 32L147 29V43L154 46z', 'brownPale', 1),
  pen.shape(box(127, 32, 20, 11.6), 'tan', 1),
  pen.line('M130 36h14M130 39h9', 0.6, 'brown'),
]

const MICRO_TALES: Vignette = (pen) => [
  libraryWall(pen, [28, 67], 'pinkPale'),
  pen.shape(box(4, 8, 20, 22, 1), 'wood', 1),
  pen.shape(box(6, 10, 16, 18), 'sky', 0.8),
  somebody(
    pen,
    'theo',
    50,
    {
      pose: {
        ...AT_TABLE,
        expr: 'pedir',
        tilt: 8,
        look: 1,
        plain: true,
        armL: { at: [-6, -36], z: 'front', hand: 'fist', dir: 160 },
        armR: { at: [10, -23], z: 'front', hand: 'fist', dir: 20 },
      },
    },
    58,
    0.6,
  ),
  pen.rope('M32 48V60M74 48V60', 2.4, 'wood', 0.8),
  pen.shape(box(28, 45, 50, 4, 1), 'woodPale', 1),
  pen.shape('M48 45L51 40.500H66L64 45z', 'white', 0.9),
  pen.line('M53 42h9M52.500 43.600h6', 0.6),
  pen.rope('M57.500 42.500L54 36', 1.4, 'yellow', 0.7),
  envelope(pen, 38, 42.5, 0.7),
  librarian(
    pen,
    133,
    {
      pose: {
        turn: -26,
        expr: 'alegre',
        plain: true,
        armL: { at: [-20, -46], z: 'front', dir: -90 },
        armR: { at: [-2, -38], z: 'front', dir: -60 },
      },
    },
    56,
  ),
  counter(pen, 120, 64, 42),
  pen.shape(box(143, 29, 13, 12, 1), 'yellow', 1),
  pen.shape(box(145, 30.6, 9, 1.8, 0.9), 'greyDark', 0.6),
  envelope(pen, 149.5, 36.5, 0.5),
  somebody(
    pen,
    'yumi',
    103,
    {
      pose: { ...GIVE, armL: { at: [13, -36], z: 'front', dir: 90, hand: 'fist' }, armR: { at: [16, -33], z: 'back' } },
    },
    60,
  ),
  envelope(pen, 115.5, 36, 1.1, -8),
  envelope(pen, 113.5, 43, 0.62, 8),
]

const CRACK = 'M67 14l4 4l-2 4l5 5l-3 5l4 6'

const CLOSED_COURT: Vignette = (pen) => {
  const middle = pen.plane('middle')
  return [
    outdoors(pen, 'sky', 'meadow', 26),
    cloud(pen.plane('far', 'hillLine'), 140, 10, 0.5),
    tree(middle, 166, 36, 1.1),
    tree(middle, 122, 34, 0.8),
    [0, 1, 2].map((i) => middle.shape(box(-2, 14 + i * 8, 102 - i * 0.5, 9), i % 2 ? 'stone' : 'greyPale', 1)),
    pen.line(CRACK, 1.3, 'greyDark'),
    pen.line('M73 27l4 1M69 22l-4 2M71 18l4 -1', 0.9, 'greyDark'),
    pen.shape('M-2 38H182V64H-2z', 'tan', 0.9),
    pen.line('M-2 44H182M96 44Q104 54 96 64', 0.9, 'white'),
    middle.rope('M112 50V15H148V50', 2.2, 'white', 0.9),
    middle.rope('M112 50V34', 2.2, 'orange', 0.9),
    pen.line('M111 38l2 1M111 43l2 1M111 47l2 -1', 0.7, 'brown'),
    pen.line('M121 16V46M130 16V46M139 16V46M113 23H147M113 31H147M113 39H147', 0.5, 'grey'),
    adult(
      pen,
      'pai',
      86,
      {
        pose: {
          turn: -26,
          expr: 'firme',
          plain: true,
          armL: { at: [-22, -56], hand: 'fist', dir: -110, z: 'back' },
          armR: { at: [-2, -38], z: 'front', dir: -80 },
        },
        wear: { top: { tone: CLOTH.creme, kind: 'long' }, beard: false },
        extra: (near) => ({
          ...onHead('pai', { turn: -26 }, hardHat)(near),
          torso: near.shape('M-6,-59L-2,-61L0,-50L2,-61L7,-59L8,-34H-7Z', CLOTH.coral),
          armMid: [
            pen.scaled(0.5).shape(box(-11, -46, 12, 15, 1), 'woodPale', 1),
            pen.scaled(0.5).shape(box(-9.5, -43, 9, 11, 0.4), 'white', 0.7),
          ],
        }),
      },
      55,
      0.5,
    ),
    pen.shape('M36 45L176 47V51L36 49z', 'yellow', 0.9),
    Array.from({ length: 12 }, (_, i) =>
      pen.shape(`M${42 + i * 11} ${45.2 + i * 0.16}h5l-2.500 4h-5z`, 'greyDark', 0.5),
    ),
    [38, 108, 174].map((x) => [
      pen.shape(`M${x - 4} 60L${x - 1} 42H${x + 1}L${x + 4} 60z`, 'orange', 1),
      pen.shape(box(x - 5.5, 58.6, 11, 2.6, 1), 'orange', 0.9),
    ]),
    headmistress(
      pen,
      146,
      { pose: { turn: -24, expr: 'carinho', armL: { at: [-19, -36], z: 'front', dir: -30 } } },
      58,
    ),
    somebody(pen, 'bia', 131, { pose: { turn: -26, expr: 'triste', armR: [10, 4] } }, 60, 0.58),
    somebody(
      pen,
      'theo',
      58,
      {
        pose: {
          turn: 26,
          expr: 'pedir',
          plain: true,
          armL: { at: [1, -19], z: 'front', dir: 80, hand: 'flat' },
          armR: { at: [14, -22], z: 'back' },
        },
        extra: () => ({ armMid: ball(pen.scaled(0.6), 9, -23, 8) }),
      },
      61,
      0.6,
    ),
    somebody(pen, 'yumi', 41, { pose: { turn: 22, expr: 'surpreso' } }, 57, 0.56),
  ]
}

const THINK_FIRST: Vignette = (pen) => {
  const own = pen.scaled(0.6)
  return [
    indoors(pen, 'purplePale'),
    pen.shape(box(34, 6, 28, 24, 1), 'wood', 1),
    pen.shape(box(36, 8, 24, 20), 'sky', 0.8),
    cloud(pen.plane('far', 'hillLine'), 50, 20, 0.35),
    pen.line('M48 8v20M36 18h24', 0.7),
    pen.shape(box(116, 10, 36, 2.6, 1), 'wood', 0.8),
    [0, 1, 2, 3, 4].map((i) =>
      pen.shape(
        box(119 + i * 4, 2 + (i % 2), 3.4, 8 - (i % 2)),
        (['red', 'yellow', 'teal', 'green', 'orange'] as const)[i] ?? 'red',
        0.7,
      ),
    ),
    pen.shape(circle(146, 6, 4), 'yellow', 0.8),
    pen.shape(ellipse(94, 58, 64, 6), 'pinkPale', 0.8),
    pen.shape(box(122, 40, 62, 16, 2), 'woodPale', 1),
    pen.shape('M124 44Q124 36 132 36H186V50H124z', 'blue', 1),
    points('140,42 156,44 172,41').map(([x, y]) => pen.shape(circle(x, y, 2), 'yellow', 0.6)),
    pen.shape(box(125, 54, 3.4, 6), 'wood', 0.8),
    pen.shape('M134 36L140 31L150 33L144 37.500z', 'white', 0.8),
    pen.line('M139 33.500l7 1.500M138 35l5 1', 0.6),
    somebody(
      pen,
      'sofia',
      104,
      {
        pose: {
          turn: -26,
          expr: 'vergonha',
          plain: true,
          armL: { at: [-17, -36], hand: 'open', dir: -150, thumb: 1, z: 'front' },
          armR: { at: [4, -44], z: 'front', hand: 'open', dir: 200 },
        },
      },
      59,
      0.62,
    ),
    points('97,21 110,20').map(([x, y], i) => pen.line(i ? `M${x} ${y}l3 -2` : `M${x} ${y}l-3 -2`, 0.9)),
    somebody(
      pen,
      'gil',
      66,
      {
        pose: {
          turn: 26,
          expr: 'inquieto',
          plain: true,
          armL: { at: [9, -27], z: 'front', hand: 'fist', dir: 90 },
          armR: { at: [11, -34], z: 'front', hand: 'fist', dir: 190 },
        },
        extra: () => ({
          armMid: own.at(
            14,
            -28,
            1,
            (p) => [
              p.shape(box(-7, -10, 14, 19, 2), 'greyDark', 1),
              p.shape(box(-5.4, -7.6, 10.8, 14, 0.6), 'white', 0.6),
              p.shape(box(-5.4, -7.6, 10.8, 9.4, 0.6), 'pinkPale', 0.6),
              p.shape(circle(0, -2.6, 2.8), 'tan', 0.6),
              p.shape('M-3 -3C-3 -7 3 -7 3 -3Q0 -5 -3 -3z', 'brown', 0.5),
              p.shape(circle(-3.8, -2.4, 1.3) + circle(3.8, -2.4, 1.3), 'brown', 0.5),
              p.shape(box(-3, 3.4, 6, 2.4, 1.2), 'blue', 0.6),
            ],
            { turn: 8 },
          ),
        }),
      },
      60,
      0.62,
    ),
  ]
}

export const LONG_NOTICES: Vignettes = {
  'Estatuto do grêmio mirim': SECRET_VOTE,
  'Concurso de microcontos': MICRO_TALES,
  'Um mês sem quadra': CLOSED_COURT,
  'Pense antes de postar': THINK_FIRST,
}
