import type { ComponentProps } from 'react'
import type { LazySkills } from '../../../features/bncc/components/lazy-skills.tsx'
import type { ActivityAction } from '../../../features/catalogue/components/activity-details.tsx'
import { BasketButton } from '../../../features/classroom/caderno/components/basket-button.tsx'
import { useDownload } from '../../../features/downloads/components/use-download.ts'
import { DayNote } from '../../../features/downloads/today/components/day-note.tsx'
import type { ClearKey } from '../../../features/variants/components/clear-key.tsx'
import { LazySheetActions } from '../../../features/variants/components/lazy-sheet-actions.tsx'
import { useLater } from '../../../ui/use-later.ts'
import { useRootData } from '../../root-data.ts'

const loadSkills = () => import('../../../features/bncc/components/lazy-skills.tsx')
const loadClearKey = () => import('../../../features/variants/components/clear-key.tsx')
/** The sheet is shown without what cannot be had: by `lazy` the screen would fail with it. */
const goWithout = () => {}

/** The page of an activity brings its skills along; its dialog fetches them. */
function Skills(props: ComponentProps<typeof LazySkills>) {
  const later = useLater(loadSkills, true, goWithout)
  return later ? <later.LazySkills {...props} /> : null
}

function AnswerKey(props: ComponentProps<typeof ClearKey>) {
  const later = useLater(loadClearKey, true, goWithout)
  return later ? <later.ClearKey {...props} /> : props.children
}

const PreparedBasket: ComponentProps<typeof LazySheetActions>['Basket'] = ({ activity, level, choices }) => (
  <BasketButton activity={activity} chosen={{ level, prepared: choices }} size="md" />
)

/** Action of an activity's button on a screen: the download flow. */
export function useActivityAction(): ActivityAction {
  const root = useRootData()
  const { session, isPremiumUser } = root ?? { session: null, isPremiumUser: false }
  const viewer = { session, isPremium: isPremiumUser }
  const { download, busy } = useDownload(viewer)
  const siteOrigin = root?.site.origin ?? ''
  return {
    siteOrigin,
    isPremiumUser,
    onDownload: (activity) => void download(activity),
    downloadBusy: busy,
    late: ({ id, title, slug }) => <Skills activityId={id} sheet={`${title} · ${siteOrigin}/activities/${slug}`} />,
    answerKey: (activity, page, blurred) =>
      session ? (
        <AnswerKey activity={activity} page={page} userId={session.userId}>
          {blurred}
        </AnswerKey>
      ) : (
        blurred
      ),
    more: (activity, picture) => (
      <LazySheetActions activity={activity} viewer={viewer} picture={picture} Basket={PreparedBasket} />
    ),
    note: ({ id }) => (session ? <DayNote userId={session.userId} sheet={id} unlimited={isPremiumUser} /> : null),
  }
}
