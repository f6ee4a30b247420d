import { expect, test } from 'vitest'
import { everyPage } from '../../../../tests/factories/sheets.ts'
import { findPicture } from '../../../pictures/drawing.ts'
import { CHILDREN } from '../../../studio/cast/people.ts'
import { faceOf, STRENGTHS } from '../../../studio/cast/strengths.ts'
import {
  BREATH,
  CHOICES,
  DUTIES,
  HELPS,
  LIKES,
  OLDER_DUTIES,
  OLDER_LIKES,
  REWARDS,
  ROUTINE_CORE,
  ROUTINES,
  SIGNS,
  SUITCASE,
  TOKENS,
} from './activities.ts'
import { CORE, cartoesAcabou } from './cartoes-acabou.ts'
import { escalaDeEmocoes, SCALES, SHOWN } from './escala-de-emocoes.ts'
import { escolhaDeDois } from './escolha-de-dois.ts'
import { primeiroDepois } from './primeiro-depois.ts'
import { quadroDeFichas } from './quadro-de-fichas.ts'
import { rotinaVisual } from './rotina-visual.ts'
import { isAction, sceneOf } from './shown.ts'

const CHOSEN = Object.values(CHOICES).map((groups) => groups.flat())
/** Lists of things to do; the others name foods, clothes and places. */
const DONE = [
  CHOICES.brincadeiras?.flat() ?? [],
  ...[ROUTINES, DUTIES, OLDER_DUTIES, LIKES, OLDER_LIKES].flatMap((lists) => Object.values(lists)),
  ...Object.values(REWARDS),
  SIGNS.pedidos ?? [],
  ...Object.values(HELPS).map((helps) => [BREATH, ...helps]),
]
const LISTS = [...CHOSEN, SUITCASE.flat(), ...DONE, ...Object.values(SIGNS)]

test('in every list each label and each picture is there once, and every picture exists', () => {
  for (const list of LISTS) {
    expect(new Set(list.map(({ label }) => label)).size).toBe(list.length)
    const pictures = list.map(({ picture }) => picture)
    expect(pictures.filter((id, i) => pictures.indexOf(id) !== i)).toEqual([])
    for (const id of pictures) if (!isAction(id) && !sceneOf(id)) expect(findPicture(id).id).toBe(id)
  }
  for (const id of Object.values(TOKENS)) expect(findPicture(id).id).toBe(id)
})

/** Answers are no activities. */
const ANSWERS = ['SIM', 'NÃO']
/** Notices begin with what the child is to do, or with what happens. */
const NOTICE = /^(?:\p{Lu}+(?:E|A|OS|OU!?)|FALTA)(?:-SE)?(?: |$)/u

test('what is done begins with a verb in the infinitive and is acted by a child; notices begin with a verb', () => {
  for (const { label, picture } of DONE.flat()) {
    if (!ANSWERS.includes(label)) expect(label).toMatch(/^\p{Lu}*[AEI]R(?: |$)/u)
    expect(isAction(picture), label).toBe(true)
  }
  for (const { label } of SIGNS.avisos ?? []) expect(label).toMatch(NOTICE)
  for (const { picture } of [...(CHOICES.passeios ?? []), ...(CHOICES.lanches ?? []), ...(CHOICES.roupas ?? [])].flat())
    expect(isAction(picture)).toBe(false)
})

/** A meal is eaten in one way, the words of its hour differ; a puzzle is one way to play. */
const SAME: Readonly<Record<string, string>> = {
  ALMOÇAR: 'COMER',
  JANTAR: 'COMER',
  BRINCAR: 'EMPILHAR',
  TOMAR: 'BEBER',
}
/** Forms of a verb that begin otherwise. */
const INFINITIVES: Readonly<Record<string, string>> = { VAMOS: '', CHEGAR: 'ESCOLA', CALCE: 'CALÇAR', FAÇA: 'FAZER' }
/** The first letters of the words of a label that carry its meaning. */
const stemsOf = (label: string) =>
  label.split(' ').flatMap((word) => (word.length > 2 ? [(SAME[word] ?? INFINITIVES[word] ?? word).slice(0, 4)] : []))

test('a picture means one thing on all cards that speak: its labels share a word, or name the picture', () => {
  const labels = new Map<string, string[]>()
  for (const { label, picture } of [...DONE, ...Object.values(SIGNS)].flat())
    labels.set(picture, [...(labels.get(picture) ?? []), label])
  const doubtful = [...labels].filter(([picture, all]) => {
    const own = stemsOf(picture.toUpperCase())
    const [first = '', ...others] = all.filter((label) => !stemsOf(label).some((stem) => own.includes(stem)))
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

test('every page of a routine is in the order of the day, the first has what no day goes without', () => {
  for (const theme of rotinaVisual.themes)
    for (const level of ['facil', 'medio', 'desafio'] as const) {
      const options = { title: 'Rotina', instruction: 'Recorte.', level, color: true, theme, pages: 2 }
      const pages = (seed: number) => rotinaVisual.draw({ ...options, seed }).facts.pages.map(({ labels }) => labels)
      const day = ROUTINES[theme]?.map(({ label }) => label) ?? []
      const [first = [], second = []] = pages(3)
      for (const labels of [first, second]) expect(labels).toEqual(day.filter((label) => labels.includes(label)))
      const core = (ROUTINE_CORE[theme] ?? []).slice(0, first.length)
      expect([...first].sort()).toEqual([...core].sort())
      expect(new Set([...first, ...second]).size).toBe(Math.min(2 * first.length, day.length))
      expect(pages(8)).toEqual([first, second])
    }
})

test('one child acts on all pages of a piece, and no wheelchair is drawn where somebody stands', () => {
  const seen = new Set<string>()
  for (const kind of [rotinaVisual, primeiroDepois, escalaDeEmocoes, cartoesAcabou])
    for (let seed = 0; seed < 40; seed++) {
      const theme = kind.themes[seed % kind.themes.length] ?? ''
      const options = { title: 'Apoio', instruction: 'Recorte.', level: 'facil', color: true, theme } as const
      const stars = kind.draw({ ...options, seed, pages: 2 }).facts.pages.map(({ star }) => star)
      expect(new Set(stars).size, `${kind.id} ${seed}`).toBe(1)
      for (const star of stars) seen.add(star)
      if (kind !== escalaDeEmocoes && kind !== primeiroDepois) expect(stars).not.toContain('lia')
    }
  expect([...seen].sort()).toEqual([...CHILDREN].sort())
})

test('a scale is one feeling in strengths: the faces differ, the words name it, each level rises', () => {
  const named = { corpo: /corpo/, raiva: /raiva/, medo: /medo/ }
  for (const [theme, { feeling, words }] of Object.entries(SCALES)) {
    for (const one of words) expect(one).toMatch(named[theme as keyof typeof named])
    expect(new Set(words).size).toBe(words.length)
    expect(new Set(STRENGTHS.map((strength) => faceOf(feeling, strength))).size).toBe(STRENGTHS.length)
  }
  for (const shown of Object.values(SHOWN)) expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b))
})

test('between two places of a board there is an arrow, and room around it', () => {
  for (const { page } of everyPage(primeiroDepois)) {
    expect(page.arrows).toHaveLength(Math.max(0, page.places.length - 1))
    for (const room of page.arrows) expect(room).toBeGreaterThanOrEqual(0)
  }
})

test('a token board has as many places as tokens, one more for the reward, and each fits', () => {
  const counts = { facil: 3, medio: 5, desafio: 10 }
  for (const { level, page } of everyPage(quadroDeFichas)) {
    expect(page.places).toHaveLength(counts[level] + 1)
    // One card of the rewards is empty: for another idea.
    const rewards = page.labels.length + 1
    expect(page.cards).toHaveLength(rewards + counts[level])
    const [reward, ...tokens] = [sized(page.places.slice(0, 1)), sized(page.places.slice(1))]
    expect(sized(page.cards.slice(0, rewards))).toEqual(reward)
    expect(sized(page.cards.slice(rewards))).toEqual(tokens[0])
  }
})

test('a strip of choice offers different things, a page nothing twice, and each strip asks its question', () => {
  const sizes = { facil: [3, 2], medio: [3, 3], desafio: [3, 4] } as const
  for (const { level, page } of everyPage(escolhaDeDois)) {
    expect(page.questions).toHaveLength(page.strips.length + 1)
    for (const question of page.questions) expect(question).toMatch(/\?$/)
    expect(page.empty).toBe(sizes[level][1])
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
        const first = pages.flat().slice(0, core.length)
        expect(first).toEqual(core)
        for (const labels of pages) expect(labels.includes('SIM')).toBe(labels.includes('NÃO'))
        expect(new Set(pages.flat()).size, `${theme} ${level} ${seed}`).toBe(pages.flat().length)
      }
})
