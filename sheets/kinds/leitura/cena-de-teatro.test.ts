import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { STAGE_SETS } from '../../studio/places/theatre-stage.ts'
import { cenaDeTeatro } from './cena-de-teatro.ts'
import { OPEN_SCENES, SHORT_SCENES } from './scene-facts.ts'
import { gapIn } from './scene-pages.ts'
import { TOLD_SCENES } from './told-scenes.ts'

test('speakers are on the stage, and each of the cast speaks', () => {
  for (const scenes of [SHORT_SCENES, OPEN_SCENES])
    for (const set of STAGE_SETS) {
      const { cast, speeches } = scenes[set]
      const speakers = speeches.flatMap(({ who }) => who ?? [])
      expect(new Set(speakers)).toEqual(new Set(cast))
      expect(speakers.length).toBeGreaterThan(5)
      expect(speakers.length).toBeLessThan(11)
    }
})

test('the number of the speech asked for is the one with that direction', () => {
  const asked = { floresta: 'bem baixinho', fazenda: 'de boca cheia', castelo: 'gritando', rua: 'bocejando' }
  for (const set of STAGE_SETS) {
    const { speeches, asks } = SHORT_SCENES[set]
    const spoken = speeches.filter(({ who }) => who)
    const number = spoken.findIndex(({ direction }) => direction === asked[set]) + 1
    expect(asks[0]).toMatchObject({ answer: String(number) })
    expect(spoken.filter(({ direction }) => direction === asked[set])).toHaveLength(1)
  }
})

test('three names are missing, and the number of directions is right', () => {
  for (const set of STAGE_SETS) {
    const { speeches, asks } = OPEN_SCENES[set]
    expect(speeches.filter(({ isOpen }) => isOpen)).toHaveLength(3)
    expect(asks[0]).toMatchObject({ answer: String(speeches.filter(({ direction }) => direction).length) })
    expect(gapIn(speeches, 82)).toBeGreaterThan(3)
  }
  expect(new Set(STAGE_SETS.map((set) => JSON.stringify(OPEN_SCENES[set].asks[0]))).size).toBe(4)
})

test('each verb of a story is in it and becomes a direction', () => {
  for (const set of STAGE_SETS) {
    const { story, told, cast, next } = TOLD_SCENES[set]
    expect(told).toHaveLength(3)
    expect(cast[next]).toBeDefined()
    for (const { who, verb, direction } of told) {
      expect(cast).toContain(who)
      expect(story).toContain(`${who.toLowerCase()} ${verb}`)
      expect(direction).toBe(verb.replace(/ou$/, 'ando'))
    }
  }
})

test('a level asks something else than another, and nothing leaves the page or touches', () => {
  for (const { level, page } of everyPage(cenaDeTeatro)) expect(page.told !== null, level).toBe(level === 'desafio')
  expect(layoutFaults(cenaDeTeatro, true)).toEqual([])
})
