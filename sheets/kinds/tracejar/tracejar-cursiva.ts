/** Letters, words and sentences in the cursive of Brazilian schools: look, write over the grey letters, then write alone. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES, wordPicture, wordsFor } from '../../pictures/vocabulary.ts'
import { BLACK, GREY, PALE_GREY, RULE_BLUE, RULE_GREY, SOFT_FILLS, tint, YELLOW } from '../../scene/inks.ts'
import { line, rect, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { hasWordThing } from '../../studio/words/words.ts'
import { drawnWord } from '../alfabetizacao/drawn-words.ts'
import { cursiveDesk } from './cursive-desk.ts'
import { cursiveStarts } from './cursive-starts.ts'
import { lettersOfPage } from './tracejar-alfabeto.ts'

const SENTENCES_THEME = 'frases'
const ALPHABET_THEME = 'alfabeto'
const VOWELS_THEME = 'vogais'
const VOWELS = [...'AEIOU']
/** Vowels that meet in words, as first graders read them. */
const MEETINGS = ['ai', 'ei', 'oi', 'ui', 'au', 'eu', 'ou', 'ao']

/** A picture and a sentence about it. */
const SENTENCES: readonly (readonly [picture: string, sentence: string])[] = [
  ['cat', 'O gato bebe leite.'],
  ['bee', 'A abelha voa longe.'],
  ['kite', 'Minha pipa é azul.'],
  ['cake', 'O bolo está pronto.'],
  ['fish', 'O peixe nada no rio.'],
  ['sun', 'O sol nasceu cedo.'],
  ['moon', 'A lua brilha no céu.'],
  ['dog', 'O cachorro late alto.'],
  ['flower', 'Reguei a flor do vaso.'],
  ['boat', 'O barco vai ao mar.'],
  ['book', 'Li um livro bonito.'],
  ['rabbit', 'O coelho pulou a cerca.'],
  ['house', 'Na casa tem quintal.'],
  ['banana', 'Comi banana no lanche.'],
  ['ball', 'A bola rolou na rua.'],
  ['snail', 'O caracol anda devagar.'],
  ['bird', 'O pássaro canta cedo.'],
  ['tree', 'A árvore dá sombra.'],
  ['cloud', 'A nuvem trouxe chuva.'],
  ['frog', 'O sapo mora na lagoa.'],
  ['turtle', 'A tartaruga põe ovos.'],
  ['bus', 'O ônibus já chegou.'],
  ['star', 'Vi uma estrela no céu.'],
  ['gift', 'Ganhei um presente.'],
]

/** Listed among the animals of the library: their products, homes and tracks, and imaginary ones. */
const NO_ANIMALS = 'seaweed shell coral web nest feather dragon unicorn'.split(' ')

/** Of a theme's wide field only what a page about it may show: no parts of the body at home. */
const BELONGS: Readonly<Record<string, (picture: Picture) => boolean>> = {
  bichos: ({ id }) => !NO_ANIMALS.includes(id),
  casa: ({ facts }) => facts?.table === 'home',
  passeio: ({ facts }) => ['vehicles', 'places', 'plants'].includes(facts?.table ?? ''),
}

interface Plan {
  readonly rows: number
  readonly size: number
  readonly letters: readonly [min: number, max: number]
  /** Letters of the alphabet on a page. */
  readonly alphabet: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { rows: 3, size: 16.5, letters: [3, 4], alphabet: 5 },
  medio: { rows: 4, size: 11.6, letters: [4, 7], alphabet: 6 },
  desafio: { rows: 5, size: 9, letters: [7, 10], alphabet: 9 },
}

/** Heights of the ruled lines in em of Playwrite BR, from the baseline upwards. */
export const LINES = { ascender: 1.13, middle: 0.5, tail: -0.65 } as const
/** Between the tail line of one set of rules and the top line of the next, mm. */
const RULE_GAP = 6.2
/** The first arrow is on the paper, too. */
const ON_PAPER: Box = { ...CONTENT, y: CONTENT.y + 4, height: CONTENT.height - 2 }
const PICTURE = 26
const LEFT = 36

export interface CursiveFacts {
  readonly texts: readonly string[]
  /** Top and bottom of each set of rules, mm, and how many copies are written on it (0: the child's own line). */
  readonly rules: readonly { readonly top: number; readonly bottom: number; readonly copies: number }[]
}

interface RuleSet {
  readonly x: number
  readonly right: number
  /** Baseline. */
  readonly y: number
  readonly size: number
  readonly color: boolean
}

export const heightOf = (size: number) => size * (LINES.ascender - LINES.tail)

export function ruled({ x, right, y, size, color }: RuleSet): Mark[] {
  const at = (height: number) => y - height * size
  const faint = { stroke: color ? RULE_BLUE : RULE_GREY, width: 0.35, cap: 'butt' } as const
  return [
    line(x, at(LINES.ascender), right, at(LINES.ascender), faint),
    line(x, at(LINES.middle), right, at(LINES.middle), { ...faint, dash: [2, 1.5] }),
    line(x, y, right, y, { ...faint, width: 0.6 }),
    line(x, at(LINES.tail), right, at(LINES.tail), { ...faint, dash: [0.6, 1.6] }),
  ]
}

interface Task {
  readonly text: string
  readonly picture?: Picture
}

function chooseTasks(random: Random, options: SheetOptions, index: number, sheet: Random): Task[] {
  const { rows, letters, alphabet } = PLANS[options.level]
  if (options.theme === ALPHABET_THEME) {
    return lettersOfPage(index, alphabet).map((letter) => ({ text: `${letter} ${letter.toLowerCase()}` }))
  }
  if (options.theme === VOWELS_THEME) {
    if (index % 2 === 0) return VOWELS.map((letter) => ({ text: `${letter} ${letter.toLowerCase()}` }))
    return sheet
      .fork('meetings')
      .sample(MEETINGS, 5)
      .map((text) => ({ text }))
  }
  // One deck for all pages: no word comes back before the others had their turn.
  const deal = <T>(deck: readonly T[]): T[] =>
    Array.from({ length: rows }, (_, i) => deck[(index * rows + i) % deck.length]).filter((item) => item !== undefined)
  if (options.theme === SENTENCES_THEME)
    return deal(sheet.fork('sentences').shuffle(SENTENCES)).map(([id, sentence]) => ({
      text: sentence,
      picture: wordPicture(id),
    }))
  const belongs = BELONGS[options.theme ?? ''] ?? (() => true)
  const fits = (p: Picture) => p.name.length >= letters[0] && p.name.length <= letters[1] && belongs(p)
  const known = wordsFor(options.theme, rows, fits)
  const drawn = known.filter(({ name }) => hasWordThing(name))
  const deck = sheet.fork('words').shuffle(drawn.length >= rows * options.pages ? drawn : known)
  return (deck.length >= rows ? deal(deck) : random.sample(deck, rows)).map((picture) => ({
    text: picture.name,
    picture,
  }))
}

/** The text as often as the line holds it: in black to look at, then in grey to write over. */
export function copies(task: Pick<Task, 'text'>, { x, right, y, size }: RuleSet, model: boolean): Mark[] {
  const width = measureText(task.text, 'cursive', size) + size * 0.9
  const times = Math.max(1, Math.floor((right - x - 3) / width))
  const ink = (i: number): Ink => (model && i === 0 ? BLACK : i === 0 || i < times - 1 || times < 3 ? COPY : PALE_GREY)
  return Array.from({ length: times }, (_, i) =>
    text(x + 3 + i * width, y, task.text, size, { font: 'cursive', anchor: 'start', fill: ink(i) }),
  )
}

const COPY: Ink = [0, 0, 0, 36]

/** A picture (or none), the word in print letters, a line to write over and a line to write on. */
function drawTask(task: Task, cell: Box, options: SheetOptions, patch: Ink) {
  const { color } = options
  const isSentence = options.theme === SENTENCES_THEME
  const hasPicture = task.picture !== undefined
  const name = capitals(task.picture?.name ?? '')
  const [x, right] = [cell.x + (hasPicture ? LEFT : 0), cell.x + cell.width]
  // Small letters on the hardest level: one line each, half of it the child's.
  const lines = !hasPicture && options.level === 'desafio' ? 1 : 2
  const wanted = isSentence
    ? PLANS[options.level].size * 0.86
    : (cell.height - (lines - 1) * RULE_GAP) / lines / (LINES.ascender - LINES.tail)
  const most = Math.min(wanted, PLANS[options.level].size * 1.25)
  const size = fitTextSize(task.text, 'cursive', most, right - x - 8)
  const head = isSentence ? 7 : 0
  const free = cell.height - head - (lines - 1) * RULE_GAP - lines * heightOf(size)
  const first = cell.y + head + free / 2 + size * LINES.ascender
  const second = first + heightOf(size) + RULE_GAP
  const sets = [first, second].slice(0, lines).map((y): RuleSet => ({ x, right, y, size, color }))
  const [over, own] = sets
  const isLetters = !hasPicture
  const marks: Mark[] = [
    ...(task.picture
      ? drawnWord(
          new Pen(color),
          task.picture,
          cell.x + 15,
          middleY(cell) + PICTURE / 2 - (isSentence ? 0 : 4),
          PICTURE,
        )
      : []),
    ...(task.picture && !isSentence
      ? [text(cell.x + 15, middleY(cell) + PICTURE / 2 + 3, name, fitTextSize(name, 'display', 4.4, LEFT - 9))]
      : []),
    ...(isSentence
      ? [text(x + 3, first - size * LINES.ascender - 3, task.text, 5, { font: 'text', anchor: 'start', fill: GREY })]
      : []),
    // The model of a letter is on a patch of colour.
    ...(isLetters && options.color
      ? [
          rect(x, first - size * LINES.ascender, measureText(task.text, 'cursive', size) + 5, heightOf(size), {
            stroke: undefined,
            fill: tint(patch, 0.4),
          }),
        ]
      : []),
    ...sets.flatMap(ruled),
    ...(over ? copies(task, over, !isSentence) : []),
    ...(over ? cursiveStarts(task.text, { ...over, x: over.x + 3, grey: isSentence }) : []),
    // Letters begin the child's own line, too.
    ...(own && isLetters
      ? [text(x + 3, own.y, task.text, size, { font: 'cursive', anchor: 'start', fill: COPY })]
      : []),
  ]
  const rules = sets.map(({ y }, i) => ({
    top: y - LINES.ascender * size,
    bottom: y - LINES.tail * size,
    copies: i === 0 || isLetters ? 1 : 0,
  }))
  return { marks, rules }
}

export const tracejarCursiva: SheetKind<PagesFacts<CursiveFacts>> = {
  id: 'tracejar-cursiva',
  category: 'tracejar',
  themes: [...WORD_THEMES, SENTENCES_THEME, ALPHABET_THEME, VOWELS_THEME],
  draw: (options) =>
    composeSheet(options, 'trace', (random, index, sheet) => {
      const tasks = chooseTasks(random, options, index, sheet)
      const inks = random.shuffle(SOFT_FILLS)
      const cells = cellsOf(1, tasks.length, { box: ON_PAPER, gap: RULE_GAP })
      const drawn = eachCell(tasks, cells, (task, cell, i) =>
        drawTask(task, cell, options, inks[i % inks.length] ?? YELLOW),
      )
      const facts = { texts: tasks.map((task) => task.text), rules: drawn.flatMap(({ rules }) => rules) }
      const pictures = tasks.flatMap(({ picture }) => picture?.id ?? [])
      const pen = new Pen(options.color)
      return {
        marks: [
          ...marksOf(cursiveDesk(pen, options.title, index + sheet.fork('desk').integer(0, 5))),
          ...drawn.flatMap(({ marks }) => marks),
          ...marksOf(pictureTitle(pen, options)),
        ],
        whole: true,
        facts,
        pictures,
      }
    }),
}
