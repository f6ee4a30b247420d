import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { nameOf } from '../../studio/cast/people.ts'
import { castOfPhoto, photoShows } from '../../studio/places/news-photos.ts'
import { jornalDaTurma } from './jornal-da-turma.ts'
import { LEAD, NEWS } from './news-facts.ts'
import { namesOn } from './news-match.ts'
import { NOTED, NOTED_NEWS } from './news-note-facts.ts'
import { PHOTO_NEWS } from './news-photo-facts.ts'

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []

test('a legend names the children of its photograph', () => {
  for (const { photo, legend } of PHOTO_NEWS) {
    for (const who of castOfPhoto(photo)) expect(legend, photo).toContain(nameOf(who))
    expect(photoShows(photo).length, photo).toBeGreaterThan(0)
  }
})

test('the words of each answer of the lead are in the text', () => {
  for (const { id, text, asked } of NEWS) {
    expect(asked, id).toHaveLength(LEAD.length)
    const said = wordsOf(text)
    for (const [, answer] of asked) {
      for (const word of wordsOf(answer)) {
        if (!['porque', 'para'].includes(word)) expect(said, `${id}: ${answer}`).toContain(word)
      }
    }
  }
})

test('days of the week fit their dates in 2026', () => {
  const texts = [...NEWS.map(({ text }) => text), ...NOTED_NEWS.flatMap(({ notes, lead }) => [notes[2] ?? '', lead])]
  const named = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const days = Array.from({ length: 365 }, (_, i) => named.format(new Date(Date.UTC(2026, 0, i + 1))))
  for (const text of texts) {
    const [dated] = text.match(/(\p{L}+-feira|sábado|domingo), \d+ de \p{L}+/u) ?? []
    expect(days, text).toContain(dated)
  }
})

test('one claim of three is an opinion, which the text has between quotation marks', () => {
  for (const { id, text, claims } of NEWS) {
    const opinions = claims.filter(({ is }) => is === 'O')
    expect(opinions, id).toHaveLength(1)
    expect(text.match(/“[^”]+”/g), id).toHaveLength(1)
  }
})

test('each question has a note, and no two notes are the same', () => {
  for (const { id, notes, photo, legend } of NOTED_NEWS) {
    expect(new Set(notes).size, id).toBe(NOTED.length)
    for (const who of castOfPhoto(photo)) {
      expect(notes[1], id).toContain(nameOf(who))
      expect(legend, id).toContain(nameOf(who))
    }
  }
})

test('each level asks something else; the photographs of a page have no child in common', () => {
  for (const { level, page } of everyPage(jornalDaTurma)) {
    const { match, read, write } = page
    expect([match !== undefined, read !== undefined, write !== undefined]).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
    if (match) {
      const children = [...match.news, match.own].flatMap(({ photo }) => castOfPhoto(photo))
      expect(new Set(children).size).toBe(children.length)
      for (const { photo, legend } of match.news)
        expect(children.filter((who) => legend.includes(nameOf(who))).toSorted()).toEqual(castOfPhoto(photo).toSorted())
      for (const rows of [match.headlines, match.legends]) expect(rows.toSorted()).toEqual([0, 1, 2])
    }
    if (read) expect(read.claims.toSorted()).toEqual([0, 1, 2])
    if (write) expect(write.order.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  }
})

test('the names below a photograph are those of its legend', () => {
  for (const news of PHOTO_NEWS) {
    const names = namesOn(news)
      .replace(/^[^:]+: /, '')
      .split(/, | e /)
    for (const name of names) expect(news.legend.toLowerCase(), news.photo).toContain(name.toLowerCase())
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(jornalDaTurma)).toEqual([])
})
