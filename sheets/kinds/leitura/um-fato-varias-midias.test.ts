import { expect, test } from 'vitest'
import { everyPage, layoutFaults, textsBeyond } from '../../../tests/factories/sheets.ts'
import { Pen } from '../../studio/pen.ts'
import { type Covered, MEDIA, SCHOOL_COVERED, SILENT } from './media-facts.ts'
import { claimsPage, cluesPage, comparePage } from './media-pages.ts'
import { TOWN_COVERED } from './media-town-facts.ts'
import { umFatoVariasMidias } from './um-fato-varias-midias.ts'

const ALL = [...SCHOOL_COVERED, ...TOWN_COVERED]
const said = ({ reports, headline, byline }: Covered, medium: (typeof MEDIA)[number]) =>
  `${medium === 'jornal' ? `${headline} ${byline ?? ''} ` : ''}${reports[medium].words}`.toLowerCase()

test('one medium alone names the reporter, the day and who was asked, and never the message', () => {
  expect(ALL.map(({ id }) => id)).toHaveLength(8)
  for (const { id, reports, best } of ALL) {
    const whole = MEDIA.filter((medium) => reports[medium].clues.slice(0, 3).every(Boolean))
    expect(whole, id).toEqual([best])
    expect(
      MEDIA.filter((medium) => reports[medium].clues[3]),
      id,
    ).toEqual(['mensagem'])
  }
  for (const place of [SCHOOL_COVERED, TOWN_COVERED])
    expect(place.filter(({ best }) => best === 'jornal')).toHaveLength(2)
})

test('each clue is in the words: a name, a date, a quotation, an appeal', () => {
  for (const covered of ALL)
    for (const medium of MEDIA) {
      const [who, day, source, forward] = covered.reports[medium].clues
      const words = said(covered, medium)
      expect(/aqui é|texto:/.test(words), `${covered.id} ${medium} who`).toBe(who)
      expect(
        /\d+ de (?:abril|maio|junho|agosto|setembro|outubro|novembro|dezembro)/.test(words),
        `${covered.id} ${medium} day`,
      ).toBe(day)
      expect(words.includes('“'), `${covered.id} ${medium} source`).toBe(source)
      expect(/repasse|mande para|avise|encaminhe|compartilhe/.test(words), `${covered.id} ${medium} forward`).toBe(
        forward,
      )
    }
})

test('the table can be filled from the two media, and they never agree', () => {
  for (const covered of ALL)
    for (const [question, best, message] of covered.rows) {
      const asked = [
        [covered.best, best],
        ['mensagem', message],
      ] as const
      for (const [medium, words] of asked)
        if (words !== SILENT && words !== 'sim')
          for (const word of words.toLowerCase().split(' '))
            expect(said(covered, medium), `${covered.id}: ${question}`).toContain(word)
      expect(best).not.toBe(message)
    }
})

test('of the four claims one is in the message alone, one in newspaper and radio', () => {
  for (const { id, claims } of ALL) {
    expect(
      claims.filter(({ by }) => by.includes('mensagem')).map(({ by }) => by),
      id,
    ).toEqual([['mensagem']])
    expect(claims.filter(({ by }) => by.length === 2).length, id).toBeGreaterThan(0)
  }
})

test('every text keeps its place', () => {
  for (const covered of ALL)
    for (const draw of [comparePage, cluesPage, claimsPage])
      expect(
        textsBeyond(draw(new Pen(true), { covered, rows: [0, 1, 2, 3], reasons: [0, 1, 2] }, 0), 195),
        covered.id,
      ).toEqual([])
})

test('clues and claims come in any order', () => {
  for (const { page } of everyPage(umFatoVariasMidias)) expect(new Set(page.rows).size).toBe(4)
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(umFatoVariasMidias)).toEqual([])
})
