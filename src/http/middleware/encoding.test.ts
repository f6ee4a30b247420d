import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { chooseEncoding, encoded, plain, withGzip } from './encoding.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;Q=0.5, BR;q=0.2', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*;q=0, br', 'br'],
  ['gzip;q=0, *', 'br'],
  ['*;q=0.1, gzip', 'gzip'],
  ['identity', 'identity'],
  ['brr, gzipp', 'identity'],
  ['br;q=abc', 'identity'],
])('Accept-Encoding %s gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

it('says the same in each encoding', async () => {
  const body = Buffer.from('Olá, '.repeat(500))
  const forms = await withGzip(await encoded(body))
  expect(brotliDecompressSync(forms.br)).toEqual(body)
  expect(gunzipSync(forms.gzip)).toEqual(body)
  expect(await plain(forms)).toEqual(body)
  expect(forms.br.length).toBeLessThan(body.length)
  expect(forms.length).toBe(body.length)
})
