import { useEffect, useRef, useState } from 'react'
import type { OpenPdf } from '../../../../platform/browser/pdf-reader.ts'
import { FieldError } from '../../../../ui/field.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { PDF_PREVIEW } from '../form.texts.ts'

/** Width of a page in the preview, in CSS pixels. */
const PAGE_WIDTH = 160

const numbersUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** Every page of a PDF side by side. */
export function PdfPages({ pdf }: { pdf: OpenPdf | 'opening' | 'failed' }) {
  if (pdf === 'failed')
    return <FieldError id="pdf-preview-error">{`${PDF_PREVIEW.failed}. ${PDF_PREVIEW.failedText}`}</FieldError>
  return (
    <section aria-label={PDF_PREVIEW.title} aria-busy={pdf === 'opening'} className="mt-4">
      <h3 className="text-base/6 font-semibold">{PDF_PREVIEW.title}</h3>
      {pdf === 'opening' ? (
        <p className="mt-2 flex min-h-13 items-center gap-2.5 text-sm text-ink-2">
          <Spinner />
          {PDF_PREVIEW.opening}
        </p>
      ) : (
        <ol className="mt-2 flex flex-wrap gap-3 rounded-control bg-well p-3">
          {numbersUpTo(pdf.pages).map((number) => (
            <PdfPage key={number} pdf={pdf} number={number} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** Drawn when it comes into view: fifty pages at once would stop the page. */
function PdfPage({ pdf, number }: { pdf: OpenPdf; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      pdf.draw(number, element, PAGE_WIDTH).catch(() => setFailed(true))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [pdf, number])
  return (
    <li className="shrink-0 text-center text-xs text-ink-2">
      {failed ? (
        <span className="grid aspect-[210/297] w-40 place-content-center rounded-sheet bg-paper text-error">
          {PDF_PREVIEW.failed}
        </span>
      ) : (
        <canvas
          ref={canvas}
          role="img"
          aria-label={PDF_PREVIEW.page(number)}
          width={PAGE_WIDTH}
          height={Math.round(PAGE_WIDTH * Math.SQRT2)}
          className="thumb h-auto w-40 rounded-sheet bg-sheet shadow-sheet"
        />
      )}
      <span className="mt-1.5 block tabular-nums">{number}</span>
    </li>
  )
}
