import { useEffect, useState } from 'react'
import { Spinner } from '../../../../ui/spinner.tsx'
import type { Engine } from '../../../variants/components/engine.ts'
import type { PageOrder, SheetOrder } from '../plan.rules.ts'
import { CADERNO } from '../texts.ts'
import { drawingOf } from './booklet-plan.ts'

interface PagePreviewProps {
  engine: Engine | null
  order: SheetOrder | null
  /** Of the catalogue: an uploaded file looks like this. */
  imageUrl: string
  /** Shown on the line for it; it is not part of the drawing. */
  name: string
  title: string
}

/** The first page of a sheet as one copy gets it. */
export function PagePreview({ engine, order: wanted, imageUrl, name, title }: PagePreviewProps) {
  const order = drawingOf(wanted)
  if (wanted && !order) {
    return (
      <img
        src={imageUrl}
        alt={CADERNO.previewOf('', title)}
        className="aspect-[210/297] w-full rounded-sheet bg-sheet object-contain object-top shadow-sheet"
      />
    )
  }
  return <DrawnPreview engine={engine} order={order} name={name} title={title} />
}

interface DrawnPreviewProps extends Pick<PagePreviewProps, 'engine' | 'name' | 'title'> {
  order: PageOrder | null
}

function DrawnPreview({ engine, order, name, title }: DrawnPreviewProps) {
  const [url, setUrl] = useState<string | null>(null)
  const wanted = order && JSON.stringify([order.kind, order.choices, order.source.theme])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is new with each rendering, its text is not
  useEffect(() => {
    if (!engine || !order) return
    let isCurrent = true
    let made: string | null = null
    engine.pictures(order).then(
      ({ pages: [svg] }) => {
        if (!isCurrent || !svg) return
        made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
        setUrl(made)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
      setUrl(null)
      if (made) URL.revokeObjectURL(made)
    }
  }, [engine, wanted])
  return (
    <div className="@container relative aspect-[210/297] overflow-hidden rounded-sheet bg-sheet shadow-sheet">
      {url ? (
        <>
          <img src={url} alt={CADERNO.previewOf(name, title)} className="size-full object-cover object-top" />
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
