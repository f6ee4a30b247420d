import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { heightAt } from '../../studio/shapes/cube-pile.ts'
import { emptiest, inOrder, LETTERS } from './cube-pages.ts'
import { frontOf, hiddenIn, layersOf, missingFrom, planOf, roomOf, volumeOf } from './cube-tasks.ts'
import { pilhasDeCubos } from './pilhas-de-cubos.ts'

const PAGES = everyPage(pilhasDeCubos)

test('no column is higher than the one behind it or beside it: every top is seen', () => {
  for (const { page } of PAGES)
    for (const { pile, size } of page.cubes) {
      const [columns, rows, layers] = size
      expect([pile.heights.length, pile.heights[0]?.length]).toEqual([rows, columns])
      for (const [r, row] of pile.heights.entries())
        for (const [c, height] of row.entries()) {
          expect(height).toBeLessThanOrEqual(layers)
          if (r > 0) expect(height).toBeLessThanOrEqual(heightAt(pile.heights, r - 1, c))
          if (c > 0) expect(height).toBeLessThanOrEqual(row[c - 1] ?? 0)
        }
      expect(heightAt(pile.heights, 0, 0)).toBe(layers)
      expect(heightAt(pile.heights, rows - 1, 0)).toBeGreaterThan(0)
      expect(heightAt(pile.heights, 0, columns - 1)).toBeGreaterThan(0)
    }
})

test('layers add up to the volume, some cubes are hidden, volumes have one order', () => {
  for (const { level, page } of PAGES.filter(({ level }) => level === 'facil')) {
    expect(page.cubes, level).toHaveLength(4)
    const volumes = page.cubes.map(({ pile }) => volumeOf(pile.heights))
    expect(new Set(volumes).size).toBe(4)
    for (const { pile } of page.cubes) {
      const layers = layersOf(pile.heights)
      expect(layers).toHaveLength(3)
      expect(layers.reduce((sum, count) => sum + count, 0)).toBe(volumeOf(pile.heights))
      expect(hiddenIn(pile.heights)).toBeGreaterThan(0)
    }
    const ordered = inOrder(page.cubes).map((letter) => volumes[LETTERS.indexOf(letter)] ?? 0)
    expect(ordered).toEqual(volumes.toSorted((a, b) => a - b))
  }
})

test('cubes in a box are counted one by one, as are those that are missing', () => {
  for (const { page } of PAGES.filter(({ level }) => level === 'medio')) {
    expect(page.cubes).toHaveLength(4)
    for (const { pile, size } of page.cubes) {
      const [columns, rows, layers] = size
      let [full, empty] = [0, 0]
      for (let z = 0; z < layers; z++)
        for (let r = 0; r < rows; r++)
          for (let c = 0; c < columns; c++) heightAt(pile.heights, r, c) > z ? full++ : empty++
      expect([full, empty, full + empty]).toEqual([volumeOf(pile.heights), missingFrom({ pile, size }), roomOf(size)])
    }
    const missing = page.cubes.map(missingFrom)
    expect(missing.filter((one) => one === Math.max(...missing))).toHaveLength(1)
    expect(missing[LETTERS.indexOf(emptiest(page.cubes))]).toBe(Math.max(...missing))
  }
})

test('the two views of three piles', () => {
  expect(
    planOf({
      heights: [
        [3, 1],
        [2, 0],
      ],
      mirrored: true,
    }),
  ).toEqual([
    [1, 3],
    [0, 2],
  ])
  expect(
    frontOf({
      heights: [
        [3, 1],
        [2, 0],
      ],
      mirrored: true,
    }),
  ).toEqual([1, 3])
  for (const { page } of PAGES.filter(({ level }) => level === 'desafio')) {
    expect(page.cubes).toHaveLength(3)
    expect(new Set(page.cubes.map(({ pile }) => volumeOf(pile.heights))).size).toBe(3)
    for (const { pile } of page.cubes)
      expect(
        planOf(pile)
          .flat()
          .reduce((sum, height) => sum + height, 0),
      ).toBe(volumeOf(pile.heights))
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(pilhasDeCubos)).toEqual([])
})
