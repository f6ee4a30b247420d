import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { CATEGORY_DRAWINGS, type CategorySlug } from './category-drawings.tsx'

/** Drawings that a page repeats on every card, on a field of 24 by 24, drawn with the pen of the class `icon`. */
const DRAWINGS = {
  ...CATEGORY_DRAWINGS,
  check: <path d="M20 6 9 17l-5-5" />,
  download: <path d="M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5" />,
  heart: <path d="M12 20.500 4.200 12.600a5 5 0 0 1 7.100-7.100l.7.7.7-.7a5 5 0 0 1 7.100 7.100Z" />,
  plus: <path d="M5 12h14M12 5v14" />,
  star: (
    <path
      fill="currentColor"
      d="m12 2.500 2.900 5.900 6.600 1-4.800 4.600 1.200 6.500L12 17.400l-5.900 3.100 1.200-6.500-4.800-4.600 6.600-1Z"
    />
  ),
} as const satisfies Record<CategorySlug | 'check' | 'download' | 'heart' | 'plus' | 'star', ReactNode>

type SpriteName = keyof typeof DRAWINGS

/** The drawings themselves, once for each page: a card then only names the one it shows. */
export function IconSprite() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {Object.entries(DRAWINGS).map(([name, drawing]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  )
}

export interface SpriteIconProps {
  name: SpriteName
  size: number
  className?: string
}

/** One of the page's repeated drawings, in the current colour. */
export function SpriteIcon({ name, size, className }: SpriteIconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} className={classNames('icon', className)}>
      <use href={`#icon-${name}`} />
    </svg>
  )
}
