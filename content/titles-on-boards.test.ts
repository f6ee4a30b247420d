import { expect, test } from 'vitest'
import { headingBand } from '../sheets/page/heading-band.ts'
import { STARTING_CATALOGUE } from './catalogue.ts'

const heading = { theme: 'bichos', seed: 1, color: true, school: true, counted: [] }

test('the title of every sheet is on its board, and large enough to read', () => {
  const titles = [...new Set(STARTING_CATALOGUE.map(({ title }) => title))]
  expect(titles.length).toBeGreaterThan(1_000)
  const faults = titles.flatMap((title) => {
    const [group] = headingBand({ ...heading, title })
    const lines = group?.kind === 'group' ? group.children.flatMap((mark) => (mark.kind === 'text' ? [mark] : [])) : []
    const whole = lines.map(({ text }) => text).join(' ') === title
    return whole && lines.length < 3 && lines.every(({ size }) => size >= 5.5) ? [] : [title]
  })
  expect(faults).toEqual([])
})

test('no title repeats the genre that it begins with', () => {
  const doubled = STARTING_CATALOGUE.filter(({ title }) => /^(\p{L}+): \1\b/iu.test(title))
  expect(doubled.map(({ title }) => title)).toEqual([])
})
