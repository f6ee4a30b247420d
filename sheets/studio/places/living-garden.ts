/** A kitchen garden with who lives in it. */
import { standing } from '../fit.ts'
import { caterpillar, spider } from '../pairs/small-animals.ts'
import { points } from '../paths.ts'
import { backdrop, blades, ground, meadow } from '../scenes/ground.ts'
import { toad } from '../shapes/food-web.ts'
import { lens } from '../shapes/food-web-water.ts'
import { wateringCan } from '../shapes/keepsakes.ts'
import * as garden from '../shapes/kitchen-garden.ts'
import { bush, cloud, flower, flowerHead, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { butterfly, ladybird, snail } from '../shapes/pets.ts'
import { broadLeaf, fence } from '../shapes/plants.ts'
import { FUNGI, type LivingPlace, withoutFungi } from './living-place.ts'

export const horta: LivingPlace = {
  back: (pen) => {
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      sun(middle, 186, 68, 0.9),
      cloud(far, 112, 66, 0.7),
      hill(far, points('-8,104 60,92 120,102 170,90 218,100'), 'hillFar'),
      tree(middle, 188, 118, 1.1, 'leaf', 'orange'),
      meadow(middle, 108, 'hill'),
      fence(middle, -4, 214, 122, 18),
      ground(pen, points('-8,126 60,124 120,127 218,124'), 'meadow'),
      garden.bed(pen, 144, 18),
      blades(pen, '18,176 120,178 186,176 64,174 160,132'),
      garden.bed(pen, 188, 18),
      standing(pen, wateringCan, 184, 187, 24),
    ]
  },
  inhabitants: {
    pulgões: { draw: (pen) => lens(pen, 32, 80, 0.95, garden.aphids), sign: [34, 103], middle: [32, 80], reach: 17 },
    joaninha: {
      draw: (pen) => [
        pen.rope('M92 147Q88 128 90 108', 2.2, 'leafDark'),
        broadLeaf(pen, 89, 128, 0.34, -60),
        flowerHead(pen, 90, 104, 10, 'yellow', 'orange'),
        ladybird(pen, 90, 97, 0.9),
      ],
      sign: [96, 136],
      middle: [90, 92],
      reach: 16,
      growth: 1,
    },
    aranha: {
      draw: (pen) => garden.spiderWeb(pen, 146, 136, 1, spider),
      sign: [146, 141],
      middle: [146, 100],
      reach: 24,
      growth: 1,
    },
    couve: {
      draw: (pen) => garden.collard(pen, 36, 160, 0.95),
      sign: [38, 167],
      middle: [36, 136],
      reach: 22,
      growth: 1,
    },
    lagarta: {
      draw: (pen) => [broadLeaf(pen, 74, 158, 0.7, 84, 'leafDark'), pen.at(96, 155, 0.8, caterpillar)],
      sign: [98, 167],
      middle: [96, 150],
      reach: 16,
    },
    alface: { draw: (pen) => garden.lettuce(pen, 32, 203, 0.95), sign: [32, 210], middle: [32, 192], reach: 18 },
    caracol: { draw: (pen) => snail(pen, 82, 202, 1.3, 'tan'), sign: [84, 210], middle: [82, 195], reach: 16 },
    sapo: { draw: (pen) => toad(pen, 136, 203, 0.9), sign: [136, 210], middle: [136, 192], reach: 17 },
    fungos: FUNGI,
  },
  instead: {
    pulgões: (pen) => cloud(pen.plane('far', 'hillLine'), 34, 72, 0.9),
    joaninha: (pen) => butterfly(pen, 92, 100, 0.9, 'orange', 12),
    aranha: (pen) => [bush(pen, 140, 138, 1, 'leaf', 'red'), flower(pen, 160, 138, 0.9, 'yellow')],
    couve: (pen) => [flower(pen, 28, 160, 1.1, 'red'), flower(pen, 44, 162, 0.9, 'yellow')],
    lagarta: (pen) => [tuft(pen, 90, 160, 1), tuft(pen, 106, 161, 0.9)],
    alface: (pen) => [tuft(pen, 26, 204, 1), flower(pen, 40, 205, 0.9, 'pink')],
    caracol: (pen) => [tuft(pen, 76, 204, 1), flower(pen, 88, 204, 1, 'yellow')],
    sapo: (pen) => [flower(pen, 130, 204, 1, 'purple'), tuft(pen, 142, 205, 1)],
    fungos: withoutFungi('pink'),
  },
  arrows: {
    'couve>pulgões': '28,126 23,118 26,109',
    'pulgões>joaninha': '51,82 62,78 72,86',
    'couve>lagarta': '57,146 66,142 77,148',
    'lagarta>aranha': '112,146 122,138 122,116',
    'alface>caracol': '49,194 58,190 67,194',
    'caracol>sapo': '97,194 108,189 119,193',
    'aranha>sapo': '158,148 162,166 146,180',
  },
}
