import { Pause, Play } from 'lucide-react'
import { setCalm, useChosenCalm } from './appearance.ts'
import { Button } from './button.tsx'

/** Stops and restarts whatever moves by itself on the page; the same choice as "Modo calmo". Icon-only under 768 px. */
export function PauseMotionButton() {
  const calm = useChosenCalm()
  const Icon = calm ? Play : Pause
  return (
    <Button
      variant="quiet"
      size="sm"
      className="noscript:hidden"
      icon={<Icon aria-hidden size={20} />}
      onClick={() => setCalm(!calm)}
    >
      <span className="sr-only whitespace-nowrap md:not-sr-only md:whitespace-nowrap">
        {calm ? 'Retomar movimento' : 'Pausar movimento'}
      </span>
    </Button>
  )
}
