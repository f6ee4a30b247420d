import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { catalogueHref, parseCatalogueAddress } from '../../features/catalogue/address/rules.ts'
import { HiddenFields } from '../../features/catalogue/components/hidden-fields.tsx'
import { useOpenedEarly } from '../../features/catalogue/components/use-opened-early.ts'
import { SearchBox } from '../../features/catalogue/search/components/search-box.tsx'
import { shellTexts } from './texts.ts'

const CATALOGUE = '/activities'
/** Screens with a search box: the bar's appears once that is out of view. */
const OWN_BOX = ['/', CATALOGUE]

/** True if the bar shows the search: not beside a screen's own box. */
function useOffered(): boolean {
  const { pathname } = useLocation()
  const hasOwn = OWN_BOX.includes(pathname)
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const own = hasOwn ? document.querySelector('main search') : null
    setPassed(false)
    if (!own) return
    const observer = new IntersectionObserver(([entry]) => setPassed(entry !== undefined && !entry.isIntersecting))
    observer.observe(own)
    return () => observer.disconnect()
  }, [hasOwn])
  return !hasOwn || passed
}

/** The box itself: on the catalogue it keeps what is filtered, elsewhere it searches everything. */
function Box() {
  const { pathname, search } = useLocation()
  if (pathname !== CATALOGUE) return <SearchBox look="header" />
  const { search: searched, category, filters } = parseCatalogueAddress(new URLSearchParams(search))
  return (
    <SearchBox
      look="header"
      value={searched}
      replace
      hrefFor={(wanted) => catalogueHref({ search: wanted, category, filters })}
    >
      <HiddenFields fields={{ category, ...filters }} />
    </SearchBox>
  )
}

/** A button that unfolds the field below the bar. It needs no script. */
export function HeaderSearchFold() {
  const offered = useOffered()
  const { key } = useLocation()
  const fold = useRef<HTMLDetailsElement>(null)
  const place = `${key} ${offered}`
  const shown = useRef(place)
  useEffect(() => {
    // Each step of the history closes it, except the application's own first one.
    if (fold.current && shown.current !== place) fold.current.open = false
    shown.current = place
  }, [place])
  const focusField = () => fold.current?.querySelector('input')?.focus()
  useOpenedEarly(() => fold.current?.open ?? false, focusField)
  return (
    <details
      ref={fold}
      // Its place is kept: logo and booklet stay where they are while it comes and goes.
      className={offered ? undefined : 'invisible'}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) focusField()
      }}
      onKeyDown={({ key: pressed, currentTarget, defaultPrevented }) => {
        if (pressed !== 'Escape' || defaultPrevented || !currentTarget.open) return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary
        aria-label={shellTexts.search}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-control text-ink-2 hover:bg-well [&::-webkit-details-marker]:hidden"
      >
        <Search aria-hidden size={24} />
      </summary>
      <div className="absolute inset-x-0 top-full border-line border-b bg-desk py-3">
        <div className="page-width">
          <Box />
        </div>
      </div>
    </details>
  )
}
