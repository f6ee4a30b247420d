import { describe, expect, test } from 'vitest'
import type { ApiResult } from '../../../platform/browser/call-api.ts'
import type { Batch } from '../schema.ts'
import { createSavedStore, type Later } from './create-saved-store.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [A, B, ANA, BIA] = [id(1), id(2), id(901), id(902)]

/** Local storage, which may be full or disabled. */
function deviceStorage() {
  const items = new Map<string, string>()
  const device = {
    off: false,
    items,
    storage(): Storage {
      if (device.off) throw new Error('denied')
      return {
        getItem: (name: string) => items.get(name) ?? null,
        setItem: (name: string, value: string) => void items.set(name, value),
        removeItem: (name: string) => void items.delete(name),
      } as unknown as Storage
    },
  }
  return device
}

/** Server with accounts and applied batches; may be unreachable. */
function server() {
  const applied = new Set<string>()
  const it = {
    saved: [] as string[],
    mode: 'answers' as 'answers' | 'away' | 'loses the answer' | 'refuses',
    calls: 0,
    async send(batch: Batch | null): Promise<ApiResult<string[]>> {
      it.calls += 1
      const failure = { ok: false, refusal: null, content: null, cause: null } as const
      if (it.mode === 'away') return { ...failure, status: null }
      if (it.mode === 'refuses') return { ...failure, status: 409 }
      if (batch && !applied.has(batch.id)) {
        applied.add(batch.id)
        for (const { activityId, saved } of batch.changes.toReversed())
          it.saved = [...(saved ? [activityId] : []), ...it.saved.filter((one) => one !== activityId)]
      }
      if (it.mode === 'loses the answer') return { ...failure, status: null }
      return { ok: true, data: it.saved }
    },
  }
  return it
}

let made = 5_000
function open(device = deviceStorage(), to = server()) {
  let time = 0
  const later: string[] = []
  const store = createSavedStore({
    storage: device.storage,
    newId: () => id(++made),
    now: () => (time += 1_000),
    send: to.send,
    alone: (work) => work(),
  })
  store.onLater(({ kind }: Later) => later.push(kind))
  return { store, device, to, later }
}

describe('a visitor', () => {
  test('saves on the device, and finds it again in the next page', async () => {
    const { store, device, to } = open()
    await store.identify(null)
    expect([store.press(A), store.press(B), store.press(A)]).toEqual(['first', 'saved', 'removed'])
    const next = open(device).store
    await next.identify(null)
    expect([next.isSaved(A), next.isSaved(B)]).toEqual([false, true])
    expect(next.onDevice()).toEqual([B])
    expect(to.calls).toBe(0)
  })

  test('who presses twice at once has pressed once', async () => {
    const device = deviceStorage()
    const store = createSavedStore({
      storage: device.storage,
      newId: () => id(++made),
      now: () => 7,
      send: server().send,
      alone: (work) => work(),
    })
    await store.identify(null)
    expect([store.press(A), store.press(A), store.isSaved(A)]).toEqual(['first', 'ignored', true])
  })

  test('sees in one tab what another saves', async () => {
    const [here, there] = [open(), open()]
    const other = open(here.device).store
    await here.store.identify(null)
    await other.identify(null)
    other.press(A)
    await here.store.refresh()
    expect([here.store.isSaved(A), there.store.isSaved(A)]).toEqual([true, false])
  })

  test('learns where nothing can be stored', async () => {
    const { store, device } = open()
    device.off = true
    await store.identify(null)
    expect([store.press(A), store.isSaved(A)]).toEqual(['notStored', false])
  })
})

describe('signing in', () => {
  test.each(['answers', 'away', 'loses the answer'] as const)(
    'moves the device in once when the server %s',
    async (mode) => {
      const { store, device, to } = open()
      await store.identify(null)
      store.press(A)
      store.press(B)
      to.mode = mode
      await store.identify(ANA)
      expect([store.isSaved(A), store.isSaved(B)]).toEqual([true, true])
      expect(device.items.has('favoritos')).toBe(false)
      to.mode = 'answers'
      if (mode === 'loses the answer') to.saved = [B]
      const next = open(device, to)
      await next.store.identify(ANA)
      expect(to.saved).toEqual(mode === 'loses the answer' ? [B] : [B, A])
      expect(next.store.isSaved(B)).toBe(true)
      expect(device.items.size).toBe(0)
    },
  )

  test('interrupted between the two records moves nothing twice', async () => {
    const { store, device, to } = open()
    await store.identify(null)
    store.press(A)
    const onDevice = device.items.get('favoritos') ?? ''
    await store.identify(ANA)
    to.saved = []
    device.items.set('favoritos', onDevice)
    await open(device, to).store.identify(ANA)
    expect(to.saved).toEqual([])
  })

  test("another person gets neither the first one's favourites nor their waiting presses", async () => {
    const { store, device, to } = open()
    await store.identify(ANA)
    to.mode = 'away'
    store.press(A)
    await store.identify(null)
    expect(store.isSaved(A)).toBe(false)
    await store.identify(BIA)
    expect(store.isSaved(A)).toBe(false)
    to.mode = 'answers'
    const bias = server()
    await open(device, bias).store.identify(BIA)
    expect(bias.saved).toEqual([])
  })
})

describe('a member', () => {
  test('without a network presses all the same, and it arrives later, in its order', async () => {
    const { store, to, later } = open()
    to.saved = [B]
    await store.identify(ANA)
    to.mode = 'away'
    store.press(A)
    store.press(B)
    expect([store.isSaved(A), store.isSaved(B)]).toEqual([true, false])
    await store.refresh()
    expect(later).toContain('waits')
    to.mode = 'answers'
    await store.refresh()
    expect(to.saved).toEqual([A])
  })

  test('needs no storage', async () => {
    const { store, device, to } = open()
    device.off = true
    await store.identify(ANA)
    expect(store.press(A)).toBe('saved')
    await expect.poll(() => to.saved).toEqual([A])
  })

  test('a press that is refused is taken back, and does not block the next', async () => {
    const { store, to, later } = open()
    await store.identify(ANA)
    to.mode = 'refuses'
    store.press(A)
    await expect.poll(() => later).toContain('full')
    to.mode = 'answers'
    store.press(B)
    await expect.poll(() => to.saved).toEqual([B])
    expect(store.isSaved(A)).toBe(false)
  })
})
