import { type Control, Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import { momentOfField } from '../../../../platform/local-time.ts'
import { controlClass, Field, TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { AGE_RANGES, CATEGORIES, FORMATS } from '../../taxonomy/rules.ts'
import { FORM } from '../form.texts.ts'
import { DESCRIPTION_LENGTH_MAX, TITLE_LENGTH_MAX } from '../rules.ts'
import type { AdminActivity } from '../schema.ts'
import { FindingFields } from './finding-fields.tsx'
import { PageStepper } from './page-stepper.tsx'
import type { FormValues } from './saving.ts'
import { TagField } from './tag-field.tsx'

interface ActivityFieldsProps {
  readonly register: UseFormRegister<FormValues>
  readonly control: Control<FormValues>
  readonly errors: FieldErrors<FormValues>
  /** The activity to edit; null for a new one. */
  readonly activity: AdminActivity | null
}

/** Fields about a sheet: its words, its kind, its search terms. */
export function ActivityFields({ register, control, errors, activity }: ActivityFieldsProps) {
  const required = (message: string) => ({ validate: (value: string) => value.trim() !== '' || message })
  // In the order of the page: the first that is wrong gets the focus.
  const inputs = {
    title: register('title', required(FORM.missing.title)),
    description: register('description', required(FORM.missing.description)),
    category: register('category', required(FORM.missing.category)),
  }

  return (
    <>
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
    </>
  )
}

interface PublishingFieldsProps extends Omit<ActivityFieldsProps, 'activity'> {
  readonly isActive: boolean
}

/** Audience of a sheet: plan, status, and from when on. */
export function PublishingFields({ register, control, errors, isActive }: PublishingFieldsProps) {
  return (
    <>
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
      {isActive ? null : (
        <TextField
          {...register('publishAt', {
            validate: (value, { status }) => {
              const at = status === 'inativo' ? momentOfField(value) : null
              return !at || at.getTime() > Date.now() || FORM.publishAtPast
            },
          })}
          type="datetime-local"
          label={FORM.publishAt}
          helper={FORM.publishAtHint}
          error={errors.publishAt?.message}
        />
      )}
    </>
  )
}
