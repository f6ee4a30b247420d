import { Check, Users } from 'lucide-react'
import { useState } from 'react'
import { announce } from '../../../../ui/announcer.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useRoom } from '../../store/components/room-store.ts'
import type { SchoolClass } from '../../store/rules.ts'
import { nameList } from '../rules.ts'
import { CLASS_NAMES } from '../texts.ts'

interface ClassNamesProps {
  userId: string | null
  /** The list, one name a line. */
  typed: string
  onNames: (typed: string) => void
}

/** Fills a list of names with those of a class; pressed again, it brings back the list before. */
export function ClassNames({ userId, typed, onNames }: ClassNamesProps) {
  const classes = useRoom(userId).value.classes.filter(({ children }) => children.length > 0)
  const [before, setBefore] = useState('')
  if (classes.length === 0) return null
  const isUsed = classes.some((one) => nameList(one) === typed)
  const turn = (one: SchoolClass) => {
    const names = nameList(one)
    if (names === typed) return onNames(before)
    // From one class to another, the list before both is the one to go back to.
    if (!isUsed) setBefore(typed)
    onNames(names)
    announce(CLASS_NAMES.used(one.children.length))
  }
  return (
    <div className="-mt-2 grid gap-1.5">
      <div className="flex flex-wrap gap-2">
        {classes.map((one) => {
          const isIn = nameList(one) === typed
          return (
            <Button
              key={one.id}
              variant="secondary"
              size="sm"
              aria-pressed={isIn}
              icon={isIn ? <Check aria-hidden size={18} /> : <Users aria-hidden size={18} />}
              className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
              onClick={() => turn(one)}
            >
              {CLASS_NAMES.use(one.name, one.children.length)}
            </Button>
          )
        })}
      </div>
      {isUsed && before.trim() !== '' ? <p className="text-ink-2 text-sm">{CLASS_NAMES.back}</p> : null}
    </div>
  )
}
