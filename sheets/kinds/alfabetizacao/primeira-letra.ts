/** The child names the picture, and rings or writes its first letter. */

import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, initialOf, WORD_THEMES, withoutAccent } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { centredText, circle, rect, text } from '../../scene/marks.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { shelfPlaces, shelves, standingPicture } from '../matematica/shelf-grid.ts'
import { dealWords, isClearAlone, namesOf } from './word-deck.ts'

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

const LETTER_SIZE = 12
const LARGEST_RING = 10.5
/** Room below the rings for the name in the key, with its accents and cedillas, mm. */
const NAME_ROOM = 6

function drawChoices(task: InitialTask, box: Box): PageMark[] {
  const step = box.width / task.choices.length
  return task.choices.flatMap((letter, i): PageMark[] => {
    const cx = box.x + step * (i + 0.5)
    const r = Math.min(step * 0.44, LARGEST_RING)
    const right = letter === task.answer
    const ring = circle(cx, middleY(box), r, { width: 0.6, fill: WHITE })
    return [
      right ? answer([circle(cx, middleY(box), r, { width: 1.3, stroke: ANSWER_RED, fill: WHITE })], [ring]) : ring,
      centredText(cx, middleY(box), letter, LETTER_SIZE),
    ]
  })
}

/** The rest of the word after an empty box for its first letter. */
function drawRest(picture: Picture, box: Box): PageMark[] {
  const side = 20
  const start = box.x + 5
  const cy = middleY(box)
  const rest = capitals(picture.name.slice(1))
  const size = Math.min(13, ((box.width - side - 14) / Math.max(measureText(rest, 'display', 13), 1)) * 13)
  return [
    rect(box.x, cy - side / 2 - 3, box.width, side + 6, { radius: 4, width: 0.8, fill: WHITE }),
    rect(start, cy - side / 2, side, side, { radius: 2.5, width: 0.5, dash: [2, 1.8] }),
    writtenAnswer(start + side / 2, cy, initialOf(picture), 13),
    text(start + side + 4, cy + size * 0.35, rest, size, { anchor: 'start' }),
  ]
}

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
      ...(level !== 'desafio' && { rather: isClearAlone }),
      accept: initialsVary(mostAlike(level, theme)),
    })
    return composeSheet(options, level === 'desafio' ? 'write' : 'ring', (random, index) => {
      const pictures = pages[index] ?? []
      const tasks = pictures.map((picture): InitialTask => {
        const answer = level === 'desafio' ? initialOf(picture) : withoutAccent(initialOf(picture))
        return { picture: picture.id, answer, choices: level === 'desafio' ? [] : choicesFor(random, answer) }
      })
      const things = eachCell(tasks, shelfPlaces(1, rows), (task, place, i): PageMark[] => {
        const picture = pictures[i]
        if (!picture) return []
        const drawing = standingPicture(picture, place.x + 22, place, 36, color)
        const room = { ...place, x: place.x + 50, width: place.width - 52 }
        if (level === 'desafio') return [drawing, ...drawRest(picture, room)]
        // The key names the picture: another name may begin with another letter.
        const name = text(middleX(room), place.y + place.height - 2.2, capitals(picture.name), 4.6, {
          fill: ANSWER_RED,
        })
        return [drawing, ...drawChoices(task, { ...room, height: room.height - NAME_ROOM }), answer([name])]
      }).flat()
      const marks = [...shelves(options, rows, random.fork('people').integer(0, 99)), ...things]
      return { marks, whole: true, facts: tasks, items: namesOf(pictures) }
    })
  },
}
