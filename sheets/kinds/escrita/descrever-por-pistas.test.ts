import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import type { Traits } from '../../studio/places/described-scenes.ts'
import { combinationsOf, descreverPorPistas } from './descrever-por-pistas.ts'
import { descriptionOf, lookalikes, ordered, SUBJECTS, sceneOf, sensesOf } from './description-facts.ts'
import { promptsOf } from './description-pages.ts'

const VALUES = [true, false]
const ALL: readonly Traits[] = VALUES.flatMap((look) =>
  VALUES.flatMap((place) => VALUES.map((thing): Traits => [look, place, thing])),
)

/** Traits of a subject that a text names, by its words alone. */
const fits = (subject: (typeof SUBJECTS)[number], text: string, traits: Traits) =>
  subject.traits.every(({ told }, i) => text.includes(ordered(told, traits[i] ?? true)[0]))

test.each(SUBJECTS)('each look, place and thing of $id is another picture', (subject) => {
  for (const color of VALUES) {
    const drawn = ALL.map((traits) => JSON.stringify(marksOf(sceneOf(subject)(new Pen(color), traits))))
    expect(new Set(drawn).size).toBe(8)
  }
})

test.each(SUBJECTS)('a description of $id is true of one picture of all', (subject) => {
  for (const traits of ALL) {
    const text = descriptionOf(subject, traits)
    expect(ALL.filter((one) => fits(subject, text, one))).toEqual([traits])
  }
})

test.each(SUBJECTS)('no word of $id is in two pairs, and no true word contradicts another', (subject) => {
  for (const traits of ALL) {
    const pairs = sensesOf(subject, traits).flatMap((sense) => [...sense.pairs])
    const words = pairs.flat()
    expect(pairs).toHaveLength(8)
    expect(new Set(words).size).toBe(words.length)
  }
})

test('three pictures differ from the one to find in one trait each', () => {
  for (const traits of ALL) {
    const others = lookalikes(traits).slice(1)
    expect(others.map((one) => one.filter((value, i) => value !== traits[i]).length)).toEqual([1, 1, 1])
    expect(new Set(others.map(String)).size).toBe(3)
  }
})

test('marked words follow from the drawn picture', () => {
  for (const { level, page } of everyPage(descreverPorPistas)) {
    if (level !== 'facil') continue
    const drawn = page.pictures[page.target]
    if (!drawn) throw new RangeError('no picture')
    const trueWords = page.rows.flatMap(({ pairs }) => pairs.map(({ words, right }) => words[right]))
    for (const [i, { cards }] of page.subject.traits.entries()) {
      expect(trueWords).toContain(cards[drawn[i] ? 0 : 1])
      expect(trueWords).not.toContain(cards[drawn[i] ? 1 : 0])
    }
    for (const { pairs } of page.subject.senses) for (const [is] of pairs) expect(trueWords).toContain(is)
  }
})

test('the bank has one true card for each prompt and one that is not', () => {
  for (const { page } of everyPage(descreverPorPistas)) {
    const { subject, prompts, bank } = page
    expect(new Set(bank).size).toBe(8)
    expect(prompts).toEqual(promptsOf(subject, page.pictures[page.target] ?? [true, true, true]))
    for (const [i, { card }] of prompts.entries()) {
      const both = i === 0 ? [subject.one, subject.other] : (subject.traits[i - 1]?.cards ?? [])
      expect(bank.filter((one) => both.includes(one))).toHaveLength(2)
      expect(both).toContain(card)
    }
  }
})

test.each(SUBJECTS)('a detail of $id is not on a card', ({ traits, detail }) => {
  const cards = traits.flatMap((one) => [...one.cards])
  for (const text of Object.values(detail)) expect(cards.filter((card) => text.includes(card))).toEqual([])
})

test('sheets of a theme have other pictures than mixed ones', () => {
  const mixed = combinationsOf(true).map(String)
  const themed = combinationsOf(false).map(String)
  expect(new Set([...mixed, ...themed]).size).toBe(8)
})

test('exactly one of four pictures fits the key, and every trait is needed', () => {
  for (const { level, page } of everyPage(descreverPorPistas)) {
    if (level !== 'desafio') continue
    const { subject, pictures, target } = page
    const drawn = pictures[target]
    if (!drawn) throw new RangeError('no picture')
    const text = descriptionOf(subject, drawn)
    expect(pictures.flatMap((one, i) => (fits(subject, text, one) ? [i] : []))).toEqual([target])
    for (const left of [0, 1, 2]) {
      const alike = pictures.filter((one) => one.every((value, i) => i === left || value === drawn[i]))
      expect(alike).toHaveLength(2)
    }
  }
})

test('nothing leaves the page or touches', () => expect(layoutFaults(descreverPorPistas, true)).toEqual([]))
