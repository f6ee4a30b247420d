import { useEffect, useState } from 'react'
import { type OpenPdf, openPdf } from '../../../../platform/browser/pdf-reader.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { PDF_PREVIEW } from '../form.texts.ts'

/** Source of a PDF: chosen just now, or read from the store on demand. */
export type PdfSource = { readonly name: string; read(): Promise<ArrayBuffer> }

/**
 * Opens a PDF for its preview; null without a source. `onOpened` learns its pages.
 * A PDF that cannot be opened is reported once and stays chosen: the server has the last word.
 */
export function usePdf(
  source: PdfSource | null,
  onOpened: (pages: number) => void,
): OpenPdf | 'opening' | 'failed' | null {
  const [state, setState] = useState<{ source: PdfSource; pdf: OpenPdf | 'failed' } | null>(null)
  useEffect(() => {
    if (!source) return
    let gone = false
    let opened: OpenPdf | null = null
    source
      .read()
      .then(openPdf)
      .then((pdf) => {
        opened = pdf
        if (gone) return pdf.close()
        setState({ source, pdf })
        onOpened(pdf.pages)
      })
      .catch(() => {
        if (gone) return
        setState({ source, pdf: 'failed' })
        showToast({ kind: 'error', title: PDF_PREVIEW.failed, description: PDF_PREVIEW.failedText })
      })
    return () => {
      gone = true
      opened?.close()
    }
  }, [source, onOpened])
  if (!source) return null
  return state?.source === source ? state.pdf : 'opening'
}
