import { useEffect, useState } from 'react'
import { firstPagePicture } from '../../../catalogue/files/rules.ts'
import type { Activity } from '../../../catalogue/schema.ts'
import type { FileState } from './use-granted-file.ts'

/** Width of a drawn page, in CSS pixels: as wide as the panel shows it. */
const WIDTH = 400

const drawnAs = (canvas: HTMLCanvasElement) =>
  new Promise<string>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(URL.createObjectURL(blob)) : reject(new Error('no picture of the page'))),
      'image/jpeg',
    )
  })

/** Draws every page of a file in turn. `onPage` gets the address of a picture and revokes it. */
async function drawPages(file: Blob, isCurrent: () => boolean, onPage: (page: number, url: string) => void) {
  const { openPdf } = await import('../../../../platform/browser/pdf-reader.ts')
  const pdf = await openPdf(await file.arrayBuffer())
  try {
    for (let page = 0; page < pdf.pages && isCurrent(); page++) {
      const canvas = document.createElement('canvas')
      await pdf.draw(page + 1, canvas, WIDTH / window.devicePixelRatio)
      onPage(page, await drawnAs(canvas))
    }
  } finally {
    pdf.close()
  }
}

/**
 * Pictures of a file's pages by their place, from 0: that of the activity for the first page, and all of them out of the
 * file once it is here. A file of one page is not drawn again.
 */
export function usePagePictures({ imageUrl }: Pick<Activity, 'imageUrl'>, state: FileState) {
  const [drawn, setDrawn] = useState<ReadonlyMap<number, string>>(new Map())
  const file = state.is === 'open' && state.sizes.length > 1 ? state.file : null
  useEffect(() => {
    if (!file) return
    let isCurrent = true
    const urls: string[] = []
    const show = (page: number, url: string) => {
      urls.push(url)
      if (isCurrent) setDrawn((before) => new Map(before).set(page, url))
    }
    // A page that the reader cannot draw shows its number.
    drawPages(file, () => isCurrent, show).catch(() => undefined)
    return () => {
      isCurrent = false
      for (const url of urls) URL.revokeObjectURL(url)
      setDrawn(new Map())
    }
  }, [file])
  return drawn.has(0) ? drawn : new Map([[0, firstPagePicture(imageUrl)], ...drawn])
}
