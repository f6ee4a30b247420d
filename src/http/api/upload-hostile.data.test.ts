import { describe, expect, test, vi } from 'vitest'
import * as hostile from '../../../tests/factories/hostile-files.ts'
import { type Folder, picture, uploading } from '../../../tests/factories/uploading.ts'
import { ERRORS, type ErrorCode } from '../../product/errors.ts'

// Each PDF is opened in a process that loads its reader first; on a busy machine that takes seconds.
vi.setConfig({ testTimeout: 90_000 })

const { storedKeys, rows, send } = await uploading()

interface Hostile {
  name: string
  into: Folder
  code: ErrorCode
  bytes: () => Uint8Array | Promise<Uint8Array>
  fileName?: string
  type?: string
}

const HOSTILE: Hostile[] = [
  { name: '0 bytes as a picture', into: 'thumbnails', code: 'upload_not_image', bytes: () => new Uint8Array() },
  { name: '0 bytes as a PDF', into: 'activities', code: 'upload_not_pdf', bytes: () => new Uint8Array() },
  {
    name: '5 MB + 1',
    into: 'thumbnails',
    code: 'image_too_large',
    bytes: () => hostile.padded('\x89PNG\r\n\x1a\n', 5 * 1024 * 1024 + 1),
  },
  {
    name: '10 MB + 1',
    into: 'activities',
    code: 'pdf_too_large',
    bytes: () => hostile.padded('%PDF-1.7\n', 10 * 1024 * 1024 + 1),
  },
  {
    name: 'an SVG with a script',
    into: 'thumbnails',
    code: 'upload_not_image',
    bytes: () => hostile.SVG_WITH_SCRIPT,
    fileName: 'a.svg',
    type: 'image/svg+xml',
  },
  {
    name: 'an SVG called PNG',
    into: 'thumbnails',
    code: 'upload_not_image',
    bytes: () => hostile.SVG_WITH_SCRIPT,
    fileName: 'a.png',
    type: 'image/png',
  },
  {
    name: 'HTML called JPEG',
    into: 'thumbnails',
    code: 'upload_not_image',
    bytes: () => hostile.text('<html><script>alert(1)</script>'),
    fileName: 'a.jpg',
    type: 'image/jpeg',
  },
  {
    name: 'HTML behind the magic of GIF',
    into: 'thumbnails',
    code: 'upload_not_image',
    bytes: () => hostile.text('GIF89a/*<script>*/=1;alert(1)</script>'),
  },
  {
    name: 'a script behind the magic of JPEG',
    into: 'thumbnails',
    code: 'upload_not_image',
    bytes: () => hostile.text('\xff\xd8\xff\xe0/*alert(1)*/'),
  },
  {
    name: 'a picture of 100,000 × 100,000 pixels',
    into: 'thumbnails',
    code: 'image_too_heavy',
    bytes: () => hostile.hugePng(100_000, 100_000),
  },
  {
    name: 'a truncated PNG',
    into: 'thumbnails',
    code: 'upload_not_image',
    bytes: async () => (await hostile.noisyPng()).subarray(0, 4000),
  },
  {
    name: 'a truncated JPEG',
    into: 'thumbnails',
    code: 'upload_not_image',
    bytes: async () => (await hostile.noisyJpeg()).subarray(0, 4000),
  },
  {
    name: 'a PNG with broken checksums',
    into: 'thumbnails',
    code: 'upload_not_image',
    bytes: () => hostile.brokenPng(),
  },
  {
    name: 'a TIFF',
    into: 'thumbnails',
    code: 'upload_not_image',
    bytes: async () => picture(9, 12).tiff().toBuffer(),
    fileName: 'a.png',
  },
  {
    name: 'a ZIP called PNG',
    into: 'thumbnails',
    code: 'upload_not_image',
    bytes: () => hostile.zip([['a.txt', 'oi']]),
    fileName: 'a.png',
  },
  {
    name: 'a PDF as a picture',
    into: 'thumbnails',
    code: 'upload_not_image',
    bytes: () => hostile.pdf({}),
    fileName: 'a.png',
    type: 'image/png',
  },
  {
    name: 'a picture as a PDF',
    into: 'activities',
    code: 'upload_not_pdf',
    bytes: () => picture(9, 12).png().toBuffer(),
    fileName: 'a.pdf',
    type: 'application/pdf',
  },
  {
    name: 'a program called PDF',
    into: 'activities',
    code: 'upload_not_pdf',
    bytes: () => hostile.text('MZ\x90\0'),
    fileName: 'a.pdf',
    type: 'application/pdf',
  },
  {
    name: 'HTML before a PDF',
    into: 'activities',
    code: 'upload_not_pdf',
    bytes: () => hostile.joined(hostile.text('<script>alert(1)</script>'), hostile.pdf({})),
  },
  {
    name: 'a ZIP behind a PDF',
    into: 'activities',
    code: 'pdf_mixed',
    bytes: () => hostile.joined(hostile.pdf({}), hostile.zip([['a.txt', 'oi']])),
  },
  {
    name: 'HTML behind a PDF',
    into: 'activities',
    code: 'pdf_mixed',
    bytes: () => hostile.joined(hostile.pdf({}), hostile.text('<script>alert(1)</script>')),
  },
  {
    name: 'a truncated PDF',
    into: 'activities',
    code: 'upload_not_pdf',
    bytes: () => {
      const whole = hostile.pdf({ pages: 9 })
      return whole.subarray(0, whole.length - 200)
    },
  },
  {
    name: 'nothing but the marks of a PDF',
    into: 'activities',
    code: 'upload_not_pdf',
    bytes: () => hostile.text('%PDF-1.7\nlixo\nstartxref\n0\n%%EOF'),
  },
  {
    name: 'a PDF with JavaScript on opening',
    into: 'activities',
    code: 'pdf_scripts',
    bytes: () => hostile.pdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
  },
  {
    name: 'a PDF with JavaScript in coded names',
    into: 'activities',
    code: 'pdf_scripts',
    bytes: () => hostile.pdf({ catalog: '/OpenAction << /S /J#61vaScript /#4aS (app.alert(1)) >>' }),
  },
  {
    name: 'a PDF with JavaScript in a packed object',
    into: 'activities',
    code: 'pdf_scripts',
    bytes: () => hostile.pdf({ packed: '<< /S /JavaScript /JS (app.alert(1)) >>' }),
  },
  {
    name: 'a PDF with JavaScript on a page',
    into: 'activities',
    code: 'pdf_scripts',
    bytes: () => hostile.pdf({ page: '/AA << /O << /S /JavaScript /JS (app.alert(1)) >> >>' }),
  },
  {
    name: 'a PDF that starts a program',
    into: 'activities',
    code: 'pdf_actions',
    bytes: () => hostile.pdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
  },
  {
    name: 'a PDF that opens an address by itself',
    into: 'activities',
    code: 'pdf_actions',
    bytes: () => hostile.pdf({ catalog: '/OpenAction << /S /URI /URI (https://exemplo.com.br/) >>' }),
  },
  {
    name: 'a PDF with an attached file',
    into: 'activities',
    code: 'pdf_attachments',
    bytes: () =>
      hostile.pdf({
        catalog:
          '/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) /EF << /F 4 0 R >> >>] >> >>',
      }),
  },
  {
    name: 'a PDF with an XFA form',
    into: 'activities',
    code: 'pdf_forms',
    bytes: () => hostile.pdf({ catalog: '/AcroForm << /XFA 4 0 R /Fields [] >>' }),
  },
  { name: 'an encrypted PDF', into: 'activities', code: 'pdf_encrypted', bytes: () => hostile.encryptedPdf() },
  {
    name: 'a PDF with 51 pages',
    into: 'activities',
    code: 'pdf_too_many_pages',
    bytes: () => hostile.pdf({ pages: 51 }),
  },
  { name: 'a PDF without pages', into: 'activities', code: 'upload_not_pdf', bytes: () => hostile.pdf({ pages: 0 }) },
  {
    name: 'a PDF that unpacks to 200 MB',
    into: 'activities',
    code: 'pdf_too_heavy',
    bytes: () => hostile.pdf({ stream: { bytes: 200 * 1024 * 1024 } }),
  },
  {
    name: 'a PDF packed twice',
    into: 'activities',
    code: 'pdf_too_heavy',
    bytes: () => hostile.pdf({ stream: { bytes: 1000, twice: true } }),
  },
  {
    name: 'a PDF with a picture of 100,000 × 100,000 pixels',
    into: 'activities',
    code: 'pdf_too_heavy',
    bytes: () => hostile.pdf({ stream: { bytes: 1000, dictionary: '/Subtype /Image /Width 100000 /Height 100000' } }),
  },
]

describe('what is refused, with its message and without a trace', () => {
  test('there are at least thirty of them', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(30))

  test.each(HOSTILE)('$name', async ({ bytes, into, code, fileName, type }) => {
    const answer = await send({ bytes: await bytes(), name: fileName, type }, into)
    const { title, description, status } = ERRORS[code]
    expect(await answer.json()).toMatchObject({ error: { code, title, description } })
    expect(answer.status).toBe(status)
    expect(await storedKeys()).toEqual([])
    expect(await rows()).toEqual([])
  })
})
