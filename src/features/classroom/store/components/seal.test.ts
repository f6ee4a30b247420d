import { expect, test } from 'vitest'
import { EMPTY_BASKET } from '../../caderno/rules.ts'
import { EMPTY_ROOM, newChild } from '../rules.ts'
import { openSealed, seal } from './seal.ts'

const ROOM = {
  ...EMPTY_ROOM,
  classes: [
    {
      id: crypto.randomUUID(),
      name: '1º ano',
      year: '1' as const,
      rule: {
        levels: { matematica: 'medio', leitura: 'medio', coordenacao: 'medio' },
        letters: 'bastao',
        ink: 'color',
      } as const,
      children: [newChild(crypto.randomUUID(), 'Conceição', 0)],
    },
  ],
}

test('a sealed copy opens with its password alone, and not when a byte changed', async () => {
  const contents = { room: ROOM, basket: EMPTY_BASKET }
  const sealed = await seal(contents, 'jabuticaba')
  expect(JSON.stringify(sealed)).not.toContain('Concei')
  expect(await openSealed(sealed, 'jabuticaba')).toEqual(contents)
  expect(await openSealed(sealed, 'Jabuticaba')).toBeNull()
  const [first, ...rest] = sealed.data
  expect(await openSealed({ ...sealed, data: [first === 'A' ? 'B' : 'A', ...rest].join('') }, 'jabuticaba')).toBeNull()
})
