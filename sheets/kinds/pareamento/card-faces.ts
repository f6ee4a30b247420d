/** Faces of the cards of games that are words or letters, and which pictures suit a theme. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { middleX, middleY } from '../../page/cells.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { centredText, text } from '../../scene/marks.ts'
import type { Mark, SheetFont } from '../../scene/scene.ts'

/** A word or a letter in the middle of the box. */
export function wordFace(word: string, box: Box, size: number, font: SheetFont = 'display'): Mark[] {
  const fitted = fitTextSize(word, font, size, box.width)
  if (font !== 'cursive') return [centredText(middleX(box), middleY(box), word, fitted)]
  return [text(middleX(box), middleY(box) + fitted * 0.3, word, fitted, { font })]
}

/** Members of a theme in the library that its name does not suggest: a nest is no animal, a spoon no snack. */
const STRANGERS: Readonly<Record<string, readonly string[]>> = {
  tudo: ['axe', 'knife', 'guava'],
  bichos: ['nest', 'unicorn'],
  comidas: [
    ...['knife', 'spoon', 'fork-knife', 'plate', 'cup', 'bowl', 'jar', 'teapot', 'shallow-pan', 'canned-food'],
    ...['baby-bottle', 'bone', 'ice', 'salt'],
    // A green guava is a pear with a star.
    'guava',
  ],
  // Too similar to a briefcase for its word.
  casa: ['lunch-box', 'axe', 'knife'],
  passeio: ['crown', 'flute', 'igloo'],
}

/** True if cards of the theme may show the picture. */
export const suitsCards = ({ id }: Picture, theme = 'tudo'): boolean => !STRANGERS[theme]?.includes(id)
