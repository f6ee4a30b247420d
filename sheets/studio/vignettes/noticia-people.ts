/** Vignettes of the news of a book in two languages. */
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import type { Person } from '../cast/person.ts'
import { box, circle, points, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { AT_TABLE } from './gatherings.ts'
import { adult } from './people-parts.ts'
import { somebody, type Vignette } from './vignette.ts'

const today = (hair: Person['hair'], tone: keyof typeof CLOTH): Partial<Person> => ({
  ...{ skin: 's3', hair, hairColour: 'preto', aids: [] },
  top: { tone: CLOTH[tone] },
})

const writer = (pen: Pen, who: CastName, x: number, wear: Partial<Person>, expr: 'lendo' | 'alegre'): Drawing => [
  somebody(
    pen,
    who,
    x,
    {
      wear,
      pose: {
        ...AT_TABLE,
        expr,
        nod: expr === 'lendo' ? 1.4 : 0,
        plain: true,
        armR: { at: [7, -23], z: 'front', hand: 'fist', dir: 10 },
        armL: { at: [-10, -22], z: 'front', dir: 60 },
      },
    },
    55,
    0.56,
  ),
]

const openCopy = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(
    `M${x} ${y}L${x - 7} ${y + 0.6}L${x - 5} ${y - 3.4}L${x} ${y - 4}L${x + 5} ${y - 3.4}L${x + 7} ${y + 0.6}z`,
    'white',
    0.8,
  ),
  pen.line(`M${x} ${y}V${y - 4}`, 0.6),
]

const copies = (pen: Pen, x: number, foot: number, count: number): Drawing =>
  Array.from({ length: count }, (_, i) =>
    pen.shape(box(x - 6 + (i % 2), foot - 2.2 * (i + 1), 12, 2.2, 0.5), i % 2 ? 'orange' : 'redDark', 0.6),
  )

export const LAUNCH: Vignette = (pen) => {
  const middle = pen.plane('middle')
  const post = (x: number) => pen.shape(box(x - 1.6, 8, 3.2, 48, 0.6), 'woodDark', 0.9)
  const sheet = (x: number, draw: Drawing) =>
    pen.at(x, 17.8, 0.8, (p) => [p.shape(box(-6, 0, 12, 9, 0.4), 'cream', 0.7), p.line('M0 -1.600v2', 0.8), draw])
  return [
    pen.shape(box(-2, -2, 184, 66), 'sky', null),
    pen
      .plane('far', 'hillLine')
      .shape(
        `${scallop(points('-8,26 10,18 32,22 56,15 80,22 104,16 128,22 152,15 186,20'), 0.6, false)}V64H-8z`,
        'hillFar',
      ),
    middle.shape('M-2 32H182V46H-2z', 'water', 0.8),
    middle.line('M10 36q4 -2 8 0t8 0M140 35q4 -2 8 0t8 0M158 39q4 -2 8 0', 0.7, 'waterLine'),
    pen.shape('M-2 42Q60 38 110 41T182 40V64H-2z', 'path', 0.9),
    post(32),
    post(140),
    pen.line('M33 19Q86 21 139 17', 0.7),
    sheet(58, pen.shape('M-3 6Q0 1 4 3Q2 7 -3 6z', 'leaf', 0.6)),
    sheet(78.5, [pen.shape('M-4 5Q0 1 3 4.500L5 2.500V7L3 5.400Q0 8 -4 5z', 'red', 0.6), pen.spot(-2, 4.6, 0.4)]),
    sheet(95.5, [
      pen.shape(circle(0, 4.6, 2), 'orange', 0.6),
      pen.line('M0 1v-0.400M0 8v0.500M-4 4.600h0.500M3.500 4.600h0.5', 0.6),
    ]),
    sheet(114.5, pen.line('M-3 7V4q3 -3 6 0v3M-4 4l4 -3l4 3', 0.8)),
    writer(pen, 'iara', 70, today('liso', 'coral'), 'lendo'),
    writer(pen, 'theo', 87, today('curto', 'verde'), 'alegre'),
    writer(pen, 'yumi', 104, today('chanel', 'amarelo'), 'lendo'),
    pen.rope('M60 46V59M114 46V59', 2.4, 'wood', 0.8),
    pen.shape(box(56, 43, 62, 4, 1), 'woodPale', 1),
    openCopy(pen, 73, 43.4),
    openCopy(pen, 107, 43.4),
    copies(pen, 90, 43, 4),
    adult(
      pen,
      'avo',
      46,
      {
        pose: {
          turn: 24,
          expr: 'carinho',
          plain: true,
          armL: { at: [4, -40], z: 'front', dir: 80, hand: 'fist' },
          armR: { at: [10, -38], z: 'front', dir: 60, hand: 'fist' },
        },
        wear: {
          skin: 's3',
          hair: 'liso',
          hairColour: 'branco',
          aids: [],
          top: { tone: CLOTH.azul, kind: 'dress', length: 20, print: 'dots', printTone: CLOTH.branco },
        },
        extra: () => ({ armMid: pen.scaled(0.5).shape(box(0, -48, 15, 18, 1), 'redDark', 1) }),
      },
      58,
      0.5,
    ),
    adult(
      pen,
      'mae',
      125,
      {
        pose: { turn: -26, expr: 'alegre', plain: true, armL: { at: [-14, -42], z: 'front', dir: -80, hand: 'fist' } },
        wear: { ...today('ondulado', 'rosa') },
        extra: () => ({ armMid: pen.scaled(0.5).shape(box(-24, -47, 12, 9, 1), 'orange', 1) }),
      },
      57,
      0.5,
    ),
    somebody(
      pen,
      'gil',
      138,
      {
        pose: { turn: -24, expr: 'alegre', plain: true, armL: { at: [-8, -24], z: 'front', dir: 40, hand: 'fist' } },
        wear: today('curto', 'azul'),
        extra: () => ({ torso: pen.scaled(0.56).shape(box(-13, -31, 9, 13, 1), 'redDark', 1) }),
      },
      58,
      0.54,
    ),
    adult(
      pen,
      'pai',
      150,
      { pose: { turn: -24, expr: 'carinho' }, wear: { ...today('pai', 'branco'), beard: false } },
      56,
      0.49,
    ),
    pen.at(31, 60, 1, (p) => [
      p.rope('M-7 0L-4 -13M7 0L4 -13', 1.2, 'woodDark', 0.6),
      p.shape('M-4 0C-5 -4 -2 -5 -1 -8C2 -6 4 -4 3 0z', 'orange', 0.8),
      p.shape('M-1.600 0C-2 -2 0 -3 0 -4.600C2 -3 2 -1.500 1.400 0z', 'yellow', 0.5),
      p.rope('M-9 -12.500H9', 1, 'woodDark', 0.5),
      p.shape('M-6 -13Q-1 -17 4 -13L7 -15V-10.500L4 -12.600Q-1 -9.500 -6 -13z', 'copper', 0.8),
      p.spot(-3.6, -13.4, 0.5),
    ]),
    pen.shape('M-6 12L16 -4H164L188 12Q160 8 140 11T90 10T36 11T-6 12z', 'straw', 1),
    pen.line('M30 -2l-8 10M56 -2l-4 11M82 -2l-1 11M108 -2l2 11M134 -2l5 11', 0.6, 'strawDark'),
  ]
}
