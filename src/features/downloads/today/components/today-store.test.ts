import { describe, expect, it, vi } from 'vitest'
import type { DownloadStats } from '../../schema.ts'
import { createTodayStore } from './today-store.ts'

const STATS: DownloadStats = {
  plan: 'gratuito',
  billing_period: null,
  daily_limit: 2,
  daily_used: 1,
  remaining_downloads: 1,
  can_download: true,
}
const GRANT = { success: true, message: '', daily_used: 2, remaining_downloads: 0, url: null }

function world() {
  const clock = { now: 0 }
  const today = vi.fn(async (_userId: string) => STATS)
  return { clock, today, store: createTodayStore({ today }, () => clock.now) }
}

describe('the day of the signed-in person', () => {
  it('is asked for once a minute', async () => {
    const { store, today, clock } = world()
    await store.read('ana')
    await store.read('ana')
    expect(today).toHaveBeenCalledTimes(1)
    expect(store.dayOf('ana')).toEqual({ used: 1, limit: 2, taken: null })
    clock.now = 60_000
    await store.read('ana')
    expect(today).toHaveBeenCalledTimes(2)
  })

  it('follows a download, and tells when the file is there', async () => {
    const { store } = world()
    const heard = vi.fn()
    store.subscribe(heard)
    store.counted('ana', GRANT)
    expect(store.dayOf('ana')).toEqual({ used: 2, limit: 2, taken: null })
    store.finished('ana', 'pato')
    expect(store.dayOf('ana')).toEqual({ used: 2, limit: 2, taken: 'pato' })
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('is nobody else’s, and unknown without an answer', async () => {
    const { store, today } = world()
    today.mockRejectedValueOnce(new Error('offline'))
    await store.read('ana')
    expect(store.dayOf('ana')).toBeNull()
    await store.read('bia')
    expect(store.dayOf('ana')).toBeNull()
    expect(store.dayOf('bia')).toMatchObject({ used: 1 })
  })

  it('without a daily limit has none', () => {
    const { store } = world()
    store.counted('ana', { ...GRANT, remaining_downloads: null })
    expect(store.dayOf('ana')?.limit).toBeNull()
  })
})
