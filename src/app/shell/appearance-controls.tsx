import { Moon, Sun } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
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
  return (
    <>
      <p className="text-sm font-semibold text-ink-3" aria-hidden="true">
        {shellTexts.theme}
      </p>
      <RadioGroup.Root
        aria-label={shellTexts.theme}
        value={theme}
        onValueChange={(value) => setTheme(themes.find((known) => known.value === value)?.value ?? 'auto')}
        className="mt-1.5 grid grid-cols-3 gap-1 rounded-control bg-well p-1"
      >
        {themes.map(({ value, label, Icon }) => (
          <RadioGroup.Item
            key={value}
            value={value}
            className="inline-flex min-h-11 items-center justify-center gap-2 rounded-[9px] border-[1.5px] border-transparent px-1 text-sm font-semibold text-ink-2 hover:text-ink data-[state=checked]:border-outline data-[state=checked]:bg-paper data-[state=checked]:text-ink forced-colors:data-[state=checked]:bg-[Highlight] forced-colors:data-[state=checked]:text-[HighlightText] forced-colors:data-[state=checked]:forced-color-adjust-none"
          >
            {Icon ? <Icon aria-hidden size={18} /> : null}
            {label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <div className="mt-3">
        <Switch label={shellTexts.calm} hint={shellTexts.calmHint} checked={calm} onChange={setCalm} />
      </div>
    </>
  )
}
