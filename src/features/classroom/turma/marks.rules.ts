/** Marks of children, which are also pictures on paper: a register of 24 has all of them, those after it in other colours. */
export const MARKS = [
  'cat',
  'bird',
  'snail',
  'dog',
  'rabbit',
  'squirrel',
  'fish',
  'turtle',
  'flower',
  'rocket',
  'cherry',
  'panda',
  'boat',
  'ladybug',
  'sun',
  'leaf',
  'apple',
  'shrimp',
  'palm',
  'star',
  'car',
  'umbrella',
  'carrot',
  'moon',
] as const
export type Mark = (typeof MARKS)[number]

/** Id of the picture of a child's mark. */
export const pictureOfMark = (mark: number): Mark => MARKS[mark % MARKS.length] ?? MARKS[0]
