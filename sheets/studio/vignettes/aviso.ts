/** Vignettes of notices and rules of a school. */
import { fromBehind } from '../cast/from-behind.ts'
import { CLOTH } from '../cast/inks.ts'
import { GIVE, HOLD } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse } from '../paths.ts'
import { bush, tree } from '../shapes/nature.ts'
import { PLAY_LARGE } from '../shapes/playground-things.ts'
import { COMBING, HOME_TIME } from './aviso-care.ts'
import { CLEAN_YARD, FRUIT_WEEK } from './aviso-food.ts'
import { NO_BACKPACKS, SCHOOL_GARDEN } from './aviso-garden.ts'
import { LONG_NOTICES } from './aviso-long.ts'
import { adult, ball, finger } from './people-parts.ts'
import { bookInHands, counter, librarian, libraryWall, readsOnGround } from './school-parts.ts'
import { fineDay, outdoors, somebody, type Vignette, type Vignettes } from './vignette.ts'

const LIBRARY_RULES: Vignette = (pen) => [
  libraryWall(pen, [-6, 33, 72]),
  pen.shape(ellipse(52, 57, 36, 6), 'bluePale', 0.8),
  readsOnGround(pen, 'nina', 36, 59, 0.62, 'red'),
  readsOnGround(pen, 'theo', 62, 60, 0.62, 'green'),
  somebody(
    pen,
    'yumi',
    84,
    {
      pose: {
        expr: 'neutro',
        turn: -20,
        plain: true,
        armR: { at: [3, -29], z: 'front', hand: 'fist', dir: 190, thumb: -1 },
        armL: { at: [-7, -22], z: 'front', dir: 70, hand: 'fist' },
      },
      extra: (near) => ({
        armMid: bookInHands(pen, 0.56, -5, -22, 'yellow'),
        top: finger('yumi', [1.6, -31.4], [-2.6, -40.4])(near),
      }),
    },
    52,
    0.56,
  ),
  pen.shape(box(118, 6, 34, 22, 1), 'wood', 1),
  pen.shape(box(120, 8, 30, 18), 'sky', 0.8),
  pen.line('M135 8v18M120 17h30', 0.7),
  librarian(
    pen,
    138,
    {
      pose: {
        turn: -26,
        expr: 'carinho',
        plain: true,
        armL: { at: [-17, -42], z: 'front', dir: -80, hand: 'flat' },
        armR: { at: [-4, -38], z: 'front', dir: -60 },
      },
    },
    56,
  ),
  counter(pen, 120, 64, 42),
  [0, 1, 2].map((i) =>
    pen.shape(
      box(150 + (i % 2), 37.4 - i * 2.8, 13, 2.8, 0.5),
      (['teal', 'orange', 'purple'] as const)[i] ?? 'red',
      0.8,
    ),
  ),
  pen.shape('M166 40Q166 33 171 33Q176 33 176 40z', 'bluePale', 0.9),
  pen.shape(circle(171, 36.6, 1.6), 'white', 0.7),
  somebody(
    pen,
    'gil',
    110,
    {
      pose: { ...GIVE, armL: { at: [14, -34], z: 'front', dir: 80, hand: 'fist' }, armR: { at: [15, -33], z: 'back' } },
      extra: () => ({ armMid: bookInHands(pen, 0.6, 21, -38, 'blue') }),
    },
    60,
  ),
]

const WET_PAINT: Vignette = (pen) => {
  const [slide, swings] = PLAY_LARGE
  const rope = (from: number, to: number) => pen.rope(`M${from} 40Q${(from + to) / 2} 44 ${to} 40`, 1.4, 'yellow', 0.7)
  return [
    outdoors(pen, 'sky', 'meadow', 30),
    fineDay(pen, 168),
    tree(pen.plane('middle'), 20, 40, 1.1),
    tree(pen.plane('middle'), 166, 42, 1),
    bush(pen.plane('middle'), 78, 38, 0.7, 'leaf', 'pink'),
    standing(pen, swings, 50, 45, 52),
    standing(pen, slide, 117, 46, 50),
    adult(
      pen,
      'pai',
      88,
      {
        pose: {
          turn: 30,
          expr: 'alegre',
          plain: true,
          armL: { at: [22, -58], z: 'front', hand: 'fist', dir: 110 },
          armR: { at: [18, -36], z: 'back' },
        },
        wear: {
          top: { tone: CLOTH.branco, kind: 'short' },
          bottom: { tone: CLOTH.branco, kind: 'pants' },
          hair: 'bone',
          cap: CLOTH.amarelo,
        },
        extra: () => {
          const own = pen.scaled(0.5)
          return {
            armMid: own.at(
              23,
              -58,
              1,
              (p) => [p.rope('M-6 0H6', 2, 'wood', 0.8), p.shape(box(6, -3.4, 9, 6.8, 1), 'orange', 0.9)],
              { turn: -34 },
            ),
          }
        },
      },
      49,
      0.5,
    ),
    pen.shape('M74 42H84L83 51H75z', 'white', 0.9),
    pen.shape(ellipse(79, 42, 5, 1.6), 'orange', 0.8),
    pen.line('M76 43v3.500M80 43.600v5', 1.2, 'orange'),
    rope(22, 62),
    rope(62, 110),
    rope(110, 158),
    [22, 62, 110, 158].map((x) => pen.shape(box(x - 1.4, 37, 2.8, 17, 1), 'woodDark', 0.9)),
    somebody(
      pen,
      'sofia',
      40,
      {
        pose: { turn: 22, expr: 'surpreso', plain: true, armL: { at: [-6, -20], z: 'front', hand: 'fist' } },
        extra: () => ({ armMid: pen.scaled(0.58).line(circle(-4, -11, 10), 1.8, 'purple') }),
      },
      61,
      0.58,
    ),
    fromBehind(pen, 'caio', 76, 68, 0.6, { armL: { at: [-9, -40], dir: 160 } }),
    fromBehind(pen, 'iara', 94, 69, 0.6),
    somebody(
      pen,
      'davi',
      136,
      {
        pose: {
          ...HOLD,
          turn: -24,
          expr: 'surpreso',
          armL: { at: [-11, -21], z: 'front', dir: 60 },
          armR: { at: [3, -20], z: 'front', dir: -70 },
        },
        extra: () => ({ armMid: ball(pen.scaled(0.58), -5, -21, 7) }),
      },
      61,
      0.58,
    ),
  ]
}

export const AVISO: Vignettes = {
  'Regras da biblioteca': LIBRARY_RULES,
  'Parquinho fechado': WET_PAINT,
  'Recreio limpo, recreio lindo!': CLEAN_YARD,
  'Semana da fruta': FRUIT_WEEK,
  'Regulamento da horta': SCHOOL_GARDEN,
  'Dia sem Mochila': NO_BACKPACKS,
  'Xô, piolho!': COMBING,
  'Hora da saída': HOME_TIME,
  ...LONG_NOTICES,
}
