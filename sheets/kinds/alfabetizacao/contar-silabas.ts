/** The child says the word and claps: a coloured ball for each syllable; then words are counted, at last divided and sorted. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { centredText, circle } from '../../scene/marks.ts'
import type { Ink, Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { CLAP } from '../../studio/cast/poses.ts'
import type { Spot } from '../../studio/paths.ts'
import { Pen } from '../../studio/pen.ts'
import { lessonWordsOf } from './lesson-words.ts'
import { classOf, syllableChart, syllableTally } from './syllable-chart.ts'
import { dealWords, hasPlainSyllables, namesOf } from './word-deck.ts'
import { firstLand, landOf } from './word-lands.ts'
import { drawWordPlace, fitsWordPlace, tagSpots, type WordPlace } from './word-place.ts'
import { drawSign, type Ground, groundOf } from './word-sign.ts'

export interface SyllableCount {
  readonly word: string
  readonly syllables: number
}

interface LevelRule {
  readonly columns: number
  readonly rows: number
  /** Most syllables of a word. */
  readonly most: number
  /** Below each thing, mm. */
  readonly front: number
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { columns: 2, rows: 3, most: 3, front: 26 },
  medio: { columns: 3, rows: 3, most: 4, front: 24 },
  desafio: { columns: 4, rows: 2, most: 5, front: 13 },
}

/** Two rows for fewer things, too. */
const ruleOf = (options: SheetOptions): LevelRule =>
  options.level === 'desafio'
    ? { ...LEVELS.desafio, columns: options.fewer ? 2 : LEVELS.desafio.columns }
    : withAmount(options, LEVELS[options.level])

const BALLS = 4
/** Foot of the title's plate, and of the things above a chart, mm. */
const [UPPER, ABOVE_CHART, ABOVE_TALLY] = [55, 166, 240]
const CHART: Box = { x: 14, y: 171, width: 182, height: 109 }
const TALLY: Box = { x: 14, y: 247, width: 182, height: 30 }
/** Of a sign with a word: from side to side, mm. */
const SIGN: Readonly<Record<Level, number>> = { facil: 56, medio: 45, desafio: 33.2 }
const LETTERS: Readonly<Record<Level, number>> = { facil: 7, medio: 5.9, desafio: 4.8 }

const perPage = ({ columns, rows }: LevelRule) => columns * rows

/** At most so many words of the same number of syllables on a page. */
const lengthsVary = (most: number) => (page: readonly Picture[], picture: Picture) =>
  page.filter((other) => classOf(other) === classOf(picture)).length < most

function drawTag(picture: Picture, [cx, cy]: Spot, options: SheetOptions, rule: LevelRule, ground: Ground): PageMark[] {
  const { level, color } = options
  const [width, height] = [SIGN[level], rule.front - (ground === 'grass' ? 5.4 : 3.4)]
  // Printed on every level: one picture has several names, and each may have another number of syllables.
  const word = capitals(picture.name)
  const size = fitTextSize(word, 'display', LETTERS[level], width - 3)
  const sign = drawSign({ x: cx - width / 2, y: cy - height / 2, width, height }, ground, color)
  if (level === 'desafio') return [...sign, centredText(cx, cy, word, size)]
  const r = level === 'facil' ? 4.7 : 4
  const ball = (i: number, fill: Ink) =>
    circle(cx + (i - (BALLS - 1) / 2) * r * 2.5, cy + height / 2 - r - 1.1, r, { fill, width: 0.6 })
  return [
    ...sign,
    centredText(cx, cy - r - 0.7, word, size),
    ...Array.from({ length: BALLS }, (_, i) =>
      i < picture.syllables.length ? answer([ball(i, ANSWER_RED)], [ball(i, WHITE)]) : ball(i, WHITE),
    ),
  ]
}

const CLAPPING = (side: 'left' | 'right') => ({ pose: CLAP, flip: side === 'right' })

/** The things of the page in a place, each with its word, and somebody who claps. */
function placeOf(options: SheetOptions, rule: LevelRule, pictures: readonly Picture[], sheet: Random, index: number) {
  const { theme = 'tudo', color, level } = options
  const sorts = level === 'desafio'
  return {
    theme,
    index: firstLand(theme, sheet) + index,
    upper: UPPER,
    cast: castOfPage(sheet.fork('cast').shuffle(STANDING), index),
    pictures,
    color,
    rows: rule.rows,
    front: rule.front,
    standing: CLAPPING,
    ...(level !== 'facil' && { foot: sorts ? ABOVE_CHART : ABOVE_TALLY }),
  } satisfies WordPlace
}

/** A chart has a row for each class that every page can have a word of. */
function classesVary(suitable: readonly Picture[], pages: number, count: number) {
  const known = suitable.map(classOf)
  const wanted = [...new Set(known)].filter((one) => known.filter((other) => other === one).length >= pages)
  const vary = lengthsVary(Math.ceil(count / 2))
  return (page: readonly Picture[], picture: Picture) => {
    const classes = [...page, picture].map(classOf)
    const missing = wanted.filter((one) => !classes.includes(one))
    return vary(page, picture) && missing.length <= count - classes.length
  }
}

export const contarSilabas: SheetKind<PagesFacts<readonly SyllableCount[]>> = {
  id: 'contar-silabas',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level, theme, color } = options
    const rule = ruleOf(options)
    const count = perPage(rule)
    const sorts = level === 'desafio'
    const suits = (picture: Picture) =>
      picture.syllables.length <= rule.most && hasPlainSyllables(picture) && fitsWordPlace(theme, picture)
    const accept = sorts
      ? classesVary(lessonWordsOf(theme).filter(suits), options.pages, count)
      : lengthsVary(Math.ceil(count / (rule.most - 1)))
    const pages = dealWords(options, { perPage: count, suits, accept })
    return composeSheet(options, sorts ? 'write' : 'say', (_, index, sheet) => {
      const pictures = pages[index] ?? []
      const place = placeOf(options, rule, pictures, sheet, index)
      const land = landOf(place.theme, place.index)
      const pen = new Pen(color)
      const spots = tagSpots(place)
      return {
        marks: [
          ...drawWordPlace(pen, place),
          ...pictures.flatMap((picture, i) => drawTag(picture, spots[i] ?? [0, 0], options, rule, groundOf(land))),
          ...(sorts ? syllableChart(pen, CHART, pictures) : []),
          ...(level === 'medio' ? syllableTally(pen, TALLY, pictures) : []),
          ...taskTitle(pen, options),
        ],
        whole: true,
        facts: pictures.map(({ name, syllables }) => ({ word: name, syllables: syllables.length })),
        items: namesOf(pictures),
      }
    })
  },
}
