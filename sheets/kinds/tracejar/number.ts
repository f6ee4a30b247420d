/** One number to trace, with as many pictures as it says. The theme is the number, 1 to 20. */

import { drawLetter, letterWidth } from '../../lettering/letters.ts'
import { drawRuled, ruledHeight } from '../../lettering/ruled.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, PICTURES } from '../../pictures/drawing.ts'
import { text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'

const NUMBER_WORDS =
  'um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte'.split(
    ' ',
  )

const ROWS: Readonly<Record<Level, { readonly count: number; readonly size: number }>> = {
  facil: { count: 2, size: 34 },
  medio: { count: 3, size: 23 },
  desafio: { count: 4, size: 16 },
}

const MODEL_HEIGHT = 70
const MODEL_SIZE = 42

export interface NumberFacts {
  readonly number: number
  readonly pictures: number
}

function drawNumber(digits: string, x: number, y: number, size: number, look: 'solid' | 'dotted'): Mark[] {
  let left = x
  return [...digits].map((digit) => {
    const style = { x: left, y, size, look, ...(look === 'solid' && { stroke: 5.4 }) }
    left += letterWidth(digit, size) + size * 0.12
    return drawLetter(digit, { ...style, starts: look === 'solid' ? 'numbers' : 'first' })
  })
}

const widthOf = (digits: string, size: number) =>
  [...digits].reduce((sum, digit) => sum + letterWidth(digit, size) + size * 0.12, -size * 0.12)

/** The pictures in rows of five, centred in the right part of the model. */
function drawQuantity(random: Random, count: number, color: boolean): Mark[] {
  const picture = random.pick(PICTURES)
  const columns = Math.min(count, 5)
  const rows = Math.ceil(count / columns)
  const step = Math.min(60 / rows, 88 / columns, 42)
  const x = CONTENT.x + 128 - ((columns - 1) * step) / 2
  const y = CONTENT.y + 30 - ((rows - 1) * step) / 2
  return Array.from({ length: count }, (_, i) =>
    drawPicture(picture, {
      cx: x + (i % columns) * step,
      cy: y + Math.floor(i / columns) * step,
      size: step * 0.86,
      color,
      stroke: step < 15 ? 0.5 : 0.65,
    }),
  )
}

function drawPage(options: SheetOptions, random: Random, index: number) {
  const first = Number(options.theme ?? 1)
  const number = ((first - 1 + index) % NUMBER_WORDS.length) + 1
  const digits = String(number)
  const { count, size } = ROWS[options.level]
  const modelX = CONTENT.x + 44 - widthOf(digits, MODEL_SIZE) / 2
  const model = [
    ...drawNumber(digits, modelX, CONTENT.y + 3 + MODEL_SIZE, MODEL_SIZE, 'solid'),
    text(CONTENT.x + 44, CONTENT.y + MODEL_SIZE + 16.5, NUMBER_WORDS[number - 1] ?? '', 8.4),
    ...drawQuantity(random, number, options.color),
  ]
  const gap = (CONTENT.height - MODEL_HEIGHT - count * ruledHeight(size)) / count
  const rows = Array.from({ length: count }, (_, row) => {
    const baseline = CONTENT.y + MODEL_HEIGHT + gap / 2 + row * (ruledHeight(size) + gap) + size
    const marks: Mark[] = drawRuled({ x: CONTENT.x, width: CONTENT.width, y: baseline, size })
    const step = widthOf(digits, size) + size * 0.55
    const fits = Math.floor((CONTENT.width - 8 + size * 0.55) / step)
    // The last row of the harder sheets starts with two models only, the rest is the child's.
    const written = options.level !== 'facil' && row === count - 1 ? Math.min(2, fits) : fits
    for (let i = 0; i < written; i++)
      marks.push(...drawNumber(digits, CONTENT.x + 6 + i * step, baseline, size, 'dotted'))
    return marks
  })
  return { marks: [...model, ...rows.flat()], facts: { number, pictures: number } }
}

export const NUMBER: SheetKind<PagesFacts<NumberFacts>> = {
  id: 'tracejar-numero',
  category: 'tracejar',
  themes: NUMBER_WORDS.map((_, i) => String(i + 1)),
  draw: (options) => composeSheet(options, 'trace', (random, index) => drawPage(options, random, index)),
}
