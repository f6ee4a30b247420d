/** Poems that the eye follows: rain that falls, a snail that winds, stairs that climb, waves that rock. */
import { person } from '../cast/cast.ts'
import { HANDS_UP, POINT } from '../cast/poses.ts'
import { box, circle, drop, ellipse, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { head } from '../shapes/animals.ts'
import { cloud, flower, sun, tree, tuft } from '../shapes/nature.ts'
import { dog } from '../shapes/pets.ts'
import { curve, land, lined } from './land.ts'
import type { PoemShape } from './lettering.ts'

const drum = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(`M${x - 13} ${foot - 19}V${foot - 3}a13 4.500 0 0 0 26 0V${foot - 19}z`, 'red'),
  pen.line(`M${x - 13} ${foot - 15}l6.500 15l6.500 -11l6.500 11l6.500 -15`, 0.8),
  pen.shape(ellipse(x, foot - 19, 13, 4.5), 'cream'),
]

/** Middles of the columns, and the feet of their last letters above what they hit. */
const COLUMNS: readonly (readonly [words: string, x: number, last: number])[] = [
  ['CHOVE NO CHÃO', 34, 181],
  ['CHOVE NA FLOR', 81, 177],
  ['CHOVE NO CÃO', 128, 162],
  ['CHOVE NO TAMBOR', 176, 178],
]
/** The feet of the first letters, below the clouds. */
const FIRST_LETTER = 92
const DROPS: readonly Spot[] = [
  [57, 96],
  [52, 124],
  [60, 150],
  [55, 174],
  [104, 90],
  [101, 118],
  [107, 143],
  [102, 168],
  [154, 94],
  [150, 120],
  [156, 147],
  [17, 110],
  [19, 140],
  [18, 166],
  [196, 100],
  [194, 128],
  [197, 156],
]

export const RAIN: PoemShape = {
  scenery: (pen) => [
    land(pen, 'foam', 'meadow', 190),
    [34, 81, 128, 176].map((x, i) => cloud(pen, x, 76 - (i % 2) * 2, i % 2 ? 1.25 : 1.35)),
    DROPS.map(([x, y]) => pen.shape(drop(x, y, 1.9), 'water', 0.7)),
    pen.shape(ellipse(34, 194, 18, 5), 'water', 0.9),
    pen.line('M26 194h6M35 196h7', 0.7, 'waterLine'),
    flower(pen, 81, 204, 1.8, 'pink'),
    dog(pen, 128, 204, 1.05, 'tan'),
    drum(pen, 176, 205),
    tuft(pen, 57, 203, 0.8),
    tuft(pen, 151, 204, 0.8),
  ],
  verses: COLUMNS.map(([words, x, last]) => ({
    words,
    down: [x, FIRST_LETTER] as Spot,
    size: 6.2,
    step: (last - FIRST_LETTER) / (words.length - 1),
  })),
}

const SHELL: Spot = [98, 128]
const [SHELL_RADIUS, HEART, TURNS] = [63, 12, 2.95]

/** A spot between the opening of the shell at the right, at 0, and its middle at 1, after turns. */
function onSpiral(inset: number, share: number): Spot {
  const angle = 0.35 + share * TURNS * 2 * Math.PI
  const radius = SHELL_RADIUS - inset + (HEART - SHELL_RADIUS) * share
  return [SHELL[0] + Math.cos(angle) * radius, SHELL[1] + Math.sin(angle) * radius]
}
const spiral = (inset: number): Spot[] => Array.from({ length: 241 }, (_, i) => onSpiral(inset, i / 240))

export const SNAIL: PoemShape = {
  scenery: (pen) => [
    land(pen, 'skyLow', 'meadow', 176),
    sun(pen, 182, 74, 0.8),
    pen.shape(
      'M20 201C34 186 66 192 98 190C140 188 150 178 154 158C156 146 162 138 172 138C186 138 190 152 185 166C178 186 164 201 142 201z',
      'tan',
    ),
    pen.line('M172 140L172.500 121M180 141L190 124', 1.2),
    pen.shape(circle(172.6, 118.5, 3.2), 'tan', 1),
    pen.shape(circle(191.5, 121.5, 3.2), 'tan', 1),
    pen.spot(172, 151, 1.7),
    pen.spot(181, 151, 1.7),
    pen.line('M171 158q5 4.500 10 0', 1),
    pen.shape(circle(SHELL[0], SHELL[1], 69), 'yellowPale', 1.4),
    pen.line(lined(spiral(-6)), 0.9, 'orange'),
    pen.shape(circle(...onSpiral(0.4, 0.0125), 2.6), 'red', 0.9),
    tuft(pen, 24, 203, 0.9),
    flower(pen, 188, 204, 1.3, 'pink'),
  ],
  verses: [
    {
      words:
        'DEVAGAR, DEVAGARINHO, O CARACOL ENROLA O CAMINHO. DÁ UMA VOLTA, DÁ MAIS UMA, E NO MEIO ELE SE ARRUMA: DORME.',
      along: spiral(3).slice(6),
      size: 7.7,
    },
  ],
}

const STEPS = [
  'Um passo aqui,',
  'sobe o Davi.',
  'Mais um degrau:',
  'quem mia? Miau!',
  'Lá no telhado,',
  'um gato deitado.',
]
const [RISE, RUN, FIRST] = [17, 16.8, 205]
/** The roof on the highest step: its left end and its lower edge. */
const [ROOF, EAVES] = [127, FIRST - 6 * RISE]

const lyingCat = (pen: Pen, x: number, foot: number): Drawing =>
  pen.at(x, foot, 1, (own) => [
    own.rope('M17 -3C26 -2 28 -8 24 -13', 3.4, 'orange'),
    own.shape('M-14 0C-17 -9 -8 -13 2 -14C14 -15 22 -9 21 0z', 'orange'),
    own.line('M4 -13.500q2 3 0 6M10 -13.500q2 3 0 6', 0.9),
    own.shape(ellipse(14, -2, 6.4, 2.4), 'orange', 1),
    own.shape(ellipse(-13, -1.8, 6, 2.2), 'orange', 1),
    head(own, 'cat', -11, -11, 0.92),
  ])

export const STAIRS: PoemShape = {
  scenery: (pen) => [
    land(pen, 'sky', 'path', 190),
    cloud(pen.plane('middle'), 32, 84, 0.9),
    tree(pen.plane('middle'), 24, 192, 1.7),
    STEPS.map((_, i) => {
      const left = 46 + i * RUN
      return pen.shape(box(left, FIRST - (i + 1) * RISE, 206 - left, RISE), i % 2 ? 'cream' : 'redPale', 1.1)
    }),
    pen.shape(`M${ROOF - 3} ${EAVES}L${ROOF + 6} ${EAVES - 12}H214V${EAVES}z`, 'orange', 1.1),
    pen.line(`M${ROOF + 2} ${EAVES - 6}H214`, 0.7, 'copper'),
    pen.line(
      [140, 152, 164, 176, 188].map((x) => `M${x} ${EAVES}v-6M${x + 6} ${EAVES - 6}v-6`).join(''),
      0.7,
      'copper',
    ),
    lyingCat(pen, 168, EAVES - 12),
    person(pen, 'davi', 54, FIRST - RISE, 0.54, { pose: POINT }),
  ],
  verses: STEPS.map((words, i) => ({ words, from: [51 + i * RUN, FIRST - i * RISE - 6], size: 7 })),
}

const swell = (base: number, phase: number) => (x: number) =>
  base + 5.5 * Math.sin(((x - 12) / 90) * 2 * Math.PI + phase)
const WAVES: readonly (readonly [words: string, base: number, phase: number, fill: Fill])[] = [
  ['Sobe a onda, desce a onda,', 128, 0, 'water'],
  ['o barquinho faz a ronda.', 150, 1.2, 'foam'],
  ['Vai e vem, vem e vai:', 172, 2.4, 'water'],
  ['balança, mas não cai!', 194, 3.6, 'foam'],
]

export const SEA: PoemShape = {
  scenery: (pen) => [
    pen.shape(box(0, 0, 214, 300), 'skyLow', null),
    sun(pen, 30, 80, 0.8),
    cloud(pen.plane('middle'), 176, 82, 1),
    person(pen, 'sofia', 105, 121, 0.72, { pose: HANDS_UP }),
    pen.shape('M82 104H128L121 122H89z', 'orange'),
    pen.line('M84.500 110.500H125.500', 0.9),
    WAVES.map(([, base, phase, fill]) =>
      pen.shape(`${lined(curve(0, 212, (x) => swell(base - 14, phase)(x)))}V300H0z`, fill, 1),
    ),
  ],
  verses: WAVES.map(([words, base, phase]) => ({ words, along: curve(22, 202, swell(base, phase)), size: 10.4 })),
}
