/** Short poems with a metaphor in their shape, and outlines for a poem of the child's own. */
import { person } from '../cast/cast.ts'
import { box, circle, drop, ellipse, points, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { cloud, flower, tuft } from '../shapes/nature.ts'
import { dog } from '../shapes/pets.ts'
import { brightStar } from '../shapes/space.ts'
import { between, curve, lined } from './land.ts'
import type { PoemShape } from './lettering.ts'

const sag = (half: number, top: number, deep: number) =>
  curve(105 - half, 105 + half, (x) => top + deep * (1 - ((x - 105) / half) ** 2))

export const MOON_POEM: PoemShape = {
  scenery: (pen) => [
    pen.shape(box(0, 0, 214, 300), 'dusk', null),
    (
      [
        [28, 116, 4],
        [182, 118, 4.5],
        [44, 146, 3],
        [168, 148, 3.5],
        [66, 64, 3.5],
        [146, 64, 3.5],
      ] as const
    ).map(([x, y, r]) => brightStar(pen.plane('middle'), x, y, r)),
    pen.shape(between(sag(88, 66, 22), sag(88, 66, 94)), 'yellow', 1.5),
    pen.at(0, -22, 1, (own) => [
      own.shape(ellipse(105, 99, 5.6, 4), 'lime', 1),
      own.shape(circle(98.4, 98, 3), 'brown', 0.9),
      own.shape('M103 96q2 -7 7 -6q1 4 -4 7z', 'white', 0.8),
      own.line('M112 95l4 -2.500M113 99h4.500M112 102l4 2', 0.7),
    ]),
  ],
  verses: ['A lua é uma rede', 'que a noite pendurou:', 'um vaga-lume subiu', 'e nela se balançou.'].map(
    (words, i) => ({
      words,
      lowest: [105, 104 + 13 * i],
      bend: 0.003,
      size: 7,
    }),
  ),
}

/** Numbered spots on the wings, in the order of reading. */
const WING_SPOTS: readonly Spot[] = [
  [59, 78],
  [67, 134],
  [151, 78],
  [143, 134],
]

export const BUTTERFLY_POEM: PoemShape = {
  scenery: (pen) => [
    pen.shape(box(0, 0, 214, 300), 'skyLow', null),
    pen.plane('middle').shape('M-4 158Q50 150 105 157T218 154V300H-4z', 'meadow', 0.9),
    flower(pen, 24, 168, 1.6, 'pink'),
    flower(pen, 186, 168, 1.6, 'purple'),
    tuft(pen, 48, 168, 0.7),
    [-1, 1].map((side) => [
      pen.shape(ellipse(105 + side * 36, 139, 32, 20), 'pinkPale', 1.4),
      pen.shape(
        `M${105 + side * 4} 122C${105 + side * 20} 62 ${105 + side * 90} 52 ${105 + side * 90} 92C${105 + side * 90} 122 ${105 + side * 40} 138 ${105 + side * 4} 122z`,
        'purplePale',
        1.5,
      ),
      pen.line(`M${105 + side * 1.5} 92C${105 + side * 2} 76 ${105 + side * 8} 68 ${105 + side * 14} 66`, 1),
    ]),
    WING_SPOTS.map(([x, y], i) => [
      pen.shape(circle(x, y, 4.4), 'yellow', 0.9),
      pen.text(x, y + 1.9, String(i + 1), 5.2),
    ]),
    pen.shape(ellipse(105, 124, 5, 28), 'brown', 1.3),
    pen.shape(circle(105, 94, 6.5), 'brown', 1.3),
  ],
  verses: (
    [
      ['A borboleta', 59, 91],
      ['é um bilhete', 59, 103],
      ['que se dobra', 62, 115],
      ['ao meio', 67, 146],
      ['e o vento', 151, 91],
      ['leva e abre,', 151, 103],
      ['feito', 148, 115],
      ['correio.', 143, 146],
    ] as const
  ).map(([words, x, y]) => ({ words, at: [x, y], size: 6.4 })),
}

/** An arc over the umbrella's middle. */
const arc = (r: number, from: number) =>
  Array.from({ length: 61 }, (_, i): Spot => {
    const angle = ((180 + from + ((180 - 2 * from) * i) / 60) * Math.PI) / 180
    return [105 + Math.cos(angle) * r * 1.25, 124 + Math.sin(angle) * r]
  })

export const UMBRELLA_POEM: PoemShape = {
  scenery: (pen) => [
    pen.shape(box(0, 0, 214, 300), 'foam', null),
    pen.shape(box(0, 158, 214, 140), 'stone', 0.9),
    cloud(pen.plane('middle'), 26, 70, 0.9),
    cloud(pen.plane('middle'), 186, 70, 0.9),
    points('20,90 30,108 16,128 190,92 181,84 194,124').map(([x, y]) => pen.shape(drop(x, y, 2), 'water', 0.8)),
    pen.shape(
      'M27 125C30 84 62 62 105 62C148 62 180 84 183 125Q164 116 144 125Q124 116 105 125Q86 116 66 125Q46 116 27 125z',
      'red',
      1.5,
    ),
    pen.shape(
      'M36 118C42 86 70 69 105 69C140 69 168 86 174 118Q160 112 144 119Q124 110 105 119Q86 110 66 119Q50 112 36 118z',
      'cream',
      0.9,
    ),
    pen.line('M105 62V57', 1.3),
    pen.rope('M105.6 121V149', 1.6, 'wood', 0.8),
    person(pen, 'malu', 97, 166, 0.66, { pose: { expr: 'alegre', armR: { at: [13, -31], hand: 'fist', z: 'front' } } }),
    dog(pen, 124, 167, 0.6, 'tan'),
  ],
  verses: [
    { words: 'O guarda-chuva é um telhado', along: arc(46, 24), size: 6.6 },
    { words: 'que passeia na calçada:', along: arc(33, 20), size: 6.2 },
    { words: 'cabe a Malu,', at: [60, 138], size: 6.6 },
    { words: 'cabe o cão', at: [60, 151], size: 6.6 },
    { words: 'e uma risada', at: [156, 138], size: 6.6 },
    { words: 'molhada.', at: [156, 151], size: 6.6 },
  ],
}

const swell = (base: number, phase: number) => (x: number) => base + 2.6 * Math.sin((x / 60) * 2 * Math.PI + phase)

export const LIGHTHOUSE_POEM: PoemShape = {
  scenery: (pen) => [
    pen.shape(box(0, 0, 214, 300), 'dusk', null),
    pen.shape('M44 78L214 52V122L44 84z', 'glow', 0.8),
    brightStar(pen.plane('middle'), 22, 66, 3.5),
    brightStar(pen.plane('middle'), 92, 122, 3),
    pen.shape('M160 122H192L186 133H166z', 'orange', 1.2),
    pen.shape('M176 121V103L192 118z', 'white', 1),
    pen.shape(`${lined(curve(0, 212, swell(131, 0)))}V300H0z`, 'water', 1),
    pen.shape('M8 150C14 132 26 128 42 129C62 129 70 138 76 150z', 'stone', 1.2),
    pen.shape('M33 92H51L56 132H28z', 'white', 1.4),
    pen.shape('M31.900 102H52.200L53.600 114H30.400z', 'red', 1),
    pen.shape(box(34, 74, 16, 18), 'yellow', 1.2),
    pen.shape('M31 74L42 64L53 74z', 'red', 1.3),
  ],
  verses: [
    {
      words: 'O farol é um dedo de luz',
      along: [
        [70, 82],
        [214, 74],
      ],
      size: 7,
    },
    {
      words: 'no escuro da noite sem fim:',
      along: [
        [92, 93],
        [214, 102],
      ],
      size: 6.6,
    },
    { words: 'ao barquinho perdido conduz', along: curve(84, 202, swell(147, 0)), size: 6.4 },
    { words: 'e diz: vem devagar até mim.', along: curve(84, 202, swell(161, 0.6)), size: 6.4 },
  ],
}

/** An outline to fill with a poem, about its middle, 84 mm wide and 84 high, with lines to write on. */
interface Outline {
  readonly draw: (pen: Pen) => Drawing
  readonly lines: readonly (readonly [y: number, half: number])[]
}

export const OUTLINES = {
  foguete: {
    draw: (pen) => [
      pen.shape('M-24 20L-40 38V46H-22zM24 20L40 38V46H22z', 'red', 1.3),
      pen.shape('M-9 42Q0 52 9 42z', 'yellow', 1.1),
      pen.shape(
        'M0 -46C22 -32 32 -8 30 14C29 28 26 38 22 42H-22C-26 38 -29 28 -30 14C-32 -8 -22 -32 0 -46z',
        'white',
        1.5,
      ),
    ],
    lines: [
      [-22, 14],
      [-10, 22],
      [2, 25],
      [14, 25],
      [26, 23],
      [38, 18],
    ],
  },
  folha: {
    draw: (pen) => [
      pen.rope('M0 40Q2 46 8 47', 2, 'leafDark', 0.9),
      pen.shape(
        'M0 -46C28 -34 42 -10 38 12C34 30 18 40 0 43C-18 40 -34 30 -38 12C-42 -10 -28 -34 0 -46z',
        'white',
        1.5,
      ),
    ],
    lines: [
      [-20, 18],
      [-8, 28],
      [4, 33],
      [16, 31],
      [28, 22],
    ],
  },
  gota: {
    draw: (pen) =>
      pen.shape('M0 -46C10 -24 38 -6 38 14C38 32 20 45 0 45C-20 45 -38 32 -38 14C-38 -6 -10 -24 0 -46z', 'white', 1.5),
    lines: [
      [-14, 14],
      [-2, 25],
      [10, 32],
      [22, 32],
      [34, 23],
    ],
  },
  concha: {
    draw: (pen) => [
      pen.shape('M-14 30H14L18 45H-18z', 'white', 1.3),
      pen.shape(
        'M0 38C-24 34 -44 8 -40 -12C-38 -24 -30 -26 -26 -24C-26 -36 -12 -42 -8 -36C-4 -46 4 -46 8 -36C12 -42 26 -36 26 -24C30 -26 38 -24 40 -12C44 8 24 34 0 38z',
        'white',
        1.5,
      ),
    ],
    lines: [
      [-16, 34],
      [-4, 34],
      [8, 30],
      [20, 22],
    ],
  },
} as const satisfies Readonly<Record<string, Outline>>
