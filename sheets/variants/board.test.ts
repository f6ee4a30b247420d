import { describe, expect, test } from 'vitest'
import { KINDS } from '../kinds/registry.ts'
import { writtenAnswer } from '../scene/answers.ts'
import { BLACK } from '../scene/inks.ts'
import { group, line } from '../scene/marks.ts'
import type { Mark } from '../scene/scene.ts'
import { slideOf } from './board.ts'
import { choicesOf, drawVariant } from './draw-variant.ts'

const red = (content: string): readonly Mark[] => writtenAnswer(20, 20, content, 6).shown
const page = (marks: readonly Mark[]) => ({ marks })
const textsOf = (marks: readonly Mark[]): string[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? textsOf(mark.children) : mark.kind === 'text' ? [mark.text] : []))

describe('a sheet on the board (rule: board)', () => {
  const ground = line(0, 0, 9, 9, { stroke: BLACK })
  const key = page([ground, group(5, 5, [...red('um'), ...red('dois')]), ...red('três')])

  test('answers are uncovered one by one, within groups too; the rest is there from the first', () => {
    const drawn = { pages: [page([ground])], answers: [key] }
    expect(slideOf(drawn, 0, 0)).toEqual({ page: page([ground]), slides: 1, steps: 3 })
    const seen = [1, 2, 3].map((step) => textsOf(slideOf(drawn, 0, step).page.marks))
    expect(seen).toEqual([['um'], ['um', 'dois'], ['um', 'dois', 'três']])
    expect(slideOf(drawn, 0, 1).page.marks).toContainEqual(ground)
  })

  test('keys that are fewer than the pages follow them, covered', () => {
    const drawn = { pages: [page([ground]), page([ground])], answers: [key] }
    expect(slideOf(drawn, 1, 0)).toMatchObject({ slides: 3, steps: 0 })
    expect(textsOf(slideOf(drawn, 2, 0).page.marks)).toEqual([])
    expect(slideOf(drawn, 2, 0).steps).toBe(3)
  })

  test('a key without red marks is uncovered whole, and many answers in at most 40 steps', () => {
    const plain = { pages: [page([])], answers: [page([ground])] }
    expect(slideOf(plain, 0, 0)).toMatchObject({ steps: 1, page: page([]) })
    expect(slideOf(plain, 0, 1).page).toEqual(page([ground]))
    const many = { pages: [page([])], answers: [page(Array.from({ length: 90 }, () => red('x')).flat())] }
    expect(slideOf(many, 0, 0).steps).toBe(40)
    expect(textsOf(slideOf(many, 0, 40).page.marks)).toHaveLength(90)
  })

  test.each(['caca-palavras', 'contar-silabas', 'situacoes-problema'])('%s uncovers several answers', (id) => {
    const kind = KINDS.find((one) => one.id === id)
    if (!kind) throw new Error(id)
    const instructions = { facil: 'Faça.', medio: 'Faça.', desafio: 'Faça.' }
    const source = { level: 'medio', seed: 5, pages: 1, color: true, title: id, instructions, school: false } as const
    const drawn = drawVariant(kind, source, { ...choicesOf(source), answers: 'apart' })
    const { steps, slides } = slideOf(drawn, drawn.pages.length === drawn.answers.length ? 0 : drawn.pages.length, 0)
    expect(steps).toBeGreaterThan(2)
    expect(slides).toBeLessThanOrEqual(drawn.pages.length + drawn.answers.length)
  })
})
