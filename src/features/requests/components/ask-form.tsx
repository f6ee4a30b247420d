import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { controlClass, Field, TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { GOAL_MAX, type RequestKind, THEME_MAX, THEME_MIN, WORDS_MAX } from '../rules.ts'
import { REQUESTS } from '../texts.ts'

interface AskFormProps {
  readonly kind: RequestKind
  /** Age ranges to choose from. */
  readonly ages: readonly string[]
  /** The theme at first: a search without results leads here. */
  readonly theme?: string
  /** Under the fields, by field name. */
  readonly issues: Readonly<Record<string, string>>
}

/** Asks for a sheet, or suggests an improvement. */
export function AskForm({ kind, ages, theme, issues }: AskFormProps) {
  const isSheet = kind === 'sheet'
  return (
    // The server's texts explain what is missing; the browser would use its own language.
    <Form method="post" noValidate className="grid max-w-text gap-5">
      <input type="hidden" name="kind" value={kind} />
      <TextField
        label={isSheet ? REQUESTS.theme : REQUESTS.about}
        helper={isSheet ? REQUESTS.themeHint : REQUESTS.aboutHint}
        name="theme"
        defaultValue={theme}
        required
        minLength={THEME_MIN}
        maxLength={THEME_MAX}
        autoComplete="off"
        {...(issues.theme && { error: issues.theme })}
      />
      {isSheet ? (
        <Select label={REQUESTS.age} name="ageRange" defaultValue="">
          <option value="">{REQUESTS.everyAge}</option>
          {ages.map((age) => (
            <option key={age}>{age}</option>
          ))}
        </Select>
      ) : null}
      <Field
        label={isSheet ? REQUESTS.goal : REQUESTS.improvement}
        warning={REQUESTS.noNames}
        {...(issues.goal && { error: issues.goal })}
      >
        {(control) => (
          <textarea {...control} name="goal" required rows={4} maxLength={GOAL_MAX} className={controlClass} />
        )}
      </Field>
      {isSheet ? <TextField label={REQUESTS.words} name="words" maxLength={WORDS_MAX} autoComplete="off" /> : null}
      <div>
        <Button type="submit" name="intent" value="ask">
          {isSheet ? REQUESTS.send : REQUESTS.sendImprovement}
        </Button>
      </div>
    </Form>
  )
}
