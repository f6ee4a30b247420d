import { Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { setCalm, setTheme, type Theme, useChosenCalm, useTheme } from '../../ui/appearance.ts'
import { Switch } from '../../ui/switch.tsx'
import { shellTexts } from './texts.ts'

const themes: readonly { value: Theme; label: string; Icon?: typeof Sun }[] = [
  { value: 'light', label: shellTexts.light, Icon: Sun },
  { value: 'dark', label: shellTexts.dark, Icon: Moon },
  { value: 'auto', label: shellTexts.auto },
]

/** Theme and calm mode: in the bar's popover and in the drawer. */
export function AppearanceControls() {
  const theme = useTheme()
  const calm = useChosenCalm()
  const name = useId()
  return (
    <>
      <p className="text-sm font-semibold text-ink-3" aria-hidden="true">
        {shellTexts.theme}
      </p>
      <div
        role="radiogroup"
        aria-label={shellTexts.theme}
        className="mt-1.5 grid grid-cols-3 gap-1 rounded-control bg-well p-1"
      >
        {themes.map(({ value, label, Icon }) => (
          <label
            key={value}
            className="relative inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-[9px] border-[1.5px] border-transparent px-1 text-sm font-semibold text-ink-2 hover:text-ink has-checked:border-outline has-checked:bg-paper has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={theme === value}
              onChange={() => setTheme(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {Icon ? <Icon aria-hidden size={18} /> : null}
            {label}
          </label>
        ))}
      </div>
      <div className="mt-3">
        <Switch label={shellTexts.calm} hint={shellTexts.calmHint} checked={calm} onChange={setCalm} />
      </div>
    </>
  )
}
