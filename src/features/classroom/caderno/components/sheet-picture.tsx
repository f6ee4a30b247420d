import { PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { useSettled } from '../../../../ui/use-settled.ts'
import type { Engine } from '../../../variants/components/engine.ts'
import { usePictures } from '../../../variants/components/use-pictures.ts'
import { hasChildsName, readCreated } from '../created.rules.ts'
import type { PageOrder } from '../plan.rules.ts'
import { type BasketSheet, isCreated } from '../rules.ts'

interface SheetPictureProps {
  sheet: BasketSheet
  /** Of a created sheet: its own name, words and theme. */
  drawing: PageOrder | null
  engine: Engine | null
  /** Size and shape. */
  className: string
}

/** A small first page of a sheet. The picture of a maker has an example's name: it is for no sheet with one. */
export function SheetPicture({ sheet, drawing, engine, className }: SheetPictureProps) {
  const created = isCreated(sheet) ? readCreated(sheet.created) : null
  const usual =
    created && hasChildsName(created.kind) ? (
      <span aria-hidden className={classNames(className, 'grid place-items-center bg-well text-ink-3')}>
        <PencilLine size={22} />
      </span>
    ) : (
      <Picture src={sheet.imageUrl} className={className} />
    )
  return drawing ? <DrawnPicture {...{ drawing, engine, className, usual }} /> : usual
}

const Picture = ({ src, className }: { src: string; className: string }) => (
  <img
    src={src}
    alt=""
    width={60}
    height={80}
    loading="lazy"
    className={classNames(className, 'bg-sheet object-cover object-top shadow-sheet')}
  />
)

interface DrawnPictureProps {
  drawing: PageOrder
  engine: Engine | null
  className: string
  /** Until it is drawn. */
  usual: ReactNode
}

function DrawnPicture({ drawing, engine, className, usual }: DrawnPictureProps) {
  const { drawn } = usePictures(engine, useSettled(drawing))
  const [url] = drawn.urls
  return url ? <Picture src={url} className={className} /> : usual
}
