import { thumbnail } from '../../../features/catalogue/files/rules.ts'
import { classNames } from '../../../ui/class-names.ts'

interface SamplePictureProps {
  /** Picture of a sheet. */
  url: string
  /** In the first window. */
  isFirst?: boolean
  className: string
}

/** A small sheet beside the name of a subject. */
export function SamplePicture({ url, isFirst = false, className }: SamplePictureProps) {
  return (
    <img
      src={thumbnail(url, 180)}
      width={180}
      height={240}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames('thumb rounded-sheet bg-sheet shadow-sheet', className)}
    />
  )
}
