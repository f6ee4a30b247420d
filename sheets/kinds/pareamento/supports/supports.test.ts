import { expect, test, vi } from 'vitest'
import { everyPage } from '../../../../tests/factories/sheets.ts'
import { findPicture } from '../../../pictures/drawing.ts'
import { CHOICES, DUTIES, HELPS, LIKES, ROUTINES, SIGNS, SUITCASE, TOKENS } from './activities.ts'
import { CORE, cartoesAcabou } from './cartoes-acabou.ts'
import { escalaDeEmocoes } from './escala-de-emocoes.ts'
import { escolhaDeDois } from './escolha-de-dois.ts'
import { primeiroDepois } from './primeiro-depois.ts'
import { quadroDeFichas } from './quadro-de-fichas.ts'
import { rotinaVisual } from './rotina-visual.ts'
import { isSign } from './support-signs.ts'

// All seeds of three levels of each kind.
vi.setConfig({ testTimeout: 120_000 })

const CHOSEN = Object.values(CHOICES).map((groups) => groups.flat())
const LISTS = [
  ...CHOSEN,
  SUITCASE.flat(),
  ...[ROUTINES, DUTIES, SIGNS].flatMap((lists) => Object.values(lists)),
  LIKES,
  HELPS,
]

test('in every list each label and each picture is there once, and every picture exists', () => {
  for (const list of LISTS) {
    expect(new Set(list.map(({ label }) => label)).size).toBe(list.length)
    const pictures = list.map(({ picture }) => picture)
    expect(pictures.filter((id, i) => pictures.indexOf(id) !== i)).toEqual([])
    for (const id of pictures) if (!isSign(id)) expect(findPicture(id).id).toBe(id)
  }
  for (const id of Object.values(TOKENS)) expect(findPicture(id).id).toBe(id)
})

/** Forms of a verb that begin otherwise. */
const INFINITIVES: Readonly<Record<string, string>> = { OUÇA: 'OUVIR', OLHE: 'OLHAR' }
/** The first letters of the words of a label that carry its meaning. */
const stemsOf = (label: string) =>
  label.split(' ').flatMap((word) => (word.length > 2 ? [(INFINITIVES[word] ?? word).slice(0, 4)] : []))

test('a picture means one thing on all cards that speak: its labels share a word, or name the picture', () => {
  const labels = new Map<string, string[]>()
  for (const { label, picture } of [
    ...[ROUTINES, DUTIES, SIGNS].flatMap((lists) => Object.values(lists).flat()),
    ...HELPS,
  ])
    labels.set(picture, [...(labels.get(picture) ?? []), label])
  const doubtful = [...labels].filter(([picture, all]) => {
    const name = isSign(picture) ? '' : findPicture(picture).name.toUpperCase()
    const named = all.filter((label) => name !== '' && label.includes(name))
    const [first = '', ...others] = all.filter((label) => !named.includes(label))
    return others.some((other) => !stemsOf(other).some((stem) => stemsOf(first).includes(stem)))
  })
  expect(doubtful).toEqual([])
})

test('a choice is between things for one need, and a suitcase holds something for heat and for cold', () => {
  for (const { level, seed, page } of everyPage(escolhaDeDois)) {
    const theme = escolhaDeDois.themes[seed % escolhaDeDois.themes.length] ?? ''
    const groups = (theme === 'roupas' && level === 'desafio' ? SUITCASE : (CHOICES[theme] ?? [])).map((group) =>
      group.map(({ label }) => label),
    )
    for (const strip of page.strips) {
      const counts = groups.map((group) => strip.filter((label) => group.includes(label)).length)
      if (theme === 'roupas' && level === 'desafio') expect(counts).toEqual([2, 2])
      else expect(Math.max(...counts), `${theme} ${strip.join(', ')}`).toBe(strip.length)
    }
  }
})

const sized = (sizes: readonly (readonly [number, number])[]) =>
  new Set(sizes.map(([width, height]) => `${width.toFixed(1)} x ${height.toFixed(1)}`))

test.each([rotinaVisual, primeiroDepois, cartoesAcabou])('$id: no card twice, all cards of one size', (kind) => {
  for (const { level, seed, page } of everyPage(kind)) {
    expect(new Set(page.labels).size, `${level} ${seed}`).toBe(page.labels.length)
    expect(page.labels).toHaveLength(page.cards.length)
    expect(sized(page.cards).size).toBe(1)
  }
})

test('every place of a board is as large as the card that goes there, to 2 mm', () => {
  for (const kind of [rotinaVisual, primeiroDepois, escalaDeEmocoes])
    for (const { page } of everyPage(kind))
      for (const [width, height] of page.places) {
        const [card] = page.cards
        expect(Math.abs(width - (card?.[0] ?? 0)), kind.id).toBeLessThanOrEqual(2)
        expect(Math.abs(height - (card?.[1] ?? 0)), kind.id).toBeLessThanOrEqual(2)
      }
})

test('a routine goes on in the order of the day', () => {
  for (const { seed, page } of everyPage(rotinaVisual)) {
    const day = ROUTINES[rotinaVisual.themes[seed % rotinaVisual.themes.length] ?? '']?.map(({ label }) => label) ?? []
    const places = page.labels.map((label) => day.indexOf(label))
    expect(places).toEqual([...places].sort((a, b) => a - b))
  }
})

test('a token board has as many places as tokens, one more for the reward, and each fits', () => {
  const counts = { facil: 3, medio: 5, desafio: 10 }
  for (const { level, page } of everyPage(quadroDeFichas)) {
    expect(page.places).toHaveLength(counts[level] + 1)
    expect(page.cards).toHaveLength(page.labels.length + counts[level])
    const [reward, ...tokens] = [sized(page.places.slice(0, 1)), sized(page.places.slice(1))]
    expect(sized(page.cards.slice(0, page.labels.length))).toEqual(reward)
    expect(sized(page.cards.slice(page.labels.length))).toEqual(tokens[0])
  }
})

test('a strip of choice offers different things, and a page nothing twice', () => {
  const sizes = { facil: [3, 2], medio: [3, 3], desafio: [4, 4] } as const
  for (const { level, page } of everyPage(escolhaDeDois)) {
    expect(page.strips).toHaveLength(sizes[level][0])
    for (const strip of page.strips) expect(strip).toHaveLength(sizes[level][1])
    expect(new Set(page.strips.flat()).size).toBe(page.strips.flat().length)
  }
})

test('what is needed most often comes first, and no card of two pages is there twice', () => {
  for (const theme of cartoesAcabou.themes)
    for (const level of ['facil', 'medio'] as const)
      for (const seed of [1, 2, 3, 4, 5]) {
        const options = { title: 'Cartões', instruction: 'Recorte.', level, seed, color: true, pages: 2, theme }
        const pages = cartoesAcabou.draw(options).facts.pages.map(({ labels }) => labels)
        const core = CORE[theme] ?? []
        expect(pages[0]?.slice(0, core.length)).toEqual(core)
        expect(new Set(pages.flat()).size, `${theme} ${level} ${seed}`).toBe(pages.flat().length)
      }
})
