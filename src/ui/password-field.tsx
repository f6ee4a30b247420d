import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type TextFieldProps } from './field.tsx'

/** A password with a 44 px button that shows or hides it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'valid'>) {
  const { label, hideLabel, helper, error, id, className, ...input } = props
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field {...{ id, label, hideLabel, helper, error, className }}>
      {(control) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(controlClass, 'pr-14')}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-controls={control.id}
            aria-label="Mostrar senha"
            onClick={() => setShown(!shown)}
            className="absolute top-1 right-1 grid size-11 place-items-center rounded-tag text-ink-2 hover:bg-well noscript:hidden"
          >
            <Icon aria-hidden size={22} />
          </button>
        </span>
      )}
    </Field>
  )
}
