import { useRef, useState } from 'react'
import { showToast } from '../../../../ui/toast.tsx'
import type { UploadFolder } from '../../upload/rules.ts'
import { FORM } from '../form.texts.ts'
import type { AdminActivity, SavedResult } from '../schema.ts'
import { EDITING_MESSAGES } from '../texts.ts'
import { callCreate, callUpdate, callUpload, type Outcome, UploadError } from './editing-calls.ts'
import { columnsOf, createFailure, type FormValues, updateFailure, uploadFailure } from './saving.ts'

/** Files that were chosen; null keeps what is there. */
export interface ChosenFiles {
  readonly thumbnail: File | null
  readonly file: File | null
}

/** Progress of saving; `share` of an upload from 0 to 1, null while the server works. */
export interface Progress {
  readonly label: string
  readonly share: number | null
}

type Refusals = Partial<Record<UploadFolder, string>>

const STAGES: Record<UploadFolder, string> = { thumbnails: FORM.sendingThumbnail, activities: FORM.sendingFile }

/**
 * Saves an activity: the files first, then the fields. An uploaded file is not sent again when a later step fails, and
 * no input is lost.
 * @param activity the edited one; null for a new one
 */
export function useSave(activity: AdminActivity | null) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [refusals, setRefusals] = useState<Refusals>({})
  const uploaded = useRef(new WeakMap<File, string>())
  const cancelling = useRef<AbortController | null>(null)

  async function sent(file: File | null, folder: UploadFolder, signal: AbortSignal): Promise<string | undefined> {
    if (!file) return undefined
    const known = uploaded.current.get(file)
    if (known) return known
    const label = STAGES[folder]
    setProgress({ label, share: 0 })
    const onProgress = (share: number) =>
      setProgress(share < 1 ? { label, share } : { label: FORM.checking, share: null })
    try {
      const url = await callUpload(file, folder, { onProgress, signal })
      uploaded.current.set(file, url)
      return url
    } catch (error) {
      if (error instanceof UploadError) {
        showToast({ kind: 'error', ...uploadFailure(folder) })
        if (error.reason) setRefusals({ [folder]: error.reason })
      }
      throw error
    }
  }

  /** The server's answer; null if the upload failed. */
  async function run(values: FormValues, { thumbnail, file }: ChosenFiles): Promise<Outcome<SavedResult> | null> {
    const controller = new AbortController()
    cancelling.current = controller
    try {
      const image_url = await sent(thumbnail, 'thumbnails', controller.signal)
      const file_url = await sent(file, 'activities', controller.signal)
      setProgress({ label: FORM.saving, share: null })
      const columns = { ...columnsOf(values), image_url, file_url }
      const outcome = await (activity
        ? callUpdate(activity.id, {
            ...columns,
            updated_at: activity.updatedAt,
            ...(values.skillsReviewed && { skills_reviewed: true }),
          })
        : callCreate(columns))
      // Whatever went wrong may have been the uploads: they are sent again.
      if (!outcome.ok) uploaded.current = new WeakMap()
      return outcome
    } catch (error) {
      if (controller.signal.aborted) showToast({ kind: 'info', ...EDITING_MESSAGES.uploadCancelled })
      else if (!(error instanceof UploadError)) throw error
      return null
    } finally {
      cancelling.current = null
      setProgress(null)
    }
  }

  return {
    progress,
    refusals,
    cancel: () => cancelling.current?.abort(),
    forgetRefusal: (folder: UploadFolder) => setRefusals((all) => ({ ...all, [folder]: undefined })),

    /** Saves and shows the result; null if it was not saved. */
    async save(values: FormValues, files: ChosenFiles): Promise<SavedResult | null> {
      setRefusals({})
      try {
        const outcome = await run(values, files)
        if (outcome?.ok) return outcome.data
        if (outcome) showToast({ kind: 'error', ...(activity ? updateFailure : createFailure)(outcome) })
      } catch (error) {
        reportError(error)
        const unknown = { ok: false, error: null, denied: false } as const
        showToast({ kind: 'error', ...(activity ? updateFailure(unknown) : createFailure(null)) })
      }
      return null
    },
  }
}
