/** A number to trace: as a picture with its quantity, then on the pauta with ever less help. The theme is the number. */
import { letterStrokes, letterWidth } from '../../lettering/letters.ts'
import { ruledHeight } from '../../lettering/ruled.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { PICTURE, pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { NUMBER_TEXTS } from '../../page/texts.ts'
import { findPicture } from '../../pictures/drawing.ts'
import { SOFT_FILLS, SOFT_GREY, WHITE } from '../../scene/inks.ts'
import { circle, dot, gapOf } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { startInk } from './guides.ts'
import { asker, numberScene, SCENE_FOOT } from './number-scene.ts'
import { joinWritten, LEAST_NUMBERED, ruledRow, textWidth, type Written, type WrittenFacts } from './written.ts'

const NUMBER_WORDS =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte'.split(
    ' ',
  )

/** Shares of a row: numbers in dots, then starts alone; the rest is free. */
interface Row {
  readonly dots: number
  readonly starts: number
  readonly word?: boolean
}

interface Plan {
  /** Height of digits, mm. */
  readonly size: number
  readonly rows: readonly Row[]
  /** The number before and the number after it are asked for. */
  readonly neighbours?: boolean
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: {
    size: 38,
    rows: [
      { dots: 1, starts: 0 },
      { dots: 0.3, starts: 0.7 },
    ],
  },
  medio: {
    size: 19.6,
    rows: [
      { dots: 1, starts: 0 },
      { dots: 0.5, starts: 0.5 },
      { dots: 0.2, starts: 0.8 },
      { dots: 1, starts: 0, word: true },
    ],
  },
  desafio: {
    size: 16,
    rows: [
      { dots: 0.6, starts: 0.4 },
      { dots: 0.2, starts: 0.8 },
      { dots: 1, starts: 0, word: true },
    ],
    neighbours: true,
  },
}

/** Dots, mm: the frame of the page makes them smaller. */
const LEAST = 1.28
const SHEET = { x: PICTURE.x + 5, y: SCENE_FOOT, width: PICTURE.width - 10, height: 131 } as const
const [LEFT, WIDTH, INSET] = [SHEET.x + 3.5, SHEET.width - 7, 3]
const SPACING = 0.18

const GOODS = ['apple', 'star', 'fish', 'flower', 'ball', 'strawberry', 'balloon', 'bee', 'butterfly'] as const

export interface NumberFacts extends WrittenFacts {
  readonly number: number
  readonly pictures: number
}

/** Starts of two strokes at one point, or close to it, are one, mm. */
const ONE_START = 3

/** A dot where each digit begins, and a ring where its next stroke does. */
function starts(digits: string, x: number, y: number, size: number, color: boolean): Mark[] {
  let at = x
  return [...digits].flatMap((digit): Mark[] => {
    const [from, ...later] = letterStrokes(digit, at, y, size).flatMap(([p]) => (p ? [p] : []))
    at += letterWidth(digit, size) + size * SPACING
    if (!from) return []
    const ink = startInk(color)
    const rings = later
      .filter((p) => gapOf(p, from) > ONE_START)
      .map((p) => circle(p.x, p.y, 1.2, { fill: WHITE, stroke: ink, width: 0.6 }))
    return [...rings, dot(from.x, from.y, 1.4, ink)]
  })
}

/** The first copy has the numbers of its strokes beside it: room between its digits and around them. */
const MODEL = { spacing: 0.7, side: 6, above: 5.2 } as const

function drawRow(digits: string, row: Row, y: number, wanted: number, color: boolean): Written {
  const at = { x: LEFT, width: WIDTH, y, size: wanted, color }
  const room = WIDTH - 2 * INSET
  const numbered = { guided: true, numbered: true, least: LEAST, above: MODEL.above }
  if (row.word) {
    const word = NUMBER_WORDS[Number(digits)] ?? ''
    const size = Math.min(wanted, (wanted * room) / textWidth(word, wanted))
    // Behind the word the child writes it again, begun at its first letter.
    const [width, gap] = [textWidth(word, size), size * 0.8]
    const again =
      room - width - gap >= width
        ? [{ text: word.slice(0, 1), x: LEFT + INSET + width + gap, guided: false, least: LEAST }]
        : []
    return ruledRow({ ...at, size }, [{ text: word, x: LEFT + INSET, guided: true, least: LEAST }, ...again])
  }
  const isLarge = wanted >= LEAST_NUMBERED
  const spacing = isLarge ? SPACING : MODEL.spacing
  const side = isLarge ? 0 : MODEL.side
  const [first, width] = [textWidth(digits, wanted, spacing) + side, textWidth(digits, wanted, SPACING)]
  const others = Math.floor((room - first) / (width + wanted * 0.5))
  // The same white before each copy.
  const step = (room - first) / others
  const next = LEFT + INSET + first + step - width
  const dotted = Math.max(0, Math.round((others + 1) * row.dots) - 1)
  const started = Math.min(others - dotted, Math.round((others + 1) * row.starts))
  const x = LEFT + INSET + side / 2
  const [digit = ''] = digits
  const around = {
    x: x - side,
    y: y - wanted - MODEL.above,
    width: letterWidth(digit, wanted) + 2 * side,
    height: wanted * 1.2 + MODEL.above,
  }
  const model = isLarge
    ? { guided: true, least: LEAST }
    : { ...numbered, ...(digits.length === 1 && { within: around }) }
  const words = Array.from({ length: dotted }, (_, i) => ({
    text: digits,
    x: next + i * step,
    guided: false,
    spacing: SPACING,
    least: LEAST,
  }))
  const ruled = ruledRow(at, [{ text: digits, x, spacing, ...model }, ...words])
  const begun = Array.from({ length: started }, (_, i) => starts(digits, next + (dotted + i) * step, y, wanted, color))
  return { ...ruled, marks: [...ruled.marks, ...begun.flat()] }
}

/** The number between two boxes for its neighbours, as on a number line. */
function neighbours(pen: Pen, number: number, turn: number): Drawing {
  const y = 257.5
  const around = [number > 0 ? '' : null, String(number), '']
  return [
    pen.text(LEFT + 2, y - 2.5, NUMBER_TEXTS.neighbours, 5, { font: 'text', anchor: 'start' }),
    around.map((shown, i) => {
      const x = 44 + i * 38
      if (shown === null) return []
      return [
        i < 2 ? pen.line(`M${x + 26} ${y + 11}h10m-3 -3l3 3l-3 3`, 1) : [],
        pen.shape(box(x, y + 1.5, 24, 19, 2.5), shown ? 'yellow' : 'white', 1),
        shown ? pen.text(x + 12, y + 15.4, shown, 11.5) : [],
      ]
    }),
    asker(pen, turn),
  ]
}

function drawPage(options: SheetOptions, random: Random, index: number) {
  const { color } = options
  const pen = new Pen(color)
  const number = (Number(options.theme ?? 1) + index) % NUMBER_WORDS.length
  const digits = String(number)
  const { size, rows, neighbours: asks } = PLANS[options.level]
  const ink = color ? (SOFT_FILLS[number % SOFT_FILLS.length] ?? SOFT_GREY) : ([0, 0, 0, 8] as const)
  const scene = numberScene(pen, {
    number,
    word: NUMBER_WORDS[number] ?? '',
    ink,
    isHard: options.level === 'desafio',
    turn: number + index,
    isClear: options.title.length < 20,
    picture: findPicture(random.pick(GOODS)),
  })
  const bottom = asks ? 251 : SHEET.y + SHEET.height - 1
  const gap = (bottom - SHEET.y - rows.length * ruledHeight(size)) / rows.length
  const drawn = rows.map((row, i) =>
    drawRow(digits, row, SHEET.y + gap * (i + 0.8) + i * ruledHeight(size) + size, size, color),
  )
  const { marks } = joinWritten(drawn)
  const { strokes, rules } = joinWritten([scene, ...drawn])
  const facts: NumberFacts = { number, pictures: number, strokes, rules }
  const paper = pen.shape(box(SHEET.x, SHEET.y, SHEET.width, SHEET.height, 4), 'white', 1)
  const asked = asks ? neighbours(pen, number, number + index) : []
  const page = marksOf([[...scene.marks], paper, [...marks], asked, pictureTitle(pen, options)])
  return { marks: page, facts, subject: digits, whole: true }
}

export const tracejarNumero: SheetKind<PagesFacts<NumberFacts>> = {
  id: 'tracejar-numero',
  category: 'tracejar',
  themes: [...NUMBER_WORDS.slice(1).map((_, i) => String(i + 1)), '0'],
  draw: (options) => composeSheet(options, 'trace', (random, index) => drawPage(options, random, index)),
}
