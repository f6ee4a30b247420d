import { describe, expect, it, test } from 'vitest'
import { answerTime, contactNumber, isContactNumber, NUMBER_BYTES, shownNumber, TOPICS, topicOf } from './rules.ts'

test.each([
  ['duvida', false, 2, 'working'],
  ['pagamento', false, 2, 'working'],
  ['erro', true, 1, 'working'],
  ['escola', false, 5, 'working'],
  ['dados', false, 15, 'calendar'],
  ['dados', true, 15, 'calendar'],
] as const)('%s, premium %s: %i %s days', (topic, premium, days, unit) => {
  expect(answerTime(topic, premium)).toEqual({ days, unit })
})

test('Premium never waits longer than others', () => {
  for (const topic of TOPICS) expect(answerTime(topic, true).days).toBeLessThanOrEqual(answerTime(topic, false).days)
})

describe('the number of a message', () => {
  it('has eight letters that are never mistaken for digits', () => {
    for (let seed = 0; seed < 256; seed += 1) {
      const bytes = Uint8Array.from({ length: NUMBER_BYTES }, (_, index) => seed + index * 37)
      expect(isContactNumber(contactNumber(bytes)), contactNumber(bytes)).toBe(true)
    }
  })

  it.each(['', '4F7K92Q', '4F7K92QMM', '4f7k92qm', '4F7K92QI', '4F7K-92Q'])('is not «%s»', (text) => {
    expect(isContactNumber(text)).toBe(false)
  })

  it('is shown in two groups', () => {
    expect(shownNumber('4F7K92QM')).toBe('4F7K-92QM')
  })
})

test.each([
  ['dados', 'dados'],
  ['Dados', ''],
  [null, ''],
])('the subject of %s is «%s»', (text, topic) => {
  expect(topicOf(text)).toBe(topic)
})
