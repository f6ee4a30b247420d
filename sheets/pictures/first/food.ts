/** Fruit and other things to eat, in a 40x40 box. */
import { BROWN, GREEN, LIME, ORANGE, PINK, PURPLE, RED, SAND, YELLOW } from '../../scene/inks.ts'
import { circleData } from '../../scene/marks.ts'
import type { Picture } from '../picture.ts'

const LEAF = 'M22 8c3-4 8-4 9-2-2 4-6 4-9 2Z'
const STRAWBERRY_LEAVES =
  'M20 13c-3 3-7 3-9 1 2-1 4-2 5-3-2-1-3-3-3-4 3 0 5 1 7 3 2-2 4-3 7-3 0 1-1 3-3 4 1 1 3 2 5 3-2 2-6 2-9-1Z'
const MELON_RIND = 'M4 13c0 12 7 19 16 19s16-7 16-19h-3.500C32.500 22 27 28.500 20 28.500S7.500 22 7.500 13Z'
const CONE = 'M11 17h18l-9 20Z'
const GRAPES = [
  [11, 15],
  [20, 15],
  [29, 15],
  [15.5, 22.6],
  [24.5, 22.6],
  [20, 30.2],
]
  .map(([x = 0, y = 0]) => circleData(x, y, 4.5))
  .join('')

const FLAMES = [12.5, 20, 27.5]
  .map((x) => `M${x} 11.500c-2-1.800-1.200-3.800 0-5.500 1.200 1.700 2 3.700 0 5.500Z`)
  .join('')

export const FOOD: readonly Picture[] = [
  {
    id: 'apple',
    name: 'maçã',
    article: 'a',
    syllables: ['ma', 'çã'],
    category: 'comida',
    outline: 'M20 13C14 7 5 11 6 21c1 9 7 15 11 14 2-.5 4-.5 6 0 4 1 10-5 11-14C35 11 26 7 20 13Z',
    detail: `M20 13c0-4 1-7 3-9${LEAF}M11 18c-.8 2-.8 4.500 0 7`,
    color: RED,
    accents: [{ d: LEAF, ink: GREEN }],
  },
  {
    id: 'pear',
    name: 'pera',
    article: 'a',
    syllables: ['pe', 'ra'],
    category: 'comida',
    outline: 'M20 11c5 0 6 4 7 8 1 3 6 5 6 10 0 5-6 7-13 7S7 34 7 29c0-5 5-7 6-10 1-4 2-8 7-8Z',
    detail: `M20 11c0-3 1-5 3-7${LEAF}M12 26c-1 2-1 3.500 0 5`,
    color: LIME,
    accents: [{ d: LEAF, ink: GREEN }],
  },
  {
    id: 'orange',
    name: 'laranja',
    article: 'a',
    syllables: ['la', 'ran', 'ja'],
    category: 'comida',
    outline: circleData(20, 23, 13),
    detail: `M20 10c0-2 .5-4 2-6${LEAF}M15 22v.1M19 29v.1M26 26v.1M24 18v.1M12.500 27v.1`,
    color: ORANGE,
    accents: [{ d: LEAF, ink: GREEN }],
  },
  {
    id: 'banana',
    name: 'banana',
    article: 'a',
    syllables: ['ba', 'na', 'na'],
    category: 'comida',
    outline: 'M9 4.500c1.500-.5 3-.3 4 .5-.5 12 8 20.500 20 20.500 2 1.200 2.500 3.500 1.500 5.500C19 37 4 26 9 4.500Z',
    detail: 'M11 10c.5 12 9 19.500 21 20',
    color: YELLOW,
  },
  {
    id: 'grape',
    name: 'uva',
    article: 'a',
    syllables: ['u', 'va'],
    category: 'comida',
    outline: GRAPES,
    detail: `M20 10.500c0-2 .5-4.500 2-6.500${LEAF}`,
    color: PURPLE,
    accents: [{ d: LEAF, ink: GREEN }],
  },
  {
    id: 'strawberry',
    name: 'morango',
    article: 'o',
    syllables: ['mo', 'ran', 'go'],
    category: 'comida',
    outline: 'M20 12c6-3 14-1 15 6 1 8-8 17-15 18C13 35 4 26 5 18c1-7 9-9 15-6Z',
    detail: `${STRAWBERRY_LEAVES}M20 9V5M12 21v.6M20 20v.6M28 21v.6M16 26v.6M24 26v.6M20 31v.6`,
    color: RED,
    accents: [{ d: STRAWBERRY_LEAVES, ink: GREEN }],
  },
  {
    id: 'watermelon',
    name: 'melancia',
    article: 'a',
    syllables: ['me', 'lan', 'ci', 'a'],
    category: 'comida',
    outline: 'M4 13h32c0 12-7 19-16 19S4 25 4 13Z',
    detail: 'M7.500 13c0 9 5.500 15.500 12.500 15.500S32.500 22 32.500 13M14 17v.6M20 17v.6M26 17v.6M17 22v.6M23 22v.6',
    color: RED,
    accents: [{ d: MELON_RIND, ink: GREEN }],
  },
  {
    id: 'carrot',
    name: 'cenoura',
    article: 'a',
    syllables: ['ce', 'nou', 'ra'],
    category: 'comida',
    outline: 'M12 13c4-4 10-1 11 4 1 7-8 14-18 19 3-11 3-19 7-23Z',
    detail: 'M13 20l4 2M11 26l4 1M19 14c1-5 4-8 7-10M20 15c4-3 8-4 12-3M21 17c4-.5 7 .5 9 3',
    color: ORANGE,
  },
  {
    id: 'mushroom',
    name: 'cogumelo',
    article: 'o',
    syllables: ['co', 'gu', 'me', 'lo'],
    category: 'natureza',
    outline: 'M4 21C4 11 12 5 20 5s16 6 16 16H26c0 6 1 10 2 14H12c1-4 2-8 2-14Z',
    detail: `M14 21h12${circleData(12.5, 14.5, 2.4)}${circleData(21.5, 11, 2.2)}${circleData(29, 15.5, 1.8)}`,
    color: RED,
    accents: [{ d: 'M14 21h12c0 6 1 10 2 14H12c1-4 2-8 2-14Z', ink: SAND }],
  },
  {
    id: 'ice-cream',
    name: 'sorvete',
    article: 'o',
    syllables: ['sor', 've', 'te'],
    category: 'comida',
    outline: `M10 17C6 9 12 3 20 3s14 6 10 14Z${CONE}`,
    detail: 'M16 17l6 15.500M24 17l-6 15.500M14 10c.8-1.800 2-3 4-3.500',
    color: PINK,
    accents: [{ d: CONE, ink: SAND }],
  },
  {
    id: 'cake',
    name: 'bolo',
    article: 'o',
    syllables: ['bo', 'lo'],
    category: 'comida',
    outline: 'M5 35V22c0-2 1-3 3-3h24c2 0 3 1 3 3v13Z',
    detail: `M5 24c2.500 4 5 4 7.500 0 2.500 4 5 4 7.500 0 2.500 4 5 4 7.500 0 2.500 4 5 4 7.500 0M12.500 19v-6M20 19v-6M27.500 19v-6${FLAMES}`,
    color: PINK,
    accents: [{ d: FLAMES, ink: ORANGE }],
  },
  {
    id: 'cheese',
    name: 'queijo',
    article: 'o',
    syllables: ['quei', 'jo'],
    category: 'comida',
    outline: 'M4 21 27 9c5 1 8 5 9 11v14H4Z',
    detail: `M4 21h32${circleData(12, 28, 2.6)}${circleData(22, 26, 1.8)}${circleData(29.5, 29.5, 2.3)}M24 16v.1`,
    color: YELLOW,
  },
  {
    id: 'bone',
    name: 'osso',
    article: 'o',
    syllables: ['os', 'so'],
    category: 'objeto',
    outline:
      'M12 16.500c0-6-8-6-8 0 0 1.500.8 2.500 1.800 3.500C4.800 21 4 22 4 23.500c0 6 8 6 8 0h16c0 6 8 6 8 0 0-1.500-.8-2.500-1.800-3.500 1-1 1.800-2 1.800-3.500 0-6-8-6-8 0Z',
    detail: '',
    color: SAND,
  },
  {
    id: 'bread',
    name: 'pão',
    article: 'o',
    syllables: ['pão'],
    category: 'comida',
    outline: 'M4 24C4 15 11 11 20 11s16 4 16 13c0 5-3 7-7 7H11c-4 0-7-2-7-7Z',
    detail: 'M13 15l3 5M20 14l3 5M27 15.500l3 5',
    color: BROWN,
  },
]
