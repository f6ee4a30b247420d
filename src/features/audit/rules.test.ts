import { describe, expect, it } from 'vitest'
import { detailLines, safeDetails, withoutEmails } from './rules.ts'

describe('safeDetails', () => {
  it('leaves secrets and what names a person out, however deep', () => {
    expect(
      safeDetails({
        before: { title: 'Urso', password: 'x', accessToken: 'y', email: 'ana@exemplo.com.br' },
        after: { nested: [{ apiKey: 'z', senha_nova: 'w', tags: ['a'] }] },
        client_secret: 's',
        reason: 'Pedido de ana.souza@exemplo.com.br por telefone',
      }),
    ).toEqual({
      before: { title: 'Urso' },
      after: { nested: [{ tags: ['a'] }] },
      reason: 'Pedido de [e-mail] por telefone',
    })
  })

  it('keeps what JSON can hold and cuts the rest', () => {
    const circle: Record<string, unknown> = {}
    circle.self = circle
    const safe = safeDetails({ at: new Date(0), n: 1, yes: true, none: null, gone: undefined, text: 'a\0b', circle })
    expect(safe).toMatchObject({ at: '1970-01-01T00:00:00.000Z', n: 1, yes: true, none: null, text: 'ab' })
    expect('gone' in safe).toBe(false)
    expect(() => JSON.stringify(safe)).not.toThrow()
    expect((safeDetails({ long: 'x'.repeat(9_000) }).long as string).length).toBe(2_000)
  })
})

it.each([
  ['ana@exemplo.com.br', '[e-mail]'],
  ['de <ana+1@exemplo.com>, hoje', 'de <[e-mail]>, hoje'],
  ['2 @ 3', '2 @ 3'],
])('withoutEmails(%j)', (text, expected) => {
  expect(withoutEmails(text)).toBe(expected)
})

it('detailLines joins before and after, and puts the rest behind', () => {
  expect(detailLines({ before: { a: 1, b: 2 }, after: { b: 3, c: 4 }, reason: 'r', rows: 5 })).toEqual([
    { field: 'a', before: 1 },
    { field: 'b', before: 2, after: 3 },
    { field: 'c', after: 4 },
    { field: 'rows', after: 5 },
  ])
  expect(detailLines({ before: 'text', after: [1] })).toEqual([])
})
