/** Syllables out of order: number them, then write the word letter by letter. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES } from '../../pictures/vocabulary.ts'
import { ANSWER_RED, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, divider, line, rect } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { dealWords, namesOf } from './word-deck.ts'

export interface OrderTask {
  readonly word: string
  /** As printed. */
  readonly syllables: readonly string[]
  /** order[i] = place of the i-th printed syllable in the word, from 1. */
  readonly order: readonly number[]
}

const LEVELS: Readonly<Record<Level, { rows: number; syllables: readonly number[] }>> = {
  facil: { rows: 4, syllables: [2] },
  medio: { rows: 5, syllables: [3] },
  desafio: { rows: 6, syllables: [3, 4] },
}

const GAP = 6
/** Height of a card and radius of the ring for its number, mm. */
const CARD = 14
const RING = 5

/** Every syllable of the word differs, so that there is one order only. */
const suits = (picture: Picture, counts: readonly number[]) =>
  counts.includes(picture.syllables.length) && new Set(picture.syllables).size === picture.syllables.length

function makeTask(random: Random, picture: Picture): OrderTask {
  const inPlace = picture.syllables.map((_, i) => i)
  let order = random.shuffle(inPlace)
  while (order.every((place, i) => place === i)) order = random.shuffle(inPlace)
  return {
    word: capitals(picture.name),
    syllables: order.map((place) => capitals(picture.syllables[place] ?? '')),
    order: order.map((place) => place + 1),
  }
}

function drawTask(task: OrderTask, picture: Picture, cell: Box, fill: Ink, color: boolean, solved: boolean): Mark[] {
  const cy = middleY(cell)
  const size = Math.min(cell.height - 2, 42)
  const left = size + 6
  const cards = { x: cell.x + left, width: cell.width - left }
  const width = Math.min(48, (cards.width - 4 * (task.syllables.length - 1)) / task.syllables.length)
  const top = cy - 16
  const drawn = task.syllables.flatMap((syllable, i): Mark[] => {
    const x = cards.x + i * (width + 4)
    // The number to write stands before the syllable, in a ring large enough for a child's hand.
    const ring = { cx: x + RING + 1.6, cy: top + CARD / 2 }
    const room = { x: ring.cx + RING + 1, width: width - 2 * RING - 4 }
    const size = fitTextSize(syllable, 'display', 6.8, room.width - 1)
    return [
      rect(x, top, width, CARD, { radius: 2.5, fill }),
      centredText(room.x + room.width / 2, ring.cy, syllable, size),
      circle(ring.cx, ring.cy, RING, { fill: WHITE, width: 0.45 }),
      ...(solved ? [centredText(ring.cx, ring.cy, String(task.order[i]), 5.4, { fill: ANSWER_RED })] : []),
    ]
  })
  const letters = [...task.word]
  const slot = Math.min(11.5, cards.width / letters.length)
  const base = cy + 14
  const slots = letters.flatMap((letter, i): Mark[] => {
    const x = cards.x + i * slot
    return [
      line(x + 0.8, base, x + slot - 1.2, base, { width: 0.55 }),
      ...(solved ? [centredText(x + slot / 2, base - 5.4, letter, 7.6, { fill: ANSWER_RED })] : []),
    ]
  })
  return [drawPicture(picture, { cx: cell.x + size / 2, cy, size, color }), ...drawn, ...slots]
}

export const ordenarSilabas: SheetKind<PagesFacts<readonly OrderTask[]>> = {
  id: 'ordenar-silabas',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level, color } = options
    const { rows, syllables } = withAmount(options, LEVELS[level])
    const pages = dealWords(options, { perPage: rows, suits: (picture) => suits(picture, syllables) })
    return composeSheet(options, 'write', (random, index) => {
      const pictures = pages[index] ?? []
      const tasks = pictures.map((picture) => makeTask(random, picture))
      const inks = random.shuffle(SOFT_FILLS)
      const cells = cellsOf(1, rows, { gap: GAP })
      const page = (solved: boolean) =>
        eachCell(tasks, cells, (task, cell, i): Mark[] => {
          const picture = pictures[i]
          if (!picture) return []
          const fill = color ? tint(inks[i % inks.length] ?? WHITE, 0.6) : WHITE
          const rule = i < rows - 1 ? [divider(cell.x, cell.x + cell.width, cell.y + cell.height + GAP / 2)] : []
          return [...drawTask(task, picture, cell, fill, color, solved), ...rule]
        }).flat()
      return { marks: page(false), solved: page(true), facts: tasks, items: namesOf(pictures) }
    })
  },
}
