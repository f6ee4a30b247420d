import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { withNext } from '../../features/accounts/next/rules.ts'
import { catalogueHref, parseCatalogueAddress } from '../../features/catalogue/address/rules.ts'
import { type ActivityExtras, ActivityExtrasContext } from '../../features/catalogue/components/activity-extras.ts'
import { PAGE_STEP } from '../../features/catalogue/rules.ts'
import type { Activity } from '../../features/catalogue/schema.ts'
import { BasketButton, CardBasket } from '../../features/classroom/caderno/components/basket-button.tsx'
import { carrySheet, useCarriedSheet } from '../../features/classroom/caderno/components/carried-sheet.ts'
import { identifyBasket, putInBasket } from '../../features/classroom/caderno/components/late-basket.ts'
import { basketSheet } from '../../features/classroom/caderno/rules.ts'
import { ActivityActions } from '../../features/favourites/components/activity-actions.tsx'
import type { Later } from '../../features/favourites/components/create-saved-store.ts'
import { CardHeart, HeartForm } from '../../features/favourites/components/heart.tsx'
import { savedStore } from '../../features/favourites/components/saved-store.ts'
import { HEART_MESSAGES } from '../../features/favourites/texts.ts'
import { ReadAloud } from '../../ui/read-aloud.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useRootData } from '../root-data.ts'
import { shellTexts } from './texts.ts'

const loadSpoken = () => import('../../features/downloads/components/spoken-sheet.ts')

const extras: ActivityExtras = { CardCorner: CardHeart, CardFoot, Actions }

function Actions({ activity }: { activity: Activity }) {
  const root = useRootData()
  return (
    <ActivityActions activity={activity} siteOrigin={root?.site.origin ?? ''}>
      <BasketButton activity={activity} />
      <ReadAloud size="sm" text={async () => (await loadSpoken()).spokenSheet(activity)} />
    </ActivityActions>
  )
}

/** A list's address with the step that shows the card of this place: a list begins with its first step (rule: list paging). */
function addressAt(search: string, place: number): string {
  const address = parseCatalogueAddress(new URLSearchParams(search))
  return catalogueHref({ ...address, page: address.page + Math.floor(place / PAGE_STEP) })
}

/** To the plans, or to the sign-in of a person who may have Premium: the sheet is in the booklet once they come back here. */
function PremiumDoor({ activity }: { activity: Activity }) {
  const isVisitor = !useRootData()?.session
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const words = isVisitor ? shellTexts.enterPremium : shellTexts.onlyPremium
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    const { metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event
    if (metaKey || altKey || ctrlKey || shiftKey) return
    carrySheet(activity)
    const place = Number(currentTarget.closest<HTMLElement>('[data-activity]')?.dataset.activity ?? 0)
    if (pathname !== '/activities' || place < PAGE_STEP) return
    event.preventDefault()
    void navigate(withNext('/login', addressAt(search, place)))
  }
  return (
    <Link
      to={isVisitor ? withNext('/login', `${pathname}${search}`) : '/plans'}
      onClick={isVisitor ? press : undefined}
      aria-label={`${words}: ${activity.title}`}
      className="card-basket no-underline"
    >
      {words}
    </Link>
  )
}

/** A sheet that the person's plan does not open goes into no booklet: another door is in that place. */
function CardFoot({ activity }: { activity: Activity }) {
  const isPremiumUser = useRootData()?.isPremiumUser ?? false
  const foot = useRef<HTMLDivElement>(null)
  useCarriedSheet(activity.id, activity.isPremium && isPremiumUser, () => {
    foot.current?.closest('article')?.scrollIntoView({ block: 'center', behavior: 'instant' })
    void putInBasket(basketSheet(activity))
  })
  return (
    <div ref={foot} className="contents">
      {activity.isPremium && !isPremiumUser ? <PremiumDoor activity={activity} /> : <CardBasket activity={activity} />}
    </div>
  )
}

/** The hearts of the page within, and what they need while it is open (rule: saved activities). */
export function Favourites({ userId, children }: { userId: string | null; children: ReactNode }) {
  useEffect(() => savedStore.onLater(tell), [])
  useEffect(() => {
    void savedStore.identify(userId)
    identifyBasket(userId)
  }, [userId])
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (savedStore.concerns(key)) void savedStore.refresh()
    }
    const onLine = () => void savedStore.refresh()
    window.addEventListener('storage', onStorage)
    window.addEventListener('online', onLine)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('online', onLine)
    }
  }, [])
  return (
    <ActivityExtrasContext value={extras}>
      {children}
      <HeartForm />
    </ActivityExtrasContext>
  )
}

function tell(later: Later): void {
  if (later.kind === 'moved') showToast({ kind: 'success', ...HEART_MESSAGES.moved(later.count) })
  else if (later.kind === 'waits') showToast({ kind: 'warn', ...HEART_MESSAGES.waits })
  else if (later.kind === 'full') showToast({ kind: 'warn', ...HEART_MESSAGES.full })
  else showToast({ kind: 'error', ...HEART_MESSAGES.failed })
}
