/** Feelings: the child joins children who feel the same, faces to their names, or events to their feelings. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { drawDrawing } from '../../pictures/drawing.ts'
import { bust } from '../../pictures/drawn/people-drawn.ts'
import { FACES } from '../../pictures/drawn/people-looks.ts'
import { centredText, group } from '../../scene/marks.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { type Emotion, SITUATIONS } from './situations.ts'

/** In the order in which small children learn to name them; in capitals in a form for both genders where possible. */
const FEELINGS: readonly { readonly id: Emotion; readonly word: string }[] = [
  { id: 'alegria', word: 'ALEGRIA' },
  { id: 'tristeza', word: 'TRISTEZA' },
  { id: 'raiva', word: 'RAIVA' },
  { id: 'medo', word: 'MEDO' },
  { id: 'surpresa', word: 'SURPRESA' },
  { id: 'calma', word: 'CALMA' },
  { id: 'vergonha', word: 'VERGONHA' },
]

type Named = (typeof FEELINGS)[number]

const LEVELS: Readonly<Record<Level, { rows: number; feelings: number; words: boolean }>> = {
  facil: { rows: 4, feelings: 5, words: false },
  medio: { rows: 5, feelings: 6, words: true },
  desafio: { rows: 6, feelings: 7, words: true },
}

const FACES_THEME = 'rostos'
const SITUATIONS_THEME = 'situacoes'

/** Pages on which both sides show faces, or what happened, ask for that. */
const INSTRUCTIONS = {
  faces: 'Ligue as crianças que sentem a mesma coisa.',
  situations: 'Ligue o que aconteceu ao rosto de quem sente.',
} as const

const faceItem = ({ id }: Named, child: number, color: boolean): MatchItem => ({
  name: id,
  draw: (box: Box) => {
    const look = FACES[child % FACES.length]
    const size = Math.min(box.width, box.height)
    return look ? [drawDrawing(bust(look, id), { cx: middleX(box), cy: middleY(box), size, color })] : []
  },
})

const wordItem = ({ id, word }: Named): MatchItem => ({
  name: id,
  draw: (box: Box) => [centredText(middleX(box), middleY(box), word, fitTextSize(word, 'display', 8, box.width - 4))],
})

const situationItem = ({ id }: Named, color: boolean): MatchItem => ({
  name: id,
  draw: (box: Box) => {
    const { draw, sentence } = SITUATIONS[id]
    const size = Math.min(box.height - 8, box.width)
    return [
      group(0, 0, draw({ cx: middleX(box), cy: box.y + size / 2, size, color })),
      centredText(middleX(box), box.y + box.height - 2.2, sentence, fitTextSize(sentence, 'text', 4.2, box.width), {
        font: 'text',
      }),
    ]
  },
})

export const emocoes: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'emocoes',
  category: 'pareamento',
  /** `rostos`: faces on both sides; `palavras`: names from the middle level on; `situacoes`: what happened. */
  themes: ['palavras', FACES_THEME, SITUATIONS_THEME],
  draw: (options) => {
    const { rows, feelings, words } = withAmount(options, LEVELS[options.level])
    const { color, theme } = options
    const situations = theme === SITUATIONS_THEME
    const written = words && theme !== FACES_THEME && !situations
    return composeSheet(options, 'link', (random, _, sheet) => {
      // Every page goes on with other children.
      const children = random.shuffle(FACES.map((_, i) => i))
      const known = FEELINGS.slice(0, feelings)
      const wanted = known.filter(({ word }) => options.must?.some((one) => one.toLocaleUpperCase('pt-BR') === word))
      const others = sheet
        .fork(`feelings ${random.integer(0, 1e6)}`)
        .shuffle(known.filter((one) => !wanted.includes(one)))
      const pairs = random.shuffle([...wanted, ...others].slice(0, rows)).map((one, i) => ({
        left: situations ? situationItem(one, color) : faceItem(one, children[i] ?? i, color),
        right: written ? wordItem(one) : faceItem(one, children[(i + rows) % children.length] ?? i, color),
      }))
      const drawn = drawMatching(random, pairs, { leftWidth: situations ? 64 : 54, rightWidth: written ? 66 : 54 })
      const asked = situations ? INSTRUCTIONS.situations : words && !written ? INSTRUCTIONS.faces : undefined
      // A feeling comes back with another child: the page asks about that face.
      const faces = situations ? children.map((_, i) => children[(i + rows) % children.length]) : children
      const items = drawn.facts.left.map((name, i) => `${name} ${faces[i]}`)
      return { ...drawn, items, ...(asked && { instruction: asked }) }
    })
  },
}
