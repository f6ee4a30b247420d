import { expect, test } from 'vitest'
import { boundsOf } from '../lettering/bounds.ts'
import { findArt } from './art.ts'
import { contourOf, DOT_FIGURES, sampleContour } from './contour.ts'
import { drawPicture, findPicture, LIBRARY, PICTURES } from './drawing.ts'
import { DRAWINGS } from './drawn/drawings.ts'
import { pencil } from './layers.ts'
import dividedByHand from './records/divided-by-hand.json' with { type: 'json' }
import { RECORDS } from './records/records.ts'
import { syllablesOf } from './records/syllables.ts'

/** Sizes at which sheets print pictures, mm: a counter, a card, half a page. */
const SIZES = [12, 25, 60]

/** Pictures of lines alone, without a region to colour. */
const OPEN = new Set(['jump-rope', 'note', 'notes', 'footprints', 'paw', 'feather', 'snowflake', 'ear'])

test('the library is as large as the sheets need', () => {
  expect(LIBRARY.length).toBeGreaterThanOrEqual(600)
  expect(PICTURES.length).toBeGreaterThanOrEqual(400)
  expect(Object.keys(DRAWINGS).length).toBeGreaterThanOrEqual(60)
  expect(DOT_FIGURES.length).toBeGreaterThanOrEqual(60)
})

test('ids are unique, and a word that is good for reading belongs to one picture', () => {
  expect(new Set(RECORDS.map(({ id }) => id)).size).toBe(RECORDS.length)
  const words = PICTURES.map(({ name }) => name)
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
})

test('every name is written in small Portuguese letters, and its syllables make it again', () => {
  for (const { id, name, syllables, plural, article, otherNames } of RECORDS) {
    expect(name, id).toMatch(/^[a-zà-ü-]+( [a-zà-ü-]+)*$|Pão de Açúcar|Papai Noel|árvore de Natal/)
    expect(syllables.join('').toLowerCase(), id).toBe(name.replace(/[ -]/g, '').toLowerCase())
    expect(name.split(' ').flatMap(syllablesOf), id).toEqual(syllables)
    expect(plural, id).toMatch(/s( |-|$)/)
    expect(['o', 'a', 'os', 'as'], id).toContain(article)
    expect(otherNames, id).not.toContain(name)
  }
})

test.each([
  ['butterfly', ['bor', 'bo', 'le', 'ta'], 'borboletas'],
  ['dog', ['ca', 'chor', 'ro'], 'cachorros'],
  ['lion', ['le', 'ão'], 'leões'],
  ['bread', ['pão'], 'pães'],
  ['heart', ['co', 'ra', 'ção'], 'corações'],
  ['hand', ['mão'], 'mãos'],
  ['flower', ['flor'], 'flores'],
  ['passion-fruit', ['ma', 'ra', 'cu', 'já'], 'maracujás'],
  ['water-lily', ['vi', 'tó', 'ria', 'ré', 'gia'], 'vitórias-régias'],
] as const)('%s is divided and counted as at school', (id, syllables, plural) => {
  const { facts } = findPicture(id)
  expect(facts?.syllables).toEqual(syllables)
  expect(facts?.plural).toBe(plural)
})

test('560 words that a child knows are divided by rule as they were by hand, and so are the names of the pictures', () => {
  const byHand = new Map(Object.entries(dividedByHand))
  expect(byHand.size).toBe(560)
  for (const [word, parts] of byHand) expect(word.split('-').flatMap(syllablesOf).join('-'), word).toBe(parts)
  const both = RECORDS.filter(({ name }) => byHand.has(name))
  expect(both.length).toBeGreaterThan(300)
  for (const { name, syllables } of both) expect(syllables.join('-'), name).toBe(byHand.get(name))
})

test('true sizes keep their order', () => {
  const order = ['ant', 'mouse', 'cat', 'dog', 'sheep', 'cow', 'elephant', 'bus', 'ship']
  const metres = order.map((id) => findPicture(id).facts?.metres ?? 0)
  expect([...metres].sort((a, b) => a - b)).toEqual(metres)
})

test('lines measure 0.5 to 1.1 mm at 12, 25 and 60 mm', () => {
  for (const { id, table } of RECORDS) {
    const { line, width } = findArt(table, id)
    for (const size of SIZES) {
      const printed = line ? Math.max(((width ?? 0) * size) / 1000, pencil(size)) : pencil(size)
      expect(printed, `${id} at ${size} mm`).toBeGreaterThanOrEqual(0.5)
      expect(printed, `${id} at ${size} mm`).toBeLessThanOrEqual(1.1)
    }
  }
})

test('every drawing closes at least one region to colour', () => {
  const open = RECORDS.filter(({ id, table }) => findArt(table, id).regions.length === 0).map(({ id }) => id)
  expect(open.filter((id) => !OPEN.has(id))).toEqual([])
})

test('every picture has colours, and a drawing of our own takes nothing from the packages', () => {
  const art = RECORDS.map(({ id, table }) => ({ id, ...findArt(table, id) }))
  expect(art.filter(({ id, colors }) => !colors && !DRAWINGS[id]).map(({ id }) => id)).toEqual([])
  // Our own drawing has another outline, so a package's lines or colours for it would never be visible.
  expect(art.filter(({ id, line, colors }) => DRAWINGS[id] && (line || colors)).map(({ id }) => id)).toEqual([])
})

test('every drawing stays in its box and has a closed outline, in lines and in colour', () => {
  for (const { id, table } of RECORDS) {
    for (const color of [false, true]) {
      const box = boundsOf([drawPicture(id, { cx: 50, cy: 50, size: 40, color })])
      expect(Math.min(box?.x ?? 0, box?.y ?? 0), id).toBeGreaterThanOrEqual(28.5)
      expect(Math.max((box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0)), id).toBeLessThanOrEqual(
        71.5,
      )
    }
    expect(findArt(table, id).outline, id).toMatch(/^M.*z$/)
  }
})

test('a figure for dots keeps its shape: corners are taken first, and no two dots are too near', () => {
  for (const id of DOT_FIGURES) {
    const contour = contourOf(id)
    const dots = sampleContour(contour, 50, 1.6)
    expect(dots.length, id).toBeGreaterThanOrEqual(12)
    for (const [i, a] of dots.entries())
      for (const b of dots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y), id).toBeGreaterThanOrEqual(1.6)
  }
})
