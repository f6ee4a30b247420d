import { expect, test, vi } from 'vitest'
import { applyStoredAppearance } from './stored-appearance.ts'

/** Appearance of the document after reading `stored`. */
function appearanceFrom(stored: Record<string, string> | null) {
  const dataset: Record<string, string> = {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (!stored) throw new Error('refused')
      return stored[key] ?? null
    },
  })
  applyStoredAppearance()
  vi.unstubAllGlobals()
  return dataset
}

test.each([
  ['nothing was chosen', {}, {}],
  ['dark was chosen', { 'aparencia.tema': 'dark' }, { theme: 'dark' }],
  [
    'light and calm were chosen',
    { 'aparencia.tema': 'light', 'aparencia.calmo': 'sim' },
    { theme: 'light', motion: 'calm' },
  ],
  ['something unknown is stored', { 'aparencia.tema': 'sepia', 'aparencia.calmo': 'x' }, {}],
  ['storage is refused', null, {}],
])('before the first paint, when %s', (_case, stored, expected) => {
  expect(appearanceFrom(stored)).toEqual(expected)
})
