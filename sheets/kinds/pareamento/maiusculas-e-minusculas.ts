/**
 * The same letter, large and small: beside the large one a picture that begins with it, then without, at last the small
 * letter in school cursive.
 */
import { amountOf } from '../../page/amount.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { rect, text } from '../../scene/marks.ts'
import type { Ink, Level, SheetFont, SheetKind } from '../../scene/scene.ts'

/** Same shape large and small. */
const ALIKE = [...'COSUVXZ']
const COMMON = [...'ABCDEFIJLMNOPRSTUVZ']
/** In cursive every letter differs from its capital in print. */
const EVERY = [...'ABCDEFGHIJLMNOPQRSTUVXZ']
const UNLIKE = [...'ABDEFGHIJLMNQRT']

interface LevelRule {
  readonly rows: number
  readonly letters: readonly string[]
  /** Letters of the same shape large and small. */
  readonly alike: number
  readonly font: SheetFont
  /** A picture beside the large letter. */
  readonly pictured: boolean
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { rows: 4, letters: COMMON, alike: 1, font: 'display', pictured: true },
  medio: { rows: 5, letters: UNLIKE, alike: 0, font: 'display', pictured: false },
  desafio: { rows: 6, letters: EVERY, alike: 0, font: 'cursive', pictured: false },
}

/** Small letters that a beginner takes for one another: at the first level never together. */
const CONFUSED = ['bdpq', 'nmhu', 'ilj', 'ft']

const VOWELS_THEME = 'vogais'
const ALPHABET_THEME = 'alfabeto'
const VOWELS = [...'AEIOU']

/** What begins with each letter, and is plain to see. */
const BEGINS: Readonly<Record<string, readonly string[]>> = {
  A: ['bee', 'airplane', 'tree', 'pineapple'],
  B: ['boat', 'banana', 'whale', 'ball'],
  C: ['rabbit', 'carrot', 'car', 'house'],
  D: ['dice', 'dinosaur', 'tooth'],
  E: ['star', 'elephant', 'school'],
  F: ['rocket', 'flower', 'seal'],
  I: ['igloo', 'church', 'island'],
  J: ['ladybug', 'crocodile', 'window'],
  L: ['lion', 'orange', 'moon', 'book'],
  M: ['apple', 'monkey', 'backpack'],
  N: ['cloud', 'ship', 'nest'],
  O: ['egg', 'eye', 'sheep', 'glasses'],
  P: ['duck', 'fish', 'kite', 'pizza'],
  R: ['mouse', 'robot', 'fox'],
  S: ['frog', 'sun', 'bell', 'shoe'],
  T: ['turtle', 'tomato', 'drum', 'train'],
  U: ['bear', 'grape', 'unicorn'],
  V: ['cow', 'candle', 'broom', 'dress'],
  X: ['cup'],
  Z: ['zebra'],
}

interface LetterLook {
  readonly font: SheetFont
  readonly fill: Ink
  /** A picture beside the letter. */
  readonly picture?: string
  readonly color?: boolean
}

const item = (letter: string, { font, fill, picture, color = false }: LetterLook): MatchItem => ({
  name: letter.toUpperCase(),
  draw: (box) => {
    const size = font === 'cursive' ? box.height * 0.5 : box.height * 0.66
    const baseline = font === 'cursive' ? middleY(box) + size * 0.2 : middleY(box) + size * 0.32
    const cx = picture ? box.x + box.width * 0.29 : middleX(box)
    const side = Math.min(box.height - 6, box.width * 0.46)
    return [
      rect(box.x, box.y, box.width, box.height, { radius: 5, fill }),
      text(cx, baseline, letter, size, { font }),
      ...(picture ? [drawPicture(picture, { cx: box.x + box.width * 0.72, cy: middleY(box), size: side, color })] : []),
    ]
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
    const { rows, letters, alike, font, pictured } = LEVELS[level]
    const vowels = options.theme === VOWELS_THEME
    const count = amountOf(options, vowels ? VOWELS.length : rows)
    const easy = letters.filter((letter) => ALIKE.includes(letter))
    const pages = dealPages(options, {
      items: vowels ? VOWELS : letters,
      perPage: count,
      // Five vowels are all there are: they come back on every page.
      ...(vowels && { nameOf: () => ({}) }),
      pinned: (options.must ?? []).filter((letter) => letters.includes(letter)),
      accept: (page, letter) =>
        vowels ||
        level !== 'facil' ||
        (!confusing([...page, letter]) &&
          (!easy.includes(letter) || page.filter((other) => easy.includes(other)).length < alike + 1)),
    })
    return composeSheet(options, 'link', (random, index) => {
      // One colour for each column: what belongs together is told by the letters alone.
      const [left = WHITE, right = WHITE] = color ? random.sample(SOFT_FILLS, 2).map((ink) => tint(ink, 0.4)) : []
      const pairs = (pages[index] ?? []).map((letter) => {
        const picture = pictured ? random.pick(BEGINS[letter] ?? []) : undefined
        return {
          left: item(letter, { font: 'display', fill: left, color, ...(picture && { picture }) }),
          right: item(letter.toLowerCase(), { font, fill: right }),
        }
      })
      return drawMatching(random, pairs, {
        leftWidth: pictured ? 72 : 60,
        rightWidth: pictured ? 46 : 60,
        framed: false,
      })
    })
  },
}
