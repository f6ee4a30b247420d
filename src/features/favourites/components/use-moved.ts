import { type FormEvent, useEffect, useRef } from 'react'
import { announce } from '../../../ui/announcer.tsx'
import { LISTS } from '../texts.ts'

/**
 * For a form whose buttons move something by a place: the focus goes along, and the new place is said.
 * @param index its place, from 0
 * @returns what the form does when it is sent
 */
export function useMoved(index: number, count: number): (event: FormEvent) => void {
  const pressed = useRef<HTMLButtonElement | null>(null)
  const before = useRef(index)
  useEffect(() => {
    if (before.current === index) return
    before.current = index
    if (!pressed.current) return
    // It went elsewhere in the page, and the focus with it, unless the button's way ends here.
    const button = pressed.current.disabled ? pressed.current.form?.querySelector('button:enabled') : pressed.current
    if (button instanceof HTMLElement) button.focus()
    pressed.current = null
    announce(LISTS.movedTo(index + 1, count))
  }, [index, count])
  return ({ nativeEvent }) => {
    const { submitter } = nativeEvent as SubmitEvent
    pressed.current = submitter instanceof HTMLButtonElement ? submitter : null
  }
}
