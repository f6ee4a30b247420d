import type { ReactNode } from 'react'
import { buttonClass } from '../../../../ui/button-style.ts'
import { classNames } from '../../../../ui/class-names.ts'
import type { ProfileFormName } from './forms.ts'

interface OpenerProps {
  form: ProfileFormName
  size?: 'sm'
  onOpen: (form: ProfileFormName) => void
  children: ReactNode
}

/** Opens a dialog; without JavaScript the same form on the page. */
export function Opener({ form, size, onOpen, children }: OpenerProps) {
  const look = buttonClass({ variant: 'secondary', size })
  return (
    <>
      <button type="button" onClick={() => onOpen(form)} className={classNames(look, 'noscript:hidden')}>
        {children}
      </button>
      <span className="hidden noscript:inline">
        <a href={`?form=${form}#formulario`} className={look}>
          {children}
        </a>
      </span>
    </>
  )
}
