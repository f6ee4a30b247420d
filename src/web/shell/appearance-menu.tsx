import { SunMoon } from 'lucide-react'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { floatClass, hangingClass, usePopover } from '../../ui/popover.ts'
import { AppearanceControls } from './appearance-controls.tsx'
import { shellTexts } from './texts.ts'

/** 'Aparência' in the desktop bar. */
export function AppearanceMenu() {
  const { button, panel } = usePopover((paper) => paper.querySelector<HTMLElement>('input:checked')?.focus())
  return (
    <div className="inline-flex">
      <IconButton {...button} label={shellTexts.appearance} aria-haspopup="dialog" className="noscript:hidden">
        <SunMoon aria-hidden size={22} />
      </IconButton>
      <div
        {...panel}
        role="dialog"
        aria-label={shellTexts.appearance}
        className={classNames(floatClass, hangingClass('end'), 'w-75 p-4!')}
      >
        <AppearanceControls />
      </div>
    </div>
  )
}
