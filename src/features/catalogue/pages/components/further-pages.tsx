import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useCalm } from '../../../../ui/appearance.ts'
import { IconButton } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { Activity } from '../../schema.ts'
import type { PagePicture } from '../schema.ts'
import { PAGES } from '../texts.ts'
import { fetchPages } from './page-calls.ts'

/** Up to this many pages have a dot each; more are counted in words. */
const MOST_DOTS = 5

type Looked = Pick<Activity, 'id' | 'title'>

function usePages({ id }: Looked) {
  return useQuery({ queryKey: ['activity-pages', id], queryFn: ({ signal }) => fetchPages(id, signal), retry: false })
    .data
}

export interface FurtherPagesProps {
  activity: Activity
  /** A page of the answer key, which comes as its blurred picture. */
  answerKey: (activity: Activity, page: number, blurred: ReactNode) => ReactNode
}

/** Pictures of the pages behind the first. */
export function FurtherPages({ activity, answerKey }: FurtherPagesProps) {
  return usePages(activity)?.map((picture) => {
    const shown = <Picture title={activity.title} {...picture} />
    const { page, isAnswerKey } = picture
    return <Fragment key={page}>{isAnswerKey ? answerKey(activity, page, shown) : shown}</Fragment>
  })
}

function Picture({ title, page, url, isAnswerKey }: PagePicture & { title: string }) {
  return (
    <span className="relative block aspect-3/4 bg-sheet">
      <img
        src={url}
        width={540}
        height={720}
        loading="lazy"
        decoding="async"
        draggable={false}
        alt={isAnswerKey ? PAGES.answers(title) : PAGES.picture(page, title)}
        className="size-full object-cover"
      />
      {isAnswerKey ? (
        <span
          aria-hidden
          className="absolute inset-x-3 top-1/2 mx-auto w-fit -translate-y-1/2 rounded-control bg-paper px-3 py-1.5 text-center font-semibold text-sm text-ink shadow-float"
        >
          {PAGES.afterDownload}
        </span>
      ) : null}
    </span>
  )
}

/** The place in a strip whose items are as wide as itself, from 0. */
const placeIn = (strip: HTMLElement) => Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1))

/** Arrows and dots below the strip; a finger or the arrow keys move it, too. */
export function PageControls({ activity, strip }: { activity: Looked; strip: RefObject<HTMLDivElement | null> }) {
  const further = usePages(activity)?.length ?? 0
  const calm = useCalm()
  const [place, setPlace] = useState(0)
  /** The place that the strip is on its path to by a press: the next press counts from there. */
  const ahead = useRef<number>(undefined)
  useEffect(() => {
    const element = strip.current
    if (!element || further === 0) return
    element.tabIndex = 0
    element.role = 'group'
    element.ariaLabel = PAGES.strip
    const look = () => {
      const now = placeIn(element)
      setPlace(now)
      if (now === ahead.current) ahead.current = undefined
    }
    // A finger, a wheel or a key on the strip leads it elsewhere.
    const forget = () => {
      ahead.current = undefined
    }
    const events = new AbortController()
    const options = { passive: true, signal: events.signal }
    element.addEventListener('scroll', look, options)
    for (const kind of ['pointerdown', 'wheel', 'keydown']) element.addEventListener(kind, forget, options)
    return () => events.abort()
  }, [strip, further])
  if (further === 0) return null
  const count = further + 1
  const goTo = (page: number) => {
    ahead.current = page
    strip.current?.scrollTo({ left: page * strip.current.clientWidth, behavior: calm ? 'instant' : 'smooth' })
  }
  const move = (by: number) => goTo(Math.min(Math.max((ahead.current ?? place) + by, 0), count - 1))
  return (
    <div className="flex items-center justify-between">
      <IconButton label={PAGES.previous} disabled={place === 0} onClick={() => move(-1)}>
        <ChevronLeft aria-hidden size={22} />
      </IconButton>
      {count > MOST_DOTS ? null : (
        <span className="flex">
          {Array.from({ length: count }, (_, i) => (
            <button
              key={PAGES.page(i + 1, count)}
              type="button"
              aria-label={PAGES.page(i + 1, count)}
              aria-current={i === place || undefined}
              onClick={() => goTo(i)}
              className="grid size-6 place-items-center rounded-full"
            >
              <span
                className={classNames(
                  'block rounded-full border-[1.5px] border-ink-2',
                  i === place ? 'size-3 bg-ink-2' : 'size-2.5',
                )}
              />
            </button>
          ))}
        </span>
      )}
      <span aria-live="polite" className={count > MOST_DOTS ? 'text-sm text-ink-2' : 'sr-only'}>
        {PAGES.page(place + 1, count)}
      </span>
      <IconButton label={PAGES.next} disabled={place === count - 1} onClick={() => move(1)}>
        <ChevronRight aria-hidden size={22} />
      </IconButton>
    </div>
  )
}
