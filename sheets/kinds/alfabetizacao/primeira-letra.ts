/** The child names the picture, and rings or writes its first letter. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, initialOf, WORD_THEMES, withoutAccent } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { centredText, circle, rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { Pen } from '../../studio/pen.ts'
import { dealWords, isClearAlone, namesOf } from './word-deck.ts'
import { firstLand, landOf } from './word-lands.ts'
import { drawWordPlace, isHeld, placeHolding, tagSpots, type WordPlace } from './word-place.ts'
import { drawSign, groundOf } from './word-sign.ts'

export interface InitialTask {
  readonly picture: string
  readonly answer: string
  /** Letters to choose from; empty where the letter is written. */
  readonly choices: readonly string[]
}

const VOWELS = ['A', 'E', 'I', 'O', 'U']
const CONSONANTS = 'BCDFGJLMNPRSTVX'.split('')
/** Letters that may sound the same at the start of a word: never offered together. */
const ALIKE = ['CSX', 'GJ', 'CQ', 'XC', 'SC']
const ROWS = 5
const VOWEL_THEME = 'vogais'
const EVERY_WORD = 'tudo'
/** Letters of the longest word. */
const LONGEST = 9

const startsWithVowel = (picture: Picture) => VOWELS.includes(withoutAccent(initialOf(picture)))

/** Beginnings that are written with two letters, or with one that is not heard: not for beginners. */
const HARD_BEGINNING = /^(?:ch|qu|gu[ei]|h|x|ce|ci|ge|gi|iglu)/

/** The first level is about vowels whatever the theme, the second about consonants. */
function suits(picture: Picture, level: Level, theme: string | undefined): boolean {
  if (picture.name.length > LONGEST || (level !== 'desafio' && HARD_BEGINNING.test(picture.name))) return false
  if (level === 'facil' || theme === VOWEL_THEME) return startsWithVowel(picture)
  return level === 'desafio' || !startsWithVowel(picture)
}

/** At most so many words of a page begin with the same letter. */
const initialsVary = (most: number) => (page: readonly Picture[], picture: Picture) =>
  page.filter((other) => withoutAccent(initialOf(other)) === withoutAccent(initialOf(picture))).length < most

/** Most words of a page with the same initial: each vowel once, except in themes with few words that start with one. */
function mostAlike(level: Level, theme: string | undefined): number {
  if (level === 'facil') return theme === VOWEL_THEME ? 1 : 2
  return theme === VOWEL_THEME ? 2 : 1
}

function soundsAlike(a: string, b: string): boolean {
  return ALIKE.some((letters) => letters.includes(a) && letters.includes(b))
}

function choicesFor(random: Random, answer: string): string[] {
  if (VOWELS.includes(answer)) return VOWELS
  const others = CONSONANTS.filter((letter) => letter !== answer && !soundsAlike(letter, answer))
  return random.shuffle([answer, ...random.sample(others, 3)])
}

/** Foot of the title's plate, and the room below each thing, mm. */
const UPPER = 55
const FRONT: Readonly<Record<Level, number>> = { facil: 24, medio: 24, desafio: 25 }
/** From side to side of a sign, mm. */
const SIGN = 69
/** Letters of a choice, of a word, and the largest ring, mm. */
const [LETTER, WORD, RING] = [8.6, 10, 7]
/** Room below the rings of a key for the name of the picture, mm. */
const KEY_NAME = 8.6
/** Side of the box for a letter, mm. */
const SLOT = 15

/** Letters to ring. The key names the picture: another name may begin with another letter. */
function drawChoices(task: InitialTask, picture: Picture, { x, y, width, height }: Box): PageMark[] {
  const step = (width - 3) / task.choices.length
  const r = Math.min(step * 0.46, RING)
  const inKey = Math.min(r, (height - KEY_NAME) / 2)
  const letters = (cy: number, r: number, isKey: boolean): Mark[] =>
    task.choices.flatMap((letter, i) => {
      const cx = x + 1.5 + step * (i + 0.5)
      const isRight = isKey && letter === task.answer
      return [
        circle(cx, cy, r, { width: isRight ? 1.3 : 0.6, fill: WHITE, ...(isRight && { stroke: ANSWER_RED }) }),
        centredText(cx, cy, letter, LETTER * Math.min(1, r / 5.6)),
      ]
    })
  const word = capitals(picture.name)
  const name = text(x + width / 2, y + height - 2.3, word, fitTextSize(word, 'display', 4.6, width - 4), {
    fill: ANSWER_RED,
  })
  return [answer([...letters(y + inKey + 0.8, inKey, true), name], letters(y + height / 2, r, false))]
}

/** The rest of the word after an empty box for its first letter. */
function drawRest(picture: Picture, { x, y, width, height }: Box, size: number): PageMark[] {
  const rest = capitals(picture.name.slice(1))
  const cy = y + height / 2
  const left = x + (width - SLOT - 2 - measureText(rest, 'display', size)) / 2
  return [
    rect(left, cy - SLOT / 2, SLOT, SLOT, { radius: 2.5, width: 0.5, dash: [2, 1.8] }),
    writtenAnswer(left + SLOT / 2, cy, initialOf(picture), WORD),
    text(left + SLOT + 2, cy + size * 0.35, rest, size, { anchor: 'start' }),
  ]
}

/** One size for the words of a page. */
const restSize = (pictures: readonly Picture[]): number =>
  Math.min(...pictures.map(({ name }) => fitTextSize(capitals(name.slice(1)), 'display', WORD, SIGN - SLOT - 6)))

export const primeiraLetra: SheetKind<PagesFacts<readonly InitialTask[]>> = {
  id: 'primeira-letra',
  category: 'alfabetizacao',
  /** `vogais`: only words that begin with a vowel. */
  themes: [...WORD_THEMES, VOWEL_THEME],
  draw: (options) => {
    const { level, color, theme } = options
    const rows = amountOf(options, ROWS)
    const pages = dealWords(options, {
      perPage: rows,
      theme: theme === VOWEL_THEME ? EVERY_WORD : (theme ?? EVERY_WORD),
      suits: (picture) => suits(picture, level, theme),
      // The rest of the word makes the picture clear only where it is printed.
      rather: (picture) => isHeld(theme, picture) && (level === 'desafio' || isClearAlone(picture)),
      accept: initialsVary(mostAlike(level, theme)),
    })
    return composeSheet(options, level === 'desafio' ? 'write' : 'ring', (random, index, sheet) => {
      const pictures = pages[index] ?? []
      const tasks = pictures.map((picture): InitialTask => {
        const answer = level === 'desafio' ? initialOf(picture) : withoutAccent(initialOf(picture))
        return { picture: picture.id, answer, choices: level === 'desafio' ? [] : choicesFor(random, answer) }
      })
      const held = placeHolding(theme, pictures)
      const place: WordPlace = {
        ...{ theme: held, index: firstLand(held, sheet) + index, upper: UPPER, pictures, color },
        ...{ rows: Math.ceil(rows / 2), front: FRONT[level] },
        cast: castOfPage(sheet.fork('cast').shuffle(STANDING), index),
      }
      const ground = groundOf(landOf(held, place.index))
      const height = FRONT[level] - (ground === 'grass' ? 5.4 : 3.4)
      const size = restSize(pictures)
      const spots = tagSpots(place)
      const signs = pictures.flatMap((picture, i): PageMark[] => {
        const [cx, cy] = spots[i] ?? [0, 0]
        const room = { x: cx - SIGN / 2, y: cy - height / 2, width: SIGN, height }
        const task = tasks[i]
        if (!task) return []
        return [
          ...drawSign(room, ground, color),
          ...(level === 'desafio' ? drawRest(picture, room, size) : drawChoices(task, picture, room)),
        ]
      })
      return {
        marks: [...drawWordPlace(new Pen(color), place), ...signs, ...taskTitle(new Pen(color), options)],
        whole: true,
        facts: tasks,
        items: namesOf(pictures),
      }
    })
  },
}
