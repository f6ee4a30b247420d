/** The alphabet with pictures: all of it in one building, a letter in four forms, a building with gaps. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { reachOf } from '../../studio/fit.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import type { Thing } from '../pontilhar/letter-things.ts'
import { buildingPage, type Lived } from './alphabet-pages.ts'
import { thingsOf } from './alphabet-things.ts'
import { letterPage } from './letter-poster.ts'

/** Yumi herself is a word of the Y. */
const SHOWING = STANDING.filter((who) => who !== 'yumi')
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** A building, or the letter that the pages begin with. */
const BUILDING = 'predio'
const LETTERS = ['A', 'E', 'I', 'M', 'Q', 'V'] as const

export interface AlphabetFacts {
  readonly lived: readonly Lived[]
  readonly letter: string | null
  readonly things: readonly Thing[]
}

/** Neither too large for a window, nor up in the sky, nor too flat to be seen there. */
function fitsWindow({ home, name, draw }: Thing): boolean {
  const { width, height } = reachOf(draw)
  return home !== 'far' && home !== 'sky' && name !== 'Yumi' && height > width * 0.3
}
const [LETTERS_MISSING, WORDS_MISSING, SHORT] = [12, 6, 5]

function missingIn(random: Random, things: readonly Thing[]): Lived['missing'][] {
  const numbers = things.map((_, i) => i)
  const words = random.sample(
    numbers.filter((i) => (things[i]?.name.length ?? 0) <= SHORT),
    WORDS_MISSING,
  )
  const letters = random.sample(
    numbers.filter((i) => !words.includes(i)),
    LETTERS_MISSING,
  )
  return numbers.map((i) => (words.includes(i) ? 'word' : letters.includes(i) ? 'letter' : null))
}

/** The windows of a page; from page to page other things. */
function livedOf(random: Random, turn: number, hasGaps: boolean): Lived[] {
  const things = ALPHABET.map((letter, i) => {
    const own = thingsOf(letter).filter(fitsWindow)
    const thing = own[(turn + i) % own.length]
    if (!thing) throw new RangeError(`nothing for ${letter}`)
    return thing
  })
  const missing = hasGaps ? missingIn(random, things) : []
  return ALPHABET.map((letter, i) => ({ letter, thing: things[i] as Thing, missing: missing[i] ?? null }))
}

function building(pen: Pen, random: Random, turn: number, hasGaps: boolean): DrawnPage<AlphabetFacts> {
  const lived = livedOf(random.fork('gaps'), turn, hasGaps)
  return {
    facts: { lived, letter: null, things: [] },
    marks: buildingPage(pen, turn, random.fork('who').sample(STANDING, 2), lived),
    items: lived.map(({ thing, missing }) => `${thing.name}${missing ? ' ?' : ''}`),
    pictures: ['crianças', 'prédio', 'janela', 'porta', ...lived.map(({ thing }) => thing.name)],
  }
}

function oneLetter(
  pen: Pen,
  random: Random,
  { theme, seed, instruction }: SheetOptions,
  index: number,
): DrawnPage<AlphabetFacts> {
  const start = LETTERS.some((one) => one === theme)
    ? ALPHABET.indexOf(theme ?? 'A')
    : createRandom(seed).integer(0, 25)
  const letter = ALPHABET[(start + index) % ALPHABET.length] ?? 'A'
  const things = random.fork('things').shuffle(thingsOf(letter).slice(0, 3))
  return {
    facts: { lived: [], letter, things },
    marks: letterPage(pen, start + index, random.fork('who').pick(SHOWING), {
      letter,
      things,
      hasPencil: /lápis/u.test(instruction ?? ''),
    }),
    items: [letter, ...things.map(({ name }) => name)],
    pictures: ['crianças', ...things.map(({ name }) => name)],
    subject: letter,
  }
}

export const alfabetoIlustrado: SheetKind<PagesFacts<AlphabetFacts>> = {
  id: 'alfabeto-ilustrado',
  category: 'alfabetizacao',
  themes: [BUILDING, ...LETTERS],
  draw: (options) =>
    composeSheet(options, options.level === 'desafio' ? 'write' : 'look', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const { level } = options
      const turn = sheet.fork('turn').integer(0, 11) + index
      const page =
        level === 'medio' ? oneLetter(pen, random, options, index) : building(pen, random, turn, level === 'desafio')
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    }),
}
