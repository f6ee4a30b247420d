import { expect, test } from 'vitest'
import { createToastStore, toastDuration } from './toast-store.ts'

test('a new toast takes the place of the old one, and closing the old one does not touch it', () => {
  const store = createToastStore()
  const seen: (string | undefined)[] = []
  store.subscribe(() => seen.push(store.current()?.title))
  store.show({ kind: 'info', title: 'primeiro' })
  const first = store.current()
  store.show({ kind: 'error', title: 'segundo' })
  store.dismiss(first?.id ?? -1)
  expect(store.current()?.title).toBe('segundo')
  store.dismiss(store.current()?.id ?? -1)
  expect(store.current()).toBeNull()
  expect(seen).toEqual(['primeiro', 'segundo', undefined])
})

test('the same words twice are two toasts', () => {
  const store = createToastStore()
  store.show({ kind: 'success', title: 'Link copiado!' })
  const first = store.current()?.id
  store.show({ kind: 'success', title: 'Link copiado!' })
  expect(store.current()?.id).not.toBe(first)
})

test('a listener that unsubscribed is not called', () => {
  const store = createToastStore()
  let calls = 0
  const stop = store.subscribe(() => {
    calls += 1
  })
  stop()
  store.show({ kind: 'info', title: 'oi' })
  expect(calls).toBe(0)
})

test('errors stay longer than the rest', () => {
  expect([toastDuration('success'), toastDuration('info'), toastDuration('warn'), toastDuration('error')]).toEqual([
    6_000, 6_000, 6_000, 10_000,
  ])
})
