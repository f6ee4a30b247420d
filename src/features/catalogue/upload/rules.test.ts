import { describe, expect, test } from 'vitest'
import { isValidKey } from '../../../platform/storage/key.ts'
import { thumbnailKey } from '../files/rules.ts'
import { kindOf, uploadBytes, uploadName } from './rules.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['%PDF-1.7', 'pdf'],
  ['\x89PNG\r\n\x1a\nxxxx', 'png'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['GIF89a', 'gif'],
  ['\0\0\0\x20ftypavif', 'avif'],
  [' %PDF-1.7', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['RIFF\0\0\0\0AVI ', null],
  ['BM', null],
  ['PK\x03\x04', null],
  ['', null],
] as const)('%j is %s', (start, kind) => {
  expect(kindOf(bytes(start))).toBe(kind)
})

describe('a stored name', () => {
  test.each([
    ['Pares das Emoções.pdf', 'abc123-pares-das-emocoes'],
    ['../../etc/passwd', 'abc123-passwd'],
    ['C:\\pasta\\folha.final.PDF', 'abc123-folha-final'],
    ['\0\n".pdf', 'abc123'],
    ['', 'abc123'],
    ['.htaccess', 'abc123'],
    ['日本語.pdf', 'abc123'],
    [`${'a'.repeat(300)}.pdf`, `abc123-${'a'.repeat(80)}`],
  ])('%j → %s', (original, name) => {
    expect(uploadName('abc123', original)).toBe(name)
    expect(isValidKey(thumbnailKey(name, 360))).toBe(true)
  })
})

test('5 MB for pictures, 10 MB for PDFs', () => {
  expect(uploadBytes('thumbnails')).toBe(5_242_880)
  expect(uploadBytes('activities')).toBe(10_485_760)
})
