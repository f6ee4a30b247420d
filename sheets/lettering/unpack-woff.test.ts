import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { unpackWoff } from './unpack-woff.ts'

const woff = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/lexend/files/lexend-latin-600-normal.woff'),
)

it('gives the same letters as the packed font', () => {
  const packed = create(woff)
  const plain = create(unpackWoff(woff))
  expect(plain.unitsPerEm).toBe(packed.unitsPerEm)
  for (const text of ['Atividário', 'ÇÃO', 'AVATAR 0123']) {
    const [expected, found] = [packed.layout(text), plain.layout(text)]
    expect(found.positions.map(({ xAdvance }) => xAdvance)).toEqual(expected.positions.map(({ xAdvance }) => xAdvance))
    expect(found.glyphs.map(({ path }) => path.toSVG())).toEqual(expected.glyphs.map(({ path }) => path.toSVG()))
  }
})

it('refuses what is no WOFF', () => {
  expect(() => unpackWoff(Buffer.from('OTTO and more bytes'))).toThrow('not a WOFF font')
})
