import { type FormEvent, useEffect, useRef } from 'react'
import { announce } from '../../../ui/announcer.tsx'
import { LISTS } from '../texts.ts'

/**
 * After a move by one place the focus follows the item and its new place is announced.
 * @param index place, from 0
 * @returns handler of the form's submit event
 */
export function useMoved(index: number, count: number): (event: FormEvent) => void {
  const pressed = useRef<HTMLButtonElement | null>(null)
  const before = useRef(index)
  useEffect(() => {
    if (before.current === index) return
    before.current = index
    if (!pressed.current) return
    // The focused button moved too, and may be disabled at the end of the list.
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
