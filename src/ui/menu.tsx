import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Paper that floats over the page: menus, popovers, suggestions. */
export const floatClass =
  'z-30 rounded-panel bg-paper p-2 text-ink shadow-float data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in forced-colors:border'

export interface MenuProps {
  /** One button element; it opens the menu. */
  trigger: ReactNode
  align?: 'start' | 'end'
  className?: string
  /** {@link MenuItem}s. */
  children: ReactNode
}

/**
 * A list of actions that opens from a button; arrow keys move, Esc closes and gives the focus back.
 * It stays where it is in the document, inside the landmark of its button, so no ancestor may clip it.
 */
export function Menu({ trigger, align = 'end', className, children }: MenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className={classNames(floatClass, 'min-w-57.5', className)}
      >
        {children}
      </Primitive.Content>
    </Primitive.Root>
  )
}

/** One action, 48 px high. With `asChild` its only child (a link) becomes the item. */
export function MenuItem({ className, ...rest }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      {...rest}
      className={classNames(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-2 font-display text-base/6 font-medium text-ink no-underline -outline-offset-3 data-highlighted:bg-well forced-colors:data-highlighted:bg-[Highlight]',
        className,
      )}
    />
  )
}
