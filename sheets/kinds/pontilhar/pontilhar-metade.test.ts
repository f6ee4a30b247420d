import { describe, expect, it, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { overlaps } from '../../lettering/bounds.ts'
import { discsOf, footOf, nodesOf, partsOf } from '../../studio/mirror/grid-figure.ts'
import { MIRROR_FIGURES } from '../../studio/mirror/mirror-figures.ts'
import { COLUMNS, mirrorTask, ROWS } from './mirror-task.ts'
import { isSimple } from './outline.ts'
import { pontilharMetade } from './pontilhar-metade.ts'

const HELPS = { facil: 'dashes', medio: 'dots', desafio: 'squares' } as const

describe.each(MIRROR_FIGURES.map((figure) => [figure.id, figure] as const))('%s', (_, figure) => {
  it('has every corner on a crossing, every disc on squares and their halves', () => {
    for (const { d } of partsOf(figure)) {
      for (const [x, y] of nodesOf(d)) expect([x, y].every(Number.isInteger), d).toBe(true)
      for (const { r } of discsOf(d)) expect(Number.isInteger(2 * r), d).toBe(true)
    }
  })

  it('fits on the squares and begins and ends at the mirror', () => {
    const nodes = nodesOf(figure.outline)
    expect([nodes[0]?.[0], nodes.at(-1)?.[0]]).toEqual([0, 0])
    expect(isSimple(nodes.map(([x, y]) => ({ x, y })))).toBe(true)
    expect(footOf(figure)).toBeLessThanOrEqual(ROWS)
    for (const { d } of partsOf(figure)) {
      for (const [x, y] of nodesOf(d)) expect(x >= 0 && x <= COLUMNS && y >= 0, d).toBe(true)
      for (const { x, r } of discsOf(d)) expect(x === 0 || (x >= r && x + r <= COLUMNS), d).toBe(true)
    }
  })

  it.each([1, -1] as const)('has a number beside each dot, and no doubt whose it is (half %s)', (missing) => {
    for (const help of ['dashes', 'dots'] as const)
      for (const first of [1, 50]) {
        const wish = { figure, help, missing, colour: true, painted: false, first }
        const { labels, points, doubtful } = mirrorTask(wish).facts
        expect(labels.map(({ text }) => Number(text))).toEqual(points.map((__, i) => first + i))
        expect(doubtful).toBe(0)
        expect(points.every(({ x }) => (x - 105) * missing >= 0)).toBe(true)
        const touching = labels.filter((one, i) => labels.slice(i + 1).some(({ box }) => overlaps(one.box, box)))
        expect(touching).toEqual([])
      }
  })
})

test('the given part gets smaller from level to level', () => {
  for (const { level, page } of everyPage(pontilharMetade)) {
    expect(page.help).toBe(HELPS[level])
    expect(page.labels.length > 0).toBe(level !== 'desafio')
    expect(page.doubtful).toBe(0)
  }
})

test.each(pontilharMetade.themes)(
  '%s: the right side is missing first, then the left one of another figure',
  (theme) => {
    const order = {
      title: 'Título',
      instruction: 'Uma frase.',
      level: 'medio',
      seed: 7,
      pages: 2,
      color: false,
    } as const
    const [first, second] = pontilharMetade.draw({ ...order, theme }).facts.pages
    expect([first?.missing, second?.missing]).toEqual([1, -1])
    expect(first?.figure).not.toBe(second?.figure)
  },
)

test('stays inside the margins', () => {
  expect(layoutFaults(pontilharMetade, true)).toEqual([])
})
