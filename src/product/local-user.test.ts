import { describe, expect, it } from 'vitest'
import { ADMIN_FLAG_SURVIVES_MS, createLocalRecord } from './local-user.ts'

function storageOf(entries: Record<string, string> = {}): Storage {
  const stored = new Map(Object.entries(entries))
  return {
    get length() {
      return stored.size
    },
    clear: () => stored.clear(),
    getItem: (name) => stored.get(name) ?? null,
    key: (index) => [...stored.keys()][index] ?? null,
    removeItem: (name) => void stored.delete(name),
    setItem: (name, value) => void stored.set(name, value),
  }
}

const ana = { id: '1', name: 'Ana', email: 'ana@exemplo.com.br' }

describe('the local record', () => {
  it('keeps who was here, changes a part of it, and forgets', () => {
    const record = createLocalRecord(() => storage, Date.now)
    const storage = storageOf()
    record.changeUser({ plan: 'premium' })
    expect(record.user()).toBeNull()
    record.keepUser(ana)
    record.changeUser({ plan: 'premium', billingPeriod: 'annual' })
    record.keepAwaitsWelcome(true)
    record.keepSubscriptionCheck()
    expect(record.user()).toEqual({ ...ana, plan: 'premium', billingPeriod: 'annual' })
    expect(record.awaitsWelcome()).toBe(true)
    expect(record.lastSubscriptionCheck()).toBeTypeOf('number')
    record.wipe()
    expect(record.user()).toBeNull()
    expect(record.awaitsWelcome()).toBe(false)
    expect(record.lastSubscriptionCheck()).toBeNull()
    expect(storage.length).toBe(0)
  })

  it.each([
    [0, true],
    [ADMIN_FLAG_SURVIVES_MS - 1, true],
    [ADMIN_FLAG_SURVIVES_MS, false],
    [-1, false],
  ])('the administrator’s flag after %i ms survives a clean-up: %s', (age, survives) => {
    let now = 1_000_000
    const storage = storageOf()
    const record = createLocalRecord(
      () => storage,
      () => now,
    )
    record.keepIsAdmin(true)
    now += age
    record.wipe()
    expect(record.isAdmin()).toBe(survives)
    record.keepIsAdmin(false)
    expect(record.isAdmin()).toBe(false)
  })

  it.each(['{', '"text"', '{"id":1}', 'null', '{"id":"1","name":"A","email":"a","plan":"ouro"}'])(
    'takes %s for nobody',
    (text) => {
      const record = createLocalRecord(
        () => storageOf({ user: text, isAdmin: text, lastSubscriptionCheck: text, showPremiumSuccessPopup: text }),
        Date.now,
      )
      expect(record.user()).toBeNull()
      expect(record.isAdmin()).toBe(false)
      expect(record.lastSubscriptionCheck()).toBeNull()
      expect(record.awaitsWelcome()).toBe(false)
    },
  )

  it('lives with a storage that is switched off', () => {
    const record = createLocalRecord(() => {
      throw new DOMException('off', 'SecurityError')
    }, Date.now)
    record.keepUser(ana)
    record.wipe()
    expect(record.user()).toBeNull()
  })
})
