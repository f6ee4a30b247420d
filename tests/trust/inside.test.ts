import { test } from 'vitest'
import { attackInside } from './hostile/inside.ts'

test('no spelling of an inside address is asked', { timeout: 60_000 }, async () => {
  await attackInside({ seed: 20_260_101, runs: 300 })
})
