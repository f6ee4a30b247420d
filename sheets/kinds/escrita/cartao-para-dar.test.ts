import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { hasLetter } from '../../lettering/letters.ts'
import { CARD_PANELS, type CardPanel } from '../../studio/places/gift-card.ts'
import { CARD_TEXTS, type CardTexts } from './card-facts.ts'
import { CARD_ROOM, gapLineWidth } from './card-pages.ts'
import { cartaoParaDar } from './cartao-para-dar.ts'

const TEXTS: readonly (readonly [string, CardTexts])[] = Object.entries(CARD_TEXTS)

/** Spot of a folded panel seen from the front, and how its print is turned and which way it faces. */
function folded({ column, row, turn }: CardPanel) {
  let [x, y, z, facing, angle] = [column, row, 0, 1, turn as number]
  if (row === 0) [y, z, facing, angle] = [1, 1, -1, (angle + 180) % 360]
  if (column === 0) [x, z, facing] = [1, 3 - z, -facing]
  return { x, y, z, facing, angle }
}

test('two folds backwards put the front outside, the inside between and everything upright', () => {
  const places = Object.fromEntries(Object.entries(CARD_PANELS).map(([side, panel]) => [side, folded(panel)]))
  expect(places.front).toEqual({ x: 1, y: 1, z: 0, facing: 1, angle: 0 })
  expect(places.insideRight).toEqual({ x: 1, y: 1, z: 2, facing: 1, angle: 0 })
  expect(places.insideLeft).toEqual({ x: 1, y: 1, z: 1, facing: -1, angle: 0 })
  expect(places.back).toEqual({ x: 1, y: 1, z: 3, facing: -1, angle: 0 })
})

test.each(TEXTS)('every gap of a card for %s takes one word of its slip alone', (_, { gapped }) => {
  for (const lines of gapped) {
    expect(new Set(lines.map(({ form }) => form)).size).toBe(lines.length)
    expect(new Set(lines.map(({ word }) => word)).size).toBe(lines.length)
    expect(lines.filter((line) => gapLineWidth(line) > CARD_ROOM)).toEqual([])
  }
})

test.each(TEXTS)('the words to trace for %s have a stroke for every letter', (_, { traced }) => {
  const letters = traced.flat().join('').replaceAll(' ', '')
  expect([...letters].filter((letter) => !hasLetter(letter))).toEqual([])
})

test('each level asks for something else, and the slip has all words of the gaps', () => {
  for (const { level, page } of everyPage(cartaoParaDar)) {
    expect(page.traced.length > 0).toBe(level === 'facil')
    expect(page.gapped.length > 0).toBe(level === 'medio')
    expect(page.opener !== '').toBe(level === 'desafio')
    expect(page.bank.toSorted()).toEqual(page.gapped.map(({ word }) => word).toSorted())
  }
})

test('everything is on the paper, and no label lies on another', () => {
  expect(layoutFaults(cartaoParaDar)).toEqual([])
})
