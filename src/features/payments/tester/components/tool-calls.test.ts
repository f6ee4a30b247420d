import { afterEach, expect, it, vi } from 'vitest'
import { runDiagnostic, runTest } from './tool-calls.ts'

afterEach(() => vi.unstubAllGlobals())

const error = { code: 'rate_limited', title: 'Muitas tentativas', description: 'Aguarde um pouco.' }

it.each<[string, () => Promise<Response>, string]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['a refusal', async () => Response.json({ error }, { status: 429 }), 'Muitas tentativas: Aguarde um pouco.'],
  ['a proxy', async () => new Response('<html>', { status: 502 }), 'O servidor respondeu sem dizer o motivo.'],
  ['another shape', async () => Response.json({}), 'O servidor respondeu sem dizer o motivo.'],
])('%s fails with words for people', async (_, fetch, message) => {
  vi.stubGlobal('fetch', fetch)
  await expect(runDiagnostic('')).rejects.toThrow(message)
  await expect(runTest({ kind: 'connection', url: '' })).rejects.toThrow(message)
})
