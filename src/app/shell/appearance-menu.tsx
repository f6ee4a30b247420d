import { SunMoon } from 'lucide-react'
import { Popover } from 'radix-ui'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { floatClass } from '../../ui/menu.tsx'
import { AppearanceControls } from './appearance-controls.tsx'
import { shellTexts } from './texts.ts'

/** 'Aparência' in the desktop bar. */
export function AppearanceMenu() {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <IconButton label={shellTexts.appearance} className="noscript:hidden">
          <SunMoon aria-hidden size={22} />
        </IconButton>
      </Popover.Trigger>
      <Popover.Content
        aria-label={shellTexts.appearance}
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className={classNames(floatClass, 'w-75 p-4!')}
      >
        <AppearanceControls />
      </Popover.Content>
    </Popover.Root>
  )
}
