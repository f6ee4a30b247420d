import { type Control, Controller, type UseFormRegister } from 'react-hook-form'
import { formatDay } from '../../../../platform/local-time.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { SCHOOL_DATE_IDS } from '../../dates/rules.ts'
import { GOALS, type Goal, LEVELS, THEMES } from '../../facets/rules.ts'
import { FACET_LABELS, facetWords } from '../../facets/texts.ts'
import { FINDING } from '../form.texts.ts'
import { CODES_MAX, codesFrom, malformedCodes, SET_NAME_LENGTH_MAX, TITLE_LENGTH_MAX } from '../rules.ts'
import type { FormValues } from './saving.ts'

interface FindingFieldsProps {
  register: UseFormRegister<FormValues>
  control: Control<FormValues>
  /** Error of the codes. */
  codesError: string | undefined
  /** When an administrator last went over the codes; null for never. */
  reviewedAt: string | null
}

/**
 * Fields by which a sheet is found: plain title, level, theme, set, date, goals and skills of the BNCC (rule: facets).
 */
export function FindingFields({ register, control, codesError, reviewedAt }: FindingFieldsProps) {
  return (
    <fieldset className="grid gap-5 rounded-control border border-line p-4">
      <legend className="px-1 font-semibold">{FINDING.title}</legend>
      <TextField
        {...register('plainTitle')}
        label={FINDING.plainTitle}
        helper={FINDING.plainTitleHint}
        maxLength={TITLE_LENGTH_MAX}
        autoComplete="off"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select {...register('level')} label={FACET_LABELS.level}>
          <option value="">{FINDING.none}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {facetWords('level', level)}
            </option>
          ))}
        </Select>
        <Select {...register('theme')} label={FACET_LABELS.theme}>
          <option value="">{FINDING.none}</option>
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {facetWords('theme', theme)}
            </option>
          ))}
        </Select>
        <TextField
          {...register('set')}
          label={FINDING.set}
          helper={FINDING.setHint}
          maxLength={SET_NAME_LENGTH_MAX}
          autoComplete="off"
        />
        <Select {...register('date')} label={FACET_LABELS.occasion}>
          <option value="">{FINDING.none}</option>
          {SCHOOL_DATE_IDS.map((date) => (
            <option key={date} value={date}>
              {facetWords('occasion', date)}
            </option>
          ))}
        </Select>
      </div>
      <Controller
        control={control}
        name="goals"
        render={({ field }) => <GoalBoxes goals={field.value} onChange={field.onChange} />}
      />
      <TextField
        {...register('bncc', {
          validate: (typed) => {
            const malformed = malformedCodes(typed)
            if (malformed.length > 0) return FINDING.malformed(malformed)
            return codesFrom(typed).length <= CODES_MAX || FINDING.tooMany(CODES_MAX)
          },
        })}
        label={FINDING.codes}
        helper={FINDING.codesHint}
        autoComplete="off"
        autoCapitalize="characters"
        error={codesError}
      />
      <Controller
        control={control}
        name="skillsReviewed"
        render={({ field }) => (
          <Checkbox
            label={reviewedAt === null ? FINDING.reviewed : FINDING.reviewedAt(formatDay(reviewedAt))}
            checked={field.value}
            onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
          />
        )}
      />
    </fieldset>
  )
}

function GoalBoxes({ goals, onChange }: { goals: readonly Goal[]; onChange: (goals: Goal[]) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{FINDING.goals}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {GOALS.map((goal) => (
          <Checkbox
            key={goal}
            label={facetWords('goal', goal)}
            checked={goals.includes(goal)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(GOALS.filter((candidate) => (candidate === goal ? checked : goals.includes(candidate))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
