import { Check, CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface FieldFrame {
  label: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  /** One line between label and field: read before one writes. */
  warning?: ReactNode
  /** One line under the field. */
  helper?: ReactNode
  /** The error in words. If set, the field is invalid. */
  error?: string
}

export interface FieldProps extends FieldFrame {
  id?: string
  className?: string
  /** Receives what the control needs to be tied to its label, helper and error. */
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode
}

/** Label above, control, helper or error below. {@link TextField} and the others are made of it. */
export function Field({ id, label, hideLabel = false, warning, helper, error, className, children }: FieldProps) {
  const made = useId()
  const control = id ?? made
  const describedBy = classNames(
    warning ? `${control}-warning` : null,
    error ? `${control}-error` : null,
    helper ? `${control}-helper` : null,
  )
  return (
    <div className={className}>
      <label htmlFor={control} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-base/6 font-semibold text-ink'}>
        {label}
      </label>
      {warning ? (
        <p id={`${control}-warning`} className="-mt-0.5 mb-2 text-ink-2 text-sm">
          {warning}
        </p>
      ) : null}
      {children({
        id: control,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? <FieldError id={`${control}-error`}>{error}</FieldError> : null}
      {helper ? (
        <p id={`${control}-helper`} className="mt-1.5 text-sm text-ink-3">
          {helper}
        </p>
      ) : null}
    </div>
  )
}

/** The error of a field: icon and words, never colour alone. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-2 text-sm font-semibold text-error">
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

/** Shared by inputs and selects: 52 px, soft corners, 2 px red border when invalid, sunken when read-only. */
export const controlClass =
  'w-full min-h-13 rounded-control border-[1.5px] border-outline bg-paper px-4 py-2.5 text-base text-ink placeholder:text-ink-3 placeholder:opacity-100 read-only:bg-well disabled:bg-well disabled:text-ink-3 aria-invalid:border-2 aria-invalid:border-error'

export interface TextFieldProps extends FieldFrame, ComponentProps<'input'> {
  /** Shows a small check at the end. */
  valid?: boolean
}

/** One line of text. Takes what `register('name')` of React Hook Form gives. `className` goes to the outer box. */
export function TextField({ label, hideLabel, helper, error, valid, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, hideLabel, helper, error, className }}>
      {(control) => (
        <span className="relative block">
          <input {...input} {...control} className={classNames(controlClass, valid && 'pr-12')} />
          {valid && !error ? (
            <Check aria-hidden size={20} className="pointer-events-none absolute top-4 right-4 text-ok" />
          ) : null}
        </span>
      )}
    </Field>
  )
}
