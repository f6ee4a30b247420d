import { beforeAll, describe, expect, test } from 'vitest'
import { cleanUpLater } from '../setup/cleanups.ts'
import { testDatabase } from '../setup/database.ts'
import { exchange } from './exchange.ts'
import { attackEndpoint, type Endpoint, endpointsOf } from './hostile/endpoints.ts'
import { attackFromAnotherSite, attackWithRedirects, lookAtHeaders } from './hostile/foreign-pages.ts'
import { attackForms } from './hostile/forms.ts'
import { attackWithHeaders } from './hostile/headers.ts'
import { attackWithMarkup } from './hostile/markup.ts'
import { attackWithNul } from './hostile/nul.ts'
import { attackPaths } from './hostile/paths.ts'
import { attackRawSocket } from './hostile/raw-socket.ts'
import { attackScreens } from './hostile/screens.ts'
import { screens } from './matrix/inventory.ts'
import { ALL_ROWS, lookAtMatrix, missingRows } from './matrix/matrix.ts'
import { lookAtReadings } from './matrix/readings.ts'
import { SCREEN_ROWS } from './matrix/screens.ts'
import { errorLines, openWorld, type World } from './world.ts'

/**
 * The short run that belongs to the checks: always the same requests. `npm run trust` makes more of them, and others.
 */
const SEED = 20_260_101
/** None of these tests is about time; a busy machine takes longer. */
const PATIENCE = { timeout: 240_000 }

test('every endpoint and every screen has a row, and every row its endpoint or screen', async () => {
  expect(await missingRows()).toEqual([])
})

describe('the product as it is built', () => {
  let world: World
  let endpoints: Endpoint[]

  beforeAll(async () => {
    const { url } = await testDatabase()
    world = await openWorld(url, { LOG_LEVEL: 'info' })
    cleanUpLater(world.close)
    endpoints = await endpointsOf(world)
  }, PATIENCE.timeout)

  test('everybody gets what the tables say, and nobody anything of another person', PATIENCE, async () => {
    expect((await lookAtMatrix(world, { thorough: false })).wrong).toEqual([])
  })

  test('nothing changes by GET or HEAD', PATIENCE, async () => {
    const { sent, changed } = await lookAtReadings(world, ALL_ROWS)
    expect(changed).toEqual([])
    expect(sent).toBeGreaterThan(300)
  })

  test('anything at all at every endpoint', PATIENCE, async () => {
    for (const endpoint of endpoints) await attackEndpoint(world, endpoint, { seed: SEED, runs: 6 })
  })

  test('NUL in every text of every endpoint', PATIENCE, async () => {
    const { looked, faults } = await attackWithNul(world, endpoints)
    expect(faults).toEqual([])
    expect(looked).toBeGreaterThan(300)
  })

  test('anything at all at every screen', PATIENCE, async () => {
    await attackScreens(world, { screens: screens(), seed: SEED, runs: 150 })
  })

  test('anything at all in one field of every form', PATIENCE, async () => {
    const { looked, faults } = await attackForms(world, SCREEN_ROWS)
    expect(faults).toEqual([])
    expect(looked).toBeGreaterThan(100)
  })

  test('hostile headers and cookies', PATIENCE, async () => {
    await attackWithHeaders(world, { seed: SEED, runs: 150 })
  })

  test('markup in every text that can be stored', PATIENCE, async () => {
    expect((await attackWithMarkup(world)).faults).toEqual([])
  })

  test('pages of other sites', PATIENCE, async () => {
    expect((await attackFromAnotherSite(world, endpoints)).faults).toEqual([])
    expect((await lookAtHeaders(world, endpoints, screens())).faults).toEqual([])
    expect((await attackWithRedirects(world)).faults).toEqual([])
  })

  test('ways out of the folders that are served', PATIENCE, async () => {
    expect((await attackPaths(world, { every: 29 })).faults).toEqual([])
  })

  test('requests that two readers take apart differently', PATIENCE, async () => {
    expect((await attackRawSocket(world)).faults).toEqual([])
  })

  test('refused callers are in the log, without what they sent', PATIENCE, async () => {
    const member = await world.person('free')
    const path = '/functions/v1/admin/users'
    await exchange(world.port, { method: 'GET', path: `${path}?search=segredo-zq`, headers: { cookie: member.cookie } })
    await expect.poll(world.written).toContain(member.id)
    const line = world
      .written()
      .split('\n')
      .find((text) => text.includes(member.id))
    expect(line).toMatch(/not let in/)
    expect(line).toMatch(/path="\/functions\/v1\/admin\/users"/)
    expect(world.written()).not.toContain('segredo-zq')
  })

  test('a form sent to every screen, by nobody', PATIENCE, async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const paths = new Set(screens().map((screen) => screen.split(' ')[1] ?? ''))
    expect(paths.size).toBeGreaterThan(40)
    for (const path of paths) {
      const { status } = await exchange(world.port, { method: 'POST', path, headers, body: 'a=b' })
      expect(status, path).toBeLessThan(500)
    }
  })

  // Alarms and reports of errors come from these lines: a stranger would send them.
  test('and no line of all this is one of errors', () => {
    expect(errorLines(world.written())).toEqual([])
  })
})
