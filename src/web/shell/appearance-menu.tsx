import { SunMoon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { floatClass, hangingClass, useFloat } from '../../ui/float.ts'
import { AppearanceControls } from './appearance-controls.tsx'
import { shellTexts } from './texts.ts'

/** 'Aparência' in the desktop bar. */
export function AppearanceMenu() {
  const { area, button, panel, isDrawn, isOpen } = useFloat()
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) paper.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [isOpen])
  return (
    <span {...area} className="relative inline-flex">
      <IconButton {...button} label={shellTexts.appearance} aria-haspopup="dialog" className="noscript:hidden">
        <SunMoon aria-hidden size={22} />
      </IconButton>
      {isDrawn ? (
        <div
          {...panel}
          ref={paper}
          role="dialog"
          aria-label={shellTexts.appearance}
          className={classNames(floatClass, hangingClass('end'), 'w-75 p-4!')}
        >
          <AppearanceControls />
        </div>
      ) : null}
    </span>
  )
}
