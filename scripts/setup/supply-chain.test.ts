import { describe, expect, test } from 'vitest'
import { complaintsAbout, type LockedPackage, satisfies } from './supply-chain.ts'

const sound: LockedPackage = {
  name: 'a',
  version: '1.0.0',
  licence: 'MIT',
  integrity: 'sha512-x',
  bundled: false,
  resolved: null,
  hasInstallScript: false,
}
/** Licences read by hand have to belong to packages that are used. */
const USED = ['mercadopago@3.6.1', 'png-js@2.0.0'].map((label) => {
  const [name = '', version = ''] = label.split('@')
  return { ...sound, name, version, licence: null }
})
const about = (change: Partial<LockedPackage>, approved = {}) =>
  complaintsAbout([...USED, { ...sound, ...change }], approved)

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only OR (MIT AND GPL-2.0-only)', false],
  ['(MIT AND MIT) OR GPL-3.0-only', true],
  ['', false],
  ['MIT MIT', false],
  ['(MIT', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('%j is allowed: %s', (expression, expected) => {
  expect(satisfies(expression, (licence) => licence === 'MIT')).toBe(expected)
})

describe('a package', () => {
  test('that is sound gives no complaint', () => {
    expect(about({})).toEqual([])
    expect(about({ hasInstallScript: true }, { a: true })).toEqual([])
    expect(about({ bundled: true, integrity: null })).toEqual([])
    expect(about({ name: '@img/sharp-linux-x64', licence: 'Apache-2.0 AND LGPL-3.0-or-later' })).toEqual([])
  })

  test.each<[Partial<LockedPackage>, string]>([
    [{ licence: 'AGPL-3.0-only' }, 'a@1.0.0: AGPL-3.0-only is not on the list'],
    [{ licence: 'LGPL-3.0-or-later' }, 'a@1.0.0: LGPL-3.0-or-later is not on the list'],
    [{ licence: null }, 'a@1.0.0: no licence'],
    [{ resolved: 'git+ssh://x' }, 'a@1.0.0: comes from git+ssh://x, not from the registry'],
    [{ integrity: null }, 'a@1.0.0: the lock file has no checksum'],
    [{ hasInstallScript: true }, 'a@1.0.0: its install script is not approved'],
  ])('%j gives one', (change, complaint) => {
    expect(about(change)).toEqual([complaint])
  })

  test('an approval has to be by name, and of a script there is', () => {
    expect(about({ hasInstallScript: true }, { a: false })).toEqual(['a@1.0.0: its install script is not approved'])
    expect(about({}, { a: true })).toEqual(['a: an install script is approved that does not exist'])
    expect(complaintsAbout([sound], {})).toContain(
      'png-js@2.0.0: a licence was read by hand for a package that is not used',
    )
  })
})
