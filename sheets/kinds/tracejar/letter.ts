/** One letter to trace on the pauta. The theme is the letter; more pages go from large to small and to words. */

import { drawLetter, hasLetter, letterWidth } from '../../lettering/letters.ts'
import { drawRuled, ruledHeight } from '../../lettering/ruled.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { initialOf, VOCABULARY, withoutAccent } from '../../pictures/vocabulary.ts'
import { text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

interface Plan {
  /** Capital heights of the rows, mm, and what is written in each: capital, small letter or both. */
  readonly rows: readonly { readonly size: number; readonly write: 'capital' | 'small' | 'both' }[]
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: {
    rows: [
      { size: 40, write: 'capital' },
      { size: 40, write: 'capital' },
    ],
  },
  medio: {
    rows: [
      { size: 25, write: 'capital' },
      { size: 25, write: 'small' },
      { size: 25, write: 'both' },
    ],
  },
  desafio: {
    rows: [
      { size: 16, write: 'capital' },
      { size: 16, write: 'small' },
      { size: 16, write: 'both' },
      { size: 16, write: 'both' },
    ],
  },
}

const MODEL_HEIGHT = 56
/** A star at the end of each line, to colour when the line is done; another picture would name another letter. */
const REWARD = 14
/** Free space between the letters of a row, as a share of the capital height. */
const SPACING = 0.42
const ROW_INSET = 5

export interface LetterFacts {
  readonly letter: string
  readonly rows: readonly string[]
}

/** The capital and small letter, numbered stroke by stroke, beside a picture whose word begins with the letter. */
function drawModel(capital: string, picture: Picture | null, options: SheetOptions): Mark[] {
  const size = 38
  const small = capital.toLowerCase()
  const baseline = CONTENT.y + 3 + size
  const width = letterWidth(capital, size) + 16 + letterWidth(small, size)
  const x = picture ? CONTENT.x + 14 : CONTENT.x + (CONTENT.width - width) / 2
  const look = { y: baseline, size, look: 'solid', starts: 'numbers', stroke: 5 } as const
  const letters = [
    drawLetter(capital, { ...look, x }),
    drawLetter(small, { ...look, x: x + letterWidth(capital, size) + 16 }),
  ]
  if (!picture) return letters
  const cx = CONTENT.x + CONTENT.width - 40
  return [
    ...letters,
    drawPicture(picture, { cx, cy: CONTENT.y + 18, size: 38, color: options.color }),
    text(cx, CONTENT.y + 47, picture.name.toUpperCase(), 7),
  ]
}

function drawRow(characters: readonly string[], baseline: number, size: number, width: number): Mark[] {
  const room = width - 2 * ROW_INSET
  const chosen: string[] = []
  let used = 0
  for (let i = 0; ; i++) {
    const character = characters[i % characters.length] ?? ''
    const needed = letterWidth(character, size) + (i > 0 ? size * SPACING : 0)
    if (used + needed > room) break
    used += needed
    chosen.push(character)
  }
  const gap = size * SPACING + (chosen.length > 1 ? (room - used) / (chosen.length - 1) : 0)
  const marks: Mark[] = drawRuled({ x: CONTENT.x, width: CONTENT.width, y: baseline, size })
  let x = CONTENT.x + ROW_INSET
  for (const character of chosen) {
    marks.push(drawLetter(character, { x, y: baseline, size, look: 'dotted', starts: 'first' }))
    x += letterWidth(character, size) + gap
  }
  return marks
}

function drawPage(options: SheetOptions, random: Random, index: number) {
  const capital = options.theme ?? 'A'
  if (!hasLetter(capital)) throw new RangeError(`no letter ${capital}`)
  const plan = PLANS[options.level]
  const own = VOCABULARY.filter((picture) => withoutAccent(initialOf(picture)) === capital)
  const picture = own.length > 0 ? (random.shuffle(own)[index % own.length] ?? null) : null
  const room = CONTENT.height - MODEL_HEIGHT
  const used = plan.rows.reduce((sum, { size }) => sum + ruledHeight(size), 0)
  const gap = (room - used) / plan.rows.length
  let top = CONTENT.y + MODEL_HEIGHT + gap / 2
  const written: string[] = []
  const rows = plan.rows.flatMap(({ size, write }) => {
    const turned = index % 2 === 1 && write !== 'both' ? (write === 'capital' ? 'small' : 'capital') : write
    const characters =
      turned === 'both' ? [capital, capital.toLowerCase()] : [turned === 'capital' ? capital : capital.toLowerCase()]
    written.push(characters.join(''))
    const baseline = top + size
    top += ruledHeight(size) + gap
    const reward = drawPicture('star', {
      cx: CONTENT.x + CONTENT.width - REWARD / 2,
      cy: baseline - size / 2,
      size: REWARD,
      color: false,
    })
    return [...drawRow(characters, baseline, size, CONTENT.width - REWARD - 4), reward]
  })
  return { marks: [...drawModel(capital, picture, options), ...rows], facts: { letter: capital, rows: written } }
}

export const LETTER: SheetKind<PagesFacts<LetterFacts>> = {
  id: 'tracejar-letra',
  category: 'tracejar',
  themes: ALPHABET,
  draw: (options) => composeSheet(options, 'trace', (random, index) => drawPage(options, random, index)),
}
