import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { CHILDREN, nameOf } from '../../studio/cast/people.ts'
import { balloonsIn, PANEL, scaleOf, written } from '../../studio/places/strip-panels.ts'
import { STRIP_THEMES } from './strip-facts.ts'
import { stripAsks } from './strip-pages.ts'
import { STRIPS } from './strips.ts'
import { tirinhaParaLer } from './tirinha-para-ler.ts'

test('there are twelve strips of three or four panels, three of each theme', () => {
  expect(STRIPS).toHaveLength(12)
  for (const theme of STRIP_THEMES) expect(STRIPS.filter((strip) => strip.theme === theme)).toHaveLength(3)
  for (const { panels } of STRIPS) expect([3, 4]).toContain(panels.length)
  expect(new Set(STRIPS.map(({ id }) => id)).size).toBe(12)
})

test.each(STRIPS)('the speaker who is asked about in $id has the balloon', ({ panels, speaker }) => {
  const says = panels[speaker.panel - 1]?.says ?? []
  expect(says.map(({ who }) => who)).toEqual([speaker.who[0]])
  expect(new Set(speaker.who).size).toBe(3)
})

test.each(STRIPS)('a balloon of $id belongs to somebody who is drawn', ({ panels }) => {
  for (const { says = [], actors } of panels)
    for (const { x, who } of says) {
      if (who === 'a gata' || who === 'o sapo') continue
      expect(Math.min(...actors.map((actor) => Math.abs(actor.x - x))), who).toBeLessThanOrEqual(4)
    }
})

test.each(STRIPS)('a child who is named in the questions of $id is called so in a balloon', ({ panels, ...asked }) => {
  const names = CHILDREN.map(nameOf)
  const words = (text: string) => new Set(text.match(/\p{L}+/gu))
  const spoken = words(panels.flatMap(({ says = [] }) => says.map(({ text }) => text)).join(' '))
  const { speaker, fact, funny, told } = asked
  const read = words([...speaker.who, fact.ask, ...fact.options, ...funny, told].join(' '))
  expect(names.filter((name) => read.has(name) && !spoken.has(name))).toEqual([])
})

test.each(STRIPS)('a sound that is asked about in $id is in a panel', ({ panels, fact, funny }) => {
  const asked = /^([\p{Lu}!]+(?: [\p{Lu}!]+)*) (imita|é a voz)/u.exec(fact.ask)?.[1]
  if (asked) expect(panels.map(({ sound }) => sound?.text)).toContain(asked)
  expect(new Set([...fact.options, ...funny]).size).toBe(6)
})

test.each(STRIPS)('every panel of $id has words, the last one a single balloon', ({ panels }) => {
  for (const { says = [], sound } of panels) expect(says.length + (sound ? 1 : 0)).toBeGreaterThan(0)
  expect(panels.at(-1)?.says).toHaveLength(1)
})

test.each(STRIPS)('balloons of $id are inside their panel and above heads', ({ panels }) => {
  const scale = scaleOf(panels)
  for (const { says = [] } of panels)
    for (const [i, one] of balloonsIn(says, scale, false).entries()) {
      expect(one.x).toBeGreaterThan(0)
      expect(one.x + one.width).toBeLessThan(PANEL.width)
      expect(one.lines.length).toBeLessThanOrEqual(2)
      expect(one.lines.join(' ')).toBe(says[i]?.text)
    }
  const last = panels.at(-1)?.says ?? []
  const [open] = balloonsIn(last, scale, true)
  if (!open) throw new RangeError('no last balloon')
  expect(written(open, last[0]?.text ?? '').length).toBeLessThanOrEqual(3)
})

test('options have one right answer, and shuffled panels are all there in another order', () => {
  for (const { level, page } of everyPage(tirinhaParaLer)) {
    const rights = page.asks.map((ask) => ('options' in ask ? ask.options[ask.right] : ''))
    expect(rights).toEqual(stripAsks(page.strip).map((ask) => ('options' in ask ? ask.options[0] : '')))
    const inOrder = page.strip.panels.map((_, i) => i)
    expect(page.order.toSorted()).toEqual(inOrder)
    if (level === 'medio') expect(page.order).not.toEqual(inOrder)
    else expect(page.order).toEqual(inOrder)
  }
})

test('nothing leaves the page or touches', () => expect(layoutFaults(tirinhaParaLer, true)).toEqual([]))
