/** A name to trace and to write. */
import { CONTENT } from '../../page/paper.ts'
import { SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { rect } from '../../scene/marks.ts'
import type { LetterStyle, Level } from '../../scene/scene.ts'
import { ownKind, ownPicture } from './content.ts'
import { modelWord, tracedHeight, tracedRow } from './traced.ts'
import { GAP, rowsIn, styleOf } from './tracing.ts'

/** Height of the head of the name's page, and rows of letters by level, the last one empty. */
const HEAD = 54

const NAME_ROWS: Readonly<Record<Level, number>> = { facil: 3, medio: 4, desafio: 6 }

/** Smallest letters that a child writes over, in mm from the baseline to the top of a capital. */
const LEAST_LETTERS = 8

/** A name in one line, or in two that break at a space where its letters would be smaller than a child can write. */
function linesOf(name: string, letters: LetterStyle): string[] {
  if (tracedHeight(name, CONTENT.width, letters) >= LEAST_LETTERS) return [name]
  const words = name.split(' ')
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const widest = (lines: readonly string[]) => Math.max(...lines.map((part) => part.length))
  return breaks.sort((a, b) => widest(a) - widest(b))[0] ?? [name]
}

export const nomeTracado = ownKind('nome-tracado', 'write', (options, random) => {
  const name = options.own.name ?? ''
  if (!name) throw new RangeError('no name')
  const letters = styleOf(options)
  const side = HEAD - 4
  const picture = ownPicture(options, random.integer(0, 99), {
    cx: CONTENT.x + side / 2,
    cy: CONTENT.y + side / 2,
    size: side * 0.82,
  })
  const left = picture.length > 0 ? CONTENT.x + side + 6 : CONTENT.x
  const width = CONTENT.x + CONTENT.width - left
  const fill = options.color ? tint(random.pick(SOFT_FILLS), 0.4) : WHITE
  const place = { x: CONTENT.x, width: CONTENT.width, color: options.color, letters }
  const lines = linesOf(name, letters)
  const wanted = NAME_ROWS[options.level]
  // Each copy takes as many rows as the name has lines, and one more copy is left to write alone.
  const copies = Math.max(1, Math.floor(Math.max(wanted, lines.length * 2) / lines.length) - 1)
  const written = [...Array.from({ length: copies }, () => lines).flat(), ...lines.map(() => '')]
  const rows = rowsIn(CONTENT.y + HEAD + 4, written.length, GAP, 44)
  return {
    marks: [
      ...(picture.length > 0 ? [rect(CONTENT.x, CONTENT.y, side, side, { radius: 5, width: 0.6, fill })] : []),
      ...picture,
      rect(left, CONTENT.y, width, side, { radius: 5, width: 0.6, fill: picture.length > 0 ? WHITE : fill }),
      ...lines.map((part, i) =>
        modelWord(
          part,
          {
            x: left + width / 2,
            y: CONTENT.y + side / 2 + (lines.length > 1 ? 4 : 7) + (i - (lines.length - 1) / 2) * (side / 2 - 4),
            width: width - 16,
            size: lines.length > 1 ? 17 : 26,
          },
          letters,
        ),
      ),
      ...rows.flatMap((row, i) => tracedRow(written[i] ?? '', { ...place, ...row })),
    ],
    facts: { shown: [name] },
    items: [name],
  }
})
