/** More animals, food and where animals live, in a 40x40 box. */
import { BLUE, BROWN, LIME, PINK, RED, SAND, SOFT_GREY, TEAL, YELLOW } from '../../scene/inks.ts'
import type { Picture } from '../picture.ts'

export const SURROUNDINGS: readonly Picture[] = [
  {
    id: 'bear',
    name: 'urso',
    article: 'o',
    syllables: ['ur', 'so'],
    category: 'animal',
    outline:
      'M9 15A5.5 5.5 0 1 1 15.5 8.500C18.5 7.300 21.5 7.300 24.5 8.500A5.5 5.5 0 1 1 31 15C33 18 34 20 34 22.500C34 30 28 35.5 20 35.500S6 30 6 22.500C6 20 7 18 9 15Z',
    detail:
      'M14.5 19.500v.1M25.5 19.500v.1M20 24.500c4 0 6 2 6 4.500s-2.5 4-6 4-6-1.5-6-4 2-4.5 6-4.500ZM18.800 27.300h2.400M20 27.500v2',
    color: BROWN,
  },
  {
    id: 'spider',
    name: 'aranha',
    article: 'a',
    syllables: ['a', 'ra', 'nha'],
    category: 'animal',
    outline: 'M11.5 22a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0Z',
    detail:
      'M13.500 16.500C10 11 6.5 11 4.5 13.500M11.8 20C8 16.500 5 17.500 3 20.500M11.8 24C8 24 5 25.500 3.5 29M13.500 27.500C10 29 8 31.5 8 35M26.500 16.500C30 11 33.5 11 35.5 13.500M28.2 20C32 16.500 35 17.500 37 20.500M28.2 24C32 24 35 25.500 36.5 29M26.500 27.500C30 29 32 31.5 32 35M20 13.500V3M17.5 20.500v.1M22.5 20.500v.1M17.5 25c1.5 1.5 3.5 1.5 5 0',
    color: SOFT_GREY,
  },
  {
    id: 'pineapple',
    name: 'abacaxi',
    article: 'o',
    syllables: ['a', 'ba', 'ca', 'xi'],
    category: 'comida',
    outline:
      'M20 14C27 14 30 19 30 25S26 37 20 37S10 31 10 25S13 14 20 14ZM20 14C17 12 13 11 11 7C15 7 17 9 18 11C17 8 18 5 20 2C22 5 23 8 22 11C23 9 25 7 29 7C27 11 23 12 20 14Z',
    detail: 'M11.5 19.500 24.800 35.300M15.500 15.500 29.500 29M28.5 19.500 15.200 35.300M24.500 15.500 10.500 29',
    color: YELLOW,
  },
  {
    id: 'lemon',
    name: 'limão',
    article: 'o',
    syllables: ['li', 'mão'],
    category: 'comida',
    outline:
      'M4 20C6 19.5 7 18.5 8 17C11 11 16 9 20 9S29 11 32 17C33 18.5 34 19.5 36 20C34 20.5 33 21.5 32 23C29 29 24 31 20 31S11 29 8 23C7 21.5 6 20.5 4 20Z',
    detail: 'M14 15c1.5-1.5 3-2 5-2',
    color: LIME,
  },
  {
    id: 'tomato',
    name: 'tomate',
    article: 'o',
    syllables: ['to', 'ma', 'te'],
    category: 'comida',
    outline: 'M20 12C26 8 36 11 36 22C36 30 29 35 20 35S4 30 4 22C4 11 14 8 20 12Z',
    detail: 'M20 12V6M20 12l-7-2.500M20 12l7-2.500M20 12l-4 4M20 12l4 4',
    color: RED,
  },
  {
    id: 'lollipop',
    name: 'pirulito',
    article: 'o',
    syllables: ['pi', 'ru', 'li', 'to'],
    category: 'comida',
    outline: 'M9 14a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z',
    detail: 'M20 25V38M20 14c1.5-2 4.5 0 3.5 3-1.200 3-6.5 2.5-7.5-1.5-1-4.5 3-8 7-7',
    color: PINK,
  },
  {
    id: 'nest',
    name: 'ninho',
    article: 'o',
    syllables: ['ni', 'nho'],
    category: 'natureza',
    outline:
      'M9 22C9 15 12 12 14.5 12S20 15 20 22ZM20 22C20 15 23 12 25.5 12S31 15 31 22ZM4 22H36C36 31 29 35 20 35S4 31 4 22Z',
    detail: 'M9 27c4 2 8 2 11 0M18 31c4 1 8 0 11-3',
    color: SAND,
  },
  {
    id: 'web',
    name: 'teia',
    article: 'a',
    syllables: ['tei', 'a'],
    category: 'natureza',
    outline: 'M20 4 31.5 9 36 20 31.5 31 20 36 8.5 31 4 20 8.5 9Z',
    detail:
      'M20 4V36M4 20H36M8.5 9 31.5 31M31.5 9 8.5 31M20 12.5 25.5 14.5 27.5 20 25.5 25.5 20 27.5 14.5 25.5 12.5 20 14.5 14.500Z',
    color: SOFT_GREY,
  },
  {
    id: 'rain',
    name: 'chuva',
    article: 'a',
    syllables: ['chu', 'va'],
    category: 'natureza',
    outline:
      'M11 24C6 24 3 21 3 17.500C3 14 6 11.5 9.5 11.500C10 6.5 14 4 19 4C23.5 4 27 6.5 28 10C33 10 37 13 37 17C37 21 33.5 24 29 24Z',
    detail: 'M12 28l-2 7M20 28l-2 7M28 28l-2 7',
    color: BLUE,
  },
  {
    id: 'fishbowl',
    name: 'aquário',
    article: 'o',
    syllables: ['a', 'quá', 'rio'],
    category: 'objeto',
    outline: 'M11 7H29C35 12 38 19 35.5 26C34 32 28 35 20 35S6 32 4.5 26C2 19 5 12 11 7Z',
    detail:
      'M6.5 15c4-2 6 2 9.5 0s6-2 9 0 5 2 8.5 0M17 25v.1M13 25C16 21 22 21 25 25L29 22V28L25 25C22 29 16 29 13 25Z',
    color: TEAL,
  },
]
