import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from './button.tsx'

const TEXTS = { listen: 'Ouvir', stop: 'Parar' } as const

/** Label of a button that reads what a sheet prints. */
export const LISTEN_TO_WORDS = 'Ouvir as palavras'

/** A little slower than talk: it is heard by who is learning. */
const RATE = 0.9

const speech = () => (typeof speechSynthesis === 'undefined' ? null : speechSynthesis)

/** A Portuguese voice of this device, Brazil's first; null without one. */
function portugueseVoice(): SpeechSynthesisVoice | null {
  const voices = speech()?.getVoices() ?? []
  const named = (pattern: RegExp) => voices.find(({ lang }) => pattern.test(lang))
  return named(/^pt[-_]BR/i) ?? named(/^pt\b/i) ?? null
}

function subscribe(listener: () => void) {
  // Voices come after the page in most browsers.
  speech()?.addEventListener?.('voiceschanged', listener)
  return () => speech()?.removeEventListener?.('voiceschanged', listener)
}

interface ReadAloudProps extends Pick<ButtonProps, 'size' | 'block' | 'variant'> {
  /** Words to read; they may have to be fetched first. */
  readonly text: () => string | Promise<string>
  readonly label?: string
}

/** Reads a text aloud by the device's own voice, when pressed. Without a Portuguese voice there is no button. */
export function ReadAloud({ text, label = TEXTS.listen, variant = 'secondary', ...look }: ReadAloudProps) {
  const hasVoice = useSyncExternalStore(
    subscribe,
    () => portugueseVoice() !== null,
    () => false,
  )
  const [reading, setReading] = useState(false)
  useEffect(() => () => speech()?.cancel(), [])
  if (!hasVoice) return null

  const stop = () => {
    speech()?.cancel()
    setReading(false)
  }
  const read = async () => {
    setReading(true)
    try {
      const utterance = new SpeechSynthesisUtterance(await text())
      utterance.voice = portugueseVoice()
      utterance.lang = utterance.voice?.lang ?? 'pt-BR'
      utterance.rate = RATE
      utterance.onend = () => setReading(false)
      utterance.onerror = () => setReading(false)
      speech()?.cancel()
      speech()?.speak(utterance)
    } catch {
      setReading(false)
    }
  }
  return (
    <Button
      {...look}
      variant={variant}
      className="noscript:hidden"
      icon={reading ? <Square aria-hidden size={18} /> : <Volume2 aria-hidden size={20} />}
      onClick={() => (reading ? stop() : void read())}
    >
      {reading ? TEXTS.stop : label}
    </Button>
  )
}
