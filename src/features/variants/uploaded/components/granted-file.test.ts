import { expect, test, vi } from 'vitest'
import { CallFailure } from '../../../downloads/components/download-calls.ts'
import { grantedFile, Refused } from './granted-file.ts'

const blob = new Blob(['%PDF-'])
const reply = { success: true, message: 'ok', daily_used: 1, remaining_downloads: 1, url: '/second' }
const fileAt = (good: string) =>
  vi.fn(async (url: string) => {
    if (url !== good) throw new CallFailure('failed')
    return blob
  })
const get = (calls: Parameters<typeof grantedFile>[0]) => grantedFile(calls, 'person', 'sheet', '/first')

test('the file comes by the address of its grant, and nothing is asked again', async () => {
  const register = vi.fn()
  expect(await get({ register, file: fileAt('/first') })).toBe(blob)
  expect(register).not.toHaveBeenCalled()
})

test('an address that is over is asked for again, once', async () => {
  const register = vi.fn(async () => reply)
  expect(await get({ register, file: fileAt('/second') })).toBe(blob)
  await expect(get({ register, file: fileAt('/nowhere') })).rejects.toBeInstanceOf(CallFailure)
  expect(register).toHaveBeenCalledTimes(2)
})

test('what the server refuses now is not handed out, in its own words', async () => {
  const register = async () => ({ ...reply, success: false, message: 'Limite de hoje', url: null })
  const refused = get({ register, file: fileAt('/second') })
  await expect(refused).rejects.toThrow(new Refused('Limite de hoje'))
})
