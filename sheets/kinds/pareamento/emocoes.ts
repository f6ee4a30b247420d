/** What do they feel? Join the children who feel the same, then the faces to the names of what they show. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { CHILD_COUNT, EMOTIONS, type Emotion, face } from '../../pictures/faces.ts'
import { centredText } from '../../scene/marks.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'

/** The first emotions are the ones that small children name first. */
const LEVELS: Readonly<Record<Level, { rows: number; emotions: number; words: boolean }>> = {
  facil: { rows: 4, emotions: 5, words: false },
  medio: { rows: 5, emotions: 6, words: true },
  desafio: { rows: 6, emotions: 8, words: true },
}

const FACES_THEME = 'rostos'

const faceItem = (emotion: Emotion, child: number, color: boolean): MatchItem => ({
  name: emotion.id,
  draw: (box: Box) => [
    drawPicture(face(emotion, child), {
      cx: middleX(box),
      cy: middleY(box),
      size: Math.min(box.width, box.height) * 0.96,
      color,
    }),
  ],
})

const wordItem = (emotion: Emotion): MatchItem => ({
  name: emotion.id,
  draw: (box: Box) => [
    centredText(middleX(box), middleY(box), emotion.word, fitTextSize(emotion.word, 'display', 8, box.width - 4)),
  ],
})

export const emocoes: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'emocoes',
  category: 'pareamento',
  /** `rostos`: faces on both sides on every level; `palavras`: names from the middle level on. */
  themes: ['palavras', FACES_THEME],
  draw: (options) => {
    const { rows, emotions, words } = LEVELS[options.level]
    const written = words && options.theme !== FACES_THEME
    return composeSheet(options, 'link', (random) => {
      const children = random.shuffle(Array.from({ length: CHILD_COUNT }, (_, i) => i))
      const [one = 0, other = 1] = children
      const pairs = random.sample(EMOTIONS.slice(0, emotions), rows).map((emotion, i) => ({
        left: faceItem(emotion, written ? (children[i % CHILD_COUNT] ?? one) : one, options.color),
        right: written ? wordItem(emotion) : faceItem(emotion, other, options.color),
      }))
      return drawMatching(random, pairs, { leftWidth: 46, rightWidth: written ? 62 : 46 })
    })
  },
}
