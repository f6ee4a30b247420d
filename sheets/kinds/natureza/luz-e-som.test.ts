import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { OUTSIDE, WINDOW_LIGHTS, WINDOW_SOUNDS } from '../../studio/places/noisy-places.ts'
import { FAMILIES, INSTRUMENTS } from '../../studio/shapes/stage-instruments.ts'
import { type LightBoard, litRows, ROWS, traceLight } from './light-board.ts'
import { ON_TABLE, PASSAGES, passageCount } from './light-facts.ts'
import { luzESom } from './luz-e-som.ts'
import { CARES, HABITS, LIMIT, SOUNDS } from './noise-facts.ts'
import { aboveLimit, loudest } from './noise-page.ts'
import { DEVICE_NAMES, DEVICES, type Direction, mirrorFor } from './optics-facts.ts'
import { onScreen, PATH } from './optics-pages.ts'
import { LOUDNESS, VIBRATES, VIBRATES_IN } from './sound-facts.ts'
import { vibratingCount } from './stage-page.ts'

test('three instruments of each kind; a sentence has one right word', () => {
  expect(Object.keys(VIBRATES_IN)).toEqual(Object.keys(INSTRUMENTS))
  for (const one of VIBRATES) expect(Object.values(VIBRATES_IN).filter((kind) => kind === one)).toHaveLength(3)
  expect(Object.keys(LOUDNESS)).toEqual(Object.keys(FAMILIES))
  const pitch = ['grave', 'agudo']
  for (const { says, words, answer } of Object.values(LOUDNESS).flat()) {
    // One word is about pitch, one about loudness; the same thing played otherwise changes its loudness.
    expect(words.filter((word) => pitch.includes(word))).toHaveLength(1)
    expect(pitch.includes(words[answer])).toBe(!/mesmo (tambor|sino)/.test(says))
  }
})

test('light turns at mirrors, passes panes and ends at boxes', () => {
  const pieces: LightBoard['pieces'] = new Map([
    ['0 2', 'fallingMirror'],
    ['1 2', 'pane'],
    ['3 2', 'fallingMirror'],
    ['5 4', 'box'],
    ['4 1', 'risingMirror'],
  ])
  expect(traceLight({ pieces }, 0).lit).toBe(3)
  expect(traceLight({ pieces }, 5)).toMatchObject({ lit: null, stopped: true })
  expect(traceLight({ pieces }, 4)).toMatchObject({ lit: null, stopped: false })
})

test('every harmful scene has a care, every sound keeps to its side of the limit', () => {
  const scenes = [...WINDOW_LIGHTS, ...WINDOW_SOUNDS, ...Object.values(OUTSIDE).flat()]
  expect(new Set(scenes)).toEqual(new Set(Object.keys(CARES)))
  expect(new Set(Object.values(CARES)).size).toBe(Object.keys(CARES).length)
  for (const [name, { range }] of Object.entries(SOUNDS)) {
    expect(range[0] > LIMIT).toBe(name in CARES)
    expect(range[1] > LIMIT).toBe(name in CARES)
  }
})

test('a street asks for no agreement of a school', () => {
  for (const place of ['praca', 'escola'] as const)
    expect(HABITS.filter((one) => !one.place || one.place === place).length).toBeGreaterThan(1)
  for (const { asks, example, place } of HABITS)
    expect(/recreio|turma|sala|colega/.test(`${asks} ${example}`)).toBe(place === 'escola')
})

test('each level asks something else and has one answer', () => {
  for (const { level, page } of everyPage(luzESom)) {
    const { stage, light, noise } = page
    const wanted = [level === 'facil', level === 'medio', level === 'desafio']
    const own = [!!page.views, !!page.periscope, !!page.darkBox]
    expect(own.some(Boolean) ? own : [!!stage, !!light, !!noise]).toEqual(wanted)
    if (stage) {
      expect(new Set(stage.instruments).size).toBe(6)
      for (const one of VIBRATES) expect([1, 2]).toContain(vibratingCount(stage.instruments, one))
      expect([...stage.sizes].sort()).toEqual([0, 1, 2, 3])
    }
    if (light) {
      const numbers = litRows(light.board)
      expect(numbers).toHaveLength(ROWS)
      expect(numbers.filter((one) => one > 0)).toHaveLength(3)
      const traced = light.board.torches.map((row) => traceLight(light.board, row))
      expect(traced.filter(({ stopped }) => stopped)).toHaveLength(1)
      for (const one of PASSAGES) expect(passageCount(light.things, one)).toBe(ON_TABLE[one])
    }
    if (noise) {
      expect(new Set(noise.letters).size).toBe(5)
      const levels = Object.values(noise.readings)
      expect(new Set(levels).size).toBe(levels.length)
      expect(levels).toHaveLength(4)
      expect(aboveLimit(noise.readings)).toBe(2)
      expect(noise.readings[loudest(noise.readings)]).toBe(Math.max(...levels))
    }
  }
})

test('five devices and five views, steps out of order, four works of the five devices', () => {
  for (const { page } of everyPage(luzESom)) {
    if (page.views) {
      expect(page.views.devices.toSorted()).toEqual(DEVICE_NAMES.toSorted())
      expect(page.views.views.toSorted()).toEqual(DEVICE_NAMES.toSorted())
    }
    if (page.periscope) {
      expect(page.periscope.steps.toSorted()).toEqual([0, 1, 2, 3])
      expect(page.periscope.steps).not.toEqual([0, 1, 2, 3])
    }
    if (page.darkBox) {
      expect(new Set(page.darkBox.works).size).toBe(4)
      expect(page.darkBox.bank.toSorted()).toEqual(DEVICE_NAMES.toSorted())
    }
  }
  // The article before the gap fits the device.
  for (const [name, { work }] of Object.entries(DEVICES))
    expect(work.endsWith(/cópio$/.test(name) ? ' com o' : ' com a'), name).toBe(true)
})

test('both mirrors of a periscope turn light by a right angle and lie parallel', () => {
  const [first, second, third] = PATH
  const [upper, lower] = [mirrorFor(first, second), mirrorFor(second, third)]
  const reflected = ([x, y]: Direction, [dx, dy]: Direction) => {
    const along = (x * dx + y * dy) / (dx * dx + dy * dy)
    return [2 * along * dx - x, 2 * along * dy - y].map((value) => Math.round(value) + 0)
  }
  expect(reflected(first, upper)).toEqual([...second])
  expect(reflected(second, lower)).toEqual([...third])
  expect(upper[0] * lower[1] - upper[1] * lower[0] + 0).toBe(0)
})

test('through a hole what is above comes below', () => {
  expect(onScreen(94)).toBeGreaterThan(onScreen(142))
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(luzESom)).toEqual([])
})
