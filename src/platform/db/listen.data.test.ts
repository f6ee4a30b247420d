import { expect, test, vi } from 'vitest'
import { insertActivity } from '../../../tests/factories/database.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { ask } from '../../../tests/setup/server-process.ts'
import { listen } from './listen.ts'

const { db, url } = await testDatabase()

test('hears that the catalogue changed, and goes on hearing after its connection broke', async () => {
  const heard = vi.fn()
  const listener = await listen(url, 'catalogue_changed', heard)
  await insertActivity(db)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(''))

  heard.mockClear()
  await ask(url, `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atividario-listen'`)
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[null]]), 5_000)
  await insertActivity(db)
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(''))
  await listener.close()
})

test('payloads arrive, other channels do not, and what the handler throws is logged', async () => {
  const errors: string[] = []
  const log = { info() {}, warn() {}, error: (_: object, message: string) => void errors.push(message) }
  const payloads: (string | null)[] = []
  const listener = await listen(
    url,
    'Canal "raro"',
    (payload) => {
      payloads.push(payload)
      if (payload === 'throws') throw new Error('in the handler')
    },
    { log },
  )
  await ask(
    url,
    `select pg_notify('other', 'no'), pg_notify('Canal "raro"', 'throws'), pg_notify('Canal "raro"', 'last')`,
  )
  await vi.waitFor(() => expect(payloads).toEqual(['throws', 'last']))
  expect(errors).toEqual(['a database notification could not be handled'])
  await listener.close()
  await ask(url, `select pg_notify('Canal "raro"', 'late')`)
  expect(payloads).toHaveLength(2)
  expect(await ask(url, `select 1 from pg_stat_activity where application_name = 'atividario-listen'`)).toEqual([])
})

test('a first connection that fails is an error', async () => {
  await expect(listen('postgres://app@127.0.0.1:1/postgres', 'x', () => {})).rejects.toThrow('ECONNREFUSED')
})
