import { classNames } from '../../ui/class-names.ts'

/** An entry of the desktop bar: 44 px high; the current one is underlined in red. */
export function navItemClass(current: boolean): string {
  return classNames(
    'inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 font-display text-[1rem]/6 font-medium no-underline transition-colors duration-160 hover:bg-well hover:text-ink',
    current ? 'text-ink' : 'text-ink-2',
  )
}

/** A row of the drawer: 48 px high. */
export const rowClass =
  'flex min-h-12 w-full items-center gap-3.5 rounded-control px-2 text-left font-display text-base/6 font-medium text-ink no-underline hover:bg-well aria-[current=page]:bg-well'
