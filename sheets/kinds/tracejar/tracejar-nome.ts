/** The child's name to trace in a corner of the classroom, or room for any name. The theme is the name. */
import { measureText } from '../../lettering/fonts.ts'
import { letterStrokes, letterWidth } from '../../lettering/letters.ts'
import { ruledHeight } from '../../lettering/ruled.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { NAME_TEXTS } from '../../page/texts.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { dot } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { startInk } from './guides.ts'
import { BOARD, classList, family, hookRail, letterStrip, nameRoom, nameWall, writingBoard } from './name-room.ts'
import { joinWritten, ruledRow, textWidth, type Written, type WrittenFacts } from './written.ts'

const EMPTY = 'em-branco'
/** Common first names. */
const NAMES =
  'ana maria helena alice laura manuela sofia isabela luiza valentina beatriz clara eduarda lara mariana rafaela miguel arthur gael theo davi gabriel bernardo samuel pedro lucas matheus rafael enzo gustavo henrique lorenzo benjamin nicolas caio igor bruno daniel'.split(
    ' ',
  )

/** A row: the name in dots, its starts alone, or a free line. */
interface Row {
  readonly look: 'dots' | 'starts' | 'free'
  readonly capital: boolean
  readonly label?: string
}

interface Plan {
  /** Height of capitals, mm. */
  readonly size: number
  readonly rows: readonly Row[]
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: {
    size: 31,
    rows: [
      { look: 'dots', capital: true },
      { look: 'starts', capital: true },
    ],
  },
  medio: {
    size: 20.5,
    rows: [
      { look: 'dots', capital: true },
      { look: 'dots', capital: false },
      { look: 'starts', capital: false },
    ],
  },
  desafio: {
    size: 15.4,
    rows: [
      { look: 'dots', capital: false },
      { look: 'starts', capital: false },
      { look: 'free', capital: false, label: NAME_TEXTS.whole },
      { look: 'free', capital: false, label: NAME_TEXTS.signature },
    ],
  },
}

/** Dots, mm: the frame of the page makes them smaller. */
const LEAST = 1.28
const INSET = 5
/** Between two models of the name, in heights of capitals. */
const GAP = 0.7
const LEAST_SIZE = 14

export interface NameFacts extends WrittenFacts {
  /** Null on a sheet for any name. */
  readonly name: string | null
}

const named = (name: string) => `${capitals(name.slice(0, 1))}${name.slice(1)}`

/** A dot where each letter of the word begins. */
function starts(word: string, x: number, y: number, size: number, color: boolean): Mark[] {
  let at = x
  return [...word].flatMap((letter) => {
    const [from] = letterStrokes(letter, at, y, size)[0] ?? []
    at += letterWidth(letter, size) + size * 0.3
    return from ? [dot(from.x, from.y, 1.3, startInk(color))] : []
  })
}

/** As many times the name as the line holds; of the last row the child begins each letter at its dot. */
function drawRow(name: string | null, { look, capital }: Row, y: number, wanted: number, color: boolean): Written {
  const row = { x: BOARD.x + 3, width: BOARD.width - 6, y, size: wanted, color }
  if (!name || look === 'free') return ruledRow(row, [])
  const written = capital ? capitals(name) : named(name)
  const room = row.width - 2 * INSET
  const widest = textWidth(written, wanted)
  const once = Math.min(wanted, (wanted * room) / widest)
  // A little smaller there is often room for the name a second time.
  const twice = (wanted * room) / (2 * widest + GAP * wanted)
  const size = twice >= Math.max(LEAST_SIZE, wanted * 0.74) ? Math.min(wanted, twice) : once
  const width = textWidth(written, size)
  const times = Math.max(1, Math.floor((room + size * GAP + 0.01) / (width + size * GAP)))
  const at = (i: number) => row.x + INSET + i * (width + size * GAP)
  if (look === 'starts') {
    const ruled = ruledRow({ ...row, size }, [])
    return { ...ruled, marks: [...ruled.marks, ...starts(written, at(0), y, size, color)] }
  }
  const words = Array.from({ length: times }, (_, i) => ({ text: written, x: at(i), guided: i === 0, least: LEAST }))
  return ruledRow({ ...row, size }, words)
}

function drawRows(pen: Pen, name: string | null, { size, rows }: Plan): Written {
  const gap = (BOARD.height - rows.length * ruledHeight(size)) / rows.length
  const drawn = rows.map((row, i): Written => {
    const y = BOARD.y + gap * (i + (row.label ? 0.8 : 0.5)) + i * ruledHeight(size) + size
    const written = drawRow(name, row, y, size, pen.colour)
    const label = row.label
      ? [pen.text(BOARD.x + 3, y - size - 1, row.label, 3.8, { font: 'text', anchor: 'start' })]
      : []
    return { ...written, marks: [...written.marks, ...label] }
  })
  return joinWritten(drawn)
}

/** Names that are easily mixed up with this one: the same initial first, then the same length. */
function lookalikes(name: string, random: Random, count: number): string[] {
  const distance = (other: string) => (other[0] === name[0] ? 0 : 4) + Math.abs(other.length - name.length)
  return random
    .shuffle(NAMES.filter((other) => other !== name))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count)
}

/** On the hooks the name is once in capitals and once as in books. */
function hookNames(name: string, random: Random): string[] {
  const [one = '', two = '', three = ''] = lookalikes(name, random, 3)
  return random.shuffle([capitals(name), named(name), capitals(one), named(two), capitals(three)])
}

/** The class in alphabetical order, its line for this name left free. */
function listNames(name: string, random: Random): string[] {
  const initials = new Set([name[0]])
  const others = random.shuffle(NAMES).filter((other) => {
    const isNew = !initials.has(other[0])
    initials.add(other[0])
    return isNew
  })
  return [name, ...others.slice(0, 4)].sort().map((one) => (one === name ? '' : named(one)))
}

/** The task of the last step on a white plate. */
function told(pen: Pen, words: string): Drawing {
  const width = measureText(words, 'text', 4.8) + 8
  return [
    pen.shape(box(105 - width / 2, 206.4, width, 7.6, 3.8), 'white', 0.7),
    pen.text(105, 211.8, words, 4.8, { font: 'text' }),
  ]
}

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Every letter in a box: the child paints those of the name. */
const alphabetWall = (pen: Pen): Drawing =>
  ALPHABET.map((letter, i) => {
    const [x, y] = [14 + (i % 9) * 20.2, 217.5 + Math.floor(i / 9) * 21.4]
    return [pen.shape(box(x + 0.6, y, 19, 19, 2), 'white', 0.9), pen.text(x + 10, y + 13.4, letter, 10)]
  })

function lastStep(pen: Pen, name: string | null, level: Level, random: Random, look: number): Drawing {
  const texts = NAME_TEXTS.steps[level]
  const line = told(pen, name ? texts.named : texts.empty)
  if (level === 'facil') {
    if (!name) return [line, alphabetWall(pen)]
    const shuffled = random.shuffle([...capitals(name)])
    const letters = shuffled.join('') === capitals(name) ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled
    return [line, letterStrip(pen, letters)]
  }
  if (level === 'medio') return [line, hookRail(pen, name ? hookNames(name, random) : [], look)]
  return [line, classList(pen, name ? listNames(name, random) : ['', '', '', '', ''], name, look)]
}

/** Further pages without a name ask for the other names that a child learns to write. */
function drawNames(options: SheetOptions, look: number) {
  const pen = new Pen(options.color)
  const board = { x: BOARD.x, y: 58, width: BOARD.width, height: 190 }
  const size = 18
  const pitch = board.height / NAME_TEXTS.family.length
  const drawn = NAME_TEXTS.family.map((label, i): Written => {
    const top = board.y + i * pitch
    const y = top + 10 + (pitch - 11 - ruledHeight(size)) / 2 + size
    const row = ruledRow({ x: board.x + 3, width: board.width - 6, y, size, color: options.color }, [])
    return {
      ...row,
      marks: [pen.text(board.x + 3, top + 7, `${label}:`, 5, { font: 'text', anchor: 'start' }), ...row.marks],
    }
  })
  const { marks, ...written } = joinWritten(drawn)
  const instruction = NAME_TEXTS.each
  return {
    marks: marksOf([
      nameRoom(pen, look),
      writingBoard(pen, board),
      family(pen, look),
      [...marks],
      pictureTitle(pen, { ...options, instruction }),
    ]),
    facts: { name: null, ...written } satisfies NameFacts,
    instruction,
    whole: true,
  }
}

function drawPage(options: SheetOptions, random: Random, index: number) {
  const name = options.theme && options.theme !== EMPTY ? options.theme : null
  const look = (name ? NAMES.indexOf(name) : 3) + index
  if (!name && index % 2 === 1) return drawNames(options, look)
  const pen = new Pen(options.color)
  const { marks, ...written } = drawRows(pen, name, PLANS[options.level])
  const scene = [
    nameRoom(pen, look),
    nameWall(pen, name, look),
    writingBoard(pen),
    [...marks],
    lastStep(pen, name, options.level, random, look),
    pictureTitle(pen, options),
  ]
  return { marks: marksOf(scene), facts: { name, ...written } satisfies NameFacts, whole: true }
}

export const tracejarNome: SheetKind<PagesFacts<NameFacts>> = {
  id: 'tracejar-nome',
  category: 'tracejar',
  themes: [EMPTY, ...NAMES],
  draw: (options) => composeSheet(options, 'write', (random, index) => drawPage(options, random, index)),
}
