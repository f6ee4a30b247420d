import { type AnimationEvent, type FocusEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'

/** Paper that floats over the page: menus, popovers, suggestions. Moves in and out by its `data-state`. */
export const floatClass =
  'z-30 rounded-panel bg-paper p-2 text-ink shadow-float data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in forced-colors:border'

/** Under the button it belongs to, inside the element that gets `area`, at that element's end or start. */
export const hangingClass = (align: 'start' | 'end') =>
  `absolute top-full mt-2 ${align === 'end' ? 'right-0' : 'left-0'}`

/** `leaving`: on its way out, for the eye only. */
type State = 'closed' | 'open' | 'leaving'

/**
 * Paper that a button opens and closes: Esc closes it and gives the focus back, a press elsewhere and focus elsewhere
 * close it. It stays where it is in the document, inside the landmark of its button, so no ancestor may clip it. Spread
 * `area` on what holds both, `button` on the button, `panel` on the paper, which is drawn while `isDrawn`.
 */
export function useFloat() {
  const [state, setState] = useState<State>('closed')
  const area = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** Opened by a key: then the focus goes to the first thing inside. */
  const byKey = useRef(false)
  const id = useId()

  const open = (isByKey: boolean) => {
    byKey.current = isByKey
    setState('open')
  }
  /** With `keepsFocus` the focus goes back to the button. */
  const close = (keepsFocus = false) => {
    if (keepsFocus) button.current?.focus()
    setState((now) => (now === 'open' ? 'leaving' : now))
  }

  useEffect(() => {
    if (state !== 'open') return
    const leave = () => setState('leaving')
    const press = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) leave()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (area.current?.contains(document.activeElement)) button.current?.focus()
      leave()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key)
    }
  }, [state])

  return {
    isDrawn: state !== 'closed',
    isOpen: state === 'open',
    byKey,
    open,
    close,
    area: {
      ref: area,
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      },
    },
    button: {
      ref: button,
      id: `${id}-button`,
      'aria-expanded': state === 'open',
      'aria-controls': state === 'open' ? `${id}-panel` : undefined,
      // A click without a pointer is a press of Enter or the space bar.
      onClick: (event: MouseEvent) => (state === 'open' ? close() : open(event.detail === 0)),
    },
    panel: {
      id: `${id}-panel`,
      'data-state': state === 'open' ? 'open' : 'closed',
      inert: state === 'leaving',
      onAnimationEnd: (event: AnimationEvent<HTMLElement>) => {
        if (event.target === event.currentTarget && state === 'leaving') setState('closed')
      },
    },
  } as const
}
