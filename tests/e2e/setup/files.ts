import sharp from 'sharp'

/** A PNG of one colour. */
export const picture = (colour: string) =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** A file as a form's field takes it. */
export const asFile = (name: string, mimeType: string, bytes: Uint8Array) => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})
