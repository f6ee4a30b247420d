import { expect, test } from 'vitest'
import { everyPage, layoutFaults, textsBeyond } from '../../../tests/factories/sheets.ts'
import { Pen } from '../../studio/pen.ts'
import { type Covered, givenBy, MEDIA, rowsOf, SCHOOL_COVERED, SILENT } from './media-facts.ts'
import { claimsPage, cluesPage, comparePage } from './media-pages.ts'
import { TOWN_COVERED } from './media-town-facts.ts'
import { umFatoVariasMidias } from './um-fato-varias-midias.ts'

const ALL = [...SCHOOL_COVERED, ...TOWN_COVERED]
const said = ({ reports, headline, best, reporter }: Covered, medium: (typeof MEDIA)[number]) => {
  const byline = best === 'jornal' ? `texto: ${reporter}` : ''
  return `${medium === 'jornal' ? `${headline} ${byline} ` : ''}${reports[medium]}`.toLowerCase()
}

test('four events of each place, two of them with a newspaper to trust', () => {
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(8)
  for (const place of [SCHOOL_COVERED, TOWN_COVERED])
    expect(place.filter(({ best }) => best === 'jornal')).toHaveLength(2)
})

test('each clue is in the words: a name, a date, a quotation, an appeal', () => {
  for (const covered of ALL)
    for (const medium of MEDIA) {
      const [who, day, source, forward] = givenBy(covered, medium)
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

test('a day of the week fits its date', () => {
  const days = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
  const names = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'
  const months = names.split(' ')
  const dated = ALL.flatMap(({ reports }) =>
    Object.values(reports).flatMap((words) => [
      ...words.matchAll(/(segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?, (\d+) de (\p{L}+)/gu),
    ]),
  )
  expect(dated.length).toBeGreaterThan(3)
  for (const [text, day, date, month] of dated)
    expect(days[new Date(2026, months.indexOf(month ?? ''), Number(date)).getDay()], text).toBe(day)
})

test('the table can be filled from the two media, and they never agree', () => {
  for (const covered of ALL)
    for (const [question, best, message] of rowsOf(covered)) {
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
