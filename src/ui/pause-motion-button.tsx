import { Pause, Play } from 'lucide-react'
import { setCalm, useChosenCalm } from './appearance.ts'
import { Button } from './button.tsx'

/** Stops and restarts whatever moves by itself on the page; the same choice as "Modo calmo". Icon-only under 1024 px; not there while the
 * system itself asks for no motion. */
export function PauseMotionButton() {
  const calm = useChosenCalm()
  const Icon = calm ? Play : Pause
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-mr-4 motion-reduce:hidden noscript:hidden"
      icon={<Icon aria-hidden size={20} />}
      onClick={() => setCalm(!calm)}
    >
      <span className="sr-only whitespace-nowrap lg:not-sr-only lg:whitespace-nowrap">
        {calm ? 'Retomar movimento' : 'Pausar movimento'}
      </span>
    </Button>
  )
}
