import { type RefObject, useEffect, useRef } from 'react'

/**
 * Ref for a text field that shows a value of the address. The field follows the address, except while someone types
 * in it: a list that arrives late must not take away the text of the next search.
 */
export function useAddressText(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    const input = field.current
    if (!input) return
    const typing = document.activeElement === input && input.value !== shown.current
    shown.current = value
    if (!typing) input.value = value
  }, [value])
  return field
}
