import { expect, it } from 'vitest'
import { createLifecycle } from './lifecycle.ts'
import { createLog } from './log.ts'

const lifecycle = () => createLifecycle(createLog({ level: 'silent' }))

it('stops in the reverse order of opening, each once', async () => {
  const { defer, stop, isStopping } = lifecycle()
  const stopped: string[] = []
  for (const name of ['database', 'jobs', 'http']) defer(name, async () => void stopped.push(name))
  expect(isStopping()).toBe(false)
  await Promise.all([stop(), stop()])
  expect([stopped, isStopping()]).toEqual([['http', 'jobs', 'database'], true])
})

it('stops the rest when one cannot be stopped', async () => {
  const { defer, stop } = lifecycle()
  const stopped: string[] = []
  defer('database', async () => void stopped.push('database'))
  defer('http', () => Promise.reject(new Error('stuck')))
  await stop()
  expect(stopped).toEqual(['database'])
})

it('stops at once what is opened too late', async () => {
  const { defer, stop } = lifecycle()
  await stop()
  await expect(new Promise((resolve) => defer('jobs', async () => resolve('stopped')))).resolves.toBe('stopped')
})
