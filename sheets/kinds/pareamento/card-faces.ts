/** Faces of the cards of games: a picture, a picture with its word, a word, a letter. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { centredText, text } from '../../scene/marks.ts'
import type { Mark, SheetFont } from '../../scene/scene.ts'

/** The picture, as large as the box lets it. */
export const pictureFace = (picture: Picture, box: Box, color: boolean): Mark[] => [
  drawPicture(picture, { cx: middleX(box), cy: middleY(box), size: Math.min(box.width, box.height), color }),
]

/** The picture above its word in capitals. */
export function namedFace(picture: Picture, box: Box, color: boolean): Mark[] {
  const word = capitals(picture.name)
  const letters = Math.min(5.4, box.height * 0.18)
  const size = Math.min(box.width, box.height - letters * 1.5)
  return [
    drawPicture(picture, { cx: middleX(box), cy: box.y + (box.height - letters * 1.5) / 2, size, color }),
    text(middleX(box), box.y + box.height - 0.8, word, fitTextSize(word, 'display', letters, box.width)),
  ]
}

/** A word or a letter in the middle of the box. */
export function wordFace(word: string, box: Box, size: number, font: SheetFont = 'display'): Mark[] {
  const fitted = fitTextSize(word, font, size, box.width)
  if (font !== 'cursive') return [centredText(middleX(box), middleY(box), word, fitted)]
  return [text(middleX(box), middleY(box) + fitted * 0.3, word, fitted, { font })]
}

/** Members of a theme in the library that its name does not suggest: a nest is no animal, a spoon no snack. */
const STRANGERS: Readonly<Record<string, readonly string[]>> = {
  tudo: ['axe', 'knife'],
  bichos: ['nest', 'unicorn'],
  comidas: [
    ...['knife', 'spoon', 'fork-knife', 'plate', 'cup', 'bowl', 'jar', 'teapot', 'shallow-pan', 'canned-food'],
    ...['baby-bottle', 'bone', 'ice', 'salt'],
  ],
  // Too similar to a briefcase for its word.
  casa: ['lunch-box', 'axe', 'knife'],
  passeio: ['crown', 'flute', 'igloo'],
}

/** True if cards of the theme may show the picture. */
export const suitsCards = ({ id }: Picture, theme = 'tudo'): boolean => !STRANGERS[theme]?.includes(id)
