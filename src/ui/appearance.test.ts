import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { APPEARANCE_SCRIPT } from './appearance.ts'

/** Runs the inline script as a browser would and gives the attributes it set on the document. */
function run(stored: Record<string, string> | null) {
  const dataset: Record<string, string> = {}
  runInNewContext(APPEARANCE_SCRIPT, {
    document: { documentElement: { dataset } },
    localStorage: {
      getItem(key: string) {
        if (!stored) throw new Error('refused')
        return stored[key] ?? null
      },
    },
  })
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
  expect(run(stored)).toEqual(expected)
})
