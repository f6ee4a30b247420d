import { expect, test } from 'vitest'
import { drawAll, drawForTest, isColored, layoutFaults, SEEDS } from '../../../tests/factories/sheets.ts'
import type { Mark } from '../../scene/scene.ts'
import { TRACEJAR_KINDS } from './kinds.ts'
import { LEAST_DOT } from './stroke.ts'
import { tracejarNome } from './tracejar-nome.ts'
import { tracejarRetas } from './tracejar-retas.ts'

const COUNTED: ReadonlySet<string> = new Set(['tracejar-formas', 'tracejar-nome'])

test.each(TRACEJAR_KINDS.map((kind) => [kind.id, kind] as const))(
  '%s stays inside the margins, no picture touches another',
  (_, kind) => {
    expect(layoutFaults(kind)).toEqual([])
    // Tracing has no answers: the child sees if it is right. Corners of a figure and letters of a name are counted.
    const answered = drawAll(kind).filter(({ hasKey }) => hasKey)
    expect(answered.length > 0 && !COUNTED.has(kind.id)).toBe(false)
  },
)

/** Widths of all round dots to cover, mm. */
function dotWidths(marks: readonly Mark[], scale = 1): number[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'group') return dotWidths(mark.children, scale * (mark.scale ?? 1))
    return mark.kind === 'path' && /^(M\S+ \S+h0\.01)+$/.test(mark.d) ? [(mark.width ?? 0) * scale] : []
  })
}

test.each(TRACEJAR_KINDS.filter(({ id }) => id !== 'tracejar-cursiva').map((kind) => [kind.id, kind] as const))(
  '%s: dots to cover are large enough, and black-and-white pages print with black alone',
  (_, kind) => {
    const inked = (marks: readonly Mark[]): boolean =>
      marks.some((mark) => {
        if (mark.kind === 'group') return inked(mark.children)
        const inks = mark.kind === 'path' ? [mark.stroke, mark.fill] : [mark.fill]
        return inks.some((ink) => ink && ink[0] + ink[1] + ink[2] > 0)
      })
    for (const level of ['facil', 'medio', 'desafio'] as const)
      for (const seed of SEEDS) {
        const [page] = drawForTest(kind, level, seed).pages
        for (const width of dotWidths(page?.marks ?? [])) expect(width).toBeGreaterThanOrEqual(LEAST_DOT)
        if (!isColored(kind, seed)) expect(inked(page?.marks ?? [])).toBe(false)
      }
  },
)

test('further pages are other pages: finer lines, other names', () => {
  const heading = { title: 'Título', instruction: 'Uma frase.', level: 'desafio', seed: 5, color: false } as const
  const lines = tracejarRetas.draw({ ...heading, theme: 'pescaria', pages: 3 })
  expect(lines.facts.pages.map((page) => page.lines.length)).toEqual([7, 9, 11])
  const names = tracejarNome.draw({ ...heading, theme: 'em-branco', pages: 2 })
  const [first, second] = names.contents.map(({ texts, instruction }) => ({ texts, instruction }))
  expect(second?.instruction).not.toBe(first?.instruction)
  const shared = second?.texts.filter((text) => text !== heading.title && first?.texts.includes(text))
  expect(shared).toEqual([])
})
