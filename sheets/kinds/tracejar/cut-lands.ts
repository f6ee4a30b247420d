/** Places on the ground: roads to houses, trails to peaks, stairs to towers, stalks of sunflowers. */
import { person } from '../../studio/cast/cast.ts'
import { HANDS_UP, WAVE, WAVE_LEFT } from '../../studio/cast/poses.ts'
import { box, circle, points } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, birdsAfar, ground } from '../../studio/scenes/ground.ts'
import { house } from '../../studio/shapes/built.ts'
import { bush, cloud, flower, hill, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { bee, butterfly, ladybird } from '../../studio/shapes/pets.ts'
import { fence } from '../../studio/shapes/plants.ts'
import { type CutPlace, drawWays, gapsAt, goalScale, type Way } from './cut-ways.ts'

const ROOFS: readonly Fill[] = ['orange', 'blue', 'red', 'purple', 'green']
const WALLS: readonly Fill[] = ['cream', 'yellowPale', 'white', 'pinkPale', 'cream']

const sky = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [backdrop(pen, 'sky'), cloud(far, 28, 64, 0.8), cloud(far, 118, 62, 0.6)]
}

/** Its end leaves the sky free. */
const isShort = (way: Way | undefined): boolean => (way?.top ?? 0) > 200

const skySun = (pen: Pen, ways: readonly Way[]): Drawing =>
  isShort(ways[0]) ? sun(pen.plane('middle'), 66, 78, 0.5, true) : sun(pen.plane('middle'), 192, 62, 0.3)

/** The slopes of fields up to a horizon, greener to the front. */
const fields = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    hill(far, points('-8,104 36,92 84,100 132,90 176,96 218,88'), 'hillFar'),
    hill(far, points('-8,136 40,124 92,134 140,122 218,130'), 'hill'),
    hill(far, points('-8,190 50,178 110,188 168,176 218,184'), 'meadow'),
    hill(far, points('-8,240 50,232 110,242 168,230 218,238'), 'grass'),
  ]
}

/** Plants between two ways. */
const planted = (pen: Pen, ways: readonly Way[]): Drawing => {
  const middle = pen.plane('middle')
  return ways.slice(1).map((_, i) => {
    const [treeAt, bushAt, flowerAt] = [168 + (i % 2) * 18, 222 - (i % 2) * 8, 246]
    const [high, low, near] = [treeAt - 10, bushAt - 3, flowerAt].map((y) => gapsAt(ways, y)[i])
    return [
      high
        ? tree(
            middle,
            high.x,
            treeAt,
            Math.min(0.62, high.reach / 16),
            i % 2 ? 'lime' : 'leaf',
            i % 2 ? undefined : 'red',
          )
        : [],
      low ? bush(middle, low.x, bushAt, Math.min(0.5, low.reach / 18), i % 2 ? 'leaf' : 'lime') : [],
      near ? flower(middle, near.x, flowerAt, 0.9, i % 2 ? 'pink' : 'yellow') : [],
    ]
  })
}

export const ROADS: CutPlace = {
  name: 'estradas',
  goals: ['casa laranja', 'casa azul', 'casa vermelha', 'casa roxa', 'casa verde'],
  draw: (pen, ways, who) => [
    sky(pen),
    skySun(pen, ways),
    fields(pen),
    planted(pen, ways),
    isShort(ways[0]) ? [] : tree(pen.plane('middle'), 17, 240, 0.34),
    bush(pen.plane('middle'), 192, 206, 0.36, 'leaf', 'pink'),
    tree(pen.plane('middle'), 192, 254, 0.4, 'lime', 'orange'),
    drawWays(pen, ways, 'path'),
    ways.map(({ x, top }, i) =>
      pen.at(x, top + 2, goalScale(ways, 42), (own) => [
        house(own.plane('middle'), 0, 0, 1.02, {
          roof: ROOFS[i % ROOFS.length] ?? 'orange',
          wall: WALLS[i % WALLS.length] ?? 'cream',
          door: i % 2 ? 'red' : 'teal',
        }),
        person(own.plane('middle'), who(i), 14, 2.5, 0.32, { pose: WAVE }),
      ]),
    ),
  ],
}

/** A peak about the end of a trail. */
const peak = (pen: Pen, { x, top }: Way, i: number): Drawing => [
  pen.shape(
    `M${x - 42} 300L${x - 20} ${top + 46}L${x - 12} ${top + 22}L${x - 5} ${top + 2}Q${x} ${top - 3} ${x + 6} ${top + 2}L${x + 13} ${top + 26}L${x + 22} ${top + 50}L${x + 42} 300z`,
    i % 2 ? 'tan' : 'woodPale',
    0.9,
  ),
  pen.line(`M${x - 12} ${top + 58}l5 8l5 -5M${x + 9} ${top + 84}l4 7l5 -4`, 0.6, 'brown'),
]

export const PEAKS: CutPlace = {
  name: 'montanhas',
  goals: ['bandeira vermelha', 'bandeira amarela', 'bandeira azul', 'bandeira verde', 'bandeira roxa'],
  draw: (pen, ways, who) => [
    backdrop(pen, 'skyLow'),
    sun(pen.plane('middle'), 17, 60, 0.3),
    birdsAfar(pen, '52,84 64,80 34,96'),
    hill(pen.plane('far', 'hillLine'), points('-8,150 30,118 70,146 110,112 160,140 218,108'), 'hillFar'),
    [...ways.keys()]
      .filter((i) => i % 2 === 0)
      .map((i) => (ways[i] && peak(pen.plane('middle', 'brown'), ways[i], i)) || []),
    [...ways.keys()]
      .filter((i) => i % 2 === 1)
      .map((i) => (ways[i] && peak(pen.plane('middle', 'brown'), ways[i], i)) || []),
    ground(pen.plane('middle', 'hillLine'), points('-8,252 60,244 120,254 170,244 218,250'), 'grass'),
    drawWays(pen, ways, 'cream'),
    gapsAt(ways, 256).map(({ x }, i) => [
      tree(pen.plane('middle'), x, 262, 0.6, i % 2 ? 'leaf' : 'lime'),
      tuft(pen.plane('middle'), x + 8, 270, 0.6),
    ]),
    ways.map(({ x, top }, i) => [
      pen.rope(`M${x + 10} ${top + 3}V${top - 27}`, 1, 'wood', 0.7),
      pen
        .plane('middle')
        .shape(
          `M${x + 10.5} ${top - 27}l10 4l-10 4z`,
          (['red', 'yellow', 'blue', 'green', 'purple'] as const)[i % 5] ?? 'red',
        ),
      person(pen.plane('middle'), who(i), x - 1, top + 3, 0.44, {
        pose: { ...HANDS_UP, armR: { at: [15, -36], hand: 'fist', dir: 150, thumb: -1 } },
      }),
    ]),
  ],
}

const tower = (pen: Pen, x: number, foot: number, roof: Fill): Drawing => [
  pen.shape(box(x - 12, foot - 26, 24, 30), 'stone'),
  pen.shape(`M${x - 15} ${foot - 24}v-7h6v3h6v-3h6v3h6v-3h6v7z`, 'stone'),
  pen.shape(`M${x - 10} ${foot - 31}L${x} ${foot - 44}L${x + 10} ${foot - 31}z`, roof, 0.9),
  pen.line(`M${x - 9} ${foot - 3}h5M${x + 5} ${foot - 6}h4M${x - 10} ${foot - 20}h4`, 0.6, 'stoneDark'),
  pen.shape(`M${x - 7.5} ${foot + 2}V${foot - 10}a7.500 8 0 0 1 15 0V${foot + 2}z`, 'brownDark', 0.9),
]

/** Somebody in the gate of a tower. */
const inGate = (pen: Pen, x: number, foot: number, draw: Drawing): Drawing =>
  pen.clip(`M${x - 7} ${foot + 2}V${foot - 10}a7 7.600 0 0 1 14 0V${foot + 2}z`, draw)

export const TOWERS: CutPlace = {
  name: 'castelo',
  goals: ['torre vermelha', 'torre azul', 'torre amarela', 'torre roxa', 'torre verde'],
  draw: (pen, ways, who) => [
    sky(pen),
    hill(pen.plane('far', 'hillLine'), points('-8,112 40,98 96,108 150,94 218,104'), 'hillFar'),
    hill(pen.plane('far', 'hillLine'), points('-8,250 60,244 130,252 218,246'), 'grass'),
    ways.map(({ x, top }, i) => {
      const wall = pen.plane('middle', 'stoneDark')
      return [
        wall.shape(box(x - 17, top + 3, 34, 300), i % 2 ? 'greyPale' : 'stone', 0.8),
        [30, 60, 90, 120].map((dy) => wall.line(`M${x - 15} ${top + dy}h6M${x + 9} ${top + dy + 12}h6`, 0.6)),
        // Towers as high as the sheet stay below its words.
        pen.at(x, top, isShort(ways[0]) ? 1 : 0.82, (own) => [
          tower(own.plane('middle'), 0, 0, (['red', 'blue', 'yellow', 'purple', 'green'] as const)[i % 5] ?? 'red'),
          inGate(own, 0, 0, person(own.plane('far'), who(i), 0, 4, 0.3, { pose: WAVE_LEFT })),
        ]),
      ]
    }),
    ground(pen.plane('middle', 'hillLine'), points('-8,262 60,256 130,264 218,258'), 'meadow'),
    drawWays(pen, ways, 'cream'),
    gapsAt(ways, 266).map(({ x }, i) => flower(pen.plane('middle'), x + 2, 268, 0.9, i % 2 ? 'yellow' : 'pink')),
  ],
}

/** A sunflower's head with a face. */
const sunflower = (pen: Pen, x: number, y: number, scale: number, smiles: boolean): Drawing =>
  pen.at(x, y, scale, (own) => [
    Array.from({ length: 14 }, (_, i) =>
      own.at(0, 0, 1, (p) => p.shape('M0 -9C-4 -12 -3 -17 0 -19C3 -17 4 -12 0 -9z', 'yellow', 0.8), {
        turn: (i * 360) / 14,
      }),
    ),
    own.shape(circle(0, 0, 10), 'brownPale', 1),
    [-3.4, 3.4].map((dx) => [own.spot(dx, -1.4, 1.2), own.spot(dx + 0.4, -1.9, 0.4, 'white')]),
    smiles ? own.line('M-3.400 3q3.400 3.400 6.800 0', 0.9) : own.shape(circle(0, 4, 1.8), 'redDark', 0.7),
  ])

const INSECTS = [
  (pen: Pen, x: number, y: number) => bee(pen, x, y, 0.42),
  (pen: Pen, x: number, y: number) => butterfly(pen, x, y, 0.42, 'orange', 12),
  (pen: Pen, x: number, y: number) => ladybird(pen, x, y, 0.4),
  (pen: Pen, x: number, y: number) => butterfly(pen, x, y, 0.42, 'purple', -12),
] as const

export const SUNFLOWERS: CutPlace = {
  name: 'girassois',
  goals: ['primeiro girassol', 'segundo girassol', 'terceiro girassol', 'quarto girassol', 'quinto girassol'],
  draw: (pen, ways, who) => [
    sky(pen),
    skySun(pen, ways),
    hill(pen.plane('far', 'hillLine'), points('-8,196 50,184 110,194 168,182 218,190'), 'hillFar'),
    fence(pen.plane('far', 'woodDark'), 4, 206, 226, 26),
    ground(pen.plane('middle', 'hillLine'), points('-8,222 60,216 120,224 218,218'), 'meadow'),
    ground(pen.plane('middle', 'hillLine'), points('-8,262 60,256 130,264 218,258'), 'earth'),
    drawWays(pen, ways, 'lime'),
    ways.map(({ x, foot, top, width }, i) => [
      [-1, 1].map((side) => {
        if (side > 0 ? i === ways.length - 1 : i === 0 && !isShort(ways[0])) return []
        const from = foot + (side * width) / 2
        return pen
          .plane('middle')
          .shape(
            `M${from} 271Q${from + side * 2} 259 ${from + side * 11} 257Q${from + side * 10} 268 ${from} 271z`,
            'leaf',
            0.8,
          )
      }),
      sunflower(pen.plane('middle'), x, top - 12, goalScale(ways, 40), i % 2 === 0),
    ]),
    gapsAt(ways, 160).map(({ x }, i) => {
      const above = isShort(ways[0]) ? ways[i] : undefined
      const [across, y] = above ? [above.x, above.top - 46] : [x, 150 + (i % 2) * 30]
      return INSECTS[i % INSECTS.length]?.(pen.plane('middle'), across, y) ?? []
    }),
    person(pen.plane('middle'), who(0), 190.5, 266, 0.4, { pose: HANDS_UP }),
    // A short stalk has its flower there.
    isShort(ways[0]) ? [] : person(pen.plane('middle'), who(1), 20, 264, 0.4, { pose: WAVE_LEFT }),
  ],
}
