import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { pdf, runLengthBomb } from '../../../../../tests/factories/hostile-files.ts'
import { CHECK_WORKER_FILE, createFileChecks } from './service.server.ts'

// A new process checks each file, and loads its reader first.
vi.setConfig({ testTimeout: 60_000 })

const checks = createFileChecks({ file: CHECK_WORKER_FILE })
const megabytes = () => process.memoryUsage.rss() / 1024 / 1024

it('a PDF of a few KB that becomes gigabytes ends its process, and no other', async () => {
  const bomb = runLengthBomb(2_048)
  expect(bomb.length).toBeLessThan(200_000)
  const before = megabytes()
  // It depends on which notices first, the process or its reader.
  const code = expect.stringMatching(/^(?:pdf_too_heavy|upload_not_pdf)$/)
  await expect(checks.pdf(bomb)).rejects.toMatchObject({ code })
  expect(megabytes() - before).toBeLessThan(200)
  expect(await checks.pdf(pdf({ pages: 2 }))).toMatchObject({ pages: 2 })
})

it('pictures of many pixels in few bytes are refused, four at once or one', async () => {
  const size = 6_300
  const avif = await sharp({ create: { width: size, height: size, channels: 3, background: '#fff' } })
    .avif({ effort: 0 })
    .toBuffer()
  const before = megabytes()
  const answers = await Promise.allSettled(Array.from({ length: 4 }, () => checks.thumbnails(avif)))
  for (const answer of answers) expect(answer).toMatchObject({ reason: { code: 'image_too_heavy' } })
  expect(megabytes() - before).toBeLessThan(200)
})

it('a program that is no reader at all answers nothing', async () => {
  const broken = createFileChecks({ file: 'src/features/catalogue/upload/checks/missing.ts' })
  await expect(broken.pdf(pdf({}))).rejects.toMatchObject({ code: 'pdf_too_heavy' })
})
