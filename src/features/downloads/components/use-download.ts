import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { showToast } from '../../../ui/toast.tsx'
import { withNext } from '../../accounts/next/rules.ts'
import type { SessionInfo } from '../../accounts/schema.ts'
import type { Activity } from '../../catalogue/schema.ts'
import { grantedRecipeKey } from '../granted-recipe/rules.ts'
import { carryDownload, carryPreparing, carryReturn } from '../intent/components/carried-download.ts'
import { today } from '../today/components/day-note.tsx'
import { downloadCalls } from './download-calls.ts'
import { type DownloadEffects, oneAtATime, runDownload } from './run-download.ts'
import { sampleSheet } from './sample-sheet.ts'
import { saveFile } from './save-file.ts'

const calls = downloadCalls()

/** The page's user. */
export type Viewer = { session: Pick<SessionInfo, 'userId'> | null; isPremium: boolean }

/** The press that asks for the file, and what hands it over. */
interface Press {
  readonly how: 'save' | 'print'
  readonly deliver: (file: Blob, name: string) => void
}

const SAVING: Press = { how: 'save', deliver: saveFile }

export function useDownloadEffects(viewer: Viewer, { how, deliver }: Press = SAVING): DownloadEffects {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const location = useLocation()
  // With an open dialog the shown address is the activity's; the sign-in returns to it.
  const { pathname, search } = location.mask ?? location
  return {
    ...viewer,
    calls,
    sampleSheet,
    save(file, name, activity) {
      deliver(file, name)
      if (viewer.session) today.finished(viewer.session.userId, activity.id)
    },
    toast: showToast,
    goToLogin(activity, chosen) {
      // A Premium sheet continues at the plans, others with the download.
      const buys = activity.isPremium && !viewer.isPremium
      if (chosen !== undefined) carryPreparing(activity, chosen)
      else if (buys) carryReturn(activity)
      else carryDownload(activity, how)
      void navigate(withNext('/login', buys ? '/plans' : pathname + search))
    },
    goToPlans(activity) {
      carryReturn(activity)
      void navigate('/plans')
    },
    granted(reply, activity) {
      if (viewer.session) {
        today.counted(viewer.session.userId, reply)
        queries.setQueryData(grantedRecipeKey(viewer.session.userId, activity.id), reply.recipe ?? null)
      }
      void revalidate()
    },
  }
}

/**
 * `download` runs the whole flow (rule: download order); `busy` is true meanwhile and further clicks have no effect. After
 * a grant the page's loaders run again, which updates its counters.
 */
export function useDownload(viewer: Viewer, press = SAVING) {
  const effects = useDownloadEffects(viewer, press)
  const [busy, setBusy] = useState(false)
  // One guard per component; each run uses the state at its click.
  const guarded = useMemo(
    () =>
      oneAtATime(async (now: DownloadEffects, activity: Activity) => {
        setBusy(true)
        await runDownload(now, activity)
        setBusy(false)
      }),
    [],
  )

  return { download: (activity: Activity) => guarded(effects, activity), busy }
}
