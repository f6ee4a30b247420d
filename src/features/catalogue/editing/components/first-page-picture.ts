import { DENSITY_MAX, type OpenPdf } from '../../../../platform/browser/pdf-reader.ts'

/** Width of the picture made of a first page: the largest thumbnail and half as much again. */
const PICTURE_WIDTH = 1080

/** The first page as a picture that can be uploaded. @throws when it cannot be drawn */
export async function firstPagePicture(pdf: OpenPdf, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  await pdf.draw(1, canvas, PICTURE_WIDTH / Math.min(window.devicePixelRatio, DENSITY_MAX))
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the page could not become a picture')
  return new File([blob], `${name.replace(/\.pdf$/i, '')}.png`, { type: 'image/png' })
}
