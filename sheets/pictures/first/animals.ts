/** Animals, in a 40x40 box. */
import {
  BLUE,
  BROWN,
  GREEN,
  LIME,
  ORANGE,
  PINK,
  PURPLE,
  RED,
  SAND,
  SOFT_GREY,
  TEAL,
  WHITE,
  YELLOW,
} from '../../scene/inks.ts'
import { circleData } from '../../scene/marks.ts'
import type { Picture } from '../picture.ts'

const BEE_WINGS = 'M15 15.200C9 9 12 3 17 5c3 1 4 6 4 10 1-5 4-9 8-8 4 1 3 6-3 8.500-4-.8-7-.8-11-.3Z'

export const ANIMALS: readonly Picture[] = [
  {
    id: 'cat',
    name: 'gato',
    article: 'o',
    syllables: ['ga', 'to'],
    category: 'animal',
    outline:
      'M9 16C8 9 8 5 10 4c3 1 6 4 8 6 1.500-.3 2.500-.3 4 0 2-2 5-5 8-6 2 1 2 5 1 12 2 3 3 6 3 9 0 7-6 11-14 11S6 32 6 25c0-3 1-6 3-9Z',
    detail:
      'M14 21v.1M26 21v.1M18.500 25.500h3L20 27.200ZM20 27.200c-.5 2.800-3.500 3-4.800 1.300M20 27.200c.5 2.800 3.500 3 4.800 1.300M2.500 23.500l7 1.500M3 30l6.500-1.500M37.500 23.500l-7 1.500M37 30l-6.500-1.500M17 14v3M20 13v4M23 14v3',
    color: ORANGE,
  },
  {
    id: 'dog',
    name: 'cachorro',
    article: 'o',
    syllables: ['ca', 'chor', 'ro'],
    category: 'animal',
    outline:
      'M12 9c5-3.500 11-3.500 16 0 3-2 7-1 8.500 3 1.500 5 0 12-3.500 14-1 0-2-.5-2.500-1C29 31 25 36 20 36s-9-5-10.500-11c-.5.5-1.500 1-2.500 1C3.500 24 2 17 3.500 12c1.500-4 5.500-5 8.500-3Z',
    detail:
      'M12 9c-2.500 4-3.200 10-2.500 16M28 9c2.500 4 3.200 10 2.500 16M15.500 18.500v.1M24.500 18.500v.1M17.500 24h5c0 2-1 3.500-2.500 3.500s-2.500-1.500-2.500-3.500ZM20 27.500v2c-1 2-4 2-5 .5M20 29.500c1 2 4 2 5 .5',
    color: SAND,
    accents: [
      { d: 'M12 9c-3-2-7-1-8.500 3-1.500 5 0 12 3.500 14 1 0 2-.5 2.500-1C8.800 19 9.500 13 12 9Z', ink: BROWN },
      { d: 'M28 9c3-2 7-1 8.500 3 1.500 5 0 12-3.500 14-1 0-2-.5-2.500-1 .7-6 0-12-2.500-16Z', ink: BROWN },
    ],
  },
  {
    id: 'rabbit',
    name: 'coelho',
    article: 'o',
    syllables: ['co', 'e', 'lho'],
    category: 'animal',
    outline:
      'M14 18C10 10 10 3 13.500 3c3 0 4.500 6 5 12h3c.5-6 2-12 5-12C30 3 30 10 26 18c4 2 6 6 6 9 0 6-5 9-12 9S8 33 8 27c0-3 2-7 6-9Z',
    detail:
      'M15.500 24.500v.1M24.500 24.500v.1M18.500 28h3L20 29.500ZM20 29.500c-.5 2.200-3 2.500-4 1M20 29.500c.5 2.200 3 2.500 4 1M13.800 7c.2 2.500.8 5 1.700 7M26.200 7c-.2 2.500-.8 5-1.700 7',
    color: PINK,
  },
  {
    id: 'mouse',
    name: 'rato',
    article: 'o',
    syllables: ['ra', 'to'],
    category: 'animal',
    outline:
      'M12 15C5 17 2 12 4 8c2-4 9-3 11 2 3-1 7-1 10 0 2-5 9-6 11-2 2 4-1 9-8 7 2 3 3 6 3 9 0 6-5 11-11 11S9 30 9 24c0-3 1-6 3-9Z',
    detail:
      'M15.500 21.500v.1M24.500 21.500v.1M18.500 27h3L20 29ZM20 29v2M7 29l5-1M7 33l5.500-2M33 29l-5-1M33 33l-5.500-2M7 10c1-1.500 3-1 4.500.5M33 10c-1-1.500-3-1-4.500.5',
    color: SOFT_GREY,
  },
  {
    id: 'fish',
    name: 'peixe',
    article: 'o',
    syllables: ['pei', 'xe'],
    category: 'animal',
    outline: 'M4 20C10 9 23 8 29 19l8-8c-1.600 5-1.600 13 0 18l-8-8C23 32 10 31 4 20Z',
    detail: 'M17 12.500c3 4 3 11 0 15M10.500 17.500v.1M21.500 18c1.500 1.200 1.500 2.800 0 4M25 18.500c1 1 1 2 0 3',
    color: BLUE,
  },
  {
    id: 'frog',
    name: 'sapo',
    article: 'o',
    syllables: ['sa', 'po'],
    category: 'animal',
    outline:
      'M11 12C9 4 18.500 2.500 18.500 10c1-.2 2-.2 3 0C21.500 2.500 31 4 29 12c5 3 8 8 7 13-1 6-8 10-16 10S5 31 4 25c-1-5 2-10 7-13Z',
    detail: 'M14.500 9v.1M25.500 9v.1M9 23c5 7 17 7 22 0M18.500 17.500v.1M21.500 17.500v.1',
    color: GREEN,
  },
  {
    id: 'pig',
    name: 'porco',
    article: 'o',
    syllables: ['por', 'co'],
    category: 'animal',
    outline:
      'M9 13C7 9 7 6 9 5c3 0 6 2 8 4 2-.6 4-.6 6 0 2-2 5-4 8-4 2 1 2 4 0 8 3 3 5 6 5 10 0 8-7 13-16 13S4 31 4 23c0-4 2-7 5-10Z',
    detail:
      'M13 24.500a7 5 0 1 0 14 0a7 5 0 1 0-14 0ZM17.500 24.500v.1M22.500 24.500v.1M13 17v.1M27 17v.1M16 32.500c2.500 1.200 5.500 1.200 8 0',
    color: PINK,
  },
  {
    id: 'duck',
    name: 'pato',
    article: 'o',
    syllables: ['pa', 'to'],
    category: 'animal',
    outline:
      'M10 13c0-5 3-8 7-8s7 3 7 7c0 3-1 5-2 7 4 0 9-1 14-5 1 9-4 20-16 20C11 34 6 30 6 25c0-3 2-5 4-7-.5-1-.5-2-.5-3H3c0-2 3-3.500 7-2Z',
    detail: 'M16.500 10.500v.1M16 24c2 5 10 5 13-1M10 13l-.5 2',
    color: YELLOW,
    accents: [{ d: 'M9.500 15H3c0-2 3-3.500 7-2Z', ink: ORANGE }],
  },
  {
    id: 'bird',
    name: 'pássaro',
    article: 'o',
    syllables: ['pás', 'sa', 'ro'],
    category: 'animal',
    outline: 'M5 17c2-7 9-9 14-5 3 2.500 7 5 17 4-1 4-4 6-7 7-1 7-7 12-14 11-7-1-9-8-8-14-2 0-4-1-5-1Z',
    detail: 'M11 16.200v.1M16 23c4 4 9 3 11-3M15 34v4M20 33v4',
    color: TEAL,
  },
  {
    id: 'owl',
    name: 'coruja',
    article: 'a',
    syllables: ['co', 'ru', 'ja'],
    category: 'animal',
    outline: 'M8 6c4 2 8 2.500 12 2.500S28 8 32 6c2 5 3 10 3 15 0 9-6 14-15 14S5 30 5 21c0-5 1-10 3-15Z',
    detail: `${circleData(13.5, 17, 5)}${circleData(26.5, 17, 5)}M13.500 17v.1M26.500 17v.1M18 21.500h4L20 25ZM13.500 28.500c1 1.500 2 1.500 3 0M18.500 28.500c1 1.500 2 1.500 3 0M23.500 28.500c1 1.500 2 1.500 3 0`,
    color: BROWN,
    accents: [
      { d: circleData(13.5, 17, 5), ink: WHITE },
      { d: circleData(26.5, 17, 5), ink: WHITE },
      { d: 'M18 21.500h4L20 25Z', ink: YELLOW },
    ],
  },
  {
    id: 'turtle',
    name: 'tartaruga',
    article: 'a',
    syllables: ['tar', 'ta', 'ru', 'ga'],
    category: 'animal',
    outline:
      'M4 26C4 15 11 9 18 9c7 0 12 5 13.500 12 1-3 5.500-3.500 6.500-.5 1 3.500-2 6.500-7 6.500v5h-5v-5H13v5H8v-5H4Z',
    detail: 'M8 27h23M11.500 27l2.500-8h9l2.500 8M14 19l-3-6.500M23 19l3.500-5.500M35 21v.1',
    color: LIME,
  },
  {
    id: 'whale',
    name: 'baleia',
    article: 'a',
    syllables: ['ba', 'lei', 'a'],
    category: 'animal',
    outline:
      'M3 25c0-8 6-13 13-13 9 0 11 8 16 8 2 0 2-2.500 1-5-2-.5-3.500-2-3.500-4 3-.5 5 .5 6 2 1-1.500 2.500-2.500 4-2 0 2.500-1 4.500-3 5.500C38 28 31 35 19 35 9 35 3 32 3 25Z',
    detail:
      'M16 12c0-3 0-5-3.500-6M16 9c.5-2.500 2-3.500 4.500-3.500M10.500 22v.1M3.500 27c5 1.500 9 .5 11-2M19 28c1 3 3 4.200 6 3.500',
    color: BLUE,
  },
  {
    id: 'butterfly',
    name: 'borboleta',
    article: 'a',
    syllables: ['bor', 'bo', 'le', 'ta'],
    category: 'animal',
    outline:
      'M20 19C15 5 4 5 4 13c0 6 6 9 16 8 10 1 16-2 16-8 0-8-11-8-16 6ZM20 21C9 20 7 27 9 31c3 5 9 1 11-10 2 11 8 15 11 10 2-4 0-11-11-10Z',
    detail: `M20 16v13M20 16c-1-4-3-6-5-7M20 16c1-4 3-6 5-7${circleData(10.5, 13, 2)}${circleData(29.5, 13, 2)}`,
    color: PURPLE,
  },
  {
    id: 'bee',
    name: 'abelha',
    article: 'a',
    syllables: ['a', 'be', 'lha'],
    category: 'animal',
    outline: `M8 24c0-6 6-9 13-9s13 3 13 9-6 9-13 9S8 30 8 24Z${BEE_WINGS}`,
    detail:
      'M17 15.500v17M24 15.200v17.500M30.500 18.500v11M11.800 22.500v.1M8.500 20c-3-1-4-3-4-5M11.500 17c-2-1.500-2.500-3.500-1.500-5.500M11 27.500c1 .8 2 .8 3 0',
    color: YELLOW,
    accents: [{ d: BEE_WINGS, ink: WHITE }],
  },
  {
    id: 'ladybug',
    name: 'joaninha',
    article: 'a',
    syllables: ['jo', 'a', 'ni', 'nha'],
    category: 'animal',
    outline: 'M20 8c8 0 14 6 14 14s-6 13-14 13S6 30 6 22 12 8 20 8Z',
    detail: `M9.500 13c5.500 4 15.500 4 21 0M20 16v19M15 9C14 5 12 4 10 4M25 9c1-4 3-5 5-5M17 11.500v.1M23 11.500v.1${circleData(13.5, 21, 2)}${circleData(26.5, 21, 2)}${circleData(14.5, 28.5, 2)}${circleData(25.5, 28.5, 2)}`,
    color: RED,
    accents: [{ d: 'M9.500 13c5.500 4 15.500 4 21 0C28 10 24 8 20 8s-8 2-10.500 5Z', ink: SOFT_GREY }],
  },
  {
    id: 'snail',
    name: 'caracol',
    article: 'o',
    syllables: ['ca', 'ra', 'col'],
    category: 'animal',
    outline:
      'M4 35c-1-4 0-12 1-17 0-3 5-3 5 0 .5 5 1 9 3 11-2-12 3-20 11-20s13 7 11 15c-.6 3-2 5-4 6c2.500.500 4.500 2.500 6 5Z',
    detail:
      'M31 27c3-6-1-12-7-12s-9 6-6 10c2.500 3 8 2 8-2 0-2.500-3-3-4-1.500M5.500 16 3 11M9.500 16.500 11.500 11M8 22v.1',
    color: LIME,
  },
]
