import { type FocusEvent, type MouseEvent, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'

/** Paper that floats over the page: menus, popovers, suggestions. */
export const floatClass =
  'z-30 rounded-panel bg-paper p-2 text-ink shadow-float data-[state=open]:animate-rise-in open:animate-rise-in forced-colors:border'

/** Under its button, aligned to its end or start (web/document/inline/popovers.ts sets the position). */
export const hangingClass = (align: 'start' | 'end') =>
  `fixed inset-auto m-0 top-[calc(var(--button-bottom)+0.5rem)] ${align === 'end' ? 'right-(--button-right)' : 'left-(--button-left)'}`

/**
 * Paper that a button opens and closes: a popover of the browser's own, in the page from the start. Its state is the
 * page's, not React's, so it opens before the application is there and stays as it is when that comes (docs/adr/0031). The
 * browser closes it with Esc, which gives the focus back, and with a press elsewhere; focus elsewhere closes it too.
 * Spread `button` on the button and `panel` on the paper, in this order in the document.
 * @param enter puts the focus where it belongs inside; `byKey`: the panel was opened by a key
 */
export function usePopover(enter: (panel: HTMLElement, byKey: boolean) => void) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const byKey = useRef(false)
  const entering = useRef(enter)
  const id = useId()

  useEffect(() => {
    entering.current = enter
  })
  useEffect(() => {
    // Opened before the application was there, and still looked at.
    if (!panel.current?.matches('[popover]:popover-open')) return
    setIsOpen(true)
    if (document.activeElement === button.current) entering.current(panel.current, true)
  }, [])

  const show = (isByKey: boolean) => {
    byKey.current = isByKey
    panel.current?.showPopover()
  }
  /** With `keepsFocus` the focus goes back to the button. */
  const close = (keepsFocus = false) => {
    if (keepsFocus) button.current?.focus()
    panel.current?.hidePopover()
  }
  const isOutside = (target: EventTarget | null) =>
    target instanceof Node && !panel.current?.contains(target) && !button.current?.contains(target)

  return {
    isOpen,
    show,
    close,
    button: {
      ref: button,
      id: `${id}-button`,
      popoverTarget: `${id}-panel`,
      'aria-expanded': isOpen,
      // A click without a pointer is a press of Enter or the space bar.
      onClick: ({ detail }: MouseEvent) => {
        byKey.current = detail === 0
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (isOutside(relatedTarget)) close()
      },
    },
    panel: {
      ref: panel,
      id: `${id}-panel`,
      popover: 'auto',
      // The program in the page sets the button's position here, maybe before React starts.
      suppressHydrationWarning: true,
      onToggle: ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
        setIsOpen(newState === 'open')
        if (newState === 'open') entering.current(currentTarget, byKey.current)
        byKey.current = false
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (isOutside(relatedTarget)) close()
      },
    },
  } as const
}
