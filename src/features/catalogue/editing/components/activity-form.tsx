import { useEffect, useId, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { dropPaper } from '../../../../brand/paper-confetti.ts'
import { useCalm } from '../../../../ui/appearance.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogTitle } from '../../../../ui/dialog.tsx'
import { controlClass, Field, TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { useUnsaved } from '../../../../ui/use-unsaved.ts'
import { SCHOOL_DATE_IDS } from '../../dates/rules.ts'
import { AGE_RANGES, CATEGORIES, FORMATS } from '../../taxonomy/rules.ts'
import { FORM } from '../form.texts.ts'
import { CONFETTI_MS, DESCRIPTION_LENGTH_MAX, NEW_ACTIVITY, TITLE_LENGTH_MAX } from '../rules.ts'
import type { AdminActivity } from '../schema.ts'
import { EDITING_MESSAGES } from '../texts.ts'
import { CardPreview } from './card-preview.tsx'
import { FindingFields } from './finding-fields.tsx'
import { FormFiles } from './form-files.tsx'
import { PageStepper } from './page-stepper.tsx'
import { SaveProgress } from './save-progress.tsx'
import { type FormValues, isSubmitOff, whatIsMissing } from './saving.ts'
import { TagField } from './tag-field.tsx'
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

const valuesOf = (activity: AdminActivity | null): FormValues => ({
  title: activity?.title ?? '',
  plainTitle: activity?.plainTitle ?? '',
  description: activity?.description ?? '',
  category: activity?.category ?? '',
  ageRange: activity?.ageRange ?? NEW_ACTIVITY.ageRange,
  format: activity?.format ?? NEW_ACTIVITY.format,
  pageCount: activity?.pageCount ?? NEW_ACTIVITY.pageCount,
  tags: activity?.tags ?? [],
  level: activity?.level ?? '',
  theme: activity?.theme ?? '',
  set: activity?.set ?? '',
  date: SCHOOL_DATE_IDS.find((id) => id === activity?.date) ?? '',
  goals: activity?.goals ?? [],
  bncc: activity?.bncc.join(', ') ?? '',
  skillsReviewed: false,
  isPremium: activity?.isPremium ?? NEW_ACTIVITY.isPremium,
  status: activity?.status ?? NEW_ACTIVITY.status,
})

/** The address of a chosen picture, for as long as it is chosen. */
function usePicture(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return file ? address : null
}

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
  const { errors } = formState
  const leave = useUnsaved(touched && !saved)
  const required = (message: string) => ({ validate: (value: string) => value.trim() !== '' || message })
  // In the order of the page: the first that is wrong gets the focus.
  const inputs = {
    title: register('title', required(FORM.missing.title)),
    description: register('description', required(FORM.missing.description)),
    category: register('category', required(FORM.missing.category)),
  }

  const submit = async (filled: FormValues) => {
    const missing = whatIsMissing(filled, has)
    if (missing) return showToast({ kind: 'error', ...missing })
    if (!(await save(filled, files))) return
    setSaved(true)
    const { created, createdInactive, updated } = EDITING_MESSAGES
    showToast({ kind: 'success', ...(activity ? updated : filled.status === 'ativo' ? created : createdInactive) })
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
          <TextField
            {...inputs.title}
            label={FORM.title}
            required
            maxLength={TITLE_LENGTH_MAX}
            autoComplete="off"
            error={errors.title?.message}
          />
          <Field label={FORM.description} error={errors.description?.message}>
            {(field) => (
              <textarea
                {...field}
                {...inputs.description}
                required
                rows={3}
                maxLength={DESCRIPTION_LENGTH_MAX}
                className={controlClass}
              />
            )}
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Select {...inputs.category} label={FORM.category} required error={errors.category?.message}>
              <option value="" disabled>
                {FORM.chooseCategory}
              </option>
              {CATEGORIES.map((category) => (
                <option key={category}>{category}</option>
              ))}
            </Select>
            <Select {...register('ageRange')} label={FORM.ageRange}>
              {/* A value of old rows stays until another is chosen (rule: age ranges). */}
              {[...new Set([...AGE_RANGES, ...(activity ? [activity.ageRange] : [])])].map((age) => (
                <option key={age}>{age}</option>
              ))}
            </Select>
            <Select {...register('format')} label={FORM.format}>
              {FORMATS.map((format) => (
                <option key={format}>{format}</option>
              ))}
            </Select>
            <Controller
              control={control}
              name="pageCount"
              render={({ field }) => <PageStepper pages={field.value} onChange={field.onChange} />}
            />
          </div>
          <Controller
            control={control}
            name="tags"
            render={({ field }) => <TagField tags={field.value} onChange={field.onChange} />}
          />
          <FindingFields
            register={register}
            control={control}
            codesError={errors.bncc?.message}
            reviewedAt={activity?.skillsReviewedAt ?? null}
          />
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
          <Controller
            control={control}
            name="isPremium"
            render={({ field }) => <Switch label={FORM.premium} checked={field.value} onChange={field.onChange} />}
          />
          <Controller
            control={control}
            name="status"
            render={({ field }) => (
              <Switch
                label={FORM.active}
                hint={FORM.activeHint}
                checked={field.value === 'ativo'}
                onChange={(active) => field.onChange(active ? 'ativo' : 'inativo')}
              />
            )}
          />
        </form>
      </div>
      <Dialog
        open={leaving || leave.asked}
        onOpenChange={(open) => {
          if (!open) stay()
        }}
        title={FORM.discard.title}
        footer={
          <>
            <Button variant="secondary" onClick={stay}>
              {FORM.discard.keep}
            </Button>
            <Button variant="danger" onClick={leave.asked ? leave.go : onClose}>
              {FORM.discard.leave}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">{FORM.discard.text}</p>
      </Dialog>
    </Dialog>
  )
}
