import { beforeEach, describe, expect, it, vi } from 'vitest'
import { carryDownload, carryPreparing, forgetCarried } from './carried-download.ts'
import { carriedPress } from './carried-press.ts'

const DUCK = { slug: 'o-pato', title: 'O pato' }

function storage() {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: storage(), localStorage: storage() })
})

describe('the press that a sign-in interrupts', () => {
  it.each([
    ['save', () => carryDownload(DUCK, 'save')],
    ['print', () => carryDownload(DUCK, 'print')],
    ['prepare', () => carryPreparing(DUCK, 'nivel=desafio')],
  ])('%s is known at its sheet', (press, carry) => {
    carry()
    expect(carriedPress('/activities/o-pato?de=busca')).toBe(press)
    expect(carriedPress('/activities/o-pato-2')).toBe('save')
  })

  it('is the last one', () => {
    carryDownload(DUCK, 'print')
    carryPreparing(DUCK, '')
    carryDownload(DUCK, 'save')
    expect(carriedPress('/activities/o-pato')).toBe('save')
  })

  it('ends with the session', () => {
    carryDownload(DUCK, 'print')
    forgetCarried()
    expect(carriedPress('/activities/o-pato')).toBe('save')
  })
})
