/**
 * The same letter, large and small: beside the large one a picture that starts with it and its word, then spoken by a
 * mother and her young, at last the small letter in school cursive.
 */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { createRandom } from '../../page/random.ts'
import { drawPicture, nameOfShown } from '../../pictures/drawing.ts'
import { SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { heavier, rect, text } from '../../scene/marks.ts'
import type { Ink, Level, SheetFont, SheetKind } from '../../scene/scene.ts'
import { drawSpeech } from './speech.ts'

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

/** Pictures that start with each letter, and are easy to recognise. */
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
  readonly color: boolean
}

/** Small letters of the cursive that rise above the others or fall below the line: how far they move, in sizes. */
const shiftOf = (letter: string) =>
  'bdhklt'.includes(letter) ? 0.2 : letter === 'f' ? 0.04 : 'gjpqyz'.includes(letter) ? -0.12 : 0

/** The letter in the middle of a box. */
const letterIn = (box: Box, letter: string, font: SheetFont, cx = middleX(box)) => {
  const cursive = font === 'cursive'
  const size = cursive ? Math.min(21, box.height * 0.47) : Math.min(26, box.height * 0.66)
  const drawn = text(cx, middleY(box) + size * (cursive ? 0.2 + shiftOf(letter) : 0.32), letter, size, { font })
  return cursive ? heavier(drawn, size) : drawn
}

/** The letter alone in its frame. */
const plainItem = (letter: string, { font, fill }: LetterLook): MatchItem => ({
  name: letter.toUpperCase(),
  draw: (box) => [rect(box.x, box.y, box.width, box.height, { radius: 5, fill }), letterIn(box, letter, font)],
})

/** Height of the word below a picture, mm. */
const WORD = 9

/** The letter beside a picture that begins with it, and the word. */
const picturedItem = (letter: string, picture: string, { font, fill, color }: LetterLook): MatchItem => ({
  name: letter,
  draw: (box) => {
    const side = Math.min(box.height - WORD - 4, box.width * 0.46)
    const [cx, room] = [box.x + box.width * 0.7, box.width * 0.56]
    const word = nameOfShown(picture).toUpperCase()
    return [
      rect(box.x, box.y, box.width, box.height, { radius: 5, fill }),
      letterIn(box, letter, font, box.x + box.width * 0.24),
      drawPicture(picture, { cx, cy: box.y + 3 + side / 2, size: side, color }),
      text(cx, box.y + box.height - 4, word, fitTextSize(word, 'display', 6, room)),
    ]
  },
})

/** Mothers and their young: the same animal, large and small, of which the whole body is drawn. */
const FAMILIES = ['elephant', 'cow', 'duck', 'giraffe', 'sheep', 'kangaroo', 'goat', 'whale'] as const
const MOTHER_SIZE = 29
const YOUNG_SIZE = 17

/** A letter spoken by mother or young. */
const spokenItem = (letter: string, who: string, { font, fill, color }: LetterLook): MatchItem => {
  const mother = letter === letter.toUpperCase()
  const at = mother ? 'left' : 'right'
  return {
    name: letter.toUpperCase(),
    draw: (box) =>
      drawSpeech(box, { who, at, size: mother ? MOTHER_SIZE : YOUNG_SIZE, fill, color }, (bubble) => [
        letterIn(bubble, letter, font),
      ]),
  }
}

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
    const families = createRandom(options.seed).fork('families').shuffle(FAMILIES)
    return composeSheet(options, 'link', (random, index) => {
      // One colour for each column: the letters alone give the answer.
      const [left = WHITE, right = WHITE] = color ? random.sample(SOFT_FILLS, 2).map((ink) => tint(ink, 0.4)) : []
      const family = families[index % families.length] ?? FAMILIES[0]
      const large = { font: 'display', fill: left, color } as const
      const small = { font, fill: right, color }
      const pairs = (pages[index] ?? []).map((letter) =>
        pictured
          ? {
              left: picturedItem(letter, random.pick(BEGINS[letter] ?? []), large),
              right: plainItem(letter.toLowerCase(), small),
            }
          : { left: spokenItem(letter, family, large), right: spokenItem(letter.toLowerCase(), family, small) },
      )
      const widths = pictured ? { leftWidth: 78, rightWidth: 46 } : { leftWidth: 68, rightWidth: 56 }
      const drawn = drawMatching(random, pairs, { ...widths, framed: false })
      // Neither the letters, which repeat, nor the animals that speak them count as items.
      return pictured ? drawn : { ...drawn, items: [] }
    })
  },
}
