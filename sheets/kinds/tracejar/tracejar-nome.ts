/** The child's own name to trace, or empty lines for any name. The theme is the name. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { ruledHeight } from '../../lettering/ruled.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { NAME_TEXTS } from '../../page/texts.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { GREY, SOFT_FILLS, SOFT_GREY, tint, WHITE } from '../../scene/inks.ts'
import { centredText, rect, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { joinWritten, ruledRow, textWidth, type Written, type WrittenFacts } from './written.ts'

const EMPTY = 'em-branco'
/** Common first names. */
const NAMES =
  'ana maria helena alice laura manuela sofia isabela luiza valentina beatriz clara eduarda lara mariana rafaela miguel arthur gael theo davi gabriel bernardo samuel pedro lucas matheus rafael enzo gustavo henrique lorenzo benjamin nicolas caio igor bruno daniel'.split(
    ' ',
  )

type Look = 'capitals' | 'mixed' | 'empty'

interface Plan {
  /** Height of capitals, mm. */
  readonly size: number
  readonly rows: readonly Look[]
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { size: 36, rows: ['capitals', 'empty'] },
  medio: { size: 22, rows: ['capitals', 'mixed', 'empty'] },
  desafio: { size: 16, rows: ['capitals', 'mixed', 'empty', 'empty'] },
}

const HEAD = 62
/** Boxes that take a letter of the name each. */
const BOX_MOST = 18

export interface NameFacts extends WrittenFacts {
  /** Null on a sheet for any name. */
  readonly name: string | null
}

const named = (name: string) => `${capitals(name.slice(0, 1))}${name.slice(1)}`

/** One box for each letter: the number of boxes is the length of the name. */
function letterBoxes(name: string | null, x: number, y: number, width: number, color: boolean): Mark[] {
  const count = name?.length ?? 10
  const side = Math.min(BOX_MOST, width / count)
  return Array.from({ length: count }, (_, i): Mark[] => {
    const ink = SOFT_FILLS[i % SOFT_FILLS.length] ?? SOFT_GREY
    const left = x + i * side
    return [
      rect(left + 0.6, y, side - 1.2, side - 1.2, {
        radius: 2,
        width: 0.6,
        fill: color && name ? tint(ink, 0.45) : WHITE,
      }),
      ...(name ? [centredText(left + side / 2, y + side / 2 - 0.6, capitals(name.charAt(i)), side * 0.66)] : []),
    ]
  }).flat()
}

/** A frame with room for a drawing or a photo of 4 cm and more. */
function portrait(side: number, frame: Ink, color: boolean): Mark[] {
  const inset = 4
  const inner = rect(CONTENT.x + inset, CONTENT.y + inset, side - 2 * inset, side - inset - 9, {
    radius: 2.5,
    width: 0.5,
    stroke: GREY,
    dash: [1.8, 1.5],
    fill: WHITE,
  })
  const hint = NAME_TEXTS.picture.map((line, i) =>
    text(CONTENT.x + side / 2, CONTENT.y + side * 0.42 + i * 5, line, 3.4, { font: 'text', fill: GREY }),
  )
  return [
    rect(CONTENT.x, CONTENT.y, side, side, { radius: 4, width: 0.6, fill: color ? frame : WHITE }),
    inner,
    ...hint,
  ]
}

/** A frame for a portrait, the name in print and in boxes. */
function drawHead(name: string | null, options: SheetOptions, frame: Ink): Written {
  const side = HEAD - 6
  const left = CONTENT.x + side + 10
  const width = CONTENT.x + CONTENT.width - left
  const line = ruledRow({ x: left, width, y: CONTENT.y + 32, size: 16, color: options.color }, [])
  const printed = name ? named(name) : ''
  const marks: Mark[] = [
    ...portrait(side, frame, options.color),
    text(CONTENT.x + side / 2, CONTENT.y + side - 3, NAME_TEXTS.portrait, 3.6, { font: 'text' }),
    text(left, CONTENT.y + 8, NAME_TEXTS.mine, 6, { font: 'text', anchor: 'start' }),
    ...(name
      ? [text(left, CONTENT.y + 29, printed, fitTextSize(printed, 'display', 22, width), { anchor: 'start' })]
      : line.marks),
    ...(name
      ? [
          ...letterBoxes(name, left, CONTENT.y + 37, width, options.color),
          text(left + width, CONTENT.y + 8, `${name.length} letras`, 5, { font: 'text', anchor: 'end', fill: GREY }),
        ]
      : letterBoxes(null, left, CONTENT.y + side - 10.6, width, options.color)),
  ]
  return { marks, strokes: [], rules: name ? [] : line.rules }
}

/** Names as small as this have fine dots, mm. */
const FINE_BELOW = 18

function drawRow(name: string, look: 'capitals' | 'mixed', y: number, wanted: number, color: boolean): Written {
  const written = look === 'capitals' ? capitals(name) : named(name)
  const room = CONTENT.width - 12
  const size = Math.min(wanted, (wanted * room) / textWidth(written, wanted))
  const width = textWidth(written, size)
  const times = Math.max(1, Math.floor((room + size) / (width + size)))
  const words = Array.from({ length: times }, (_, i) => ({
    text: written,
    x: CONTENT.x + 6 + i * (width + size),
    guided: i === 0,
    fine: size < FINE_BELOW,
  }))
  return ruledRow({ x: CONTENT.x, width: CONTENT.width, y, size, color }, words)
}

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** The alphabet at the foot of the page, in two rows of 13. */
const STRIP = { height: 36, label: 8, columns: 13 }

/** Every letter in a box: the child colours those of the name. */
function drawAlphabet(): Mark[] {
  const top = CONTENT.y + CONTENT.height - STRIP.height
  const width = CONTENT.width / STRIP.columns
  const height = (STRIP.height - STRIP.label) / 2
  return [
    text(CONTENT.x, top + 4, NAME_TEXTS.colour, 5, { font: 'text', anchor: 'start' }),
    ...ALPHABET.flatMap((letter, i): Mark[] => {
      const [x, y] = [
        CONTENT.x + (i % STRIP.columns) * width,
        top + STRIP.label + Math.floor(i / STRIP.columns) * height,
      ]
      return [
        rect(x + 0.5, y + 0.5, width - 1, height - 1, { radius: 2, width: 0.5, fill: WHITE }),
        centredText(x + width / 2, y + height / 2, letter, 7.4),
      ]
    }),
  ]
}

/** Further pages without a name ask for the other names that a child learns to write. */
function drawNames(options: SheetOptions, size: number) {
  const rows = NAME_TEXTS.family
  const pitch = CONTENT.height / rows.length
  const drawn = rows.map((label, i): Written => {
    const top = CONTENT.y + i * pitch
    const y = top + 9 + (pitch - 9 - ruledHeight(size)) / 2 + size
    const row = ruledRow({ x: CONTENT.x, width: CONTENT.width, y, size, color: options.color }, [])
    return {
      ...row,
      marks: [text(CONTENT.x, top + 6, `${label}:`, 5.4, { font: 'text', anchor: 'start' }), ...row.marks],
    }
  })
  const { marks, ...written } = joinWritten(drawn)
  return { marks, facts: { name: null, ...written } satisfies NameFacts, instruction: NAME_TEXTS.each }
}

function drawPage(options: SheetOptions, random: Random, index: number) {
  const name = options.theme && options.theme !== EMPTY ? options.theme : null
  if (!name && index % 2 === 1) return drawNames(options, Math.min(PLANS[options.level].size, 22))
  const plan = PLANS[options.level]
  // On further pages the letters grow a little smaller.
  const size = plan.size * 0.94 ** index
  const rows = plan.rows
  const gap = (CONTENT.height - HEAD - STRIP.height - rows.length * ruledHeight(size)) / rows.length
  const drawn = rows.map((look, i) => {
    const y = CONTENT.y + HEAD + gap * (i + 0.5) + i * ruledHeight(size) + size
    if (name && look !== 'empty') return drawRow(name, look, y, size, options.color)
    return ruledRow({ x: CONTENT.x, width: CONTENT.width, y, size, color: options.color }, [])
  })
  const { marks, ...written } = joinWritten([drawHead(name, options, tint(random.pick(SOFT_FILLS), 0.35)), ...drawn])
  return { marks: [...marks, ...drawAlphabet()], facts: { name, ...written } satisfies NameFacts }
}

export const tracejarNome: SheetKind<PagesFacts<NameFacts>> = {
  id: 'tracejar-nome',
  category: 'tracejar',
  themes: [EMPTY, ...NAMES],
  draw: (options) => composeSheet(options, 'write', (random, index) => drawPage(options, random, index)),
}
