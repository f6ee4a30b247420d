import { describe, expect, test } from 'vitest'
import { moveOf, type Outbox, readDeviceList, readOutbox, withBatch, without, withPress, withWaiting } from './rules.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [ANA, BIA, LIST] = [id(901), id(902), id(903)]
const many = (count: number) => Array.from({ length: count }, (_, i) => id(i))

describe('what a device holds', () => {
  test.each([
    [null, []],
    ['', []],
    ['{"saved":', []],
    ['[]', []],
    ['null', []],
    ['{"saved":"x"}', []],
    [JSON.stringify({ id: LIST, saved: [id(1), 'x', 5, null, id(1), { id: id(2) }, id(3)] }), [id(1), id(3)]],
    [JSON.stringify({ id: LIST, saved: many(500) }), many(200)],
  ])('%.60s is read as far as it is sound', (text, saved) => {
    expect(readDeviceList(text, () => LIST)).toEqual({ id: LIST, saved })
  })

  test('has the id it was given first, and a new one where that is damaged', () => {
    expect(readDeviceList(JSON.stringify({ id: ANA, saved: [] }), () => LIST).id).toBe(ANA)
    expect(readDeviceList(JSON.stringify({ id: '"><script>', saved: [] }), () => LIST).id).toBe(LIST)
  })

  test('changes by a press, the newest first, up to its bound', () => {
    const list = { id: LIST, saved: [id(1), id(2)] }
    expect(withPress(list, { activityId: id(3), saved: true })?.saved).toEqual([id(3), id(1), id(2)])
    expect(withPress(list, { activityId: id(2), saved: true })?.saved).toEqual([id(2), id(1)])
    expect(withPress(list, { activityId: id(2), saved: false })?.saved).toEqual([id(1)])
    const full = { id: LIST, saved: many(200) }
    expect(withPress(full, { activityId: id(999), saved: true })).toBeNull()
    expect(withPress(full, { activityId: id(5), saved: true })?.saved).toHaveLength(200)
  })

  test('moves under its own id, and an empty one does not', () => {
    expect(moveOf({ id: LIST, saved: [id(1)] })).toEqual({ id: LIST, changes: [{ activityId: id(1), saved: true }] })
    expect(moveOf({ id: LIST, saved: [] })).toBeNull()
  })
})

describe('presses that wait', () => {
  const batch = (n: number, saved = true) => ({ id: id(n), changes: [{ activityId: id(n + 100), saved }] })
  const outbox = (...batches: ReturnType<typeof batch>[]): Outbox => ({ owner: ANA, batches })

  test('belong to one person', () => {
    const text = JSON.stringify(outbox(batch(1)))
    expect(readOutbox(text, ANA).batches).toEqual([batch(1)])
    expect(readOutbox(text, BIA)).toEqual({ owner: BIA, batches: [] })
  })

  test.each([
    null,
    '{',
    '[]',
    JSON.stringify({ owner: ANA }),
    JSON.stringify({ owner: ANA, batches: [{ id: 'x', changes: [] }, 5, { id: id(1), changes: [] }] }),
    JSON.stringify({ owner: ANA, batches: [{ id: id(1), changes: [{ activityId: 'x', saved: true }] }] }),
  ])('are none in %.70s', (text) => {
    expect(readOutbox(text, ANA).batches).toEqual([])
  })

  test('go one by one, and the same batch is there once', () => {
    const two = withBatch(outbox(batch(1)), batch(2))
    expect(two && withBatch(two, batch(1))).toEqual(two)
    expect(two && without(two, id(1)).batches).toEqual([batch(2)])
    const full = outbox(...Array.from({ length: 100 }, (_, i) => batch(i)))
    expect(withBatch(full, batch(500))).toBeNull()
  })

  test('show as if they had arrived', () => {
    const saved = [id(101), id(102)]
    expect(withWaiting(saved, outbox(batch(1, false), batch(3), batch(2, false), batch(2)))).toEqual([id(103), id(102)])
  })
})
