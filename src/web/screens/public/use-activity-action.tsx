import { lazy, Suspense } from 'react'
import type { ActivityAction } from '../../../features/catalogue/components/activity-details.tsx'
import { LateSheetActions } from '../../../features/downloads/components/late-sheet-actions.tsx'
import { useDownload } from '../../../features/downloads/components/use-download.ts'
import { DayNote } from '../../../features/downloads/today/components/day-note.tsx'
import { useRootData } from '../../root-data.ts'

// The page of an activity brings its skills along; its dialog fetches them.
const LateSkills = lazy(async () => ({
  default: (await import('../../../features/bncc/components/late-skills.tsx')).LateSkills,
}))

const ClearKey = lazy(async () => ({
  default: (await import('../../../features/downloads/granted-recipe/components/clear-key.tsx')).ClearKey,
}))

/** What the button of an activity does on a screen: the download flow. */
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
    late: ({ id, title, slug }) => (
      <Suspense>
        <LateSkills activityId={id} sheet={`${title} · ${siteOrigin}/activities/${slug}`} />
      </Suspense>
    ),
    answerKey: (activity, page, blurred) =>
      session ? (
        <Suspense fallback={blurred}>
          <ClearKey activity={activity} page={page} userId={session.userId}>
            {blurred}
          </ClearKey>
        </Suspense>
      ) : (
        blurred
      ),
    more: (activity, picture) => <LateSheetActions activity={activity} viewer={viewer} picture={picture} />,
    note: session ? <DayNote userId={session.userId} unlimited={isPremiumUser} /> : null,
  }
}
