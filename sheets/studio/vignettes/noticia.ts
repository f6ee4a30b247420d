import { DETAILS } from '../cast/inks.ts'
import { HANDS_UP, HOLD, RUN, WAVE_LEFT } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { longNeck } from '../shapes/dinosaurs.ts'
import { bush, tree } from '../shapes/nature.ts'
import { armadillo } from '../shapes/night-animals.ts'
import { BIG_CAKE, NIGHT_WATER } from './noticia-feast-and-night.ts'
import { BLIND_FOOTBALL } from './noticia-match.ts'
import { LAUNCH } from './noticia-people.ts'
import { BOOK_BICYCLE, CROSSING } from './noticia-street.ts'
import { CISTERN, ECLIPSE } from './noticia-sun.ts'
import { BEACHED, COMPOST } from './noticia-together.ts'
import { adult, ball, finger } from './people-parts.ts'
import { fineDay, outdoors, somebody, type Vignette, type Vignettes } from './vignette.ts'

const ARMADILLO: Vignette = (pen) => {
  const middle = pen.plane('middle')
  return [
    outdoors(pen, 'sky', 'meadow', 30),
    [0, 17, 33, 150, 168].map((x, i) => tree(middle, x, 36, 0.95 - (i % 2) * 0.2)),
    pen.line('M-2 20H182M-2 28H182', 0.6, 'metal'),
    [8, 30, 52, 130, 152, 174].map((x) => middle.rope(`M${x} 37V17`, 1, 'metal', 0.6)),
    pen.shape('M-2 37H182V64H-2z', 'tan', 0.9),
    pen.line('M-2 42H182M58 42L44 64M122 42L136 64M64 47H116', 0.9, 'white'),
    pen.line(ellipse(90, 64, 30, 9), 0.9, 'white'),
    middle.rope('M66 42V13H114V42', 2, 'white', 0.9),
    pen.line('M74 14V40M82 14V40M90 14V40M98 14V40M106 14V40M67 20H113M67 27H113M67 34H113', 0.5, 'grey'),
    somebody(pen, 'gil', 99, { pose: { ...HANDS_UP, expr: 'surpreso', turn: -16 } }, 44, 0.46),
    somebody(
      pen,
      'malu',
      33,
      { pose: { turn: 28, expr: 'surpreso', armL: { at: [4, -30], z: 'front', dir: 150 } } },
      53,
      0.56,
    ),
    somebody(pen, 'davi', 49, {
      pose: {
        ...HOLD,
        turn: 24,
        expr: 'surpreso',
        armL: { at: [1, -20], z: 'front', dir: 80, hand: 'flat' },
        armR: { at: [13, -22], z: 'back' },
      },
      extra: () => ({ armMid: [ball(pen.scaled(0.6), 8, -22, 7)] }),
    }),
    somebody(
      pen,
      'lia',
      145,
      { flip: true, pose: { expr: 'surpreso', armL: { at: [10, -30], z: 'front', dir: 150 } } },
      54,
      0.56,
    ),
    adult(pen, 'professora', 125, {
      pose: {
        turn: -26,
        expr: 'neutro',
        plain: true,
        armR: { at: [3.5, -54], z: 'front', hand: 'fist', dir: 200, thumb: -1 },
        armL: { at: [-22, -42], hand: 'open', dir: -110, thumb: -1 },
      },
      extra: (near) => ({ top: finger('professora', [1.6, -57], [-3.4, -66.5])(near) }),
    }),
    standing(pen, armadillo, 84, 56, 27),
  ]
}

const SPINES: readonly Fill[] = ['red', 'teal', 'orange', 'purple', 'green', 'blue', 'pink']

const books = (pen: Pen, left: number, right: number, foot: number): Drawing => [
  Array.from({ length: Math.floor((right - left) / 3) }, (_, i) =>
    pen.shape(box(left + i * 3, foot - 7 - (i % 3), 2.6, 7 + (i % 3)), SPINES[(i * 3 + left) % 7] ?? 'red', 0.5),
  ),
  pen.shape(box(left - 1, foot, right - left + 2, 1.4), 'wood', 0.6),
]

const READING: Pose = {
  ...{ hip: [0, -6.4], nod: 2, expr: 'lendo', plain: true },
  armL: { at: [-9, -14], z: 'front', dir: 60, hand: 'fist', thumb: 1 },
  armR: { at: [9, -14], z: 'front', dir: -60, hand: 'fist', thumb: -1 },
  legL: { at: [2, -3], face: 1, toe: 8 },
  legR: { at: [-2, -3], face: -1, toe: -8 },
}

/** A child with a book, on a cushion. */
const reader = (
  pen: Pen,
  who: 'nina' | 'caio' | 'sofia',
  x: number,
  foot: number,
  scale: number,
  tone: Fill,
): Drawing =>
  somebody(
    pen,
    who,
    x,
    {
      wear: { frame: DETAILS.goldFrame },
      pose: READING,
      extra: () => ({
        armMid: pen
          .scaled(scale)
          .shape('M0 -6.400L-12 -8.400V-22.800L0 -20.800L12 -22.800V-8.400zM0 -6.400V-20.800', tone, 0.9),
      }),
    },
    foot,
    scale,
  )

const BOOK_BUS: Vignette = (pen) => {
  const middle = pen.plane('middle')
  const wheel = (x: number) => [
    pen.shape(circle(x, 49, 6.6), 'greyDark', 1),
    pen.shape(circle(x, 49, 3), 'greyPale', 0.8),
  ]
  return [
    outdoors(pen, 'sky', 'meadow', 34),
    fineDay(pen, 158),
    tree(middle, 14, 44, 1.1),
    tree(middle, 172, 44, 1.2),
    bush(middle, 34, 44, 0.7, 'leaf', 'pink'),
    pen.shape(box(-2, 50, 184, 14), 'greyPale', 0.9),
    pen.line('M-2 56.500H182', 0.6, 'grey'),
    pen.shape('M36 47V14Q36 7 43 7H126Q135 7 137 15L141 30V47Q141 50 138 50H39Q36 50 36 47z', 'yellow', 1.3),
    pen.shape(box(36, 43, 105, 3.4), 'orange', 0.7),
    pen.shape(box(44, 11, 66, 31, 2), 'cream', 1),
    books(pen, 47, 107, 20),
    books(pen, 47, 107, 30),
    [60, 92].map((x, i) => pen.shape(ellipse(x, 40, 12, 4), i ? 'pink' : 'bluePale', 0.8)),
    pen.clip(box(44, 11, 66, 31, 2), [
      reader(pen, 'caio', 60, 41, 0.44, 'teal'),
      reader(pen, 'sofia', 92, 41, 0.44, 'red'),
    ]),
    pen.shape('M42 11L38 4H114L112 11z', 'red', 1),
    pen.line('M57 11L55 4M72 11L71 4M87 11V4M100 11L101 4', 0.6),
    pen.shape(box(114, 13, 13, 35, 1), 'woodPale', 0.9),
    pen.shape(box(114, 47, 15, 3.6, 1), 'stone', 0.8),
    pen.shape('M129.500 14H134.500L138 29H129.500z', 'sky', 0.9),
    pen.shape(ellipse(139, 40, 1.4, 2.4), 'cream', 0.7),
    [52, 133].map(wheel),
    somebody(
      pen,
      'nina',
      121,
      {
        pose: {
          ...RUN,
          turn: -30,
          armR: { at: [12, -36] },
          armL: { at: [-13, -36], hand: 'open' },
          legL: { at: [-7, -8] },
          legR: { at: [5, -3] },
        },
      },
      56,
      0.56,
    ),
    somebody(pen, 'davi', 148, { pose: { ...WAVE_LEFT, turn: -22 } }, 58, 0.56),
    somebody(
      pen,
      'gil',
      34,
      {
        pose: {
          ...HOLD,
          armL: { at: [-10, -22], z: 'front', dir: 80, hand: 'fist' },
          armR: { at: [10, -22], z: 'front', dir: -80, hand: 'fist' },
        },
        extra: () => {
          const own = pen.scaled(0.6)
          return { armMid: [own.shape(box(-9, -31, 18, 19, 1), 'bluePale', 1), longNeck(own, -1, -14, 0.18, 'green')] }
        },
      },
      59,
    ),
  ]
}

export const NOTICIA: Vignettes = {
  'Tatu visita escola e vira assunto': ARMADILLO,
  'Ônibus leva livros ao bairro': BOOK_BUS,
  'Bairro faz bolo de dez metros': BIG_CAKE,
  'Filhote de onça-pintada é visto em parque': NIGHT_WATER,
  'Alunos conseguem semáforo na porta da escola': CROSSING,
  'Voluntários salvam baleia na praia': BEACHED,
  'Escola reduz o lixo do recreio pela metade': COMPOST,
  'Biblioteca entrega livros de bicicleta': BOOK_BICYCLE,
  'Cisternas mudam a rotina de comunidade': CISTERN,
  'Cidade para e olha o eclipse': ECLIPSE,
  'Crianças escrevem livro na língua da aldeia': LAUNCH,
  'O gol que se escuta': BLIND_FOOTBALL,
}
