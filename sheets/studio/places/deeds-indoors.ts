/** Children in a classroom and a library: each deed as agreed on, and some as they happen before the agreement. */
import { acted } from '../cast/actions/actions.ts'
import { person } from '../cast/cast.ts'
import { BEHIND_TABLE, GIVE, HOLD, ON_GROUND, POINT, RUN, WAVE } from '../cast/poses.ts'
import { watering } from '../cast/things.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Pen } from '../pen.ts'
import { bush } from '../shapes/nature.ts'
import { AWAY, basket, closedBook, crayon, crumpled, type Deed, desk, ONWARDS } from './deed-parts.ts'

const note = (pen: Pen, x: number, y: number) => [
  pen.line(`M${x + 2} ${y}V${y - 10}L${x + 7} ${y - 8}`, 1),
  pen.solid(ellipse(x, y, 2.4, 1.8)),
]

const openOn = (pen: Pen, x: number, y: number) => [
  pen.shape(
    `M${x} ${y}Q${x - 6} ${y - 2.4} ${x - 12} ${y}L${x - 10} ${y - 6}Q${x - 5} ${y - 8} ${x} ${y - 6}Q${x + 5} ${y - 8} ${x + 10} ${y - 6}L${x + 12} ${y}Q${x + 6} ${y - 2.4} ${x} ${y}z`,
    'white',
    0.9,
  ),
  pen.line(`M${x} ${y}V${y - 6}M${x - 8} ${y - 3.6}h5M${x + 3} ${y - 3.6}h5`, 0.6),
]

/** Pencils in a box on a stool. */
const pencilBox = (pen: Pen, x: number) => [
  pen.rope(`M${x - 9} 0V-12M${x + 9} 0V-12`, 2.2, 'wood', 0.8),
  pen.shape(box(x - 13, -15, 26, 4, 1), 'wood', 1),
  (['red', 'yellow', 'green', 'blue'] as const).map((fill, i) =>
    pen.shape(`M${x - 8 + i * 4} -20V-27L${x - 6.5 + i * 4} -30L${x - 5 + i * 4} -27V-20z`, fill, 0.7),
  ),
  pen.shape(box(x - 10, -23, 20, 8, 1), 'orange', 1),
]

export const CLASS_DEEDS = {
  lixo: (pen, who) => [basket(pen, 17, 0), crumpled(pen, 15, -23), person(pen, who, -8, 0, 1, { pose: GIVE })],
  'lixo no chão': (pen, who) => [
    basket(pen, 22, 0),
    person(pen, who, -9, 0, 1, { pose: WAVE }),
    crumpled(pen, 8, -41),
    crumpled(pen, 5, 0),
    crumpled(pen, -24, -1),
    crumpled(pen, 33, 1),
  ],
  quadro: (pen, who) => [
    person(pen, who, -6, 0, 1, {
      pose: { turn: 30, expr: 'alegre', plain: true, armR: { at: [17, -47], dir: 160, z: 'back' }, armL: [-14, 4] },
    }),
    pen.line('M29 -62h16M29 -54h10', 1.4, 'white'),
    pen.shape(box(11, -65, 14, 7, 1), 'woodDark', 0.9),
    pen.shape(box(11, -58.4, 14, 4, 0.8), 'cream', 0.7),
    pen.line('M13 -52v2M18 -53v2M23 -52v2', 0.8, 'white'),
  ],
  planta: (pen, who) => [
    pen.shape('M18 -9H34L32 0H20z', 'copper', 1),
    pen.at(26, -8, 0.62, (own) => bush(own, 0, 0, 1, 'leaf', 'pink')),
    person(pen, who, -16, 0, 1, { pose: GIVE, extra: watering }),
  ],
  mão: (pen, who) => [
    person(pen, who, 0, 0, 1, {
      pose: {
        ...BEHIND_TABLE,
        armR: { at: [14, -48], dir: 172, thumb: -1, hand: 'open', z: 'mid' },
        armL: { at: [-9, -24], z: 'front', dir: 60 },
      },
    }),
    desk(pen, openOn(pen, -3, -21)),
  ],
  'fala junto': (pen, who) => [
    person(pen, who, -4, 0, 1, { pose: { ...BEHIND_TABLE, expr: 'cantar' } }),
    desk(pen, openOn(pen, -3, -21)),
    pen.shape('M15 -49L9 -37L22 -46z', 'yellow', 0.9),
    pen.shape(box(12, -62, 26, 16, 6), 'yellow', 0.9),
    pen.text(25, -51.4, 'EI!', 7),
  ],
  papel: (pen, who) => [
    person(pen, who, 0, 0, 1, { pose: { ...BEHIND_TABLE, nod: 1, armR: { at: [7, -25], z: 'front', hand: 'fist' } } }),
    desk(pen, [
      pen.shape('M-12 -21L-9 -26.500H9L12 -21z', 'white', 0.9),
      pen.shape(circle(-4, -23.6, 1.7), 'yellow', 0.6),
      pen.line('M0 -22.500l3 -2.400l3 2.400', 0.8, 'red'),
      crayon(pen, 10, -28, 120, 'green'),
    ]),
  ],
  'risca a mesa': (pen, who) => [
    person(pen, who, 0, 0, 1, { pose: { ...BEHIND_TABLE, armR: { at: [9, -19], z: 'front', hand: 'fist' } } }),
    desk(
      pen,
      [],
      [
        pen.line('M-17 -10l4 -7l4 7l4 -7l4 7l4 -7', 1.2, 'red'),
        pen.line('M7 -12a2.500 2.500 0 1 1 5 0a4 4 0 1 1 -8 0', 1.2, 'purple'),
      ],
    ),
    crayon(pen, 13, -18, 60, 'purple'),
  ],
  material: (pen, who) => [
    person(pen, who, -12, 0, 1, { pose: GIVE }),
    pencilBox(pen, 17),
    crayon(pen, 6, -27, 20, 'purple'),
  ],
  'material no chão': (pen, who) => [
    person(pen, who, -14, 0, 1, { pose: AWAY }),
    pen.at(22, 0, 1, (own) => own.shape(box(-9, -9, 9, 18, 1), 'orange', 1), { turn: 8 }),
    crayon(pen, 6, -2, 10, 'red'),
    crayon(pen, 10, -8, -30, 'green'),
    crayon(pen, 26, 1, 8, 'blue'),
    crayon(pen, 31, -6, 40, 'yellow'),
  ],
} satisfies Readonly<Record<string, Deed>>

export const LIBRARY_DEEDS = {
  devolver: (pen, who) => [
    person(pen, who, -8, 0, 1, { pose: POINT }),
    pen.shape(box(9, -48, 7, 15, 0.8), 'red', 0.9),
    pen.line('M10.600 -44h4', 0.7),
  ],
  'livros no chão': (pen, who) => [
    person(pen, who, -14, 0, 1, { pose: AWAY }),
    closedBook(pen, 16, 0, 'red'),
    closedBook(pen, 20, -4.4, 'green'),
    openOn(pen, 14, -8.8),
    pen.at(34, -1, 1, (own) => own.shape(box(-4, -14, 5, 14, 0.8), 'blue', 0.9), { turn: 28 }),
  ],
  baixinho: (pen, who, other) => [
    person(pen, other, 13, 0, 0.96, { pose: { turn: -28, expr: 'alegre', tilt: -4 } }),
    person(pen, who, -12, 0, 1, {
      pose: { turn: 30, expr: 'soprar', plain: true, armR: { at: [11, -38], z: 'front', dir: 150 }, armL: [-8, 2] },
    }),
  ],
  tambor: (pen, who) => [acted(pen, 'tocar tambor', 0, 0, 0.92, who), note(pen, -27, -44), note(pen, 24, -46)],
  andar: (pen, who) => [person(pen, who, 0, 0, 1, { pose: ONWARDS }), pen.shape(box(-3, -30, 15, 11, 1), 'teal', 0.9)],
  correr: (pen, who) => [
    person(pen, who, 4, 0, 1, { pose: RUN }),
    pen.line('M-32 -40h12M-35 -26h14M-31 -12h11', 1),
    pen.line('M-16 -1q-3 -4 -6 0q-4 -3 -6 0', 0.9),
  ],
  páginas: (pen, who) => [pen.shape(ellipse(0, -1, 26, 4.6), 'redPale', 0.9), acted(pen, 'ler', 0, -6, 1, who)],
  rasgar: (pen, who) => [
    pen.shape(ellipse(0, -1, 26, 4.6), 'redPale', 0.9),
    person(pen, who, 0, 0, 1, {
      pose: {
        ...ON_GROUND,
        armL: { at: [-15, -22], z: 'front', dir: 160, hand: 'fist' },
        armR: { at: [15, -22], z: 'front', dir: 200, hand: 'fist' },
      },
    }),
    pen.shape('M-24 -34L-14 -35L-15 -31L-12 -28L-15 -24L-13 -21L-22 -20z', 'white', 0.9),
    pen.shape('M24 -34L14 -35L15 -31L12 -28L16 -25L14 -21L22 -20z', 'white', 0.9),
    pen.line('M-21 -30h4M-21 -26h4M18 -30h3M18 -26h3', 0.6),
    pen.shape('M-30 0l6 -3l3 3zM24 1l6 -3l3 3z', 'white', 0.8),
  ],
  fone: (pen, who) => [
    person(pen, who, 0, 0, 1, { pose: BEHIND_TABLE, wear: { aids: ['ear-defenders'] } }),
    desk(pen, [pen.shape(box(-6, -33, 12, 12, 1.5), 'greyDark', 0.9), pen.shape(circle(0, -27, 3.4), 'sky', 0.7)]),
    note(pen, -26, -44),
    note(pen, 22, -44),
  ],
  'som alto': (pen, who) => [
    person(pen, who, -12, 0, 1, { pose: { ...HOLD, hide: ['legL', 'legR'], expr: 'cantar' } }),
    desk(pen),
    pen.shape(box(4, -44, 17, 21, 1.6), 'greyDark', 1),
    pen.shape(circle(12.5, -38, 3.4), 'stone', 0.8),
    pen.shape(circle(12.5, -29.5, 4.6), 'stone', 0.8),
    note(pen, 22, -48),
    note(pen, 29, -38),
    note(pen, 6, -50),
  ],
  dividir: (pen, who, other) => [
    person(pen, who, -12, 0, 0.9, { pose: { ...BEHIND_TABLE, turn: 20, nod: 1 } }),
    person(pen, other, 13, 0, 0.9, { pose: { ...BEHIND_TABLE, turn: -20, nod: 1 } }),
    pen.rope('M-26 0V-16M26 0V-16', 3, 'wood', 0.9),
    pen.shape(box(-28, -18, 56, 11, 1), 'wood', 1),
    pen.shape('M-32 -17L-27 -24H27L32 -17z', 'woodPale', 1),
    openOn(pen, 0.5, -18),
  ],
} satisfies Readonly<Record<string, Deed>>
