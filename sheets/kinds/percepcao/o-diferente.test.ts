import { expect, test } from 'vitest'
import { everyPage } from '../../../tests/factories/sheets.ts'
import { flattened } from '../../scene/path-data.ts'
import type { Mark } from '../../scene/scene.ts'
import type { Thing } from '../../studio/fit.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { PARADE, type ParadeThing } from '../../studio/shapes/parade-things.ts'
import { oDiferente } from './o-diferente.ts'

const LEVEL = { facil: 'picture', medio: 'mirrored', desafio: 'rule' } as const

test('the odd ones are as many as the instruction says, in different places', () => {
  for (const { level, page } of everyPage(oDiferente)) {
    for (const { odd, count, difference, picture, other, small } of page) {
      // In a crowd as many are small as are large, and one of each breaks the rule.
      const rule = [small.length, odd.filter((i) => small.includes(i)).length]
      expect(rule).toEqual(level === 'desafio' ? [count / 2, 1] : [0, 0])
      expect(other).not.toBe(picture)
      expect([new Set(odd).size, Math.max(...odd) < count]).toEqual([level === 'desafio' ? 2 : 1, true])
      expect(difference).toBe(LEVEL[level])
    }
  }
})

test('in every group all go to one side but the odd ones: in a crowd the large ones to one side, the small ones to the other', () => {
  for (const { level, page } of everyPage(oDiferente)) {
    for (const { odd, count, small, toRight } of page) {
      const all = Array.from({ length: count }, (_, i) => i)
      const asRule = (i: number, isRight: boolean) => toRight.includes(i) === (isRight !== small.includes(i))
      const broken = [true, false].map((isRight) => all.filter((i) => !asRule(i, isRight)))
      expect(broken).toContainEqual(level === 'facil' ? [] : [...odd])
    }
  }
})

test('odd ones of the rows of a page are at different places of their rows', () => {
  for (const { level, page } of everyPage(oDiferente))
    if (level !== 'desafio') expect(new Set(page.flatMap(({ odd }) => odd)).size).toBe(page.length)
})

const pointsOf = (mark: Mark): { readonly x: number; readonly y: number }[] => {
  if (mark.kind === 'text') return []
  if (mark.kind === 'path') return flattened(mark.d).flat()
  const { x, y, scale = 1, flip } = mark
  return mark.children
    .flatMap(pointsOf)
    .map((point) => ({ x: x + (flip ? -1 : 1) * scale * point.x, y: y + scale * point.y }))
}

/** Side of the highest or the lowest part of a drawing: below zero at its left. */
function sideOf(draw: Thing, isHigh: boolean): number {
  const points = marksOf(draw(new Pen(false))).flatMap(pointsOf)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const part = points.filter(({ y }) => (isHigh ? y < top + (bottom - top) * 0.2 : y > bottom - (bottom - top) * 0.2))
  const mean = part.reduce((sum, { x }) => sum + x, 0) / part.length
  return mean - (Math.min(...xs) + Math.max(...xs)) / 2
}

/** Known of a thing whatever its drawing: a shaft is over the heel, a tail fin behind, a spout and a head in front. */
const HIGH_BEHIND = ['tênis', 'bota', 'meia', 'avião', 'jato', 'trem']
const HIGH_IN_FRONT = ['regador', 'cavalo', 'porco', 'ovelha', 'vaca', 'galinha', 'pato', 'patinete']

test('what goes in a crowd of several things is drawn to the left, and never without a front', () => {
  const all: readonly ParadeThing[] = Object.values<readonly ParadeThing[]>(PARADE).flat()
  for (const { name, looks } of all)
    for (const look of looks) {
      if (HIGH_BEHIND.includes(name)) expect(sideOf(look, true), name).toBeGreaterThan(0)
      if (HIGH_IN_FRONT.includes(name)) expect(sideOf(look, true), name).toBeLessThan(0)
    }
  const frontless = new Set(all.filter((thing) => thing.frontless).map(({ name }) => name))
  for (const { level, page } of everyPage(oDiferente))
    if (level === 'desafio')
      for (const { picture } of page) expect(picture.split(' ').filter((name) => frontless.has(name))).toEqual([])
})
