/** The child's name to trace in a room that belongs to it, or room for any name. The theme is the name. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { ruledHeight } from '../../lettering/ruled.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle, taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { NAME_TEXTS } from '../../page/texts.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { answer } from '../../scene/answers.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { CARD_ROW, library, listedName } from './name-library.ts'
import {
  BOARD,
  BOARD_BELOW_PORTRAIT,
  gallery,
  nameOnWall,
  nameRoom,
  ownWall,
  PAINTS,
  writingBoard,
} from './name-room.ts'
import { alphabetMat, countMarks, hookRail, letterCount, letterShelf, ringedName } from './name-steps.ts'
import { hookNames, listNames, NAMES, named, ofName } from './names.ts'
import { copies, heightOf, LINES, ruled } from './tracejar-cursiva.ts'
import { beginning, FRAMED_DOT, joinWritten, ruledRow, textWidth, type Written, type WrittenFacts } from './written.ts'

const EMPTY = 'em-branco'

/** A row: the name in dots, in grey cursive, its first letter alone, or a free line. */
interface Row {
  readonly look: 'dots' | 'cursive' | 'initial' | 'free'
  readonly capital: boolean
  /** Height of capitals, of cursive an em, mm. */
  readonly size: number
}

interface Plan {
  readonly board: Box
  readonly rows: readonly Row[]
  /** Height of the floor on the page, mm. */
  readonly floor: number
  /** Free strip at the foot of the board, mm. */
  readonly foot?: number
  /** Older children need no numbers of strokes. */
  readonly plain?: boolean
}

const dots = (size: number, capital = false): Row => ({ look: 'dots', capital, size })
const initial = (size: number, capital = false): Row => ({ look: 'initial', capital, size })
const cursive = (size: number): Row => ({ look: 'cursive', capital: false, size })
const free = (size: number): Row => ({ look: 'free', capital: false, size })

const LIBRARY_BOARD: Box = { x: 15, y: 58, width: 180, height: 52 }

const PLANS: Readonly<Record<Level, { readonly named: Plan; readonly empty: Plan }>> = {
  facil: {
    named: { board: BOARD, floor: 254, rows: [dots(30, true), dots(24, true), initial(18, true)] },
    empty: { board: BOARD_BELOW_PORTRAIT, floor: 210, rows: [dots(24, true), free(22), free(22)] },
  },
  medio: {
    named: { board: BOARD, floor: 274, rows: [dots(23, true), dots(23), initial(16)], foot: 17 },
    empty: { board: BOARD_BELOW_PORTRAIT, floor: 274, rows: [dots(20), free(17), free(17)], foot: 18 },
  },
  desafio: {
    named: { board: LIBRARY_BOARD, floor: 280, rows: [dots(16), cursive(11.8)], plain: true },
    empty: { board: LIBRARY_BOARD, floor: 280, rows: [dots(16), cursive(11.8)], plain: true },
  },
}

const INSET = 5
/** Between letters there is room for the numbers of their strokes, in heights of capitals. */
const SPACING = 0.42
/** Between two stems this leaves a number beside each, mm. */
const NUMBER_ROOM = 10.3
/** A name alone on its line spreads over it, up to this. */
const WIDEST = 0.75
/** Of letters without numbers. */
const PLAIN_SPACING = 0.3
/** In smaller letters numbers would cover the dots, mm. */
const LEAST_MODEL = 17
/** Of dots close together, relative to the usual spacing. */
const SPREAD = 0.8
/** Height of a row with its rules, mm. */
const roomOf = ({ look, size }: Row) => (look === 'cursive' ? heightOf(size) : ruledHeight(size))
/** Between two models of the name, in heights of capitals. */
const GAP = 0.7
/** Upper edge of the boxes for numbers of letters, mm. */
const COUNTS_AT = 190
/** Room above each row for numbers and arrows, and below the edge of the board, mm. */
const [ABOVE, TOP] = [4.6, 7]

export interface NameFacts extends WrittenFacts {
  /** Null on a sheet for any name. */
  readonly name: string | null
}

/** As many times the text as the line holds. */
function drawRow(
  text: string,
  { look, size: wanted }: Row,
  { board, plain }: Plan,
  y: number,
  color: boolean,
): Written {
  const row = { x: board.x + 3, width: board.width - 6, y, size: wanted, color }
  if (look === 'free') return ruledRow(row, [])
  const room = row.width - 2 * INSET
  const usual = plain ? PLAIN_SPACING : SPACING
  const widest = textWidth(text, wanted, usual)
  const once = Math.min(wanted, (wanted * room) / widest)
  // A little smaller there is often room for the name a second time.
  const twice = (wanted * room) / (2 * widest + GAP * wanted)
  const size = twice >= wanted * 0.86 ? Math.min(wanted, twice) : once
  const close = textWidth(text, size, usual)
  const times = Math.max(1, Math.floor((room + size * GAP + 0.01) / (close + size * GAP)))
  const isAlone = times === 1 && look === 'dots'
  const spacing = isAlone ? Math.min(WIDEST, usual + (room - close) / (text.length - 1) / size) : usual
  const width = textWidth(text, size, spacing)
  const step = times > 1 ? (room - width) / (times - 1) : 0
  const from = row.x + INSET + (isAlone ? (room - width) / 2 : 0)
  // Of a last row the first name is dotted by half, the next one by its first letter; the rest has dots to start from.
  const dotted = (i: number) => (look === 'dots' ? text.length : i === 0 ? Math.ceil(text.length / 2) : 1)
  const words = Array.from({ length: times }, (_, i) => ({
    text: text.slice(0, dotted(i)),
    x: from + i * step,
    guided: i === 0,
    least: FRAMED_DOT,
    spread: SPREAD,
    spacing,
    ...(i === 0 && look === 'dots' && !plain && size >= LEAST_MODEL && { numbered: true }),
    ...(!plain && { above: ABOVE }),
  }))
  const written = ruledRow({ ...row, size }, words)
  const begun = words.flatMap(({ x }, i) =>
    [...text].flatMap((letter, at) =>
      at < dotted(i)
        ? []
        : beginning(
            { text: letter, x: x + textWidth(text.slice(0, at), size, spacing) + size * spacing },
            y,
            size,
            color,
          ),
    ),
  )
  return { ...written, marks: [...written.marks, ...begun] }
}

/** A name to write over, or the beginning of a sentence to go on from. */
function drawCursive(name: string | null, { size: wanted }: Row, board: Box, y: number, color: boolean): Written {
  const size = name ? fitTextSize(name, 'cursive', wanted, board.width - 14) : wanted
  const set = { x: board.x + 3, right: board.x + board.width - 3, y, size, color }
  const written = name
    ? copies({ text: name }, set, false)
    : copies({ text: NAME_TEXTS.beginning }, set, true).slice(0, 1)
  return { marks: [...ruled(set), ...written], strokes: [], rules: [] }
}

/** Before a free name only the beginning of the sentence is in dots. */
function drawBeginning(row: Row, { board, plain }: Plan, y: number, color: boolean): Written {
  const text = row.capital ? capitals(NAME_TEXTS.beginning) : NAME_TEXTS.beginning
  const at = { x: board.x + 3, width: board.width - 6, y, size: row.size, color }
  return ruledRow(at, [
    {
      text,
      x: at.x + INSET,
      guided: true,
      least: FRAMED_DOT,
      spread: SPREAD,
      ...(plain
        ? { spacing: PLAIN_SPACING }
        : { spacing: Math.max(SPACING, NUMBER_ROOM / row.size), numbered: true, above: ABOVE }),
    },
  ])
}

function drawRows(color: boolean, name: string | null, plan: Plan): Written {
  const { board, rows, foot = 0 } = plan
  const heights = rows.map(roomOf)
  const gap = (board.height - TOP - foot - heights.reduce((a, b) => a + b, 0)) / rows.length
  let top = board.y + TOP
  const drawn = rows.map((row, i): Written => {
    const y = top + row.size * (row.look === 'cursive' ? LINES.ascender : 1)
    top += (heights[i] ?? 0) + gap
    if (row.look === 'cursive') return drawCursive(name && named(name), row, board, y, color)
    if (!name) return row.look === 'dots' ? drawBeginning(row, plan, y, color) : drawRow('', row, plan, y, color)
    return drawRow(row.capital ? capitals(name) : named(name), row, plan, y, color)
  })
  return joinWritten(drawn)
}

/** Names on the hooks, or in the list of the class. */
function namesOf(name: string | null, level: Level, random: Random): string[] {
  if (!name || level === 'facil') return []
  return level === 'medio' ? hookNames(name, random) : listNames(name, random)
}

function lastStep(
  pen: Pen,
  name: string | null,
  level: Level,
  random: Random,
  look: number,
  names: readonly string[],
): Drawing {
  const texts = NAME_TEXTS.steps
  if (level === 'facil') {
    if (!name) return alphabetMat(pen)
    const shuffled = random.shuffle([...capitals(name)])
    const letters = shuffled.join('') === capitals(name) ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled
    return letterShelf(pen, name, letters, look)
  }
  if (level === 'medio') {
    const words = name ? texts.medio.named(ofName(name)) : texts.medio.empty
    return hookRail(pen, words, names, name, look)
  }
  const words = name ? texts.desafio.named : texts.desafio.empty
  return library(pen, words, names, name, look)
}

/** Numbers, bag or line of the name, for the key. */
function keyOf(name: string | null, level: Level, names: readonly string[], look: number): Mark[] {
  if (!name || level === 'facil') return []
  return level === 'medio'
    ? [...countMarks(name, COUNTS_AT), ...ringedName(names.indexOf(named(name)), look)]
    : listedName(named(name), names.indexOf(''))
}

/** Frames for four people: each to draw, and its name to write below. */
function drawNames(options: SheetOptions, look: number) {
  const pen = new Pen(options.color)
  const [width, height, size] = [90, 82, 15]
  const frames = NAME_TEXTS.family.map((label, i) => ({
    label,
    x: 12.5 + (i % 2) * (width + 5),
    y: 56 + Math.floor(i / 2) * (height + 4),
  }))
  const drawn = frames.map(({ x, y }) =>
    ruledRow({ x: x + 6, width: width - 12, y: y + height - 10.5, size, color: options.color }, []),
  )
  const { marks, ...written } = joinWritten(drawn)
  const instruction = NAME_TEXTS.each
  return {
    marks: marksOf([
      nameRoom(pen, look, 268),
      gallery(pen, look),
      frames.map(({ x, y, label }, i) => [
        pen.shape(box(x, y, width, height, 3), inTurn(PAINTS, look + i)),
        pen.shape(box(x + 4, y + 4, width - 8, height - 41, 1.6), 'white', 0.8),
        pen.shape(box(x + 4, y + height - 34, width - 8, 30, 1.6), 'white', 0.8),
        pen.shape(circle(x + width / 2, y + 2, 1.8), 'metal', 0.7),
        pen.text(x + 8, y + 11, label, 4.6, { font: 'text', anchor: 'start' }),
      ]),
      [...marks],
      pictureTitle(pen, { ...options, instruction }),
    ]),
    facts: { name: null, ...written } satisfies NameFacts,
    instruction,
    whole: true,
  }
}

function drawPage(options: SheetOptions, random: Random, index: number) {
  const { level, color } = options
  const name = options.theme && options.theme !== EMPTY ? options.theme : null
  const look = (name ? NAMES.indexOf(name) : 3) + index
  if (!name && index % 2 === 1) return drawNames(options, look)
  const pen = new Pen(color)
  const plan = PLANS[level][name ? 'named' : 'empty']
  const isLibrary = level === 'desafio'
  const card = isLibrary ? [ruledRow({ ...CARD_ROW, color }, [])] : []
  const { marks, ...written } = joinWritten([drawRows(color, name, plan), ...card])
  const names = namesOf(name, level, random)
  const scene = [
    nameRoom(pen, look, plan.floor),
    isLibrary ? [] : name ? nameOnWall(pen, name, look) : ownWall(pen, look),
    lastStep(pen, name, level, random, look, names),
    writingBoard(pen, plan.board),
    level === 'medio' ? letterCount(pen, COUNTS_AT) : [],
    [...marks],
  ]
  const key = keyOf(name, level, names, look)
  return {
    marks: [...marksOf(scene), ...(key.length > 0 ? [answer(key)] : []), ...taskTitle(pen, options)],
    facts: { name, ...written } satisfies NameFacts,
    whole: true,
  }
}

export const tracejarNome: SheetKind<PagesFacts<NameFacts>> = {
  id: 'tracejar-nome',
  category: 'tracejar',
  themes: [EMPTY, ...NAMES],
  draw: (options) => composeSheet(options, 'write', (random, index) => drawPage(options, random, index)),
}
