import { expect, test } from 'vitest'
import { everyPage } from '../../../tests/factories/sheets.ts'
import { oDiferente } from './o-diferente.ts'

test('the odd ones are as many as the instruction says, in different places', () => {
  for (const { level, page } of everyPage(oDiferente)) {
    for (const { odd, count, difference, picture, other, small } of page) {
      // In a crowd as many are small as are large, and one of each breaks the rule.
      const rule = [small.length, odd.filter((i) => small.includes(i)).length]
      expect(rule).toEqual(level === 'desafio' ? [count / 2, 1] : [0, 0])
      expect(other).not.toBe(picture)
      expect([new Set(odd).size, Math.max(...odd) < count]).toEqual([level === 'desafio' ? 2 : 1, true])
      expect(difference).toBe({ facil: 'picture', medio: 'mirrored', desafio: 'rule' }[level])
    }
  }
})
