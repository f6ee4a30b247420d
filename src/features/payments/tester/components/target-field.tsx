import { TextField } from '../../../../ui/field.tsx'
import { TARGET_MAX_LENGTH } from '../../diagnostic/reach/schema.ts'
import { TESTER_TEXTS as texts } from '../texts.ts'

interface TargetFieldProps {
  value: string
  placeholder: string
  onChange: (value: string) => void
}

/** Another address to test, folded; left empty, the site's own webhook is. */
export function TargetField({ value, placeholder, onChange }: TargetFieldProps) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold text-brand">
        {texts.elsewhere}
      </summary>
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        label={texts.otherTarget}
        helper={texts.targetHelper}
        placeholder={placeholder}
        maxLength={TARGET_MAX_LENGTH}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="mt-2"
      />
    </details>
  )
}
