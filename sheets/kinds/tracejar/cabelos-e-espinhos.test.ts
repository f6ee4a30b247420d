import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { PICTURE } from '../../page/picture-page.ts'
import { gapOf } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import { cabelosEEspinhos } from './cabelos-e-espinhos.ts'
import { lengthOf } from './stroke.ts'

/** Below the instruction, inside the frame, mm. */
const [TOP, EDGE] = [57, 3]
const LEAST = { facil: 15, medio: 8, desafio: 8 } as const
/** Between the middles of two start dots, and between lines, mm. */
const [STARTS, LINES] = [3.6, 1.9]

test('every stroke is inside the picture and long enough for its level', () => {
  for (const { level, page } of everyPage(cabelosEEspinhos))
    for (const stroke of page.lines) {
      expect(lengthOf(stroke)).toBeGreaterThan(LEAST[level])
      for (const { x, y } of stroke) {
        expect(x).toBeGreaterThan(PICTURE.x + EDGE)
        expect(x).toBeLessThan(PICTURE.x + PICTURE.width - EDGE)
        expect(y).toBeGreaterThan(TOP)
        expect(y).toBeLessThan(PICTURE.y + PICTURE.height - EDGE)
      }
    }
})

test('no stroke begins beside another or runs into one', () => {
  for (const { level, page } of everyPage(cabelosEEspinhos))
    page.lines.forEach((stroke, i) => {
      const own = resample(stroke, 2)
      for (const other of page.lines.slice(i + 1)) {
        const [a, b] = [stroke[0], other[0]]
        if (a && b) expect(gapOf(a, b)).toBeGreaterThan(level === 'facil' ? STARTS + 1 : STARTS)
        for (const q of resample(other, 2))
          for (const p of own) if (gapOf(p, q) < LINES) expect.fail(`${level}: line ${i} is met at ${p.x}, ${p.y}`)
      }
    })
})

test('harder pages have more lines; the child finishes half of the hardest', () => {
  const most = { facil: 0, medio: 0, desafio: 0 }
  for (const { level, page } of everyPage(cabelosEEspinhos)) {
    most[level] = Math.max(most[level], page.lines.length)
    expect(page.free).toBe(level === 'desafio' ? Math.floor(page.lines.length / 2) : 0)
  }
  expect(most.medio).toBeGreaterThan(most.facil)
  expect(most.desafio).toBeGreaterThan(most.medio)
})

test('nothing touches, is cut or runs into its label', () => {
  expect(layoutFaults(cabelosEEspinhos)).toEqual([])
})
