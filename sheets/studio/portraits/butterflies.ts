/** A butterfly over a shrub in flower; another beside the branch of its caterpillar and its chrysalis. */
import { circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { backdrop } from '../scenes/ground.ts'
import { front } from '../scenes/habitat.ts'
import { greatButterfly } from '../shapes/heroes.ts'
import { cloud, flowerHead, hill, sun } from '../shapes/nature.ts'
import { bee, butterfly, ladybird, snail } from '../shapes/pets.ts'
import { broadLeaf, fern } from '../shapes/plants.ts'
import type { Portrait } from './portrait.ts'

const HEADS: readonly Fill[] = ['pink', 'yellow', 'red', 'purple', 'orange']

const stalks = (pen: Pen, tops: string): Drawing => [
  points(tops).map(([x, y]) =>
    pen.rope(`M${x} ${y}Q${x + (105 - x) * 0.1} ${y + 30} ${x + (105 - x) * 0.12} 300`, 2.2, 'green', 0.9),
  ),
  points(tops).map(([x, y], i) =>
    broadLeaf(pen, x + (105 - x) * 0.06, y + 34, 0.42, i % 2 ? 58 : -58, i % 3 ? 'leaf' : 'lime'),
  ),
  points(tops).map(([x, y], i) => flowerHead(pen, x, y, 11 + (i % 3) * 2, HEADS[i % HEADS.length] ?? 'pink')),
]

const overFlowers: Portrait = {
  shows: ['flower'],
  draw: ({ pen, more, most }) => [
    backdrop(pen, 'sky'),
    sun(pen.plane('middle'), 30, 82, 0.9, true),
    cloud(pen.plane('far'), 174, 80, 1),
    hill(pen.plane('far', 'hillLine'), points('-8,224 60,208 130,222 218,206'), 'hillFar'),
    front(pen.plane('middle'), 246, 'hill'),
    pen
      .plane('hero')
      .at(105, 146, 2.15, (own) => [
        greatButterfly(own),
        own.fine(() => own.shape([-22, 22].map((x) => circle(x, -4, 1.6)).join(''), 'white', 0.8)),
      ]),
    stalks(pen, '66,226 150,222 28,244 184,240 106,238'),
    more(() => stalks(pen, '48,264 128,262 166,268 86,270')),
    most(() => [
      bee(pen, 186, 206, 0.66),
      butterfly(pen, 26, 206, 1, 'blue', -12),
      ladybird(pen, 104, 283, 0.6),
      snail(pen, 18, 281, 0.8),
    ]),
  ],
}

/** Six rings on little feet, about its foot, looking left. */
const caterpillar = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    [5, 4, 3, 2, 1].map((i) => [
      own.line(`M${i * 9 - 2} -2v3M${i * 9 + 2} -2v3`, 1.2),
      own.shape(circle(i * 9, -8 - (i === 3 ? 5 : i % 2 ? 1 : 3), 7), i % 2 ? 'green' : 'lime', 1.1),
    ]),
    own.line('M-4 -16l-4 -7M3 -16l2 -8', 1.1),
    own.shape(circle(0, -9, 9), 'lime', 1.2),
    own.spot(-3.4, -10, 1.5),
    own.spot(3, -10, 1.5),
    own.line('M-4 -5.400q3.600 2.600 7 0', 1),
  ])

const chrysalis = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.line('M0 -4V4', 1.2),
    own.shape('M0 4C12 6 14 22 9 34C6 42 2 46 0 48C-2 46 -6 42 -9 34C-14 22 -12 6 0 4z', 'leaf'),
    own.line('M-11 20Q0 27 11 20M-9 30Q0 37 9 30M-10 13Q0 19 10 13', 0.9),
  ])

const onBranch: Portrait = {
  shows: [],
  draw: ({ pen, more, most }) => [
    backdrop(pen, 'skyLow'),
    hill(pen.plane('far', 'hillLine'), points('-8,236 60,222 130,236 218,220'), 'hillFar'),
    front(pen, 256, 'meadow'),
    pen.shape('M-8 74C40 84 120 72 218 88V98C130 84 50 96 -8 88z', 'brown'),
    pen.line('M20 83q14 2 28 0M100 82q18 0 34 3M160 88q12 1 20 3', 0.9),
    broadLeaf(pen, 172, 96, 0.8, 168, 'lime'),
    broadLeaf(pen, 62, 88, 0.7, 196),
    more(() => [broadLeaf(pen, 24, 90, 0.7, 170, 'lime'), broadLeaf(pen, 196, 98, 0.6, 200)]),
    chrysalis(pen, 40, 92, 1.1),
    caterpillar(pen, 124, 84, 0.9),
    pen.plane('hero').at(108, 186, 1.9, greatButterfly),
    most(() => [
      butterfly(pen, 186, 150, 1.1, 'yellow', 14),
      pen.line('M110 78q-3 -4 0 -6', 0.9),
      pen.shape([84, 90, 96].map((x) => ellipse(x, 79, 2, 2.6)).join(''), 'white', 0.9),
      fern(pen, 26, 280, 1),
      fern(pen, 184, 281, 1.1, 'lime'),
      ladybird(pen, 146, 281, 0.7),
      snail(pen, 66, 281, 0.9),
    ]),
    more(() => [flowerHead(pen, 104, 268, 11, 'pink')]),
  ],
}

export const BUTTERFLIES: readonly [Portrait, Portrait] = [overFlowers, onBranch]
