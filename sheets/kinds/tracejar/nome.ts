/** The child's own name to trace, or empty lines for any name. The theme is the name. */

import { measureText } from '../../lettering/fonts.ts'
import { drawLetter, letterWidth } from '../../lettering/letters.ts'
import { drawRuled, ruledHeight } from '../../lettering/ruled.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { NAME_TEXTS } from '../../page/texts.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { initialOf, VOCABULARY, withoutAccent, wordPicture } from '../../pictures/vocabulary.ts'
import { rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'

const EMPTY = 'em-branco'
/** Common first names that are written without accents. */
const NAMES =
  'ana maria helena alice laura manuela sofia isabela luiza valentina beatriz clara eduarda lara mariana rafaela miguel arthur gael theo davi gabriel bernardo samuel pedro lucas matheus rafael enzo gustavo henrique lorenzo benjamin nicolas caio igor bruno daniel'.split(
    ' ',
  )

interface Plan {
  /** Height of capitals of each row, mm; how the name is written in it. */
  readonly rows: readonly { readonly size: number; readonly look: 'capitals' | 'mixed' | 'empty' }[]
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: {
    rows: [
      { size: 30, look: 'capitals' },
      { size: 30, look: 'capitals' },
      { size: 30, look: 'empty' },
    ],
  },
  medio: {
    rows: [
      { size: 22, look: 'capitals' },
      { size: 22, look: 'mixed' },
      { size: 22, look: 'mixed' },
      { size: 22, look: 'empty' },
    ],
  },
  desafio: {
    rows: [
      { size: 15, look: 'capitals' },
      { size: 15, look: 'mixed' },
      { size: 15, look: 'mixed' },
      { size: 15, look: 'empty' },
      { size: 15, look: 'empty' },
    ],
  },
}

const HEAD = 62
const SPACING = 0.3

export interface NameFacts {
  /** Null on a sheet for any name. */
  readonly name: string | null
}

const widthOf = (letters: readonly string[], size: number) =>
  letters.reduce((sum, letter) => sum + letterWidth(letter, size) + size * SPACING, -size * SPACING)

function drawName(name: string, look: 'capitals' | 'mixed', y: number, wanted: number): Mark[] {
  const letters = [...(look === 'capitals' ? name.toUpperCase() : `${name.charAt(0).toUpperCase()}${name.slice(1)}`)]
  const room = CONTENT.width - 12
  const size = Math.min(wanted, (wanted * room) / widthOf(letters, wanted))
  const times = Math.max(1, Math.floor((room + size) / (widthOf(letters, size) + size)))
  const marks: Mark[] = []
  let x = CONTENT.x + 6
  for (let i = 0; i < times; i++) {
    for (const letter of letters) {
      marks.push(drawLetter(letter, { x, y, size, look: 'dotted', starts: 'first' }))
      x += letterWidth(letter, size) + size * SPACING
    }
    x += size
  }
  return marks
}

/** A frame for a portrait with the name beside it, or a line to write it on. */
function drawHead(name: string | null, options: SheetOptions, random: Random): Mark[] {
  const side = HEAD - 8
  const left = CONTENT.x + side + 10
  // Beside a name stand pictures that begin like it.
  const alike = name ? VOCABULARY.filter((word) => withoutAccent(initialOf(word)) === name.charAt(0).toUpperCase()) : []
  const pictures = alike.length > 0 ? alike : [wordPicture('star'), wordPicture('heart')]
  const [one, two] = name ? random.shuffle(pictures) : [random.pick(VOCABULARY)]
  const right = CONTENT.x + CONTENT.width
  const printed = name ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : ''
  const size = name ? Math.min(22, (13 * (right - left - 40)) / measureText(printed, 'display', 13)) : 0
  return [
    rect(CONTENT.x, CONTENT.y, side, side, { radius: 4, width: 0.6 }),
    text(CONTENT.x + side / 2, CONTENT.y + side - 3, NAME_TEXTS.portrait, 3.6, { font: 'text' }),
    text(left, CONTENT.y + 14, NAME_TEXTS.mine, 6, { font: 'text', anchor: 'start' }),
    ...(name
      ? [text(left, CONTENT.y + 38, printed, size, { anchor: 'start' })]
      : drawRuled({ x: left, width: right - left, y: CONTENT.y + 40, size: 17 })),
    ...[one, two].flatMap((picture, i) =>
      picture && name
        ? [
            drawPicture(picture, {
              cx: right - 9,
              cy: CONTENT.y + 12 + i * 26,
              size: 18,
              color: options.color,
              stroke: 0.6,
            }),
          ]
        : [],
    ),
    ...(one && !name
      ? [drawPicture(one, { cx: right - 8, cy: CONTENT.y + 10, size: 16, color: options.color, stroke: 0.6 })]
      : []),
  ]
}

function drawPage(options: SheetOptions, random: Random) {
  const name = options.theme && options.theme !== EMPTY ? options.theme : null
  const { rows } = PLANS[options.level]
  const used = rows.reduce((sum, { size }) => sum + ruledHeight(size), 0)
  const gap = (CONTENT.height - HEAD - used) / rows.length
  let top = CONTENT.y + HEAD + gap / 2
  const lines = rows.flatMap(({ size, look }): Mark[] => {
    const baseline = top + size
    top += ruledHeight(size) + gap
    const written = name && look !== 'empty' ? drawName(name, look, baseline, size) : []
    return [...drawRuled({ x: CONTENT.x, width: CONTENT.width, y: baseline, size }), ...written]
  })
  return { marks: [...drawHead(name, options, random), ...lines], facts: { name } satisfies NameFacts }
}

export const NAME: SheetKind<PagesFacts<NameFacts>> = {
  id: 'tracejar-nome',
  category: 'tracejar',
  themes: [EMPTY, ...NAMES],
  draw: (options) => composeSheet(options, 'write', (random) => drawPage(options, random)),
}
