import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

/** A PDF that is open for looking at. */
export interface OpenPdf {
  readonly pages: number
  /** Draws a page, counted from 1, `width` CSS pixels wide. Rejects when it cannot. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<void>
  close(): void
}

/** A higher density is not visible, and every page stays in memory. */
export const DENSITY_MAX = 2

/**
 * Opens a PDF. The reader is large and comes only now; its worker is a file of this site.
 * @throws when it is no PDF that can be read
 */
export async function openPdf(data: ArrayBuffer): Promise<OpenPdf> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  GlobalWorkerOptions.workerSrc = workerUrl
  // Compiled code is not allowed here (Content-Security-Policy); the reader has scripts for the same.
  const task = getDocument({ data, useWasm: false, verbosity: 0 })
  task.onPassword = () => {
    void task.destroy()
  }
  const document = await task.promise
  return {
    pages: document.numPages,
    async draw(number, canvas, width) {
      const page = await document.getPage(number)
      const density = Math.min(window.devicePixelRatio, DENSITY_MAX)
      const scale = (width * density) / page.getViewport({ scale: 1 }).width
      const viewport = page.getViewport({ scale })
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      await page.render({ canvas, viewport, background: '#ffffff' }).promise
      page.cleanup()
    },
    close() {
      void task.destroy()
    },
  }
}
