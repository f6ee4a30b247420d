import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { dropPaper } from '../../../../brand/paper-confetti.ts'
import { useCalm } from '../../../../ui/appearance.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogTitle } from '../../../../ui/dialog.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { useUnsaved } from '../../../../ui/use-unsaved.ts'
import { FORM } from '../form.texts.ts'
import { CONFETTI_MS } from '../rules.ts'
import type { AdminActivity } from '../schema.ts'
import { EDITING_MESSAGES } from '../texts.ts'
import { ActivityFields, PublishingFields } from './activity-fields.tsx'
import { CardPreview } from './card-preview.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { FormFiles } from './form-files.tsx'
import { SaveProgress } from './save-progress.tsx'
import { type FormValues, isSubmitOff, savedMessage, valuesOf, whatIsMissing } from './saving.ts'
import { usePicture } from './use-picture.ts'
import { type ChosenFiles, useSave } from './use-save.ts'

interface ActivityFormProps {
  /** The activity to edit; null for a new one. */
  activity: AdminActivity | null
  /** The dialog is to close: saved or given up. */
  onClose: () => void
  /** The catalogue changed. */
  onSaved: () => void
}

const NOTHING: ChosenFiles = { thumbnail: null, file: null }

/** The dialog that creates or edits an activity, with its card beside it (rule: activity form). */
export function ActivityForm({ activity, onClose, onSaved }: ActivityFormProps) {
  const form = useId()
  const calm = useCalm()
  const { register, control, handleSubmit, setValue, formState } = useForm<FormValues>({
    defaultValues: valuesOf(activity),
  })
  const values = useWatch({ control }) as FormValues
  const [files, setFiles] = useState(NOTHING)
  const [leaving, setLeaving] = useState(false)
  const [saved, setSaved] = useState(false)
  const { save, progress, cancel, refusals, forgetRefusal } = useSave(activity)
  const picture = usePicture(files.thumbnail) ?? activity?.imageUrl ?? null

  const has = {
    thumbnail: files.thumbnail !== null || activity !== null,
    file: files.file !== null || activity !== null,
  }
  const busy = progress !== null
  const touched = formState.isDirty || files.thumbnail !== null || files.file !== null
  const leave = useUnsaved(touched && !saved)

  const submit = async (filled: FormValues) => {
    const missing = whatIsMissing(filled, has)
    if (missing) return showToast({ kind: 'error', ...missing })
    if (!(await save(filled, files))) return
    setSaved(true)
    showToast({ kind: 'success', ...savedMessage(activity, filled) })
    onClose()
    onSaved()
    if (!activity && !calm) dropPaper(CONFETTI_MS)
  }

  const stay = () => {
    setLeaving(false)
    leave.stay()
  }
  const close = () => {
    if (busy) return
    if (touched) setLeaving(true)
    else onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      size="xl"
      layout="bare"
      footer={
        <>
          {progress ? <SaveProgress {...progress} /> : null}
          <Button variant="secondary" onClick={busy ? cancel : close}>
            {busy ? FORM.cancelUpload : FORM.cancel}
          </Button>
          <Button type="submit" form={form} disabled={isSubmitOff(values, has)} busy={busy} busyLabel={FORM.saving}>
            {activity ? FORM.submitEdit : FORM.submitCreate}
          </Button>
        </>
      }
    >
      <div className="flex flex-col md:grid md:min-h-full md:grid-cols-[minmax(0,1fr)_minmax(13rem,18.5rem)]">
        <div className="bg-well px-5 py-4 md:order-2 md:px-7 md:py-8">
          <CardPreview values={values} picture={picture} className="md:sticky md:top-8" />
        </div>
        <form
          id={form}
          noValidate
          onSubmit={handleSubmit(submit, () => showToast({ kind: 'error', ...EDITING_MESSAGES.fieldsMissing }))}
          className="grid gap-5 px-5 py-6 md:px-8 md:pt-7"
        >
          <DialogTitle>{activity ? FORM.edit : FORM.create}</DialogTitle>
          <ActivityFields register={register} control={control} errors={formState.errors} activity={activity} />
          <FormFiles
            activity={activity}
            files={files}
            onChange={(chosen) => {
              setFiles((before) => ({ ...before, ...chosen }))
              for (const folder of ['thumbnails', 'activities'] as const) forgetRefusal(folder)
            }}
            onPages={(pages) => setValue('pageCount', pages, { shouldDirty: true })}
            refusals={refusals}
          />
          <PublishingFields
            register={register}
            control={control}
            errors={formState.errors}
            isActive={values.status === 'ativo'}
          />
        </form>
      </div>
      <DiscardDialog open={leaving || leave.asked} onStay={stay} onLeave={leave.asked ? leave.go : onClose} />
    </Dialog>
  )
}
