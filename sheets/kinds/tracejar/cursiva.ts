/** Words and sentences in the cursive of Brazilian schools: look, write over the grey letters, then write alone. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES, wordPicture, wordsFor } from '../../pictures/vocabulary.ts'
import { BLACK, PALE_GREY, RULE_BLUE } from '../../scene/inks.ts'
import { line, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'

const SENTENCES_THEME = 'frases'

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

interface Plan {
  readonly rows: number
  readonly size: number
  readonly letters: readonly [min: number, max: number]
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { rows: 3, size: 20, letters: [3, 4] },
  medio: { rows: 4, size: 14, letters: [4, 7] },
  desafio: { rows: 5, size: 10, letters: [6, 10] },
}

/** Heights of the ruled lines in em of Playwrite BR, from the baseline upwards. */
const LINES = { ascender: 1.13, middle: 0.5, tail: -0.65 } as const

export interface CursiveFacts {
  readonly texts: readonly string[]
}

function ruled(x: number, right: number, y: number, size: number): Mark[] {
  const at = (height: number) => y - height * size
  const faint = { stroke: RULE_BLUE, width: 0.35, cap: 'butt' } as const
  return [
    line(x, at(LINES.ascender), right, at(LINES.ascender), faint),
    line(x, at(LINES.middle), right, at(LINES.middle), { ...faint, dash: [2, 1.5] }),
    line(x, y, right, y, { ...faint, width: 0.6 }),
    line(x, at(LINES.tail), right, at(LINES.tail), { ...faint, dash: [0.6, 1.6] }),
  ]
}

interface Task {
  readonly text: string
  readonly picture: Picture
}

function chooseTasks(random: Random, options: SheetOptions): Task[] {
  const { rows, letters } = PLANS[options.level]
  if (options.theme === SENTENCES_THEME)
    return random.sample(SENTENCES, rows).map(([id, sentence]) => ({ text: sentence, picture: wordPicture(id) }))
  const fits = (p: Picture) => p.name.length >= letters[0] && p.name.length <= letters[1]
  const words = wordsFor(options.theme, rows, fits)
  return random.sample(words, rows).map((picture) => ({ text: picture.name, picture }))
}

/** The model beside the picture, a line in grey as often as it fits, and an empty line. */
function drawTask(task: Task, cell: Box, options: SheetOptions): Mark[] {
  const wide = options.theme === SENTENCES_THEME
  const [x, right] = [cell.x + 36, cell.x + cell.width]
  const size = fitTextSize(task.text, 'cursive', PLANS[options.level].size, right - x - 6)
  const height = size * (LINES.ascender - LINES.tail)
  const gap = (cell.height - 2 * height) / 3
  const [first, second] = [cell.y + gap + size * LINES.ascender, cell.y + 2 * gap + height + size * LINES.ascender]
  const write = (at: number, y: number, ink: Ink) =>
    text(at, y, task.text, size, { font: 'cursive', anchor: 'start', fill: ink })
  const width = measureText(task.text, 'cursive', size) + size * 0.6
  const times = Math.max(1, Math.floor((right - x - 4) / width))
  const copies = Array.from({ length: times }, (_, i) => write(x + 3 + i * width, first, i === 0 ? BLACK : PALE_GREY))
  // Where the line has room for the model alone, it is written over on the line below.
  const over = times === 1 ? [...copies, write(x + 3, second, PALE_GREY)] : copies
  const side = 26
  return [
    drawPicture(task.picture, { cx: cell.x + 15, cy: middleY(cell) - 5, size: side, color: options.color }),
    ...(wide ? [] : [text(cell.x + 15, middleY(cell) + side / 2 + 2, capitals(task.picture.name), 4.4)]),
    ...ruled(x, right, first, size),
    ...over,
    ...ruled(x, right, second, size),
  ]
}

export const CURSIVE: SheetKind<PagesFacts<CursiveFacts>> = {
  id: 'tracejar-cursiva',
  category: 'tracejar',
  themes: [...WORD_THEMES, SENTENCES_THEME],
  draw: (options) =>
    composeSheet(options, 'trace', (random) => {
      const tasks = chooseTasks(random, options)
      const cells = cellsOf(1, tasks.length, { gap: 2 })
      const marks = eachCell(tasks, cells, (task, cell) => drawTask(task, cell, options)).flat()
      return { marks, facts: { texts: tasks.map((task) => task.text) } }
    }),
}
