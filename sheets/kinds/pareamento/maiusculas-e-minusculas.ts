/** The same letter, large and small: print first, then the small letter in school cursive. */
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { circle, text } from '../../scene/marks.ts'
import type { Ink, Level, SheetFont, SheetKind } from '../../scene/scene.ts'

/** Same shape large and small. */
const ALIKE = [...'COSUVXZ']
const COMMON = [...'ABCDEFIJLMNOPRSTUVZ']
const UNLIKE = [...'ABDEFGHIJLMNQRT']

const LEVELS: Readonly<Record<Level, { rows: number; letters: readonly string[]; alike: number; font: SheetFont }>> = {
  facil: { rows: 4, letters: COMMON, alike: 2, font: 'display' },
  medio: { rows: 5, letters: UNLIKE, alike: 0, font: 'display' },
  desafio: { rows: 6, letters: UNLIKE, alike: 0, font: 'cursive' },
}

/** Small letters that a beginner takes for one another: at the first level never together. */
const CONFUSED = ['bdpq', 'nmhu', 'ilj', 'ft']

const VOWELS_THEME = 'vogais'
const ALPHABET_THEME = 'alfabeto'
const VOWELS = [...'AEIOU']

const item = (letter: string, font: SheetFont, fill: Ink): MatchItem => ({
  name: letter.toUpperCase(),
  draw: (box) => {
    const size = font === 'cursive' ? box.height * 0.44 : box.height * 0.62
    const r = Math.min(box.width, box.height) / 2
    const baseline = font === 'cursive' ? middleY(box) + size * 0.2 : middleY(box) + size * 0.3
    return [circle(middleX(box), middleY(box), r, { fill }), text(middleX(box), baseline, letter, size, { font })]
  },
})

const confusing = (letters: readonly string[]) =>
  CONFUSED.some((family) => letters.filter((letter) => family.includes(letter.toLowerCase())).length > 1)

export const maiusculasEMinusculas: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'maiusculas-e-minusculas',
  category: 'pareamento',
  themes: [ALPHABET_THEME, VOWELS_THEME],
  draw: (options) => {
    const { level, color } = options
    const { rows, letters, alike, font } = LEVELS[level]
    const vowels = options.theme === VOWELS_THEME
    return composeSheet(options, 'link', (random) => {
      const choose = () => {
        if (vowels) return random.sample(VOWELS, Math.min(rows, VOWELS.length))
        const easy = random.sample(ALIKE, alike)
        return random.shuffle([
          ...easy,
          ...random.sample(
            letters.filter((l) => !easy.includes(l)),
            rows - alike,
          ),
        ])
      }
      let chosen = choose()
      while (level === 'facil' && confusing(chosen)) chosen = choose()
      const inks = random.shuffle(SOFT_FILLS)
      const fill = (i: number): Ink => (color ? tint(inks[i % inks.length] ?? WHITE, 0.5) : WHITE)
      const pairs = chosen.map((letter, i) => ({
        left: item(letter, 'display', fill(i)),
        right: item(letter.toLowerCase(), font, fill(i + 3)),
      }))
      return drawMatching(random, pairs, { leftWidth: 46, rightWidth: 46, framed: false })
    })
  },
}
