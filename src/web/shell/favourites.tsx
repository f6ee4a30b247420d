import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
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

/** A sheet that the person's plan does not open goes into no booklet: in that place its card leads to the plans. */
function CardFoot({ activity }: { activity: Activity }) {
  const isPremiumUser = useRootData()?.isPremiumUser ?? false
  return activity.isPremium && !isPremiumUser ? (
    <Link to="/plans" aria-label={shellTexts.onlyPremiumOf(activity.title)} className="card-basket no-underline">
      {shellTexts.onlyPremium}
    </Link>
  ) : (
    <CardBasket activity={activity} />
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
