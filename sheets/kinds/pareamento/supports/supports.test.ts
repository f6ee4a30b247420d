import { expect, test, vi } from 'vitest'
import { everyPage } from '../../../../tests/factories/sheets.ts'
import { findPicture } from '../../../pictures/drawing.ts'
import { CHOICES, DUTIES, HELPS, LIKES, ROUTINES, SIGNS, TOKENS } from './activities.ts'
import { CORE, combinados } from './combinados.ts'
import { escala } from './escala.ts'
import { escolha } from './escolha.ts'
import { fichas } from './fichas.ts'
import { primeiroDepois } from './primeiro-depois.ts'
import { rotina } from './rotina.ts'

// Two hundred seeds of three levels of each kind.
vi.setConfig({ testTimeout: 120_000 })

const LISTS = [...[ROUTINES, CHOICES, DUTIES, SIGNS].flatMap((lists) => Object.values(lists)), LIKES, HELPS]

test('in every list each label and each picture is there once, and every picture exists', () => {
  for (const list of LISTS) {
    expect(new Set(list.map(({ label }) => label)).size).toBe(list.length)
    const pictures = list.map(({ picture }) => picture)
    expect(pictures.filter((id, i) => pictures.indexOf(id) !== i)).toEqual([])
    for (const id of pictures) if (id !== 'done') expect(findPicture(id).id).toBe(id)
  }
  for (const id of Object.values(TOKENS)) expect(findPicture(id).id).toBe(id)
})

const sized = (sizes: readonly (readonly [number, number])[]) =>
  new Set(sizes.map(([width, height]) => `${width.toFixed(1)} x ${height.toFixed(1)}`))

test.each([rotina, primeiroDepois, combinados])('$id: no card twice, all cards of one size', (kind) => {
  for (const { level, seed, page } of everyPage(kind)) {
    expect(new Set(page.labels).size, `${level} ${seed}`).toBe(page.labels.length)
    expect(page.labels).toHaveLength(page.cards.length)
    expect(sized(page.cards).size).toBe(1)
  }
})

test('every place of a board is as large as the card that goes there, to 2 mm', () => {
  for (const kind of [rotina, primeiroDepois, escala])
    for (const { page } of everyPage(kind))
      for (const [width, height] of page.places) {
        const [card] = page.cards
        expect(Math.abs(width - (card?.[0] ?? 0)), kind.id).toBeLessThanOrEqual(2)
        expect(Math.abs(height - (card?.[1] ?? 0)), kind.id).toBeLessThanOrEqual(2)
      }
})

test('a routine goes on in the order of the day', () => {
  for (const { seed, page } of everyPage(rotina)) {
    const day = ROUTINES[rotina.themes[seed % rotina.themes.length] ?? '']?.map(({ label }) => label) ?? []
    const places = page.labels.map((label) => day.indexOf(label))
    expect(places).toEqual([...places].sort((a, b) => a - b))
  }
})

test('a token board has as many places as tokens, one more for the reward, and each fits', () => {
  const counts = { facil: 3, medio: 5, desafio: 10 }
  for (const { level, page } of everyPage(fichas)) {
    expect(page.places).toHaveLength(counts[level] + 1)
    expect(page.cards).toHaveLength(page.labels.length + counts[level])
    const [reward, ...tokens] = [sized(page.places.slice(0, 1)), sized(page.places.slice(1))]
    expect(sized(page.cards.slice(0, page.labels.length))).toEqual(reward)
    expect(sized(page.cards.slice(page.labels.length))).toEqual(tokens[0])
  }
})

test('a strip of choice offers different things, and a page nothing twice', () => {
  const sizes = { facil: [3, 2], medio: [3, 3], desafio: [4, 4] } as const
  for (const { level, page } of everyPage(escolha)) {
    expect(page.strips).toHaveLength(sizes[level][0])
    for (const strip of page.strips) expect(strip).toHaveLength(sizes[level][1])
    expect(new Set(page.strips.flat()).size).toBe(page.strips.flat().length)
  }
})

test('what is needed most often comes first, and no card of two pages is there twice', () => {
  for (const theme of combinados.themes)
    for (const level of ['facil', 'medio'] as const)
      for (const seed of [1, 2, 3, 4, 5]) {
        const options = { title: 'Cartões', instruction: 'Recorte.', level, seed, color: true, pages: 2, theme }
        const pages = combinados.draw(options).facts.pages.map(({ labels }) => labels)
        const core = CORE[theme] ?? []
        expect(pages[0]?.slice(0, core.length)).toEqual(core)
        expect(new Set(pages.flat()).size, `${theme} ${level} ${seed}`).toBe(pages.flat().length)
      }
})
