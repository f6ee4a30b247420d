import { expect, test } from 'vitest'
import { announcedDates, nextDates, SCHOOL_DATES } from './rules.ts'

const written = (id: string, year: number) => {
  const day = SCHOOL_DATES.find((date) => date.id === id)?.dayIn?.(year)
  return day ? `${day.year}-${String(day.month).padStart(2, '0')}-${String(day.day).padStart(2, '0')}` : null
}

/** From published calendars of each year. */
test.each([
  [2026, '2026-02-17', '2026-04-05', '2026-05-10', '2026-08-09'],
  [2027, '2027-02-09', '2027-03-28', '2027-05-09', '2027-08-08'],
  [2028, '2028-02-29', '2028-04-16', '2028-05-14', '2028-08-13'],
  [2029, '2029-02-13', '2029-04-01', '2029-05-13', '2029-08-12'],
  [2030, '2030-03-05', '2030-04-21', '2030-05-12', '2030-08-11'],
  [2031, '2031-02-25', '2031-04-13', '2031-05-11', '2031-08-10'],
  [2032, '2032-02-10', '2032-03-28', '2032-05-09', '2032-08-08'],
  [2033, '2033-03-01', '2033-04-17', '2033-05-08', '2033-08-14'],
  [2034, '2034-02-21', '2034-04-09', '2034-05-14', '2034-08-13'],
  [2035, '2035-02-06', '2035-03-25', '2035-05-13', '2035-08-12'],
  [2036, '2036-02-26', '2036-04-13', '2036-05-11', '2036-08-10'],
])('%d: Carnaval %s, Páscoa %s, Mães %s, Pais %s', (year, carnival, easter, mothers, fathers) => {
  expect(written('carnaval', year)).toBe(carnival)
  expect(written('pascoa', year)).toBe(easter)
  expect(written('dia-das-maes', year)).toBe(mothers)
  expect(written('dia-dos-pais', year)).toBe(fathers)
})

test('twenty-one dates, in the order of the year, every name once', () => {
  expect(SCHOOL_DATES).toHaveLength(21)
  expect(new Set(SCHOOL_DATES.map(({ name }) => name)).size).toBe(21)
  // An early Easter comes before 2 April, a late one after 19 April.
  for (const year of [2026, 2034, 2036]) {
    const days = SCHOOL_DATES.flatMap(({ id }) => written(id, year) ?? [])
    expect(days).toEqual([...days].sort())
  }
})

test.each([
  ['2026-07-25', 'dia-dos-pais', '2026-08-09'],
  ['2026-08-09', 'dia-dos-pais', '2026-08-09'],
  ['2026-08-10', 'folclore', '2026-08-22'],
  ['2026-09-08', 'dia-da-arvore', '2026-09-21'],
  ['2026-10-13', 'dia-dos-professores', '2026-10-15'],
  ['2026-11-20', 'consciencia-negra', '2026-11-20'],
  ['2026-12-26', null, null],
  ['2027-01-03', null, null],
  ['2027-01-04', 'volta-as-aulas', '2027-02-01'],
  ['2027-03-01', 'sindrome-de-down', '2027-03-21'],
  ['2027-03-29', 'autismo', '2027-04-02'],
  ['2026-11-26', null, null],
  ['2026-11-27', 'natal', '2026-12-25'],
  ['2028-02-20', 'carnaval', '2028-02-29'],
])('on %s the date %s is announced', (today, id, day) => {
  const [announced] = announcedDates(today)
  expect(announced?.id ?? null).toBe(id)
  expect(announced?.day ?? null).toBe(day)
})

test.each([
  ['2026-03-30', 'autismo pascoa'],
  ['2026-10-01', 'dia-das-criancas dia-dos-professores'],
  ['2026-09-10', 'dia-da-arvore primavera'],
  ['2026-12-01', 'natal'],
  ['2026-12-26', ''],
])('on %s these are announced: %s', (today, ids) => {
  expect(
    announcedDates(today)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(ids)
})

test('every date has its next day, the nearest first, and goes over into the next year', () => {
  const dates = nextDates('2026-11-22')
  expect(dates).toHaveLength(21)
  expect(dates.slice(0, 3).map(({ day }) => day)).toEqual(['2026-12-25', '2027-02-01', '2027-02-09'])
  expect(dates.at(17)?.day).toBe('2027-11-20')
  expect(dates.slice(18).map(({ day }) => day)).toEqual([null, null, null])
})
