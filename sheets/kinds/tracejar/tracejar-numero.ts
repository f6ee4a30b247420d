/** A number to trace: as a road, with its quantity in frames of ten, then dotted on the pauta. The theme is the number. */
import { letterWidth } from '../../lettering/letters.ts'
import { ruledHeight } from '../../lettering/ruled.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { SOFT_FILLS, SOFT_GREY } from '../../scene/inks.ts'
import { rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { joinWritten, roadLetter, ruledRow, textWidth, type WrittenFacts } from './written.ts'

const NUMBER_WORDS =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte'.split(
    ' ',
  )

const ROWS: Readonly<Record<Level, { readonly count: number; readonly size: number }>> = {
  facil: { count: 2, size: 36 },
  medio: { count: 4, size: 22 },
  desafio: { count: 5, size: 16 },
}

const MODEL_HEIGHT = 84
const MODEL_SIZE = 54
const FRAME_WIDTH = 92
const THINGS = [
  'apple',
  'star',
  'fish',
  'flower',
  'ball',
  'strawberry',
  'balloon',
  'bee',
  'ladybug',
  'butterfly',
] as const

export interface NumberFacts extends WrittenFacts {
  readonly number: number
  readonly pictures: number
}

/** Frames of ten with the number's pictures; the first is filled before the second. */
function drawQuantity(random: Random, count: number, color: boolean): Mark[] {
  const picture = random.pick(THINGS)
  const frames = Math.max(1, Math.ceil(count / 10))
  // Two figures leave less room beside them.
  const side = count < 10 ? FRAME_WIDTH / 5 : 15
  const width = 5 * side
  const x = CONTENT.x + CONTENT.width - width
  const top = CONTENT.y + (frames === 1 ? 12 : 2)
  return Array.from({ length: frames * 10 }, (_, i): Mark[] => {
    const [frame, cell] = [Math.floor(i / 10), i % 10]
    const left = x + (cell % 5) * side
    const y = top + frame * (2 * side + 4) + Math.floor(cell / 5) * side
    return [
      rect(left, y, side, side, { width: 0.5 }),
      ...(i < count
        ? [drawPicture(picture, { cx: left + side / 2, cy: y + side / 2, size: side * 0.82, color, stroke: 0.55 })]
        : []),
    ]
  }).flat()
}

function drawPage(options: SheetOptions, random: Random, index: number) {
  const { color } = options
  const first = Number(options.theme ?? 1)
  const number = (first + index) % NUMBER_WORDS.length
  const digits = String(number)
  const { count, size } = ROWS[options.level]
  const ink = color ? (SOFT_FILLS[number % SOFT_FILLS.length] ?? SOFT_GREY) : ([0, 0, 0, 8] as const)
  const spacing = MODEL_SIZE * 0.3
  const modelWidth = textWidth(digits, MODEL_SIZE, 0.3)
  const middle = CONTENT.x + Math.max(41, modelWidth / 2 + 6)
  let x = middle - modelWidth / 2
  const model = [...digits].map((digit) => {
    const road = roadLetter(digit, { x, y: CONTENT.y + 7 + MODEL_SIZE, size: MODEL_SIZE, color, ink, road: 10 })
    x += letterWidth(digit, MODEL_SIZE) + spacing
    return road
  })
  const gap = (CONTENT.height - MODEL_HEIGHT - count * ruledHeight(size)) / count
  const rows = Array.from({ length: count }, (_, row) => {
    const y = CONTENT.y + MODEL_HEIGHT + gap * (row + 0.7) + row * ruledHeight(size) + size
    const step = textWidth(digits, size, 0.18) + size * 0.62
    const fits = Math.floor((CONTENT.width - 10 + size * 0.62) / step)
    // The last row starts with two numbers only, the rest is the child's.
    const written = row === count - 1 ? Math.min(2, fits) : fits
    const words = Array.from({ length: written }, (__, i) => ({
      text: digits,
      x: CONTENT.x + 6 + i * step,
      guided: i === 0,
      spacing: 0.18,
    }))
    return ruledRow({ x: CONTENT.x, width: CONTENT.width, y, size, color }, words)
  })
  const { marks, ...written } = joinWritten([...model, ...rows])
  const word = text(middle, CONTENT.y + MODEL_SIZE + 24, NUMBER_WORDS[number] ?? '', 9)
  const facts: NumberFacts = { number, pictures: number, ...written }
  return { marks: [...marks, word, ...drawQuantity(random, number, color)], facts, subject: digits }
}

export const tracejarNumero: SheetKind<PagesFacts<NumberFacts>> = {
  id: 'tracejar-numero',
  category: 'tracejar',
  themes: [...NUMBER_WORDS.slice(1).map((_, i) => String(i + 1)), '0'],
  draw: (options) => composeSheet(options, 'trace', (random, index) => drawPage(options, random, index)),
}
