import { ChevronDown } from 'lucide-react'
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
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control font-semibold text-brand">
        {texts.elsewhere}
        <ChevronDown aria-hidden size={18} className="shrink-0 transition-transform group-open:rotate-180" />
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
