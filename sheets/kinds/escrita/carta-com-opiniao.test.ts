import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { nameOf } from '../../studio/cast/people.ts'
import { castOfPhoto } from '../../studio/places/news-photos.ts'
import { cartaComOpiniao } from './carta-com-opiniao.ts'
import { COMPLAINTS, JOINING, LETTER_PARTS, OPINIONS, WANTED } from './letter-facts.ts'

const countOf = (text: string, word: string) =>
  text.match(new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'giu'))?.length ?? 0

test('each adjective is once in its letter of complaint, which somebody of the photograph signs', () => {
  for (const { id, parts, adjectives, claims, photo } of COMPLAINTS) {
    const text = parts.join(' ')
    expect(parts, id).toHaveLength(LETTER_PARTS.length)
    for (const [noun, adjective] of adjectives) {
      expect(countOf(text, adjective), `${id}: ${adjective}`).toBe(1)
      expect(countOf(text, noun), `${id}: ${noun}`).toBeGreaterThan(0)
    }
    expect(claims.map(({ is }) => is).toSorted(), id).toEqual(['F', 'O'])
    expect(
      castOfPhoto(photo).some((who) => parts[4].includes(nameOf(who))),
      id,
    ).toBe(true)
  }
})

test('the adjectives of an opinion are once in its letter; two praise and two criticise', () => {
  for (const { id, text, praise, critical, arguments: given, others, name, photo } of OPINIONS) {
    for (const word of [...praise, ...critical]) expect(countOf(text, word), `${id}: ${word}`).toBe(1)
    expect(new Set([...given, ...others]).size, id).toBe(4)
    for (const other of others) expect(text, id).not.toContain(other.replace('.', ''))
    expect(
      castOfPhoto(photo).some((who) => name.startsWith(nameOf(who))),
      id,
    ).toBe(true)
  }
})

test('the model of a letter uses the words that join its ideas', () => {
  for (const { id, model } of WANTED) {
    for (const words of JOINING) expect(countOf(model, words), `${id}: ${words}`).toBe(1)
    expect(model, id).toContain('Por isso, peço')
  }
})

test('each level asks something else', () => {
  for (const { level, page } of everyPage(cartaComOpiniao)) {
    const { complaint, answered, wanted } = page
    expect([complaint !== undefined, answered !== undefined, wanted !== undefined]).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
    if (complaint) {
      expect(complaint.order.toSorted()).toEqual([0, 1, 2, 3, 4])
      expect(complaint.numbers.toSorted()).toEqual([1, 2, 3, 4, 5])
      expect(complaint.numbers.filter((number, i) => number === i + 1).length).toBeLessThan(3)
    }
    if (answered) {
      const { arguments: given } = answered.opinion
      expect(answered.sentences.filter((one) => given.includes(one))).toHaveLength(2)
      expect(answered.adjectives).toHaveLength(4)
    }
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(cartaComOpiniao)).toEqual([])
})
