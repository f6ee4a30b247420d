import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isCalm } from '../../../../ui/appearance.ts'
import { IconButton } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { CAROUSEL } from '../../texts.ts'
import { arrowDistance, settingsFor, visibleArrows } from '../rules.ts'
import { isMobile } from './mobile.ts'
import { useAutoScroll } from './use-auto-scroll.ts'
import { useDragScroll } from './use-drag-scroll.ts'

export interface CarouselProps {
  /** Name of the row, for assistive technology. */
  label: string
  /** Milliseconds from one automatic move to the next, before mobile slows it down. */
  intervalMs: number
  /** One {@link CarouselItem} for each card. */
  children: ReactNode
}

/** A horizontal list of cards with arrows, drag scroll and automatic movement (rule: carousel). */
export function Carousel({ label, intervalMs, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [arrows, setArrows] = useState({ previous: false, next: true })
  const pauses = useAutoScroll(track, intervalMs)
  const drag = useDragScroll()

  useEffect(() => {
    const element = track.current
    if (!element) return
    const measure = () => {
      const next = visibleArrows(element)
      setArrows((now) => (now.previous === next.previous && now.next === next.next ? now : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  const scroll = (direction: 1 | -1) =>
    track.current?.scrollBy({
      left: direction * arrowDistance(settingsFor(isMobile())),
      behavior: isCalm() ? 'instant' : 'smooth',
    })

  return (
    <section {...pauses} aria-label={label} className="relative">
      <ul
        {...drag}
        ref={track}
        data-pictures="row"
        // Room for sticker and lifted sheets, which the clipping of a scroller would cut; the right side runs off the
        // page, except where the page is far wider than its column.
        className="-mt-4.5 -ml-5 mr-[calc(50%-50vw)] flex gap-4 overflow-x-auto scroll-px-5 pt-4.5 pr-5 pb-3 pl-5 min-[100rem]:mr-0 select-none [scrollbar-width:none] md:pr-8"
      >
        {children}
      </ul>
      <Arrow side="left" shown={arrows.previous} onClick={() => scroll(-1)} />
      <Arrow side="right" shown={arrows.next} onClick={() => scroll(1)} />
    </section>
  )
}

/** A card's place in a carousel: 150 px wide, 180 from 768 px on. */
export function CarouselItem({ children }: { children: ReactNode }) {
  return <li className="w-37.5 shrink-0 md:w-45">{children}</li>
}

interface ArrowProps {
  side: 'left' | 'right'
  shown: boolean
  onClick: () => void
}

// Centred on the thumbnails (200 and 240 px high), half outside the content's edge where there is room.
function Arrow({ side, shown, onClick }: ArrowProps) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight
  return (
    <IconButton
      label={side === 'left' ? CAROUSEL.previous : CAROUSEL.next}
      look="raised"
      size="md"
      onClick={onClick}
      className={classNames(
        // In the page's margin on a narrow screen: the sheets are to be seen.
        'absolute! top-19 max-md:size-11 md:top-24 print:hidden noscript:hidden',
        side === 'left' ? '-left-4 md:-left-6' : '-right-4 md:-right-6',
        !shown && 'invisible',
      )}
    >
      <Icon aria-hidden size={24} />
    </IconButton>
  )
}
