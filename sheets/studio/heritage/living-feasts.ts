/** An ox that dances, lace on bobbins, mate tea, soup of cassava: living heritage of four regions. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { BEHIND_TABLE, CLAP } from '../cast/poses.ts'
import { box, ellipse, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { atTable, helper, type LivingScene } from './living-parts.ts'

/** An ox of cloth that somebody dances below: only the feet are seen. */
export const boi: LivingScene = (pen, [one]) => [
  [-26, 6].map((x) => pen.shape(`M${x - 5} 0V-8H${x + 5}V-4L${x + 2} 0z`, 'brown', 0.9)),
  pen.shape('M-38 -6V-40C-36 -50 -28 -52 -18 -52H12C26 -52 30 -42 30 -32V-6z', 'purple', 1.1),
  pen.shape(
    'M-38 -16H30V-4L24.300 -8L18.700 -4L13 -8L7.300 -4L1.700 -8L-4 -4L-9.700 -8L-15.300 -4L-21 -8L-26.700 -4L-32.300 -8L-38 -4z',
    'red',
    1,
  ),
  [-22, -2, 18].map((x, i) => pen.shape(star(x, -32, 7), i === 1 ? 'orange' : 'yellow', 0.9)),
  pen.line('M30 -40Q38 -36 36 -22', 1.4),
  pen.shape(
    'M-58 -58C-60 -66 -54 -70 -50 -70C-54 -66 -52 -62 -48 -60zM-34 -60C-30 -62 -28 -66 -32 -70C-28 -70 -22 -66 -24 -58z',
    'cream',
    1,
  ),
  pen.shape('M-54 -60Q-41 -66 -28 -60C-28 -48 -32 -36 -41 -34C-50 -36 -54 -48 -54 -60z', 'purple', 1.1),
  pen.shape(ellipse(-41, -39, 8.4, 6), 'pink', 1),
  [-44, -38].map((x) => pen.spot(x, -39, 1)),
  [-47, -35].map((x) => pen.spot(x, -51, 1.5)),
  pen.shape(star(-41, -57, 4), 'yellow', 0.8),
  person(pen, one, 48, 0, 0.95, { flip: true, pose: CLAP }),
]

/** Bobbins that hang from a pillow on a stand. */
export const renda: LivingScene = (pen, [one]) => [
  person(pen, 'avo', -12, 0, 1, {
    // Glasses this small would be a mask.
    wear: { aids: [] },
    pose: {
      ...BEHIND_TABLE,
      armL: { at: [-13, -36], dir: 60, z: 'front' },
      armR: { at: [13, -36], dir: -60, z: 'front' },
    },
  }),
  pen.rope('M-36 0L-28 -16M12 0L4 -16', 2.4, 'wood', 0.9),
  pen.shape(box(-42, -34, 60, 21, 10), 'redPale', 1.1),
  pen.shape('M-22 -34H-2V-13H-22z', 'white', 0.9),
  pen.line('M-19 -30l7 5l7 -5M-19 -24l7 5l7 -5', 0.8),
  [-21, -15, -9, -3].map((x, i) => [
    pen.line(`M${x} -13V${i % 2 ? -8 : -6}`, 0.7),
    pen.shape(ellipse(x, i % 2 ? -5.5 : -3.5, 1.8, 2.6), 'woodPale', 0.7),
  ]),
  helper(pen, one),
]

const gourd = (pen: Pen, x: number, y: number): Drawing => [
  pen.line(`M${x + 1} ${y - 4}L${x + 7} ${y - 15}`, 1.2, 'metal'),
  pen.shape(
    `M${x - 6} ${y - 7}H${x + 6}C${x + 6} ${y - 3} ${x + 8} ${y - 1} ${x + 7} ${y + 4}C${x + 5} ${y + 9} ${x - 5} ${y + 9} ${x - 7} ${y + 4}C${x - 8} ${y - 1} ${x - 6} ${y - 3} ${x - 6} ${y - 7}z`,
    'brown',
    1,
  ),
  pen.shape(ellipse(x, y - 7, 6, 1.8), 'leafDark', 0.9),
]

export const chimarrao: LivingScene = (pen, [one]) => [
  person(pen, 'pai', -28, 0, 1, {
    wear: { skin: 's2', hair: 'curto', hairColour: 'castanho', top: { tone: CLOTH.vermelho, kind: 'long' } },
    pose: {
      expr: 'alegre',
      plain: true,
      armL: [-14, 4],
      armR: { at: [19, -40], z: 'front', dir: 130, hand: 'fist' },
    },
    extra: () => ({ head: pen.at(20.5, -47, 0.72, (own) => gourd(own, 0, 0)) }),
  }),
  pen.shape('M4 0L6 -24H28L30 0z', 'wood', 1),
  pen.shape(box(2, -27, 30, 4, 1), 'woodPale', 1),
  pen.shape('M9 -27V-40Q9 -45 15 -45H19Q25 -45 25 -40V-27z', 'metal', 1),
  pen.line('M25 -34L31 -39M9 -40C3 -40 3 -31 9 -31', 1.4),
  pen.shape(box(14, -48.4, 6, 3.4, 1), 'greyDark', 0.8),
  person(pen, one, 48, 0, 0.95, { flip: true, pose: { turn: 30, expr: 'alegre' } }),
]

const bowl = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 8} ${y - 7}H${x + 8}Q${x + 7} ${y} ${x} ${y}Q${x - 7} ${y} ${x - 8} ${y - 7}z`, 'brownDark', 1),
  pen.shape(ellipse(x, y - 7, 8, 2.2), 'yellow', 0.9),
  pen.shape(ellipse(x - 2.4, y - 7.2, 2.6, 0.9), 'leaf', 0.6),
]

export const tacaca: LivingScene = (pen, [one]) => [
  atTable(
    pen,
    'mae',
    -12,
    { skin: 's3', hair: 'ondulado', hairColour: 'preto', top: { tone: CLOTH.amarelo, kind: 'short' } },
    'bluePale',
  ),
  pen.shape('M-22 -44H0V-34Q0 -30 -4 -30H-18Q-22 -30 -22 -34z', 'metal', 1),
  pen.shape(ellipse(-11, -44, 11, 2.6), 'yellow', 0.9),
  pen.line('M-14 -49q-2 -3 0 -6M-8 -49q-2 -3 0 -6', 0.8),
  [-35, 13].map((x) => bowl(pen, x, -30)),
  person(pen, one, 46, 0, 0.95, {
    flip: true,
    pose: { turn: 30, expr: 'alegre', plain: true, armR: { at: [13, -26], dir: 80, z: 'front', hand: 'fist' } },
    extra: () => ({ top: bowl(pen, 15, -26) }),
  }),
]
