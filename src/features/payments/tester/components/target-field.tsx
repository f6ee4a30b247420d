import { TextField } from '../../../../ui/field.tsx'
import { TARGET_MAX_LENGTH } from '../../diagnostic/reach/schema.ts'
import { TESTER_TEXTS as texts } from '../texts.ts'

interface TargetFieldProps {
  value: string
  placeholder: string
  onChange: (value: string) => void
}

/** Another address to test; left empty, the site's own webhook is. */
export function TargetField({ value, placeholder, onChange }: TargetFieldProps) {
  return (
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
    />
  )
}
