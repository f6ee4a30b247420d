import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { withNext } from '../../features/accounts/next/rules.ts'
import { type ActivityExtras, ActivityExtrasContext } from '../../features/catalogue/components/activity-extras.ts'
import type { Activity } from '../../features/catalogue/schema.ts'
import { BasketButton, CardBasket } from '../../features/classroom/caderno/components/basket-button.tsx'
import { identifyBasket } from '../../features/classroom/caderno/components/late-basket.ts'
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

/** To the plans, or to the sign-in of a person who may have Premium and comes back here. */
function PremiumDoor({ activity: { title } }: { activity: Activity }) {
  const isVisitor = !useRootData()?.session
  const { pathname, search } = useLocation()
  const words = isVisitor ? shellTexts.enterPremium : shellTexts.onlyPremium
  return (
    <Link
      to={isVisitor ? withNext('/login', `${pathname}${search}`) : '/plans'}
      aria-label={`${words}: ${title}`}
      className="card-basket no-underline"
    >
      {words}
    </Link>
  )
}

/** A sheet that the person's plan does not open goes into no booklet: another door is in that place. */
function CardFoot({ activity }: { activity: Activity }) {
  const isPremiumUser = useRootData()?.isPremiumUser ?? false
  return activity.isPremium && !isPremiumUser ? <PremiumDoor activity={activity} /> : <CardBasket activity={activity} />
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
