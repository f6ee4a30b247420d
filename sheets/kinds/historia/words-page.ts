/** Shelves of a stall or a museum: eight things, and the older words that their names came from. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { reachOf, standing } from '../../studio/fit.ts'
import { STRIPES, WORD_THINGS, type WordThing } from '../../studio/heritage/word-things.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type HeritagePlace, heritageSquare, museumHall, readersPaper } from '../../studio/places/heritage-places.ts'
import { awning } from '../../studio/shapes/built.ts'
import { openLine } from './heritage-pages.ts'
import { letterAt, letterIn } from './letters.ts'
import type { LoanWord } from './loan-words.ts'

export interface WordsTask {
  /** From A, on the shelves. */
  readonly shown: readonly LoanWord[]
  readonly asked: readonly LoanWord[]
}

const fromTupi = ({ shown }: WordsTask): number => shown.filter(({ origin }) => origin === 'tupi').length

const SHELVES = [104, 154] as const
const XS = [38, 83, 128, 173] as const
const PAPER = { x: 42, y: 182, width: 126, height: 100 }

const shelves = (pen: Pen, place: HeritagePlace, variant: number): Drawing => {
  const stripes = STRIPES[variant % STRIPES.length] ?? STRIPES[0]
  return [
    place === 'praca' ? heritageSquare(pen, variant, 120) : museumHall(pen, variant, 182),
    pen.shape(box(14, 60, 182, 114, 2), place === 'praca' ? 'woodPale' : 'sky', 1.1),
    place === 'praca' && stripes ? awning(pen, { x: 9, y: 56, width: 192, height: 10 }, 16, stripes) : [],
    SHELVES.map((y) => pen.shape(place === 'praca' ? box(12, y, 186, 11, 1) : box(18, y, 174, 11, 1), 'wood', 1.1)),
    place === 'praca' ? [pen.shape(box(16, 174, 6, 30), 'wood', 1), pen.shape(box(188, 174, 6, 30), 'wood', 1)] : [],
  ]
}

/** Widest and highest thing on a shelf, mm. */
const [WIDEST, HIGHEST] = [29, 35]
/** Of small things beside large ones: a share of the room on the shelf. */
const SHARE: Partial<Record<WordThing, number>> = {
  ...{ laranja: 0.6, tomate: 0.6, caqui: 0.58, caju: 0.66, peteca: 0.72, pipoca: 0.8, acarajé: 0.74, azulejo: 0.7 },
  ...{ abacate: 0.74, dendê: 0.8, chocolate: 0.72, cuca: 0.9, fubá: 0.84, alface: 0.86, tatame: 1.04 },
}

const sizeOf = (word: WordThing): number => {
  const { width, height } = reachOf(WORD_THINGS[word])
  return Math.max(width, height) * Math.min(WIDEST / width, HIGHEST / height) * (SHARE[word] ?? 1)
}

const thing = (pen: Pen, { word }: LoanWord, i: number): Drawing => {
  const [x, y] = [XS[i % 4] ?? 0, SHELVES[i < 4 ? 0 : 1] ?? 0]
  const width = measureText(word, 'text', 5) + 6
  return [
    standing(pen.plane('middle'), WORD_THINGS[word], x + 3, y, sizeOf(word)),
    pen.shape(box(x - width / 2 + 3, y + 1.8, width, 7.4, 2), 'white', 0.8),
    pen.text(x + 3, y + 7.2, word, 5, { font: 'text' }),
    pen.shape(circle(x - 16.5, y - 7, 4.4), 'yellow', 1),
    pen.text(x - 16.5, y - 4.9, letterAt(i), 5.8),
  ]
}

function row(pen: Pen, { from, language }: LoanWord, x: number, y: number, letter: string): PageMark[] {
  const size = fitTextSize(from, 'display', 5, 40)
  return [
    ...marksOf([
      pen.text(x, y - 0.4, from, size, { anchor: 'start' }),
      pen.text(x, y + 4.6, language, 3.9, { font: 'text', anchor: 'start' }),
      pen.shape(box(x + 42, y - 5, 12, 10, 2), 'white', 0.9),
    ]),
    writtenAnswer(x + 48, y, letter, 6.2),
  ]
}

export function wordsPage(
  pen: Pen,
  place: HeritagePlace,
  variant: number,
  readers: readonly [CastName, CastName],
  task: WordsTask,
): PageMark[] {
  const { x, y, width } = PAPER
  const question = 'Quantas palavras vieram do tupi?'
  return [
    ...marksOf([
      shelves(pen, place, variant),
      task.shown.map((one, i) => thing(pen, one, i)),
      readersPaper(pen, PAPER, readers),
      pen.line(`M${x + width / 2} ${y + 4}V${y + 58}`, 0.6, 'stoneDark'),
      pen.text(x + 6, y + 71.7, question, 4.9, { font: 'text', anchor: 'start' }),
      pen.shape(box(x + 100, y + 65, 12, 10, 2), 'white', 0.9),
      openLine(pen, x + 6, y + 90, width - 12, 'Outra palavra de outra língua:'),
    ]),
    ...task.asked.flatMap((one, i) =>
      row(pen, one, x + 5 + (i % 2) * 62, y + 10 + Math.floor(i / 2) * 14, letterIn(task.shown, one)),
    ),
    writtenAnswer(x + 98, y + 87, 'Ex.: pizza', 4.6),
    writtenAnswer(x + 106, y + 70, String(fromTupi(task)), 6.2),
  ]
}
