/** A cake is stirred and baked in the kitchen; on the party's table its candles are blown out. */

import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { BEHIND_TABLE, HANDS_UP, WAVE } from '../cast/poses.ts'
import { box, circle, ellipse, heart, points, ring, type Spot, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { backdrop, room } from '../scenes/ground.ts'
import { PARTY_SWEETS } from '../shapes/party-sweets.ts'
import type { Portrait } from './portrait.ts'

/** One round layer about the middle of its foot, icing over its edge. */
function tier(pen: Pen, y: number, rx: number, height: number, dough: Fill, icing: Fill): Drawing {
  const ry = rx * 0.17
  const top = y - height
  const drips: Spot[] = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * Math.PI
    return [rx * Math.cos(angle), top + height * 0.3 + ry * Math.sin(angle)]
  })
  return [
    pen.shape(`M${-rx} ${top}V${y}A${rx} ${ry} 0 0 0 ${rx} ${y}V${top}z`, dough),
    pen.shape(
      `M${-rx} ${top}A${rx} ${ry} 0 0 1 ${rx} ${top}L${rx} ${top + height * 0.3}${scallop(drips, 0.5, false).replace(/^M[^A-Z]*/, '')}z`,
      icing,
      1.1,
    ),
    pen.line(`M${-rx} ${top}A${rx} ${ry} 0 0 0 ${rx} ${top}`, 0.8),
  ]
}

const strawberry = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.shape('M0 0C-4.500 -2 -5.500 -6 -3.500 -8C-2 -9 2 -9 3.500 -8C5.500 -6 4.500 -2 0 0z', 'red', 1),
    own.shape('M-4 -8L-1.500 -7L0 -9.500L1.500 -7L4 -8L1.500 -10H-1.500z', 'leaf', 0.8),
  ])

const candle = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.shape(box(x - 1.7, y - 15, 3.4, 15, 0.8), fill, 1),
  pen.line(`M${x - 1.7} ${y - 5}l3.400 -3M${x - 1.7} ${y - 10}l3.400 -3M${x} ${y - 15}v-2`, 0.8),
  pen.shape(
    `M${x} ${y - 24}C${x + 3.4} ${y - 20} ${x + 2.6} ${y - 16.4} ${x} ${y - 16.4}C${x - 2.6} ${y - 16.4} ${x - 3.4} ${y - 20} ${x} ${y - 24}z`,
    'orange',
    1,
  ),
]

/** A party cake on its stand about the foot, 80 mm wide, 106 high. */
const partyCake = (pen: Pen): Drawing => [
  pen.shape('M-13 0Q-6 -4 -5 -11H5Q6 -4 13 0z', 'greyPale'),
  pen.shape(ellipse(0, -11, 41, 6.5), 'white'),
  tier(pen, -13, 33, 27, 'tan', 'pink'),
  points('-24,-16 -12,-14 0,-13.400 12,-14 24,-16').map(([x, y], i) =>
    i % 2 ? pen.shape(circle(x, y - 5, 3), 'yellow', 1) : pen.shape(heart(x, y - 5, 3.4), 'red', 1),
  ),
  points('-27,-39 27,-39').map(([x, y]) => strawberry(pen, x, y + 3)),
  tier(pen, -41, 21, 23, 'brownPale', 'cream'),
  points('-12,-43 0,-41.400 12,-43').map(([x, y]) => pen.shape(circle(x, y - 3, 2.6), 'blue', 1)),
  candle(pen, 0, -67, 'yellow'),
  candle(pen, -11, -65, 'blue'),
  candle(pen, 11, -65, 'green'),
]

/** A glass of juice with its straw, 14 mm wide. */
const cup = (pen: Pen, x: number, y: number, fill: Fill): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.rope('M1 -12L5 -27', 1.6, 'red', 0.8),
    own.shape('M-6.500 -18H6.500L5 0H-5z', fill, 1.1),
    own.line('M-6 -13H6', 0.9),
  ])

const ARCH: readonly Fill[] = ['pink', 'yellow', 'blue', 'green', 'orange']

/** An arch of balloons without strings, from table to table over the cake. */
const arch = (pen: Pen): Drawing =>
  ring(105, 206, 86, 134, 20, 172, 368).map(([x, y], i) => {
    const r = i % 2 ? 12.5 : 10
    return [
      pen.shape(circle(x, y, r), ARCH[i % ARCH.length] ?? 'pink'),
      pen.line(`M${x - r * 0.55} ${y - 1}q0 ${-r * 0.42} ${r * 0.4} ${-r * 0.5}`, 0.8),
    ]
  })

const [TOP, EDGE] = [218, 236]

const party: Portrait = {
  shows: ['balloon', 'candle', 'table', 'crianças'],
  draw: ({ pen, more, most, who }) => [
    backdrop(pen, 'cream'),
    pen.plane('far').line(Array.from({ length: 8 }, (_, i) => `M${i * 28 + 7} -10V240`).join(''), 0.6, 'sandLine'),
    arch(pen.plane('middle')),
    person(pen, who(0), 35.5, TOP + 21, 1.32, { pose: { ...HANDS_UP, turn: 14 } }),
    person(pen, who(1), 174, TOP + 21, 1.32, { pose: { ...WAVE, turn: -14, armL: [-14, 6] } }),
    pen.shape(`M10 ${TOP}H200L216 ${EDGE}H-6z`, 'white'),
    pen.plane('hero').at(105, TOP + 11, 1.36, partyCake),
    [34, 45, 56].map((x, i) => pen.at(x, EDGE - 3, 1.25, (own) => PARTY_SWEETS[i % 2]?.(own) ?? [])),
    more(() => [cup(pen, 148, EDGE - 2, 'orange'), cup(pen, 192, EDGE - 2, 'green')]),
    pen.shape(`M-6 ${EDGE}H216V310H-6z`, 'pinkPale'),
    pen.shape(
      `${scallop(points('216,258 190,256 164,258 138,256 112,258 86,256 60,258 34,256 8,258 -18,256'), 0.55, false)}V${EDGE}H216z`,
      'white',
    ),
    points('21,247 47,247 73,247 99,247 125,247 151,247 177,247').map(([x, y], i) =>
      pen.shape(i % 2 ? circle(x, y, 4) : heart(x, y, 4.4), i % 2 ? 'yellow' : 'red', 1),
    ),
    more(() =>
      points('34,276 70,274 105,276 140,274 176,276').map(([x, y]) => [
        pen.shape(
          `M${x - 2} ${y}C${x - 12} ${y - 9} ${x - 16} ${y - 5} ${x - 14} ${y}C${x - 16} ${y + 5} ${x - 12} ${y + 9} ${x - 2} ${y}z`,
          'yellow',
          1,
        ),
        pen.shape(
          `M${x + 2} ${y}C${x + 12} ${y - 9} ${x + 16} ${y - 5} ${x + 14} ${y}C${x + 16} ${y + 5} ${x + 12} ${y + 9} ${x + 2} ${y}z`,
          'yellow',
          1,
        ),
        pen.shape(circle(x, y, 3), 'orange', 1),
      ]),
    ),
    most(() => points('52,278 87,278 122,278 158,278').map(([x, y]) => pen.shape(circle(x, y, 3), 'blue', 0.9))),
  ],
}

const packet = (pen: Pen, x: number, y: number, width: number, height: number, word: string, fill: Fill): Drawing => [
  pen.shape(box(x - width / 2, y - height, width, height, 1.5), fill),
  pen.shape(box(x - width / 2, y - height - 5, width, 6, 1), 'white', 1),
  pen.shape(box(x - width / 2 + 2, y - height * 0.68, width - 4, 11, 1), 'white', 0.9),
  pen.text(x, y - height * 0.68 + 7.2, word, 3.9),
]

const COUNTER = 206

const HEADS = {
  ladle: 'M-7 24H7C7 34 -7 34 -7 24z',
  whisk: 'M0 16C-9 24 -8 36 0 36C8 36 9 24 0 16zM0 16C-3 24 -3 32 0 36C3 32 3 24 0 16z',
  spatula: 'M-5.500 18H5.500V34H-5.500z',
} as const

/** A tool that hangs from the shelf by its handle, 36 mm long. */
const hung = (pen: Pen, x: number, tool: keyof typeof HEADS): Drawing =>
  pen.at(x, 110, 1, (own) => [
    own.shape(box(-1.7, 3, 3.4, 22, 1), 'wood', 1),
    own.shape(HEADS[tool], 'metal', 1),
    own.line('M0 3V-1', 0.9),
  ])

/** The oven, its light on, with the first cake inside, left upper corner. */
const oven = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 0.7, (own) => [
    own.shape(box(0, 0, 78, 84), 'greyPale'),
    own.shape(box(0, 0, 78, 14), 'white', 1.1),
    own.shape([12, 26, 52, 66].map((cx) => circle(cx, 7, 3.6)).join(''), 'grey', 0.9),
    own.rope('M10 19.500H68', 2, 'metal', 0.8),
    own.shape(box(8, 25, 62, 50, 3), 'yellowPale'),
    own.line('M8 62H70M8 66H70', 0.8),
    own.shape('M18 62L21 45H57L60 62z', 'grey', 1.1),
    own.shape(scallop(points('20,45 26,38 39,34 52,38 58,45'), 0.4, false), 'brownPale', 1.1),
    own.line('M28 30q-3 -2 0 -4M39 29q-3 -2 0 -4M50 30q-3 -2 0 -4', 0.9),
  ])

const kitchen: Portrait = {
  shows: ['egg', 'crianças'],
  draw: ({ pen, more, most, who }) => {
    const middle = pen.plane('middle')
    return [
      room(pen, 262, 'yellowPale', 'tan', true),
      middle.shape(box(-6, 132, 222, 74), 'white', 1),
      middle.line(
        `M-6 156H216M-6 180H216${Array.from({ length: 10 }, (_, i) => `M${i * 24 - 2} 132V206`).join('')}`,
        0.6,
      ),
      middle.shape(box(14, 104, 182, 5), 'wood'),
      middle.shape('M28 109v8l8 -8zM174 109v8l8 -8z', 'wood', 1),
      [28, 48].map((x, i) => [
        middle.shape(box(x - 8, 80, 16, 24, 3), i ? 'bluePale' : 'pinkPale'),
        middle.shape(box(x - 9, 75, 18, 6, 1), 'wood', 1),
      ]),
      middle.shape('M72 88H96L93 104H75z', 'orange'),
      more(() =>
        middle.shape(
          'M84 88C78 82 78 72 84 66C90 72 90 82 84 88zM80 88C70 86 66 78 67 71C75 73 80 80 80 88zM88 88C98 86 102 78 101 71C93 73 88 80 88 88z',
          'leaf',
          1,
        ),
      ),
      middle.shape('M118 84H142V98C142 106 118 106 118 98z', 'red'),
      middle.shape('M142 88h5v10h-5', 'red', 1),
      more(() => [hung(middle, 30, 'ladle'), hung(middle, 112, 'whisk'), hung(middle, 184, 'spatula')]),
      most(() =>
        [160, 178].map((x, i) => [
          middle.shape(`M${x - 8} 86H${x + 8}L${x + 6} 104H${x - 6}z`, i ? 'teal' : 'lime'),
          middle.line(`M${x - 7} 93H${x + 7}`, 0.8),
        ]),
      ),
      person(pen, who(0), 78, COUNTER + 20, 1.7, {
        pose: {
          ...BEHIND_TABLE,
          plain: true,
          armR: { at: [13, -34], hand: 'fist', z: 'front', dir: -20 },
          armL: { at: [-15, -25], hand: 'fist', z: 'front', dir: 60 },
        },
      }),
      person(pen, who(1), 148, COUNTER + 20, 1.6, {
        pose: {
          ...BEHIND_TABLE,
          plain: true,
          armL: { at: [-15, -37], hand: 'fist', z: 'front', dir: 190 },
          armR: { at: [11, -12], z: 'back', dir: 10 },
        },
        extra: (near) => ({
          top: near.shape(
            'M-19.500,-41C-19.500,-48.500 -12.500,-48.500 -12.500,-41C-12.500,-37 -19.500,-37 -19.500,-41Z',
            CLOTH.creme,
          ),
        }),
      }),
      pen.shape(box(-6, COUNTER, 222, 8), 'woodPale'),
      pen.shape(box(-6, COUNTER + 8, 222, 52), 'bluePale'),
      pen.shape(box(18, COUNTER + 16, 46, 38, 2), 'white', 1.1),
      pen.shape(box(70, COUNTER + 16, 46, 38, 2), 'white', 1.1),
      pen.shape(circle(58, COUNTER + 35, 2.2) + circle(76, COUNTER + 35, 2.2), 'yellow', 1),
      oven(pen, 128, COUNTER + 8),
      pen.rope('M90 190L99 160', 2.6, 'wood'),
      pen.plane('hero').at(82, COUNTER + 1, 0.86, (own) => [
        own.shape(ellipse(0, -32, 32, 6), 'cream'),
        own.line('M-20 -32q5 3 10 0t10 0t10 0', 0.9),
        own.shape('M-32 -32C-30 -12 -20 0 -12 0H12C20 0 30 -12 32 -32Q0 -20 -32 -32z', 'blue'),
        own.shape(
          points('-16,-17 0,-13 16,-17')
            .map(([x, y]) => circle(x, y, 3.4))
            .join(''),
          'white',
          1,
        ),
      ]),
      packet(pen, 25, COUNTER + 1, 27, 40, 'FARINHA', 'tan'),
      packet(pen, 184, COUNTER + 1, 20, 36, 'LEITE', 'bluePale'),
      pen.shape('M122 207C120 197 126 192 131 198C135 192 141 194 145 198C150 193 157 197 155 207z', 'cream', 1),
      pen.shape(box(118, COUNTER - 5, 42, 7, 2), 'grey', 1),
    ]
  },
}

export const CAKES: readonly [Portrait, Portrait] = [party, kitchen]
