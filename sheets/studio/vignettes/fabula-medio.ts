/** Fables of the middle level. */
import { CLOTH } from '../cast/inks.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse, points, ring, scallop, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { hen, horse } from '../shapes/farm.ts'
import { tortoise } from '../shapes/grouped-animals.ts'
import { strawHat } from '../shapes/june.ts'
import { bush, tree, tuft } from '../shapes/nature.ts'
import { owl } from '../shapes/pets.ts'
import { broadLeaf, fern } from '../shapes/plants.ts'
import { capybara, monkey } from '../shapes/wild.ts'
import { brayingHead, cryingParrot, hurryingRabbit, tapir } from './fable-animals.ts'
import { FEET, fineDay, outdoors, PEOPLE, STAGE, somebody, type Vignettes } from './vignette.ts'

const cries = (pen: Pen, x: number, y: number, way: number, turn = 0): Drawing =>
  pen.at(
    x,
    y,
    1,
    (p) =>
      p.line(
        [0, 3, 6].map((i) => `M${way * i} ${-2.6 - i * 0.6}Q${way * (i + 3)} 0 ${way * i} ${2.6 + i * 0.6}`).join(''),
        1.1,
        'orange',
      ),
    { turn },
  )

const trunk = (pen: Pen, x: number, width: number, foot: number): Drawing => [
  pen.shape(
    `M${x - width / 2} -4C${x - width / 2 + 1} 20 ${x - width / 2} 40 ${x - width} ${foot}H${x + width}C${x + width / 2} 40 ${x + width / 2 - 1} 20 ${x + width / 2} -4z`,
    'brown',
  ),
  pen.line(`M${x - 1} 8v9M${x + 2} 26v8M${x - 2} 38v6`, 0.8, 'brownDark'),
]

const PARROT = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), 'skyLow', null),
  [30, 62, 92, 118, 150].map((x, i) =>
    pen.plane('far', 'hillLine').shape(box(x - 3, -4, 6 + (i % 2) * 2, 50), 'hillFar'),
  ),
  pen
    .plane('far', 'hillLine')
    .shape(`${scallop(points('-6,2 20,12 44,7 70,13 98,8 124,13 150,7 186,12'), 0.58, false)}V-8H-6z`, 'hill'),
  pen.plane('middle').shape(`${smooth(points('-6,40 60,38 120,40 186,38'), false)}V66H-6z`, 'water', 0.8),
  pen.line('M70 43h8M96 46h9M118 42.500h7M150 45h9', 0.8, 'waterLine'),
  pen
    .plane('middle')
    .shape(`${smooth(points('-6,47 30,46 62,49.500 100,48.500 140,50 186,46'), false)}V66H-6z`, 'grass'),
  trunk(pen.plane('middle'), 12, 11, 56),
  pen.rope('M8 7C26 5 42 9 58 6', 3.4, 'brown'),
  pen.shape(scallop(ring(8, 1, 24, 8, 10), 0.58), 'leafDark'),
  pen.at(41, 7.4, 0.7, (p) => [
    monkey(p, 0, 0),
    p.shape('M-4 15.600Q-1 14.600 2 15.600Q1.600 19.400 -1 19.400Q-3.600 19.400 -4 15.600z', 'redDark', 0.7),
  ]),
  cries(pen, 49, 17, 1),
  trunk(pen.plane('middle'), 170, 12, 58),
  pen.shape(scallop(ring(170, 0, 24, 9, 10), 0.58), 'leafDark'),
  pen.at(92, 21, 0.72, cryingParrot, { turn: 8 }),
  cries(pen, 70, 15, -1),
  cries(pen, 72, 26, -1, -38),
  pen.at(142, FEET, 0.66, tapir),
  standing(pen, (p) => capybara(p, 0, 0), 54, 57, 27, { flip: true }),
  pen.line('M58 33l-0.500 -3.500M62.500 34l1.600 -3M67 36.500l3 -1.600M116 29l-1 -3M121 27.500v-3M126 27l1 -3', 1),
  [
    [78, 57],
    [83, 58.4],
    [81, 55],
  ].map(([x = 0, y = 0]) => pen.shape(circle(x, y, 2.2), 'orange', 0.8)),
  pen.at(104, 60, 0.5, (p) => [tortoise(p), p.spot(-23, -15, 1.3)], { flip: true }),
  broadLeaf(pen, 178, 62, 0.5, 20),
  fern(pen, 28, 61, 0.7),
  standing(pen, (p) => tuft(p, 0, 0), 122, 61, 7),
]

const proudKite = (pen: Pen): Drawing => [
  pen.line('M0 15C5 18 9 14 14 17S22 13 28 16', 1),
  points('7,16.2 15,17 23,14.5').map(([x, y]) =>
    pen.shape(`M${x} ${y}l-4 -2.400v4.800zM${x} ${y}l4 -2.400v4.800z`, 'yellow', 0.8),
  ),
  pen.shape('M0 -17L13 -3L0 15L-13 -3z', 'red'),
  pen.shape('M0 -17L13 -3H0z', 'yellow', 1),
  pen.shape('M0 15L13 -3H0z', 'blue', 1),
  pen.shape('M0 15L-13 -3H0z', 'lime', 1),
  pen.shape(circle(0, -3, 7.6), 'cream', 1),
  pen.line('M-5 -4q2 -2.400 4 0M1 -4q2 -2.400 4 0', 1),
  pen.line('M-5.400 -7.500l4 1.200M5.400 -7.500l-4 1.200', 1),
  pen.line('M-2 0.600q2 -1.800 4 0', 1),
  pen.shade(ellipse(-5, -0.6, 1.4, 1) + ellipse(5, -0.6, 1.4, 1), 'blush'),
]

const wind = (pen: Pen): Drawing => [
  pen.shape(scallop(ring(22, 17, 17, 10, 10), 0.58), 'cloud', 1.1),
  pen.line('M20 13.500q1.800 -2 3.600 0M30 13.500q1.800 -2 3.600 0', 1),
  pen.shade(ellipse(20, 18.6, 2.6, 2) + ellipse(33.6, 18.6, 2, 1.8), 'blush'),
  pen.shape(ellipse(29, 19.4, 2, 2.4), 'redDark', 0.8),
  pen.line(
    'M43 12C52 8 60 12 70 7q6 -3 4 -5.500M43 18C56 17 66 22 80 17M42 24C50 28 60 25 66 30q3 4 -1 5',
    1.1,
    'waterLine',
  ),
]

const KITE = (pen: Pen): Drawing => [
  outdoors(pen, 'sky', 'grass', 44),
  pen
    .plane('middle')
    .at(152, 52, 1, (p) => [
      tree(p, 0, 0, 1.55, 'leafDark'),
      points('-12,-27 -3,-20 7,-30 12,-22 0,-36').map(([x, y]) =>
        p.shape(`M${x} ${y}q4.400 2 2.400 6q-4.400 1.400 -5.200 -2.600q0.400 -2.800 2.800 -3.400z`, 'orange', 0.8),
      ),
    ]),
  pen.at(15, 0, 1, wind),
  pen.line('M81 40Q102 36 118.5 20', 1),
  pen.at(119, 19, 1, proudKite, { turn: 24 }),
  somebody(pen, 'davi', 70, {
    wear: { hair: 'curto', top: { tone: CLOTH.verde }, bottom: { tone: CLOTH.jeans, kind: 'shorts' } },
    pose: {
      turn: 30,
      nod: -1,
      lean: -8,
      expr: 'alegre',
      plain: true,
      legL: { at: [-7, -3] },
      legR: { at: [8, -3] },
      armL: { at: [13, -29], z: 'front', hand: 'fist', dir: 90 },
      armR: { at: [17, -27], z: 'back', hand: 'fist', dir: 90 },
    },
    extra: () => ({
      armMid: [
        pen.scaled(PEOPLE).shape(box(14, -31, 8, 5, 2), 'wood', 1),
        pen.scaled(PEOPLE).shape(box(16, -32, 4, 7, 1), 'white', 0.8),
      ],
    }),
  }),
  pen.line('M38 44q4 -3 8 -1M30 49q5 -3 9 -1M92 50q4 -3 8 -1', 0.8, 'leafDeep'),
  standing(pen, (p) => tuft(p, 0, 0), 30, 59, 8),
  standing(pen, (p) => tuft(p, 0, 0), 104, 60, 7),
]

const viola = (pen: Pen): Drawing => [
  pen.shape('M12 -2.400H30V2.400H12z', 'brownDark', 0.9),
  pen.shape(box(29, -3.6, 7, 7.2, 1), 'wood', 0.9),
  pen.shape('M-16 0C-16 -11 -6 -11 -2 -8C2 -10 12 -9 13 0C12 9 2 10 -2 8C-6 11 -16 11 -16 0z', 'orange', 1),
  pen.shape(circle(2, 0, 3.2), 'brownDark', 0.8),
  pen.line('M-11 -1H30M-11 1H30', 0.6),
]

const firewood = (pen: Pen): Drawing => [
  pen.shape('M-14 -36C-14 -40 16 -40 18 -36L17 -29H-13z', 'redDark', 1),
  [-9, -1, 7, 15].map((x) => pen.shape(circle(x, -40, 4.4), 'woodPale', 1)),
  [-5, 3, 11].map((x) => pen.shape(circle(x, -47, 4.4), 'woodPale', 1)),
  [-9, -1, 7, 15].map((x) => pen.line(circle(x, -40, 1.8), 0.6, 'woodDark')),
  [-5, 3, 11].map((x) => pen.line(circle(x, -47, 1.8), 0.6, 'woodDark')),
  pen.line('M-13 -43C-8 -52 14 -52 19 -43M3 -51.500V-24', 1.3, 'strawDark'),
]

const veranda = (pen: Pen): Drawing => [
  pen.shape(box(104, -2, 90, 52), 'yellowPale', 0.9),
  pen.shape(box(146, 16, 18, 34), 'teal', 0.9),
  pen.spot(149.5, 34, 1),
  pen.shape(box(112, 17, 18, 15), 'sky', 0.9),
  pen.line('M121 17v15M112 24.500h18', 0.8),
  pen.shape(box(108, 16, 4, 17) + box(130, 16, 4, 17), 'teal', 0.8),
  pen.shape('M88 10L98 -3H190V10z', 'redDark'),
  pen.line(
    'M96 10L104 -2M106 10L113 -2M116 10L122 -2M126 10L131 -2M136 10L140 -2M146 10L149 -2M156 10L158 -2M166 10L167 -2',
    0.7,
  ),
  pen.shape(box(92, 10, 3.4, 40), 'wood', 1),
  pen.shape(box(88, 49, 100, 5, 0.8), 'woodPale', 1),
  pen.line('M100 49v5M114 49v5M128 49v5M142 49v5M156 49v5', 0.6),
  pen.shape(box(92, 54, 96, 12), 'woodDark', 0.9),
]

const DONKEY = (pen: Pen): Drawing => [
  outdoors(pen, 'skyLow', 'meadow', 40),
  bush(pen.plane('middle'), 14, 46, 1, 'leaf'),
  veranda(pen),
  pen.shape(box(112, 38, 34, 3, 1), 'wood', 0.9),
  pen.shape(box(114, 41, 3, 8) + box(141, 41, 3, 8), 'wood', 0.9),
  somebody(
    pen,
    'pai',
    128,
    {
      wear: { skin: 's4', top: { tone: CLOTH.coral, kind: 'long' } },
      pose: {
        turn: -20,
        face: -34,
        expr: 'alegre',
        plain: true,
        hip: [0, -22],
        legL: { at: [-10, -4] },
        legR: { at: [7, -4] },
        armL: { at: [-18, -40], z: 'front', dir: 150, hand: 'fist' },
        armR: { at: [6, -31], z: 'front', dir: -70, hand: 'fist' },
      },
      extra: () => ({
        armMid: pen.scaled(PEOPLE).at(-2, -34, 1.1, viola, { flip: true, turn: 16 }),
        top: strawHat(pen.scaled(PEOPLE), -1.5, -66.5, 1.05, 'red', -6),
      }),
    },
    51,
  ),
  pen.at(
    58,
    FEET,
    0.72,
    (p) => [horse(p, 0, 0, 1, { coat: 'stone', mane: 'stoneDark', neck: brayingHead(p) }), firewood(p)],
    { flip: true },
  ),
  cries(pen, 89, 8, 1, -20),
  cries(pen, 90, 18, 1, 6),
  hen(pen, 100, 59.5, 0.72, 'white', { turn: 8 }),
  pen.line('M97 38.500l-2 -2.500M100 37.500v-3M103.500 38.500l2 -2.500', 0.9),
  hen(pen, 18, 58, 0.66, 'brownPale', { flip: true }),
  standing(pen, (p) => tuft(p, 0, 0), 80, 60, 7),
]

const wateringCan = (pen: Pen): Drawing => [
  pen.shape('M10 -24H23V-12H10z', 'teal', 1),
  pen.line('M12 -24q4.500 -8 9 0', 1.3),
  pen.shape('M22 -15L31 -24L34 -21.500L23 -12z', 'teal', 1),
  pen.shape('M29.500 -26L36.500 -20L35 -18.500L28.500 -24.500z', 'teal', 1),
  pen.line('M37 -22q5 0 6 5M35.500 -26q7 -1 10 3M34.500 -18q3 1 3.600 5', 1, 'waterLine'),
]

const RABBIT = (pen: Pen): Drawing => [
  outdoors(pen, 'sky', 'meadow', 38),
  fineDay(pen, 40),
  [58, 108].map((x) => standing(pen.plane('middle'), (p) => tree(p, 0, 0, 1, 'leaf'), x, 42, 20)),
  pen.plane('middle').shape(`${smooth(points('24,64 34,51 90,49 146,51 158,64'))}`, 'soil', 0.9),
  pen.line('M44 56q5 -3 10 0M66 54q5 -3 10 0M118 55q5 -3 10 0M60 60q5 -3 10 0M136 58q4 -3 8 0', 0.8, 'brownDark'),
  pen.at(130, 58, 1, (p) => [
    p.shape('M-6 0L-5 -13H5L6 0z', 'yellowPale', 0.9),
    p.shape('M0 -1.500L-2.200 -8Q0 -9.500 2.200 -8z', 'orange', 0.7),
    p.line('M0 -8.600l-2 -2.600M0 -8.600v-3M0 -8.600l2 -2.600', 0.8, 'leafDark'),
    points('9,-0.5 12,-1.4 10.500,0.8').map(([x, y]) => p.shape(ellipse(x, y, 1.1, 0.7), 'brownPale', 0.5)),
  ]),
  pen.at(82, 55, 1.02, hurryingRabbit(wateringCan)),
  pen.line('M40 25h16M34 32h18M38 39h15M42 46h10', 1),
  points('58,55 50,56.5 43,55').map(([x, y], i) =>
    pen.shape(scallop(ring(x, y, 5 - i, 3.4 - i * 0.5, 6), 0.58), 'cream', 0.8),
  ),
  trunk(pen.plane('middle'), 166, 13, 60),
  pen.rope('M164 25C154 27 146 26 134 25', 3.4, 'brown'),
  pen.shape(scallop(ring(164, 1, 26, 9, 10), 0.58), 'leaf'),
  standing(pen, (p) => owl(p, 0, 0), 146, 25.4, 20),
  standing(pen, (p) => fern(p, 0, 0, 1), 16, 60, 16),
]

export const FABLES_OF_MIDDLE: Vignettes = {
  'O papagaio que só repetia': PARROT,
  'O vento e a pipa': KITE,
  'O burro e o violeiro': DONKEY,
  'A coruja e o coelho apressado': RABBIT,
}
