import sharp from 'sharp'
import { type Answer, ask } from './ask.ts'
import type { Person } from './people.ts'

/** A picture as an administrator uploads it; each is unique. */
export async function picture(): Promise<Buffer> {
  const shade = () => Math.floor(Math.random() * 256)
  const background = { r: shade(), g: shade(), b: shade() }
  return sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Uploads a thumbnail. */
export function upload(origin: string, admin: Person, bytes: Buffer): Promise<Answer> {
  const form = new FormData()
  form.set('folder', 'thumbnails')
  form.set('file', new File([new Uint8Array(bytes)], 'folha.png', { type: 'image/png' }))
  return ask(origin, '/functions/v1/upload', { cookie: admin.cookie, form, headers: { origin } })
}
