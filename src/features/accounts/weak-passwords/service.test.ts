import { describe, expect, it } from 'vitest'
import { isWeakPassword } from './service.server.ts'

const ana = { name: 'Ana Beatriz Souza', email: 'anabia.souza@exemplo.com.br' }

describe('a password is weak when it is', () => {
  it.each([
    ['among the most common', 'password'],
    ['among the most common, in capitals', 'PASSWORD'],
    ['a common one with a year', 'password2024'],
    ['a Brazilian favourite', 'flamengo'],
    ['a Brazilian favourite with digits', 'Senha123'],
    ['a Brazilian favourite with signs', 'brasil!!'],
    ['a favourite that ends with an accent', 'Educação1'],
    ['digits in a row', '123456'],
    ['digits backwards', '987654'],
    ['letters in a row', 'abcdef'],
    ['a row of keys', 'qwertyuiop'],
    ['two rows of keys in turns', '1q2w3e4r'],
    ['one character again and again', 'aaaaaaaa'],
    ['a piece repeated', 'abcabcabc'],
    ['the own name', 'beatriz'],
    ['the own name with digits', 'Beatriz1990'],
    ['the whole name', 'anabeatrizsouza'],
    ['the own address', 'anabia.souza@exemplo.com.br'],
    ['the address before the @', 'anabia.souza'],
  ])('%s', async (_case, password) => {
    expect(await isWeakPassword(password, ana)).toBe(true)
  })

  it.each(['papel e lapis 12', 'varanda azul', 'k7#mQz', 'tatu-bola na chuva', 'bia', 'souzamento'])(
    'and otherwise it is not: %s',
    async (password) => {
      expect(await isWeakPassword(password, ana)).toBe(false)
    },
  )

  it('needs no person', async () => {
    expect(await isWeakPassword('anabia.souza')).toBe(false)
  })
})
