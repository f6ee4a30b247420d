/** Pictures of the sea and of space for the scenes, in a 40x40 box. They are not among the words to read. */
import { BLUE, GREEN, ORANGE, PINK, PURPLE, RED, SAND, SOFT_GREY, TEAL, YELLOW } from '../scene/inks.ts'
import { circleData } from '../scene/marks.ts'
import type { Picture } from './drawing.ts'
import { wordPicture } from './vocabulary.ts'

const natural = { article: 'o', category: 'natureza' } as const

export const SCENERY: readonly Picture[] = [
  {
    ...natural,
    id: 'octopus',
    name: 'polvo',
    syllables: ['pol', 'vo'],
    outline:
      'M9 20C7 9 13 3 20 3s13 6 11 17c1 5 4 6 6 6 0 3-4 4-7 2 1 4 3 6 3 8-3 1-6-2-7-6-1 4-2 7-6 7s-5-3-6-7c-1 4-4 7-7 6 0-2 2-4 3-8-3 2-7 1-7-2 2 0 5-1 6-6Z',
    detail: 'M15.500 15v.1M24.500 15v.1M16.500 20.500c2 2.200 5 2.200 7 0',
    color: PURPLE,
  },
  {
    ...natural,
    id: 'crab',
    name: 'caranguejo',
    syllables: ['ca', 'ran', 'gue', 'jo'],
    outline: 'M6 24c0-6 6-10 14-10s14 4 14 10-6 10-14 10S6 30 6 24Z',
    detail:
      'M15 14V9M25 14V9M15 8v.1M25 8v.1M16 26c2.500 2 5.500 2 8 0M8 19C3 17 2 11 5 7c0 3 1 4 3 4 1-1.500 1.500-3 1-5 4 3 4 8 1 11M32 19c5-2 6-8 3-12 0 3-1 4-3 4-1-1.500-1.500-3-1-5-4 3-4 8-1 11M8 30l-4 4M12 33l-3 4M32 30l4 4M28 33l3 4M6.5 26.500l-4.500 2.500M33.5 26.500l4.500 2.500',
    color: RED,
  },
  {
    ...natural,
    id: 'jellyfish',
    name: 'água-viva',
    syllables: ['á', 'gua', 'vi', 'va'],
    outline:
      'M6 20C6 10 12 4 20 4s14 6 14 16c-2.500 2.500-4.500 2.500-7 0-2.500 2.500-4.500 2.500-7 0-2.500 2.500-4.500 2.500-7 0-2.500 2.500-4.500 2.500-7 0Z',
    detail: 'M16 14v.1M24 14v.1M11 22c-2 4 2 7 0 12M17 22c-2 5 2 8 0 14M23 22c2 5-2 8 0 14M29 22c2 4-2 7 0 12',
    color: PINK,
  },
  {
    ...natural,
    id: 'shell',
    name: 'concha',
    syllables: ['con', 'cha'],
    outline:
      'M15 34C9 30 4 24 4 17a4.600 4.600 0 0 1 5.500-6.500a4.200 4.200 0 0 1 6.500-3.500a4.400 4.400 0 0 1 8 0a4.200 4.200 0 0 1 6.500 3.500a4.600 4.600 0 0 1 5.500 6.500C36 24 31 30 25 34Z',
    detail: 'M17.500 34 9.500 10.500M19.200 34 16 7M20.800 34 24 7M22.500 34 30.500 10.500',
    color: SAND,
  },
  {
    ...natural,
    id: 'seaweed',
    name: 'alga',
    syllables: ['al', 'ga'],
    outline:
      'M17 37C13 31 20 27 17 20S14 10 20 3C25 10 19 14 22 20S26 31 22 37ZM11 37C7 32 12 29 9 24S7 17 9.500 12C14 17 9.500 20 12.500 25S15.500 32 14.500 37ZM25.500 37C24 32 28 29 26 24S27 16 31 11C34 17 29 20 31 25S33 32 29 37Z',
    detail: 'M5 37h30',
    color: GREEN,
  },
  {
    ...natural,
    id: 'planet',
    name: 'planeta',
    syllables: ['pla', 'ne', 'ta'],
    outline: circleData(20, 20, 11.5),
    detail:
      'M9.300 16C4 20 1.500 24 3 26.500c2.500 4 12.500 1 22-5S39.500 9 37 6c-1.600-2-6-1.500-11.500.5M13 27c5-1 13-5 18-10M14 13.500v.1M23 27.500v.1M17 11v.1',
    color: ORANGE,
  },
  {
    ...natural,
    id: 'comet',
    name: 'cometa',
    syllables: ['co', 'me', 'ta'],
    outline: circleData(13, 27, 8.5),
    detail:
      'M17 18.500 36 4M21 23 36 13M21.500 28.500 33 22M10.500 26v.1M15.500 26v.1M10.500 29.500c1.500 1.500 3.500 1.500 5 0',
    color: YELLOW,
  },
  {
    ...natural,
    id: 'ufo',
    name: 'disco voador',
    syllables: ['dis', 'co', 'vo', 'a', 'dor'],
    outline: 'M11 19c0-7 4-11 9-11s9 4 9 11c5 1 9 3 9 6 0 4-8 6-18 6S2 29 2 25c0-3 4-5 9-6Z',
    detail: 'M11 19c5 3 13 3 18 0M10 25.500v.1M20 27v.1M30 25.500v.1M13 31l-3 6M27 31l3 6M20 8V4',
    color: TEAL,
  },
  {
    ...natural,
    id: 'satellite',
    name: 'satélite',
    syllables: ['sa', 'té', 'li', 'te'],
    outline: 'M15 13h10v15H15Z',
    detail:
      'M15 20h-3M25 20h3M2 14h10v12H2ZM28 14h10v12H28ZM7 14v12M33 14v12M2 20h10M28 20h10M20 13V7M16 7c2-3 6-3 8 0ZM18 32h4M20 28v4',
    color: SOFT_GREY,
  },
  {
    ...natural,
    id: 'alien',
    name: 'extraterrestre',
    syllables: ['ex', 'tra', 'ter', 'res', 'tre'],
    outline: 'M20 9c8 0 13 5 13 12 0 8-6 16-13 16S7 29 7 21c0-7 5-12 13-12Z',
    detail:
      'M14 9.500 11 4M26 9.500 29 4M11 3.500v.1M29 3.500v.1M12 20c1 4 4 5 6 4-1-4-3-5-6-4ZM28 20c-1 4-4 5-6 4 1-4 3-5 6-4ZM17 31c2 1.500 4 1.500 6 0',
    color: GREEN,
  },
  {
    ...natural,
    id: 'astronaut',
    name: 'astronauta',
    syllables: ['as', 'tro', 'nau', 'ta'],
    outline: 'M8 17C8 9 13 4 20 4s12 5 12 13c0 4-1 7-4 9 4 2 5 6 5 11H7c0-5 1-9 5-11-3-2-4-5-4-9Z',
    detail:
      'M12 17c0-5 3-7.500 8-7.500s8 2.500 8 7.500-3 7-8 7-8-2-8-7ZM16.500 16.500v.1M23.500 16.500v.1M18 20c1.300 1.200 2.700 1.200 4 0M16 30h8v4h-8Z',
    color: BLUE,
  },
  {
    ...natural,
    id: 'flag',
    name: 'bandeira',
    syllables: ['ban', 'dei', 'ra'],
    outline: 'M11 5c7-3 12 4 22 0v14c-10 4-15-3-22 0Z',
    detail: 'M11 3V37M6 37h10M18 9.500c3 0 5 1.500 8 1.500',
    color: RED,
  },
]

/** A picture of the scenery or of the words. Throws RangeError when there is none. */
export const pictureOf = (id: string): Picture => SCENERY.find((picture) => picture.id === id) ?? wordPicture(id)
