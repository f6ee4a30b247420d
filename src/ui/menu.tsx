import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { floatClass, hangingClass, usePopover } from './popover.ts'

/** Longest pause between two letters of a name typed in a menu (ms). */
const TYPING_PAUSE_MS = 1_000
const ITEM = '[role=menuitem]:not([aria-disabled=true])'

/** Props of a menu's button; spread them. */
export type MenuButtonProps = ReturnType<typeof usePopover>['button'] &
  Pick<ComponentProps<'button'>, 'aria-haspopup' | 'onKeyDown'>

export interface MenuProps {
  /** The button that opens the menu. */
  button: (props: MenuButtonProps) => ReactNode
  align?: 'start' | 'end'
  className?: string
  /** {@link MenuItem}s, and links with {@link menuLink}. */
  children: ReactNode
}

/** A list of actions that opens from a button (WAI-ARIA menu button): arrows and letters move, Esc closes. */
export function Menu({ button, align = 'end', className, children }: MenuProps) {
  const typed = useRef({ text: '', at: 0 })
  const enterAt = useRef<'first' | 'last'>('first')
  const popover = usePopover((list, byKey) => {
    const items = itemsOf(list)
    if (byKey) (enterAt.current === 'last' ? items.at(-1) : items[0])?.focus()
    else list.focus()
    enterAt.current = 'first'
  })

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    enterAt.current = event.key === 'ArrowUp' ? 'last' : 'first'
    popover.show(true)
  }
  const onListKey = (event: KeyboardEvent<HTMLElement>) => {
    const items = itemsOf(event.currentTarget)
    const { activeElement } = document
    const current = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1
    const next = targetOf(event, items, current, typed.current)
    // On to what follows the button, as without the menu.
    if (event.key === 'Tab') return popover.close(true)
    if (next === undefined) return
    event.preventDefault()
    if (next === 'press') items[current]?.click()
    else next?.focus()
  }
  const onChoose = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(ITEM)) popover.close(true)
  }

  return (
    <div className="inline-flex">
      {button({ ...popover.button, 'aria-haspopup': 'menu', onKeyDown: onButtonKey })}
      {/* The keyboard presses items by their own clicks, which come here too. */}
      <div
        {...popover.panel}
        role="menu"
        aria-labelledby={popover.button.id}
        tabIndex={-1}
        onKeyDown={onListKey}
        onClick={onChoose}
        className={classNames(floatClass, hangingClass(align), 'min-w-57.5 outline-none', className)}
      >
        {children}
      </div>
    </div>
  )
}

const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(ITEM)]

/**
 * Target of a key in a menu: an item, no item (null), pressing the current one, or undefined if the key is not the
 * menu's.
 */
function targetOf(
  { key, ctrlKey, altKey, metaKey, timeStamp }: KeyboardEvent,
  items: readonly HTMLElement[],
  current: number,
  typed: { text: string; at: number },
): HTMLElement | null | 'press' | undefined {
  if (ctrlKey || altKey || metaKey) return undefined
  if (key === 'ArrowDown') return items[Math.min(current + 1, items.length - 1)] ?? null
  if (key === 'ArrowUp') return items[current < 0 ? items.length - 1 : Math.max(current - 1, 0)] ?? null
  if (key === 'Home') return items[0] ?? null
  if (key === 'End') return items.at(-1) ?? null
  if (key === ' ') return 'press'
  if (key.length !== 1) return undefined
  typed.text = timeStamp - typed.at > TYPING_PAUSE_MS ? key : typed.text + key
  typed.at = timeStamp
  const wanted = typed.text.toLowerCase()
  return items.find((item) => item.textContent.trim().toLowerCase().startsWith(wanted)) ?? null
}

const itemClass =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-left font-display text-base/6 font-medium text-ink no-underline -outline-offset-3! hover:bg-well focus:bg-well forced-colors:focus:bg-[Highlight]'

/** Spread on a link to make it an item, 48 px high. */
export const menuLink = { role: 'menuitem', tabIndex: -1, className: itemClass } as const

export interface MenuItemProps {
  onSelect: () => void
  disabled?: boolean
  children: ReactNode
}

/** One action, 48 px high. */
export function MenuItem({ onSelect, disabled = false, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onSelect()
      }}
      className={itemClass}
    >
      {children}
    </button>
  )
}
