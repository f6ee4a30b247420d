import { describe, expect, it } from 'vitest'
import type { AppError } from '../../../product/errors.ts'
import { refuseWeakPassword } from './service.server.ts'
import { WEAK_PASSWORD_REASONS } from './texts.ts'

const ana = { name: 'Ana Beatriz Souza', email: 'anabia.souza@exemplo.com.br' }

/** The refusal's code and message; null for an accepted password. */
const refusal = (password: string, person?: typeof ana) =>
  refuseWeakPassword('weak_password', { path: 'password', password }, person).then(
    () => null,
    ({ code, issues }: AppError) => [code, issues],
  )

describe('a password is weak when it is', () => {
  it.each([
    ['among the most common', 'password', 'common'],
    ['among the most common, in capitals', 'PASSWORD', 'common'],
    ['a common one with a year', 'password2024', 'common'],
    ['a Brazilian favourite', 'flamengo', 'common'],
    ['a Brazilian favourite with digits', 'Senha123', 'common'],
    ['a Brazilian favourite with signs', 'brasil!!', 'common'],
    ['a favourite that ends with an accent', 'Educação1', 'common'],
    ['digits in a row', '123456', 'pattern'],
    ['digits backwards', '987654', 'pattern'],
    ['letters in a row', 'abcdef', 'pattern'],
    ['a row of keys', 'qwertyuiop', 'pattern'],
    ['two rows of keys in turns', '1q2w3e4r', 'pattern'],
    ['one character again and again', 'aaaaaaaa', 'pattern'],
    ['a piece repeated', 'abcabcabc', 'pattern'],
    ['the own name', 'beatriz', 'personal'],
    ['the own name with digits', 'Beatriz1990', 'personal'],
    ['the whole name', 'anabeatrizsouza', 'personal'],
    ['the own address', 'anabia.souza@exemplo.com.br', 'personal'],
    ['the address before the @', 'anabia.souza', 'personal'],
  ] as const)('%s', async (_case, password, weakness) => {
    await expect(refusal(password, ana)).resolves.toEqual([
      'weak_password',
      [{ path: 'password', message: WEAK_PASSWORD_REASONS[weakness] }],
    ])
  })

  it.each(['papel e lapis 12', 'varanda azul', 'k7#mQz', 'tatu-bola na chuva', 'bia', 'souzamento'])(
    'and otherwise it is not: %s',
    async (password) => {
      expect(await refusal(password, ana)).toBeNull()
    },
  )

  it('needs no person', async () => {
    expect(await refusal('anabia.souza')).toBeNull()
  })
})
