/** One letter to trace: as a road for small hands, then dotted on the pauta, at last inside its word. */
import { measureText } from '../../lettering/fonts.ts'
import { LETTER_BOX, letterWidth } from '../../lettering/letters.ts'
import { ruledHeight } from '../../lettering/ruled.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { PICTURE, pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { SOFT_FILLS, SOFT_GREY, tint } from '../../scene/inks.ts'
import { answerBox, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { letterPlace } from './letter-places.ts'
import { type LetterSubject, letterSubject } from './letter-subjects.ts'
import {
  beginning,
  joinWritten,
  roadLetter,
  roadReach,
  ruledRow,
  textWidth,
  type Written,
  type WrittenFacts,
} from './written.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

type Row = 'capital' | 'small' | 'both' | 'word' | 'board' | 'missing' | 'free'

const WORD_ROWS: ReadonlySet<Row> = new Set(['word', 'board', 'missing'])

interface Plan {
  /** Height of capitals, mm. */
  readonly size: number
  /** Rows of the first, second… page. */
  readonly pages: readonly [readonly Row[], ...(readonly Row[])[]]
}

const PLANS: Readonly<Record<Exclude<Level, 'facil'>, Plan>> = {
  medio: {
    size: 23,
    pages: [
      ['capital', 'small', 'both', 'word'],
      ['both', 'board', 'missing', 'free'],
      ['board', 'word', 'missing', 'free'],
    ],
  },
  desafio: {
    size: 16,
    pages: [
      ['capital', 'small', 'both', 'word', 'free'],
      ['both', 'board', 'missing', 'word', 'free'],
    ],
  },
}

/** Dots, mm: the frame of the page makes them smaller. */
const LEAST = 1.28

/** In letters below this height the usual dots are too few for their curves, mm; spacing relative to the usual one. */
const [SMALL, CLOSE] = [20, 0.78]

const MODEL_HEIGHT = 67
const MODEL_SIZE = 44
/** Of a letter with a tail, which ends above the first row. */
const TAILED_MODEL_SIZE = 37
const ROW_INSET = 5
/** Free space between the letters of a row, as a share of the capital height. */
const SPACING = 0.55

export interface LetterFacts extends WrittenFacts {
  readonly letter: string
  readonly word: string
  readonly rows: readonly string[]
}

/** A picture, and its word as boards and as books have it. */
function drawWord(subject: LetterSubject, cx: number, cy: number, size: number, color: boolean): Mark[] {
  const { name } = subject
  const height = Math.min(8.4, 62 / name.length + 2)
  const foot = cy + size / 2
  const pen = new Pen(color)
  const width = Math.max(measureText(capitals(name), 'display', height), measureText(name, 'display', height)) + 8
  const middle = Math.min(cx, CONTENT.x + CONTENT.width - 1 - width / 2)
  return [
    ...marksOf(subject.draw(pen, cx, foot, size)),
    ...marksOf(pen.shape(box(middle - width / 2, foot + 1.2, width, 2 * height + 6, 2.5), 'white', 0.8)),
    text(middle, foot + height + 2.2, capitals(name), height),
    text(middle, foot + 2 * height + 3.4, name, height),
  ]
}

/** Depth of a letter of capital height 1 below the capital line. */
const depthOf = (letter: string) =>
  ('gjpqyQ'.includes(letter) ? LETTER_BOX.tail : LETTER_BOX.baseline) / LETTER_BOX.baseline

/** Roads in a row, spread over the width. */
function roads(letters: readonly string[], top: number, size: number, color: boolean, ink: Ink): Written {
  const reach = 2 * roadReach(size)
  const used = letters.reduce((sum, letter) => sum + letterWidth(letter, size) + reach, 0)
  const gap = (CONTENT.width - used) / letters.length
  let x = CONTENT.x + gap / 2 + reach / 2
  const drawn = letters.map((letter) => {
    const road = roadLetter(letter, { x, y: top + size, size, color, ink, least: LEAST })
    x += letterWidth(letter, size) + reach + gap
    return road
  })
  return joinWritten(drawn)
}

/** As many letters as the row holds, at least two. */
function fill(letters: readonly string[], size: number): string[] {
  const chosen: string[] = []
  let used = 0
  for (let i = 0; i < 5; i++) {
    const letter = letters[i % letters.length] ?? ''
    used += letterWidth(letter, size) + 2 * roadReach(size) + 3
    if (used > CONTENT.width && i > 1) break
    chosen.push(letter)
  }
  return chosen
}

/** One letter as large as the page allows, its picture beside it, and a row of smaller roads. */
function drawRoads(capital: string, subject: LetterSubject, isSmall: boolean, color: boolean, ink: Ink) {
  const letter = isSmall ? capital.toLowerCase() : capital
  const height = 100
  const size = Math.min(
    height / depthOf(letter),
    isSmall ? 84 : height,
    (96 * 60) / Math.max(48, letterWidth(letter, 60)),
  )
  const reach = roadReach(size)
  const x = CONTENT.x + (104 - letterWidth(letter, size)) / 2
  const big = roadLetter(letter, { x, y: CONTENT.y + reach + 1 + size, size, color, ink, least: LEAST })
  const pair = isSmall ? [letter, capital] : [capital, capital.toLowerCase()]
  const depth = Math.max(...pair.map(depthOf))
  const small = 54 / depth
  const rowTop = CONTENT.y + CONTENT.height - 2 - roadReach(small) - small * depth
  const chosen = fill(pair, small)
  const row = roads(chosen, rowTop, small, color, ink)
  const word = drawWord(subject, CONTENT.x + 142, CONTENT.y + 50, 70, color)
  const { marks, ...written } = joinWritten([big, row])
  return { marks: [...marks, ...word], rows: [letter, chosen.join('')], written }
}

/** Above rows without all their dots: the hand writes what it remembers. */
const LABELS: Readonly<Partial<Record<Row, string>>> = {
  missing: 'Escreva a letra que falta:',
  free: 'Agora sem pontinhos:',
}

interface Word {
  readonly text: string
  readonly x: number
  readonly guided: boolean
  readonly spacing: number
  readonly least: number
  readonly spread: number
}

/** Words without their first letters, and a box for each of these. */
function withoutFirst(words: readonly Word[], y: number, size: number) {
  const first = words[0]?.text.charAt(0) ?? ''
  const width = letterWidth(first, size)
  return {
    rests: words.map((word) => ({ ...word, text: word.text.slice(1), x: word.x + width + size * word.spacing })),
    boxes: words.map(({ x }) => answerBox(x - 1.5, y - size, width + 3, size * depthOf(first))),
  }
}

function drawRow(row: Row, capital: string, word: string, y: number, size: number, color: boolean, isLast: boolean) {
  const small = capital.toLowerCase()
  const texts = {
    capital: [capital],
    small: [small],
    both: [capital, small],
    word: [word],
    board: [capitals(word)],
    missing: [word],
    free: [],
  }[row]
  const isWord = WORD_ROWS.has(row)
  const spacing = isWord ? 0.3 : 0
  const gap = isWord ? size * 0.9 : size * SPACING
  const room = CONTENT.width - 2 * ROW_INSET
  const widest = textWidth(texts[0] ?? '', size, spacing)
  const scale = room / Math.max(room, widest)
  const words: Word[] = []
  let x = CONTENT.x + ROW_INSET
  for (let i = 0; texts.length > 0; i++) {
    const next = texts[i % texts.length] ?? ''
    const width = textWidth(next, size * scale, spacing)
    if (x + width > CONTENT.x + CONTENT.width - ROW_INSET + 0.01) break
    // In a word numbers and arrows of neighbours would run together: its start dots are enough.
    words.push({
      text: next,
      x,
      guided: !isWord && i < texts.length,
      spacing,
      least: LEAST,
      spread: size < SMALL ? CLOSE : 1,
    })
    x += width + gap
  }
  // The hand does the last part of the row alone, from a dot for each word or letter.
  const kept = isLast && words.length > 1 ? words.slice(0, Math.ceil(words.length / 2)) : words
  const { rests, boxes } = row === 'missing' ? withoutFirst(kept, y, size * scale) : { rests: kept, boxes: [] }
  const { marks, ...written } = ruledRow({ x: CONTENT.x, width: CONTENT.width, y, size: size * scale, color }, rests)
  const begun = words.slice(kept.length).flatMap((word) => beginning(word, y, size * scale, color))
  const task = LABELS[row]
  const label = task ? [text(CONTENT.x, y - size - 2.8, task, 4.4, { anchor: 'start', font: 'text' })] : []
  return {
    written: { ...written, marks: [...marks, ...begun, ...boxes, ...label] },
    texts: rests.map((rest) => rest.text).join(' '),
  }
}

function drawRuledPage(
  capital: string,
  subject: LetterSubject,
  options: SheetOptions,
  plan: Plan,
  ink: Ink,
  index: number,
) {
  const { color } = options
  const small = capital.toLowerCase()
  const size = Math.max(depthOf(capital), depthOf(small)) > 1 ? TAILED_MODEL_SIZE : MODEL_SIZE
  const pairWidth = letterWidth(capital, size) + 22 + letterWidth(small, size)
  const x = CONTENT.x + (CONTENT.width - 62 - pairWidth) / 2
  const y = CONTENT.y + roadReach(size) + size
  const style = { y, size, color, ink, road: size * 0.214, least: LEAST }
  const model = joinWritten([
    roadLetter(capital, { ...style, x }),
    roadLetter(small, { ...style, x: x + letterWidth(capital, size) + 22 }),
  ])
  const rows = inTurn(plan.pages, index)
  const gap = (CONTENT.height + 3 - MODEL_HEIGHT - rows.length * ruledHeight(plan.size)) / rows.length
  const drawn = rows.map((row, i) => {
    const top = CONTENT.y + MODEL_HEIGHT + gap * (i + 0.8) + i * ruledHeight(plan.size)
    return drawRow(row, capital, subject.name, top + plan.size, plan.size, color, i === rows.length - 1)
  })
  const { marks, ...written } = joinWritten([model, ...drawn.map(({ written: row }) => row)])
  const word = drawWord(subject, CONTENT.x + CONTENT.width - 30, CONTENT.y + 20, 40, color)
  return { marks: [...marks, ...word], rows: drawn.map(({ texts }) => texts), written }
}

function drawPage(options: SheetOptions, random: Random, index: number) {
  const paint = random.pick(SOFT_FILLS)
  const ink: Ink = options.color ? paint : tint(SOFT_GREY, random.pick([0.3, 0.5, 0.7]))
  const capital = options.theme ?? 'A'
  const subject = letterSubject(capital, index)
  const page =
    options.level === 'facil'
      ? drawRoads(capital, subject, index % 2 === 1, options.color, ink)
      : drawRuledPage(capital, subject, options, PLANS[options.level], ink, index)
  const facts: LetterFacts = { letter: capital, word: subject.name, rows: page.rows, ...page.written }
  const pen = new Pen(options.color)
  const sides = { turn: index, isClear: options.title.length < 23 }
  const land =
    options.level === 'facil'
      ? { ...sides, ground: CONTENT.y + 82, foot: PICTURE.y + PICTURE.height }
      : { ...sides, ground: CONTENT.y + 39, foot: CONTENT.y + MODEL_HEIGHT }
  const scene = marksOf([letterPlace(pen, subject.name, land), pen.line(`M0 ${land.foot}H210`, 1)])
  const marks = [...scene, ...page.marks, ...marksOf(pictureTitle(pen, options))]
  return { marks, facts, subject: capital, whole: true, pictures: [subject.id] }
}

export const tracejarLetra: SheetKind<PagesFacts<LetterFacts>> = {
  id: 'tracejar-letra',
  category: 'tracejar',
  themes: ALPHABET,
  draw: (options) => composeSheet(options, 'trace', (random, index) => drawPage(options, random, index)),
}
