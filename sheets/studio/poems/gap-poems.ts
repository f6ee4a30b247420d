/** Poems with words missing in their shape: a kite, a tree, a bridge, a fish. */
import { person } from '../cast/cast.ts'
import { HANDS_UP } from '../cast/poses.ts'
import { box, circle, ellipse, poly, ring, type Spot, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bird } from '../shapes/animals.ts'
import { house } from '../shapes/built.ts'
import { bush, cloud, tree } from '../shapes/nature.ts'
import { coral, seaweed } from '../shapes/sea.ts'
import { between, curve, land } from './land.ts'
import type { PoemShape, Verse } from './lettering.ts'

const rows = (cx: number, from: number, step: number, words: readonly string[], size = 6.7): Verse[] =>
  words.map((line, i) => ({ words: line, at: [cx, from + i * step] as Spot, size }))

const KITE: readonly Spot[] = [
  [112, 58],
  [194, 119],
  [112, 178],
  [30, 119],
]

export const KITE_POEM: PoemShape = {
  scenery: (pen) => [
    land(pen, 'sky', 'meadow', 205),
    cloud(pen.plane('middle'), 34, 80, 1),
    cloud(pen.plane('middle'), 186, 172, 0.8),
    pen.line('M112 178C90 190 60 168 44.600 176', 0.9),
    person(pen, 'yumi', 32, 207, 0.72, { pose: { ...HANDS_UP, turn: 20 } }),
    pen.shape(poly(KITE), 'yellow', 1.5),
    pen.shade('M112 58L194 119L112 178z', 'orange', 0.28),
    pen.line('M112 178q-9 2 -12 9', 0.9),
  ],
  verses: [
    ...rows(112, 84, 12.8, [
      'Pipa,',
      'sobe no [vento]',
      'e leva embora meu pensamento.',
      'Segura firme a [linha],',
      'que ela é minha!',
    ]),
    { words: 'E a cauda dança e', along: curve(95, 175, (x) => 189 + 2.6 * Math.sin((x - 96) / 8)), size: 6.3 },
    { words: '[balança]', at: [182, 195], size: 6.2 },
  ],
}

/** A nest on a branch that comes out of the crown, with a bird. */
const nested = (pen: Pen): Drawing => [
  pen.rope('M160 88Q178 84 197 90', 2.4, 'woodPale', 0.9),
  pen.shape(ellipse(196, 86.5, 4, 2), 'lime', 0.9),
  bird(pen, 181, 80, 1.15, 'orange'),
  pen.shape('M170 79.500H192Q191 87 181 87T170 79.500z', 'straw', 1),
  pen.line('M174 82l5 2.500M183 82l4 2M187 81l-3 3.500', 0.6),
]

export const TREE_POEM: PoemShape = {
  scenery: (pen) => [
    land(pen, 'skyLow', 'meadow', 180),
    bush(pen.plane('middle'), 18, 184, 0.8),
    bush(pen.plane('middle'), 194, 184, 0.7, 'leaf', 'pink'),
    pen.shape(
      'M66 126C70 152 68 168 54 180C42 188 24 190 15 199Q12 206 20 207Q34 209 46 206Q60 210 74 207Q90 210 105 207Q120 210 136 207Q150 210 164 206Q176 209 190 207Q198 206 195 199C186 190 168 188 156 180C142 168 140 152 144 126z',
      'woodPale',
      1.4,
    ),
    pen.line('M72 172Q66 186 48 192M92 178Q90 186 82 192M118 178Q120 186 128 192M138 172Q144 186 162 192', 0.9, 'wood'),
    nested(pen),
    pen.shape(scallop(ring(105, 99, 76, 36, 22), 0.56), 'lime', 1.5),
  ],
  verses: [
    ...rows(105, 81, 12.2, [
      'Lá em cima, bem na rama,',
      'um sabiá faz a [cama].',
      'De dia, canta para o sol;',
      'de noite, enrola o [lençol].',
    ]),
    { words: 'O tronco, quieto,', at: [105, 154], size: 6.7 },
    { words: 'segura o [teto],', at: [105, 168], size: 6.7 },
    { words: 'e a raiz faz [cafuné] no pé.', at: [105, 201.5], size: 6.7 },
  ],
}

const MIDDLE: Spot = [105, 163]
/** Half an ellipse over the river, from the left bank to the right one. */
const arch = (rx: number, ry: number, from = 180) => ring(...MIDDLE, rx, ry, 60, from, 360)

export const BRIDGE_POEM: PoemShape = {
  scenery: (pen) => [
    land(pen, 'skyLow', 'meadow', 112),
    cloud(pen.plane('middle'), 105, 78, 0.9),
    house(pen.plane('middle'), 30, 112, 0.95, { roof: 'red' }),
    house(pen.plane('middle'), 180, 110, 0.95, { wall: 'pinkPale', roof: 'blue' }),
    tree(pen.plane('middle'), 58, 98, 0.7),
    tree(pen.plane('middle'), 152, 98, 0.7),
    pen.shape('M-4 165H214V300H-4z', 'water', 1),
    pen.shape(between(arch(90, 68), arch(71, 49)), 'tan', 1.4),
    [28, 182].map((x) => pen.shape(box(x - 18, 160, 36, 26, 2), 'tan', 1.4)),
    pen.line('M60 172q7 -4 14 0t14 0M126 172q7 -4 14 0t14 0', 0.8, 'waterLine'),
  ],
  verses: [
    { words: 'Quem mora de cá abraça quem mora de', along: arch(77, 55.5, 194), size: 6.7 },
    { words: '[lá]', at: [182, 175], size: 6.7 },
    { words: 'A ponte é um pulo', at: [105, 140], size: 6.7 },
    { words: 'que não sai do lugar,', at: [105, 153], size: 6.7 },
    { words: 'e o rio, embaixo, vai [devagar]', at: [105, 192], size: 6.7 },
    { words: 'até virar [mar].', at: [105, 205], size: 6.7 },
  ],
}

const BUBBLES: readonly (readonly [letter: string, x: number, y: number, r: number])[] = [
  ['P', 30, 66, 6.5],
  ['U', 20, 82, 6],
  ['L', 29, 96, 5.5],
  ['B', 19, 108, 5],
]

export const FISH_POEM: PoemShape = {
  scenery: (pen) => [
    pen.shape(box(0, 0, 214, 300), 'foam', null),
    pen.plane('middle').shape('M-4 194Q50 186 105 193T218 190V300H-4z', 'sand', 0.9),
    seaweed(pen.plane('middle'), 186, 200, 1.4),
    coral(pen.plane('middle'), 26, 202, 1.1, 'pink'),
    pen.shape('M168 119C180 96 188 88 196 84C192 108 192 130 196 156C186 152 182 142 168 119z', 'orange', 1.4),
    pen.shape('M76 72C92 54 128 54 140 74z', 'orange', 1.3),
    pen.shape('M84 166C96 186 124 186 130 165z', 'orange', 1.3),
    pen.shape(
      'M24 120C36 88 70 68 108 68C146 68 168 96 178 119C168 144 146 172 108 172C70 172 36 152 24 120z',
      'yellowPale',
      1.5,
    ),
    pen.line('M24.500 121q8 3 15 -1', 1.2),
    pen.shape(circle(48, 106, 5), 'white', 1),
    pen.spot(47, 106, 2.6),
    BUBBLES.map(([letter, x, y, r]) => [pen.shape(ellipse(x, y, r, r), 'white', 0.8), pen.text(x, y + 2, letter, 5.6)]),
  ],
  verses: rows(108, 82, 12.6, [
    'Nado,',
    'nado lado a [lado]',
    'com meu cardume prateado.',
    'Se vem a rede, faço a curva;',
    'a água fica bem [turva].',
    'Depois, só pisco',
    'e sumo num [risco].',
  ]),
}
