/** Places and things to describe: each differs in its look, its place and what it has. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { backpack, partyCake, tent } from '../shapes/described-things.ts'
import { bush, flower, tree } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { curtainless, type DescribedScene, indoors, outdoors } from './described-scenes.ts'

const house = (pen: Pen, isRound: boolean, isOpen: boolean): Drawing => [
  pen.shape(box(66, -54, 7, 16), 'clay', 1),
  pen.shape(box(64.6, -56, 9.8, 3.4, 0.6), 'brown', 0.9),
  pen.shape(box(32, -34, 46, 29), 'cream', 1.2),
  pen.shape('M27 -32L55 -54L83 -32z', 'red', 1.2),
  pen.line('M34 -36h6M44 -36h6M54 -36h6M64 -36h6M38 -40h6M48 -40h6M58 -40h6M43 -44.500h6M53 -44.500h6M49 -49h6', 0.7),
  pen.shape(box(30, -7.4, 50, 3.2, 0.6), 'stone', 0.8),
  pen.shape(circle(55, -42, 3.4), 'white', 0.8),
  [39.5, 70].map((x) =>
    isRound
      ? [pen.shape(circle(x, -21, 5.6), 'sky', 1), pen.line(`M${x - 5.6} -21h11.200M${x} -26.600v11.200`, 0.8)]
      : [
          pen.shape(box(x - 5.4, -26.4, 10.8, 10.8), 'sky', 1),
          pen.line(`M${x - 5.4} -21h10.800M${x} -26.400v10.800`, 0.8),
        ],
  ),
  pen.shape(box(49.5, -25, 11, 20), isOpen ? 'brownDark' : 'teal', 1),
  isOpen
    ? pen.shape('M49.500 -25L46 -23.500V-3L49.500 -5z', 'teal', 1)
    : [pen.line('M52 -22h6v6h-6zM52 -13h6v6h-6z', 0.7), pen.shape(circle(58.8, -14.4, 0.8), 'yellow', 0.6)],
]

const houseScene: DescribedScene = (pen, [isRound, byTree, isOpen]) => [
  outdoors(pen, 'grass'),
  byTree ? tree(pen, 14, -8, 1.1) : fence(pen, 1, 29, -8, 18),
  house(pen, isRound, isOpen),
  pen.shape('M50 -5H60L66 2H44z', 'path', 0.9),
  bush(pen, 81, -4, 0.4),
  pen.rope('M70 1V-7', 1.6, 'wood', 0.7),
  pen.shape('M65 -6V-11a3 3 0 0 1 3 -3h6a3 3 0 0 1 3 3V-6z', 'yellow', 0.9),
  pen.line('M67.500 -9.500h6', 0.8),
  flower(pen, 35, -3, 0.6, 'pink'),
]

const tentScene: DescribedScene = (pen, [isStriped, byRiver, isOpen]) => [
  outdoors(pen),
  byRiver
    ? [pen.shape('M-2 -17Q14 -16 10 -10T20 2H-2z', 'water', 1), pen.line('M1 -12h5M2 -6h7M4 -2h8', 0.8, 'waterLine')]
    : [tree(pen, 9, -14, 0.8), tree(pen, 21, -8, 0.9)],
  tent(pen, 54, -7, isStriped, isOpen),
  pen.shape(ellipse(28, -4, 3.4, 1.6), 'stone', 0.8),
  pen.shape(ellipse(81, -4, 4, 1.9), 'stone', 0.8),
]

const balloons = (pen: Pen): Drawing =>
  (['red', 'yellow', 'blue'] as const).map((fill, i) => {
    const [x, y] = [9 + i * 8, -46 - (i % 2) * 8]
    return [pen.line(`M${x} ${y + 6}Q${x + 2} -28 17 -20`, 0.7), pen.shape(ellipse(x, y, 4.8, 6), fill, 1)]
  })

const cakeScene: DescribedScene = (pen, [isTall, byWindow, hasCandles]) => [
  indoors(pen, 'wallBlue'),
  byWindow ? curtainless(pen, 6, -56) : balloons(pen),
  pen.shape(box(2, -16, 86, 20), 'yellowPale', 1.1),
  pen.shape(
    'M0 -20H90V-14q-5 5 -10 0q-5 5 -10 0q-5 5 -10 0q-5 5 -10 0q-5 5 -10 0q-5 5 -10 0q-5 5 -10 0q-5 5 -10 0q-5 5 -10 0z',
    'white',
    1,
  ),
  partyCake(pen, 56, -18, isTall, hasCandles),
]

const bagScene: DescribedScene = (pen, [isStriped, onBench, isOpen]) => [
  indoors(pen, 'wallLilac'),
  pen.plane('middle').shape(box(6, -58, 22, 20, 1), 'cream', 0.9),
  pen.plane('middle').shape(circle(17, -48, 6), 'sun', 0.8),
  pen.plane('middle').line('M9 -40h16', 0.8),
  [onBench ? 12 : 4, onBench ? 76 : 32].map((x) => pen.shape(box(x - 2, -9, 4, 8), 'woodDark', 1)),
  pen.shape(onBench ? box(4, -13, 80, 5, 1) : box(-2, -13, 38, 5, 1), 'wood', 1.1),
  backpack(pen, 56, onBench ? -13 : -4, isStriped, isOpen),
]

export const LIFELESS = { casa: houseScene, barraca: tentScene, bolo: cakeScene, mochila: bagScene }
