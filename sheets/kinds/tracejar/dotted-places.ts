/** Light places around a drawing in dots: the child colours them with it. Its feet are at `foot`. */
import { box, circle, points, star } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, blades, ripples } from '../../studio/scenes/ground.ts'
import { mushroom } from '../../studio/shapes/handy.ts'
import { cloud, flower, hill, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { broadLeaf, fern, palm, reed } from '../../studio/shapes/plants.ts'
import { planet } from '../../studio/shapes/space.ts'

export type DottedPlace = 'jardim' | 'mata' | 'noite' | 'ar' | 'espaco' | 'festa' | 'mesa' | 'palmas' | 'mar' | 'lagoa'

type Place = (pen: Pen, foot: number) => Drawing

/** Sun and clouds above the figure, where it does not reach so high. */
const above = (foot: number, drawing: Drawing): Drawing => (foot > 200 ? drawing : [])

const open = (pen: Pen, sky: Fill, y: number): Drawing => [
  backdrop(pen, sky),
  hill(pen, points(`-8,${y} 40,${y - 14} 100,${y - 3} 160,${y - 16} 218,${y}`), 'hillFar'),
]

const lawn = (pen: Pen, foot: number, fill: Fill = 'meadow'): Drawing => [
  hill(pen, points(`-8,${foot - 12} 50,${foot - 16} 110,${foot - 12} 165,${foot - 16} 218,${foot - 12}`), fill),
  blades(pen, `40,${foot + 4} 96,${foot + 6} 150,${foot + 4}`),
]

const rowOf = (pen: Pen, foot: number): Drawing => [
  flower(pen, 20, foot + 4, 1.2, 'red'),
  tuft(pen, 34, foot + 3, 1),
  mushroom(pen, 178, foot + 4, 0.9),
  flower(pen, 192, foot + 3, 1.2, 'yellow'),
]

const jardim: Place = (pen, foot) => [
  open(pen, 'sky', foot - 44),
  above(foot, cloud(pen, 104, 66, 0.7)),
  tree(pen, 22, foot - 40, 1),
  tree(pen, 190, foot - 42, 1.1, 'lime'),
  lawn(pen, foot),
  rowOf(pen, foot),
]

const mata: Place = (pen, foot) => [
  open(pen, 'sky', foot - 40),
  above(foot, sun(pen, 110, 68, 0.45)),
  [16, 36, 172, 194].map((x, i) => tree(pen, x, foot - 28 - (i % 2) * 6, 1.3, i % 2 ? 'lime' : 'leaf')),
  lawn(pen, foot, 'hill'),
  fern(pen, 22, foot + 4, 0.8),
  tuft(pen, 42, foot + 5, 1),
  fern(pen, 188, foot + 4, 0.8),
]

const noite: Place = (pen, foot) => [
  open(pen, 'bluePale', foot - 44),
  points('18,100 40,74 96,64 130,72 30,150 190,120 178,170').map(([x, y]) => pen.shape(star(x, y, 2.6), 'sun', 0.6)),
  [18, 190].map((x, i) => tree(pen, x, foot - 34, 1.4, i ? 'leaf' : 'leafDark')),
  lawn(pen, foot, 'hill'),
  rowOf(pen, foot),
]

const ar: Place = (pen, foot) => [
  open(pen, 'sky', foot - 20),
  above(foot, [cloud(pen, 100, 68, 0.7), cloud(pen, 28, 122, 0.8), cloud(pen, 184, 140, 0.7)]),
  lawn(pen, foot + 6),
  [16, 34, 52, 158, 176, 194].map((x, i) =>
    flower(pen, x, foot + 9 + (i % 2) * 3, 1.1, (['red', 'yellow', 'purple', 'pink'] as const)[i % 4] ?? 'red'),
  ),
]

const espaco: Place = (pen, foot) => [
  backdrop(pen, 'dusk'),
  points('18,102 46,76 100,66 134,74 26,160 190,112 184,180 22,220').map(([x, y], i) =>
    pen.shape(star(x, y, i % 2 ? 2 : 3), 'sun', 0.6),
  ),
  pen.at(184, 146, 0.8, (own) => planet(own, 0, 0, 1, 'orange', 'ring')),
  pen.shape(circle(24, 128, 8), 'teal', 0.8),
  pen.shape(`M-8 ${foot + 6}Q50 ${foot - 10} 105 ${foot - 6}T218 ${foot + 2}V310H-8z`, 'stone', 0.8),
  points(`36,${foot + 6} 96,${foot + 9} 160,${foot + 5}`).map(([x, y]) =>
    pen.shape(`M${x - 8} ${y}a8 2.600 0 0 1 16 0a8 2.600 0 0 1 -16 0z`, 'greyPale', 0.7),
  ),
]

const BALLOONS: readonly Fill[] = ['redPale', 'yellowPale', 'bluePale', 'pinkPale']

const festa: Place = (pen, foot) => [
  backdrop(pen, 'cream'),
  points('22,116 38,134 188,124 176,146').map(([x, y], i) => [
    pen.line(`M${x} ${y + 10}q3 12 -1 ${foot - y - 34}`, 0.6),
    pen.shape(`M${x - 8} ${y - 2}a8 9.500 0 1 1 16 0q0 7 -8 12q-8 -5 -8 -12z`, BALLOONS[i] ?? 'red', 0.8),
  ]),
  pen.shape(box(-8, foot - 12, 226, 170), 'woodPale', 0.8),
]

const mesa: Place = (pen, foot) => [
  open(pen, 'sky', foot - 40),
  above(foot, cloud(pen, 104, 66, 0.7)),
  tree(pen, 22, foot - 24, 1.5, 'leaf', 'red'),
  tree(pen, 190, foot - 26, 1.4, 'lime', 'yellow'),
  lawn(pen, foot - 8),
  pen.shape(box(-8, foot - 5, 226, 9), 'wood', 0.9),
  pen.shape(box(-8, foot + 4, 226, 140), 'redPale', 0.9),
  pen.line(
    points(`45,0 75,0 105,0 135,0 165,0`)
      .map(([x]) => `M${x} ${foot + 4}V300`)
      .join(''),
    0.6,
  ),
]

const palmas: Place = (pen, foot) => [
  backdrop(pen, 'sky'),
  above(foot, sun(pen, 110, 68, 0.45)),
  hill(pen, points(`-8,${foot - 30} 40,${foot - 44} 100,${foot - 30} 160,${foot - 46} 218,${foot - 30}`), 'hillFar'),
  [20, 150, 186].map((x, i) => palm(pen, x, foot - 26, 0.7 + (i % 2) * 0.1)),
  lawn(pen, foot + 6, 'hill'),
  broadLeaf(pen, 30, foot + 8, 0.8, 30),
  broadLeaf(pen, 178, foot + 4, 0.8, -30),
]

const mar: Place = (pen, foot) => [
  backdrop(pen, 'sky'),
  above(foot, [sun(pen, 110, 70, 0.5), cloud(pen, 30, 104, 0.8)]),
  hill(pen, points(`130,${foot - 30} 160,${foot - 40} 192,${foot - 36} 218,${foot - 30}`), 'hillFar', foot - 28),
  pen.shape(box(-8, foot - 30, 226, 180), 'water', 0.8),
  ripples(pen, `18,${foot - 18} 40,${foot + 6} 90,${foot + 10} 150,${foot + 6} 176,${foot - 16}`),
]

const lagoa: Place = (pen, foot) => [
  open(pen, 'sky', foot - 44),
  above(foot, cloud(pen, 104, 66, 0.7)),
  tree(pen, 190, foot - 40, 1.1),
  pen.shape(box(-8, foot - 36, 226, 30), 'water', 0.8),
  ripples(pen, `18,${foot - 26} 176,${foot - 24}`),
  lawn(pen, foot + 4),
  [18, 26, 186].map((x, i) => reed(pen, x, foot + 4, 0.9, i * 4 - 4)),
]

export const DOTTED_PLACES: Readonly<Record<DottedPlace, Place>> = {
  jardim,
  mata,
  noite,
  ar,
  espaco,
  festa,
  mesa,
  palmas,
  mar,
  lagoa,
}
