import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { reachOf } from '../../studio/fit.ts'
import { INSIDE_HOMES, INSIDE_PLACES, INSIDE_POOLS } from '../../studio/places/inside-homes.ts'
import { PAIRED_PLACES } from '../../studio/places/paired-places.ts'
import { PAIRS, type Reference } from '../../studio/places/paired-spots.ts'
import { PLACED, type PlacedName } from '../../studio/shapes/placed-things.ts'
import { dentroEFora } from './dentro-e-fora.ts'
import { ACTIONS, askedOf, choicesOf, orderOf, wordsOf } from './inside-facts.ts'

const there = (names: readonly (string | null)[]) => names.flatMap((name) => name ?? [])

test('three or four are on each side, nobody on both', () => {
  for (const { page } of everyPage(dentroEFora)) {
    if (!page.inside) continue
    const { dentro, fora, asks } = page.inside
    for (const side of [there(dentro), there(fora)]) {
      expect(side.length).toBeGreaterThanOrEqual(3)
      expect(side.length).toBeLessThanOrEqual(4)
    }
    expect(new Set([...there(dentro), ...there(fora)]).size).toBe(there(dentro).length + there(fora).length)
    expect(askedOf(page.inside)).toEqual(there(page.inside[asks]))
    expect(wordsOf(page.inside)).toContain(`que estão ${asks} d`)
  }
})

test('fish swim, all others rest', () => {
  for (const { page } of everyPage(dentroEFora)) {
    if (!page.inside) continue
    const { inside } = INSIDE_HOMES[page.inside.place]
    page.inside.dentro.forEach((name, i) => {
      if (name) expect(name.startsWith('peixe')).toBe(inside[i]?.swims ?? false)
    })
    expect(there(page.inside.fora).some((name) => name.startsWith('peixe'))).toBe(false)
  }
})

test('each pair and each action comes once, with both words of the pairs in turn', () => {
  for (const { page } of everyPage(dentroEFora)) {
    if (!page.pairs) continue
    const { tasks, colour } = page.pairs
    expect(tasks.map(({ pair }) => pair).toSorted()).toEqual([0, 1, 2, 3])
    expect(tasks.map(({ action }) => action).toSorted()).toEqual(ACTIONS.toSorted())
    expect(tasks.filter(({ pair, relation }) => PAIRS[pair][1] === relation)).toHaveLength(2)
    for (const task of tasks) {
      const says = orderOf(task, colour)
      expect(says).toContain(` ${task.relation} d`)
      expect(says).toContain(task.thing)
    }
  }
})

test('the two things of a pair are the only ones of their name on a page', () => {
  for (const place of INSIDE_PLACES) {
    const { references } = PAIRED_PLACES[place]
    for (const column of [0, 1, 2, 3] as const)
      expect(new Set(references.map(({ things }) => things[column])).size).toBe(4)
  }
})

/** Size of a thing whose longer side is given, mm. */
function sizeOf(name: PlacedName, size: number) {
  const { width, height } = reachOf(PLACED[name].draw)
  const scale = (size * PLACED[name].share) / Math.max(width, height)
  return { width: width * scale, height: height * scale }
}

/** Middle and width of what things are placed by. */
function placeOf({ back }: Reference) {
  const { x, width } = reachOf((pen) => back(pen))
  return { x: x + width / 2, width }
}

/** Feet of the first thing of a reference, then of the second. */
const feetOf = ({ spots: [first, second] }: Reference) => [...first.at, ...second.at] as const

test('each gap has one right word of the two that it offers', () => {
  for (const { level, page } of everyPage(dentroEFora)) {
    if (!page.pairs || level !== 'desafio') continue
    for (const task of page.pairs.tasks) {
      const choices = choicesOf(task)
      expect(choices).toHaveLength(2)
      expect(choices.filter((word) => word === task.relation)).toHaveLength(1)
    }
  }
})

test('the two places of a pair are opposite: above and under, before and behind, near and far', () => {
  for (const place of INSIDE_PLACES) {
    const [home, table, hider, mark] = PAIRED_PLACES[place].references
    const [inX, inY, outX, outY] = feetOf(home)
    expect(Math.hypot(inX - outX, inY - outY), home.of).toBeGreaterThan(30)
    const [, over, , under] = feetOf(table)
    expect(under - over, table.of).toBeGreaterThan(25)
    const [, before, , behind] = feetOf(hider)
    expect(before - behind, hider.of).toBeGreaterThan(15)
    const [near, , far] = feetOf(mark)
    const { x, width } = placeOf(mark)
    expect(Math.abs(near - x), mark.of).toBeLessThan(width + 12)
    expect(Math.abs(far - x), mark.of).toBeGreaterThan(3 * Math.abs(near - x))
  }
})

test('the one at the back is the smaller of the two things of a pair', () => {
  for (const place of INSIDE_PLACES)
    for (const { spots, of } of PAIRED_PLACES[place].references.filter((_, i) => i !== 1)) {
      const [back, front] = spots.toSorted((one, other) => one.at[1] - other.at[1])
      expect(back?.size ?? 0, of).toBeLessThanOrEqual(front?.size ?? 0)
    }
})

test('what is in front or behind, under or near has room for each of its things', () => {
  for (const place of INSIDE_PLACES)
    for (const [i, { things, spots, of }] of PAIRED_PLACES[place].references.entries())
      for (const name of things)
        for (const { size } of spots) {
          const { width, height } = sizeOf(name, size)
          expect(height, `${name} ${of}`).toBeLessThan(i === 1 ? 34 : 46)
          expect(width, `${name} ${of}`).toBeLessThan(46)
          expect(Math.max(width, height), `${name} ${of}`).toBeGreaterThan(11)
        }
})

test('a thing of the easy pages is at least 15 mm wide or high', () => {
  for (const place of INSIDE_PLACES)
    for (const name of [...INSIDE_POOLS[place].inside, ...INSIDE_POOLS[place].outside]) {
      const { width, height } = sizeOf(name, INSIDE_HOMES[place].size)
      expect(Math.max(width, height), name).toBeGreaterThan(15)
    }
})

test('nothing touches, is cut or runs into its label', () => {
  expect(layoutFaults(dentroEFora)).toEqual([])
})
