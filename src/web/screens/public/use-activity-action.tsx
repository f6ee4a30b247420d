import type { ActivityAction } from '../../../features/catalogue/components/activity-details.tsx'
import { useDownload } from '../../../features/downloads/components/use-download.ts'
import { DayNote } from '../../../features/downloads/today/components/day-note.tsx'
import { useRootData } from '../../root-data.ts'

/** What the button of an activity does on a screen: the download flow. */
export function useActivityAction(): ActivityAction {
  const root = useRootData()
  const { session, isPremiumUser } = root ?? { session: null, isPremiumUser: false }
  const { download, busy } = useDownload({ session, isPremium: isPremiumUser })
  return {
    siteOrigin: root?.site.origin ?? '',
    isPremiumUser,
    onDownload: (activity) => void download(activity),
    downloadBusy: busy,
    note: session ? <DayNote userId={session.userId} /> : null,
  }
}
