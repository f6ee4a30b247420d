import { expect, test } from 'vitest'
import { areDifferent, firstPages, marksWithin } from '../../../tests/factories/first-pages.ts'
import { boundsOf } from '../../lettering/bounds.ts'
import { massaECapacidade } from './massa-e-capacidade.ts'
import { lettersInOrder, together } from './measure-readings.ts'
import { orderOf } from './measure-tasks.ts'
import { READ } from './measured-loads.ts'
import { PHOTOGRAPHED } from './measured-photos.ts'
import { COMPARED } from './measured-things.ts'

test('a page that asks for units asks for every one of them', () => {
  for (const { page } of firstPages(massaECapacidade)) {
    const asked = page.filter((task) => task.ask === 'unit')
    expect(new Set(asked.map(({ answer }) => answer))).toEqual(new Set(asked.flatMap(({ units }) => units)))
  }
})

const pairsOf = (theme: string, seed: number, pages = 2) =>
  massaECapacidade.draw({ title: 'Medidas', instruction: 'Circule.', level: 'facil', theme, seed, color: true, pages })

test('all things that a page compares are drawn to one scale', () => {
  for (const theme of massaECapacidade.themes)
    for (let seed = 1; seed <= 20; seed++) {
      const sheet = pairsOf(theme, seed)
      for (const [i, tasks] of sheet.facts.pages.entries()) {
        const reaches = marksWithin(sheet.pages[i]?.marks ?? []).flatMap((mark) => {
          const isThing = mark.kind === 'group' && (mark.x === 36 || mark.x === 174)
          const reach = isThing && boundsOf([mark])
          return reach ? [Math.max(reach.width, reach.height)] : []
        })
        const lengths = tasks
          .flatMap((task) => (task.ask === 'more' ? [task.left, task.right] : []))
          .map(({ cm }) => cm)
        expect(reaches).toHaveLength(8)
        const scales = reaches.map((reach, k) => reach / (lengths[k] ?? 1))
        expect(Math.max(...scales) / Math.min(...scales), `${theme} ${seed}`).toBeLessThan(1.15)
      }
    }
})

test('on every page of pairs two of the longer things are the lighter ones, or hold less', () => {
  for (const theme of massaECapacidade.themes)
    for (let seed = 1; seed <= 20; seed++)
      for (const tasks of pairsOf(theme, seed, 4).facts.pages) {
        const surprises = tasks.filter((task) => {
          if (task.ask !== 'more') throw new Error('no pair')
          const [more, less] = task.answer === 'left' ? [task.left, task.right] : [task.right, task.left]
          return more.cm < less.cm
        })
        expect(surprises).toHaveLength(2)
      }
})

test('every vessel holds less than a box of its length, and everything weighs something possible for its size', () => {
  const every = (theme: string) => [
    ...(COMPARED[theme] ?? []).flatMap(({ things }) => things),
    ...(PHOTOGRAPHED[theme] ?? []),
  ]
  for (const thing of every('capacidade')) expect(thing.amount, thing.id).toBeLessThan(thing.cm ** 3)
  // From cork and air to stone, in grams a cubic centimetre of the box around it.
  for (const thing of every('massa')) {
    const density = thing.amount / thing.cm ** 3
    expect(density, thing.id).toBeGreaterThan(0.0004)
    expect(density, thing.id).toBeLessThan(3)
  }
})

test('the order of six photos names each place once, the lightest first', () => {
  for (const { page } of firstPages(massaECapacidade)) {
    const units = page.filter((task) => task.ask === 'unit')
    const sorted = [...units].sort((a, b) => a.thing.amount - b.thing.amount)
    expect(sorted.map((task) => orderOf(task, units))).toEqual(sorted.map((_, i) => i + 1))
  }
})

test('scales of a page stand in order of what they show; the first and the last make the sum', () => {
  for (const { page } of firstPages(massaECapacidade)) {
    const readings = page.filter((task) => task.ask === 'read')
    if (readings.length === 0) continue
    const shown = lettersInOrder(readings).map((letter) => readings['ABCD'.indexOf(letter)]?.amount ?? 0)
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
    expect(areDifferent(shown)).toBe(true)
    expect(together(readings)).toBe((readings[0]?.amount ?? 0) + (readings[3]?.amount ?? 0))
  }
})

test('a thing of one mass is on the scales in whole pieces', () => {
  const pieces: Record<string, number> = {
    ovos: 50,
    tomates: 100,
    cebolas: 150,
    maçãs: 150,
    laranjas: 200,
    batatas: 200,
  }
  for (const { thing, amount } of READ.massa ?? []) {
    expect(amount % (pieces[thing] ?? 50), thing).toBe(0)
    expect(amount).toBeLessThan(1000)
  }
})

test('the heavier one weighs clearly more, one unit fits, and what is missing completes the kilogram or the litre', () => {
  for (const { page } of firstPages(massaECapacidade)) {
    for (const task of page) {
      if (task.ask === 'more') {
        const [more, less] = task.answer === 'left' ? [task.left, task.right] : [task.right, task.left]
        expect(more.amount).toBeGreaterThanOrEqual(4 * less.amount)
      } else if (task.ask === 'unit') {
        const size = { g: 1, kg: 1000, t: 1e6, mL: 1, L: 1000 }[task.answer] ?? 0
        expect(task.number * size).toBe(task.thing.amount)
        expect(task.units).toContain(task.answer)
      } else expect(task.amount + task.missing).toBe(1000)
    }
  }
})
