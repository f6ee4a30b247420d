import { expect, test } from 'vitest'
import { areDifferent, firstPages } from '../../../tests/factories/first-pages.ts'
import { textsOf } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { calendario } from './calendario.ts'
import { graficos } from './graficos.ts'
import { EACH, SQUARES } from './lying-bars.ts'

test('charts: no two columns are as high as each other, answers are numbers above nought or things of the chart', () => {
  for (const { level, page } of firstPages(graficos)) {
    for (const row of page.counts) expect(areDifferent(row)).toBe(true)
    expect(page.questions).toHaveLength(level === 'facil' ? 0 : 5)
    for (const { asked, answer } of page.questions) {
      expect(asked).toMatch(/\?$/)
      expect(asked).not.toMatch(/vot\w+ (mais )?em /)
      if (/^\d+$/.test(answer)) expect(Number(answer), asked).toBeGreaterThan(0)
      else expect(answer, asked).toMatch(/^[^\d]+$|º ano/)
    }
    expect(areDifferent(page.questions.map(({ asked }) => asked))).toBe(true)
    if (level === 'medio') expect(Math.max(...(page.counts[0] ?? []))).toBeLessThanOrEqual(10)
    if (level !== 'desafio') continue
    for (const [i, name] of page.things.entries()) {
      const total = page.counts.reduce((sum, row) => sum + (row[i] ?? 0), 0)
      expect(total % EACH, `the bar of ${name} ends with a whole square`).toBe(0)
      expect(total).toBeLessThanOrEqual(EACH * SQUARES)
    }
  }
})

test('a chart has a title, names on its axes, and where its numbers come from', () => {
  const options = { instruction: 'Leia.', seed: 5, color: true, pages: 1, theme: 'frutas', title: 'Frutas' }
  const printed = (level: Level) => graficos.draw({ ...options, level }).pages.flatMap(({ marks }) => textsOf(marks))
  expect(printed('facil')).toEqual(expect.arrayContaining(['quantidade', 'frutas']))
  expect(printed('medio')).toEqual(expect.arrayContaining(['A fruta do lanche', 'votos', 'frutas']))
  for (const level of ['medio', 'desafio'] as const) expect(printed(level).join()).toContain('Fonte: ')
})

test('months begin on their weekday and have their days; answers about them are right', () => {
  const names = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado']
  for (const { level, page } of firstPages(calendario)) {
    const { year, month, first, days, given, questions, marked } = page
    const at = (day: number) => names[new Date(year, month - 1, day).getDay()]
    expect(names[first]).toBe(at(1))
    expect(new Date(year, month, 0).getDate()).toBe(days)
    expect(given[0]).toBe(1)
    const [star = 0, heart = 0] = marked.map(({ day }) => day)
    expect(Math.max(...given)).toBeLessThanOrEqual(days)
    for (const { day, clue } of marked) {
      const [, count, unit] = /^(uma|duas|três|\d+) (dias|semanas?)/.exec(clue) ?? []
      const from = Number(/dia (\d+)$/.exec(clue)?.[1])
      const step = ({ uma: 1, duas: 2, três: 3 }[count ?? ''] ?? Number(count)) * (unit?.startsWith('semana') ? 7 : 1)
      if (count) expect(clue.includes('antes') ? from - step : from + step, clue).toBe(day)
      else if (level === 'facil') expect(from).toBe(day)
      else expect(Math.floor((first + from - 1) / 7), clue).toBe(Math.floor((first + day - 1) / 7))
      expect(from).toBeLessThanOrEqual(days)
    }
    for (const { asked, answer } of questions) {
      const day = Number(/dia (\d+)/.exec(asked)?.[1])
      if (/^Em que dia da semana cai/.test(asked)) expect(answer).toBe(at(day))
      if (/uma semana depois do/.test(asked)) expect(Number(answer)).toBe(day + 7)
      if (/duas semanas depois do/.test(asked)) expect(Number(answer)).toBe(day + 14)
      if (/três semanas depois do/.test(asked)) expect(Number(answer)).toBe(day + 21)
      if (/dez dias depois do/.test(asked)) expect(Number(answer)).toBe(day + 10)
      if (/da sua estrela\?/.test(asked)) {
        const weeks = asked.includes('uma semana') ? 1 : 2
        expect(Number(answer), asked).toBe(star + 7 * (asked.includes('antes') ? -weeks : weeks))
        expect(Number(answer), asked).toBeGreaterThanOrEqual(1)
        expect(Number(answer), asked).toBeLessThanOrEqual(days)
      }
      if (/da sua estrela ao coração/.test(asked)) expect(Number(answer)).toBe(heart - star)
      if (/está a sua estrela/.test(asked)) expect(answer).toBe(at(star))
      if (/está o coração/.test(asked)) expect(answer).toBe(at(heart))
      if (/terminou\?/.test(asked)) expect(answer).toBe(at(0))
      if (/termina\?/.test(asked)) expect(answer).toBe(at(days))
      if (/ começa\?/.test(asked)) expect(answer).toBe(level === 'facil' ? at(1) : at(days + 1))
    }
    expect(areDifferent(questions.map(({ asked }) => asked))).toBe(true)
  }
})
