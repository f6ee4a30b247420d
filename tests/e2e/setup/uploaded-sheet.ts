import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { adminSession } from './admin.ts'

export async function threePages(): Promise<Buffer> {
  const file = await PDFDocument.create()
  for (const word of ['bola', 'casa', 'dado']) {
    const page = file.addPage([595, 842])
    page.drawRectangle({ x: 100, y: 300, width: 300, height: 300, color: rgb(0.8, 0.1, 0.3) })
    page.drawText(word, { x: 100, y: 700, size: 60 })
  }
  return Buffer.from(await file.save())
}

/** An activity whose file an administrator uploads; the page is signed out afterwards. */
export async function uploaded(page: Page, isPremium = false): Promise<{ id: string; slug: string; title: string }> {
  await adminSession(page)
  const upload = async (folder: string, name: string, mimeType: string, buffer: Buffer) => {
    const multipart = { folder, file: { name, mimeType, buffer } }
    const answer = await page.request.post('/functions/v1/upload', { multipart })
    return (await answer.json()).url as string
  }
  const picture = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#c13' } })
    .png()
    .toBuffer()
  const title = `Cartões enviados ${crypto.randomUUID().slice(0, 8)}`
  const data = {
    title,
    description: 'Cartões com palavras.',
    category: 'Alfabetização',
    is_premium: isPremium,
    page_count: 3,
    image_url: await upload('thumbnails', 'a.png', 'image/png', picture),
    file_url: await upload('activities', 'a.pdf', 'application/pdf', await threePages()),
  }
  const { activity } = await (await page.request.post('/rest/v1/activities', { data })).json()
  await page.context().clearCookies()
  return { id: activity.id, slug: activity.slug, title }
}
