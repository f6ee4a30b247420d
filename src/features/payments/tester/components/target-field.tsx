import { TextField } from '../../../../ui/field.tsx'
import { Fold } from '../../../../ui/fold.tsx'
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
    <Fold title={texts.elsewhere}>
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
    </Fold>
  )
}
