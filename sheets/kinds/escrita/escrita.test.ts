import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { textsOf } from '../../scene/marks.ts'
import { OPEN_TALES, TALES } from '../../studio/tales/tales.ts'
import { contarAHistoria } from './contar-a-historia.ts'
import { laidOut } from './cork-photos.ts'
import { escreverBilhete } from './escrever-bilhete.ts'
import { LONG_MAPPED, SHORT_MAPPED } from './map-facts.ts'
import { OPEN_TOLD } from './open-told.ts'
import { READ_ALOUD } from './read-aloud.ts'
import { REQUESTS } from './requests.ts'
import { SPOKEN, SPOKEN_THEME } from './spoken-requests.ts'
import { CONNECTIVES, TOLD, wordOf } from './told.ts'

const PLACES = ['ar livre', 'casa'] as const

test('every drawn story is told once, four stories for each place', () => {
  expect(TOLD.map(({ tale }) => tale).toSorted()).toEqual(Object.keys(TALES).toSorted())
  for (const place of PLACES) expect(TOLD.filter((one) => one.place === place)).toHaveLength(4)
  expect(OPEN_TOLD.map(({ tale }) => tale).toSorted()).toEqual(Object.keys(OPEN_TALES).toSorted())
  for (const place of PLACES) expect(OPEN_TOLD.filter((one) => one.place === place)).toHaveLength(3)
})

test('the four missing words of a story differ, and no sentence prints another one', () => {
  for (const { captions, tale } of TOLD) {
    const words = captions.map(wordOf)
    expect(new Set(words).size, tale).toBe(4)
    for (const [i, caption] of captions.entries()) {
      const printed = caption.replace(/\[.+\]/, '').toLowerCase()
      for (const word of words) expect(printed.split(/[^\p{L}]+/u), `${tale} ${i}`).not.toContain(word)
    }
  }
})

test('a telling has a sentence for each moment, begun as the page asks, with the word that it gives', () => {
  for (const { telling, captions, tale } of TOLD) {
    for (const [i, sentence] of telling.entries()) {
      expect(sentence.startsWith(CONNECTIVES[i] ?? '?'), tale).toBe(true)
      expect(sentence.endsWith('.'), tale).toBe(true)
      // The verbs «crescem» and «conserta» are told in the past.
      expect(sentence, tale).toContain(wordOf(captions[i] ?? '[]').slice(0, -2))
    }
    expect(captions.every((caption) => caption.endsWith('.'))).toBe(true)
  }
})

test('an open story is told in three paragraphs that link their parts and the speeches between them', () => {
  for (const { tale, telling } of OPEN_TOLD) {
    const told = telling.join(' ').toLowerCase()
    expect(
      telling.filter((paragraph) => !paragraph.startsWith('—')),
      tale,
    ).toHaveLength(3)
    expect(
      ['de repente', 'então', 'por isso', 'quando'].some((link) => told.includes(link)),
      tale,
    ).toBe(true)
  }
})

test('scenes to number never begin with the first; elsewhere they stand in order', () => {
  for (const { level, page } of everyPage(contarAHistoria)) {
    if (!('order' in page)) continue
    expect(page.order.toSorted()).toEqual([0, 1, 2, 3])
    expect(page.order[0] === 0).toBe(level !== 'facil')
    expect(page.bank.toSorted()).toEqual(page.told.captions.map(wordOf).toSorted())
  }
})

test('a sentence under a photo has two lines at most', () => {
  for (const caption of TOLD.flatMap(({ captions }) => captions))
    expect(Math.max(...laidOut(caption, 81).map(({ line }) => line)), caption).toBeLessThanOrEqual(1)
})

test('pages of a sheet tell different stories', () => {
  for (const level of ['facil', 'medio', 'desafio'] as const) {
    const sheet = contarAHistoria.draw({
      ...{ title: 'x', instruction: 'y', level, seed: 5, pages: 3, color: true, theme: 'casa' },
    })
    const tales = sheet.facts.pages.map((page) =>
      'open' in page ? page.open.tale : 'told' in page ? page.told.tale : page.mapped.tale,
    )
    expect(new Set(tales).size).toBe(3)
    expect(sheet.answerKeys.length).toBeGreaterThan(0)
  }
})

test('a heard story is in the notes of the adult, not on the page', () => {
  for (const level of ['facil', 'medio', 'desafio'] as const)
    for (const seed of [1, 2, 3]) {
      const heading = { title: 'Folha', instruction: 'Ouça.' }
      const options = { ...heading, level, seed, pages: 1, color: true, theme: 'roda de história' }
      const { facts, pages, answerKeys } = contarAHistoria.draw(options)
      const [page] = facts.pages
      const story =
        page && ('open' in page ? page.open.telling : 'told' in page ? READ_ALOUD[page.told.tale].paragraphs : [])
      const [shown = '', notes = ''] = [pages, answerKeys].map((all) =>
        textsOf(all.flatMap(({ marks }) => marks)).join(' '),
      )
      expect(story?.length).toBeGreaterThan(0)
      for (const paragraph of story ?? []) {
        expect(notes).toContain(paragraph.slice(0, 24))
        expect(shown).not.toContain(paragraph.slice(0, 24))
      }
      if (level === 'facil' && page && 'order' in page) {
        const [a, b, c, d] = page.order.map((which) => which + 1)
        expect(notes).toContain(`Em cima: ${a} e ${b}. Embaixo: ${c} e ${d}.`)
      }
      if (page && 'bank' in page) for (const word of page.bank) expect(shown.split(' ')).not.toContain(word)
    }
})

test.each([contarAHistoria, escreverBilhete])('$id: nothing leaves the page or lies on something else', (kind) => {
  expect(layoutFaults(kind)).toEqual([])
})

test('an invitation holds what is said, word for word', () => {
  for (const request of REQUESTS.facil) {
    if (request.genre !== 'convite') continue
    for (const part of [request.to, request.what, request.day, request.hour, request.where].flatMap(
      (one) => one.replace(/^(?:as|os) /, '').split(' da ')[0] ?? one,
    ))
      expect(request.request, request.id).toContain(part)
  }
})

test('each level asks for its own genres, four requests for each setting, no list twice the same thing', () => {
  for (const { level, page } of everyPage(escreverBilhete)) {
    const genres = {
      facil: ['convite', 'lista', 'convite falado'],
      medio: ['bilhete', 'recado falado'],
      desafio: ['carta', 'vídeo'],
    }[level]
    expect(genres).toContain(page.genre)
    if (page.genre === 'lista') expect(new Set(page.things).size).toBe(5)
  }
  for (const requests of Object.values(REQUESTS)) {
    expect(new Set(requests.map(({ id }) => id)).size).toBe(8)
    for (const theme of escreverBilhete.themes.filter((one) => one !== SPOKEN_THEME))
      expect(requests.filter(({ setting }) => setting === theme)).toHaveLength(4)
  }
})

test('whoever asks signs the model of a note', () => {
  for (const { who, model, id } of REQUESTS.medio) expect(model[2].toLowerCase(), id).toContain(who)
})

test('an invitation to record holds what is asked, word for word; each level has four requests', () => {
  for (const requests of Object.values(SPOKEN)) expect(new Set(requests.map(({ id }) => id)).size).toBe(4)
  for (const { request, to, what, day, hour, where, id } of SPOKEN.facil)
    for (const part of [to, what, day, hour, where]) expect(request, id).toContain(part)
  for (const { model, id } of SPOKEN.medio) expect(model.join(' ').length, id).toBeLessThan(190)
  for (const { steps, id } of SPOKEN.desafio) expect(steps[3], id).toMatch(/^Pronto!/)
})

test('two pages of a sheet are told by one who is in the story and by one who is not', () => {
  for (const level of ['facil', 'medio', 'desafio'] as const)
    for (const seed of [1, 2, 3, 4]) {
      const heading = { title: 'Folha', instruction: 'Leia.' }
      const { facts } = contarAHistoria.draw({
        ...heading,
        ...{ level, seed, pages: 2, color: true, theme: 'mapa da história' },
      })
      expect(new Set(facts.pages.map((page) => 'mapped' in page && page.mapped.person))).toEqual(new Set([1, 3]))
    }
})

test('the words that prove who tells a story are in its text, and only an «eu» tells in the first person', () => {
  for (const { tale, paragraphs, person, proof, hero, turned } of [...SHORT_MAPPED, ...LONG_MAPPED]) {
    const text = paragraphs.join(' ')
    for (const word of proof) {
      expect(text.toLowerCase().split(/[^\p{L}]+/u), tale).toContain(word)
      expect(word, tale).not.toMatch(/(?:av|i)a$/)
    }
    expect(/\beu\b/i.test(text), tale).toBe(person === 1)
    expect(text, tale).toContain(hero)
    if (turned) expect(/\beu\b/i.test(turned), tale).toBe(person === 3)
  }
  for (const all of [SHORT_MAPPED, LONG_MAPPED])
    expect(all.filter(({ person }) => person === 1)).toHaveLength(all.length / 2)
})
