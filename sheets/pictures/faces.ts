/** Faces of two children for the emotions, in a 40x40 box. They are not among the words to read. */
import { BROWN, ORANGE, SAND } from '../scene/inks.ts'
import { circleData } from '../scene/marks.ts'
import type { Ink } from '../scene/scene.ts'
import type { Picture } from './drawing.ts'

export interface Emotion {
  readonly id: string
  /** In capitals, as both genders say it where that is possible. */
  readonly word: string
  /** Eyes, brows and mouth. */
  readonly look: string
}

const EYES = 'M14 20v.1M26 20v.1'
const wide = (x: number) => circleData(x, 19.5, 2.6)

export const EMOTIONS: readonly Emotion[] = [
  { id: 'alegria', word: 'ALEGRIA', look: `M13 26c2 6.500 12 6.500 14 0Z${EYES}` },
  {
    id: 'tristeza',
    word: 'TRISTEZA',
    look: `M14.500 30c2-4 9-4 11 0M11.500 17l5-2M28.500 17l-5-2M27.500 23.500c-2 2.800 2.400 2.800.4 0${EYES}`,
  },
  { id: 'raiva', word: 'RAIVA', look: `M14 29.500c2-3 10-3 12 0M11 15l6.500 3M29 15l-6.500 3${EYES}` },
  {
    id: 'medo',
    word: 'MEDO',
    look: `M13.500 29l2.200-2 2.200 2 2.100-2 2.100 2 2.200-2 2.200 2M11.500 14c1.500-1.500 3-1.500 4.500-.5M28.500 14c-1.500-1.500-3-1.500-4.500-.5${wide(14)}${wide(26)}`,
  },
  {
    id: 'surpresa',
    word: 'SURPRESA',
    look: `${circleData(20, 28, 3.2)}M11.500 15.500c1-2 4-2 5 0M28.500 15.500c-1-2-4-2-5 0${EYES}`,
  },
  {
    id: 'sono',
    word: 'SONO',
    look: 'M11.500 20c1.500 1.800 4 1.800 5.500 0M23 20c1.500 1.800 4 1.800 5.500 0M17.500 28.500c1.500 1.200 3.500 1.200 5 0M33.500 6h3.500l-3.500 4.500h3.500M37 1.500h2.500l-2.500 3.200h2.500',
  },
  {
    id: 'vergonha',
    word: 'VERGONHA',
    look: `M17 28c2 1.500 4.500 1.500 6-.5M10.500 24l2-2M13 24.500l2-2M25 24.500l2-2M27.500 24l2-2${EYES}`,
  },
  {
    id: 'calma',
    word: 'CALMA',
    look: 'M11.500 20.500c1.500-1.800 4-1.800 5.500 0M23 20.500c1.500-1.800 4-1.800 5.500 0M15 26.500c2.500 2.800 7.500 2.800 10 0',
  },
]

const PEACH: Ink = [0, 16, 22, 0]
/** Dark brown hair: lines still show on it. */
const DARK: Ink = [20, 40, 45, 48]

interface Child {
  readonly skin: Ink
  readonly hair: Ink
  /** Closed, drawn over the head. */
  readonly hairs: readonly string[]
}

const CHILDREN: readonly Child[] = [
  {
    skin: SAND,
    hair: BROWN,
    hairs: ['M6.500 17C6 8 12 4 20 4s14 4 13.500 13c-3-1-5-3.500-6-6-4 3-13 4-18 2.500-.5 1.500-1.500 2.800-3 3.500Z'],
  },
  {
    skin: BROWN,
    hair: DARK,
    hairs: [
      circleData(5.6, 15.5, 4.2),
      circleData(34.4, 15.5, 4.2),
      'M7 16.500C8 9 13 5.500 20 5.500s12 3.500 13 11c-4 .5-9-1.500-13-5-4 3.500-9 5.500-13 5Z',
    ],
  },
  {
    skin: PEACH,
    hair: ORANGE,
    hairs: [
      'M6.500 16c-1-4 1-5 2-6 0-3 3-4 4-3.500C14 4 17 3.500 18.500 5 20.500 3 24 3 25 5c2-1 5 0 5.500 2.500 2.500.5 3.500 3.500 2.500 8.500-2-1-4-2-5-4-2 1-5 1-8 0-3 1.500-6 1.500-8 .5-1.500 2-3 3-5.500 3.500Z',
    ],
  },
]

const HEAD = 'M20 7c8.500 0 13.500 5.500 13.500 14.500S28 37 20 37 6.500 30.500 6.500 21.500 11.500 7 20 7Z'

/** How many children there are to choose from. */
export const CHILD_COUNT = CHILDREN.length

/** The face of one of the children (counted from 0) showing an emotion. */
export function face(emotion: Emotion, child: number): Picture {
  const { skin, hair, hairs } = CHILDREN[child % CHILDREN.length] ?? { skin: SAND, hair: BROWN, hairs: [] }
  return {
    id: `${emotion.id}-${child}`,
    name: emotion.id,
    article: 'a',
    syllables: [emotion.id],
    category: 'objeto',
    outline: HEAD,
    detail: emotion.look,
    color: skin,
    front: hairs.map((d) => ({ d, ink: hair })),
  }
}
