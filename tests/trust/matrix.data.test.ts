import { expect, test } from 'vitest'
import { cleanUpLater } from '../setup/cleanups.ts'
import { testDatabase } from '../setup/database.ts'
import { lookAtMatrix, missingRows } from './matrix/matrix.ts'
import { openWorld } from './world.ts'

test('every door and every route has a row, and every row its door or route', async () => {
  expect(await missingRows()).toEqual([])
})

test('everybody gets what the tables say, and nobody anything of somebody else', { timeout: 120_000 }, async () => {
  const { url } = await testDatabase()
  const world = await openWorld(url)
  cleanUpLater(world.close)
  const { wrong } = await lookAtMatrix(world, { thorough: false })
  expect(wrong).toEqual([])
})
