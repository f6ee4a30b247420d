import { expect, test } from 'vitest'
import { everyPage } from '../../../tests/factories/sheets.ts'
import { boundsOf } from '../../lettering/bounds.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { tracejarOndas } from './tracejar-ondas.ts'
import { SWINGS, TRACKS } from './tracks.ts'
import { WAVE_PLACES } from './wave-places.ts'

test('harder levels have more lines, more waves, and lower ones', () => {
  const of = (level: string) => everyPage(tracejarOndas).filter((one) => one.level === level)
  const [easy, middle, hard] = ['facil', 'medio', 'desafio'].map(of)
  const rows = (pages = easy) => new Set(pages?.map(({ page }) => page.strokes.length))
  expect([rows(easy), rows(middle), rows(hard)]).toEqual([new Set([3]), new Set([4]), new Set([5])])
  const counts = (pages = easy) => pages?.flatMap(({ page }) => page.repetitions) ?? []
  expect(Math.max(...counts(easy))).toBeLessThan(Math.min(...counts(middle)))
  expect(Math.max(...counts(middle))).toBeLessThan(Math.min(...counts(hard)))
})

const WIDTH = 131
test.each([
  [1, 42, 8.5],
  [2, 42, 8.5],
  [3, 33, 5.2],
  [5, 24, 0],
  [6, 24, 0],
])('%i waves of %i mm touch nothing that they run around', (count, rise, road) => {
  for (const swing of SWINGS)
    for (const place of ['pond', 'kitchen', 'treetops', 'park', 'space'] as const)
      for (const page of [0, 1, 2]) {
        const stroke = TRACKS.onda(WIDTH, rise / 2, count, { swing })
        const turns = (sign: number) =>
          stroke.filter((p, i) => {
            const [before, after] = [stroke[i - 1], stroke[i + 1]]
            return before && after && sign * (p.y - before.y) > 0 && sign * (p.y - after.y) >= 0
          })
        const things = WAVE_PLACES[place].things({
          pen: new Pen(false),
          stroke,
          shown: stroke.length,
          crests: turns(-1),
          troughs: turns(1),
          middle: 0,
          rise,
          road,
          step: 60,
          period: WIDTH / count,
          index: page,
          isLast: false,
          page,
        })
        for (const mark of marksOf(things)) {
          const body = boundsOf([mark])
          if (!body) continue
          const gap = Math.min(
            ...stroke.map(({ x, y }) => {
              const dx = Math.max(body.x - x, 0, x - body.x - body.width)
              const dy = Math.max(body.y - y, 0, y - body.y - body.height)
              return Math.hypot(dx, dy)
            }),
          )
          expect(gap, `${place} ${swing} ${page}`).toBeGreaterThan(road / 2 + 0.8)
        }
      }
})
