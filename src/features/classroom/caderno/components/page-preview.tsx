import { useEffect, useState } from 'react'
import type { PrintedLook } from '../../../../../sheets/booklet/as-printed.ts'
import { Spinner } from '../../../../ui/spinner.tsx'
import type { Engine } from '../../../variants/components/engine.ts'
import type { PageOrder, SheetOrder } from '../plan.rules.ts'
import { CADERNO } from '../texts.ts'
import { drawingOf } from './booklet-plan.ts'

interface PagePreviewProps {
  engine: Engine | null
  order: SheetOrder | null
  look: PrintedLook
  /** Of the sheet, from 0. */
  page?: number
  /** Of the catalogue: an uploaded file looks like this. */
  imageUrl: string
  /** Shown on the line for it; it is not part of the drawing. */
  name: string
  title: string
}

/** A page of a sheet as one copy gets it. */
export function PagePreview({ order: wanted, imageUrl, page = 0, ...rest }: PagePreviewProps) {
  const order = drawingOf(wanted)
  if (wanted && !order) {
    return (
      <img
        src={imageUrl}
        alt={CADERNO.previewOf('', rest.title, 0)}
        className="aspect-[210/297] w-full rounded-sheet bg-sheet object-contain object-top shadow-sheet"
      />
    )
  }
  return <DrawnPreview {...rest} page={page} order={order} />
}

interface DrawnPreviewProps extends Pick<PagePreviewProps, 'engine' | 'look' | 'name' | 'title'> {
  page: number
  order: PageOrder | null
}

function DrawnPreview({ engine, order, look, page, name, title }: DrawnPreviewProps) {
  const [urls, setUrls] = useState<readonly string[]>([])
  const url = urls[page]
  const wanted =
    order && JSON.stringify([order.kind, order.choices, order.source.theme, order.source.title, order.source.own, look])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is new with each rendering, its text is not
  useEffect(() => {
    if (!engine || !order) return
    let isCurrent = true
    let made: readonly string[] = []
    engine.pictures(order, look).then(
      ({ pages }) => {
        if (!isCurrent) return
        made = pages.map((svg) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })))
        setUrls(made)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
      setUrls([])
      for (const one of made) URL.revokeObjectURL(one)
    }
  }, [engine, wanted])
  return (
    <div className="@container relative aspect-[210/297] overflow-hidden rounded-sheet bg-sheet shadow-sheet">
      {url ? (
        <>
          <img src={url} alt={CADERNO.previewOf(name, title, page)} className="size-full object-cover object-top" />
          <span
            aria-hidden
            className="absolute top-[3.4%] left-[14.2%] max-w-[50%] truncate text-[#23263B] text-[2.6cqw] leading-none"
          >
            {name}
          </span>
        </>
      ) : (
        <p role="status" className="flex items-center justify-center gap-2 pt-24 text-[#23263B] text-sm">
          <Spinner />
          {CADERNO.drawing}
        </p>
      )}
    </div>
  )
}
