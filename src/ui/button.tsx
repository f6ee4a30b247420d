import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonLook, buttonClass } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Before the label, 20 px. */
  icon?: ReactNode
  /** After the label. */
  iconEnd?: ReactNode
  /** Working: shows a spinner with `busyLabel`, keeps the focus and its width, ignores presses. */
  busy?: boolean
  busyLabel?: string
}

/** Acts on this page. To navigate use {@link LinkButton}. The default `type` is `button`. */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, iconEnd, busy = false, busyLabel = 'Processando...', ...rest } = props
  const { children, className, onClick, type = 'button', ...attributes } = rest
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...attributes}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
      className={classNames(buttonClass({ variant, size, block }), className)}
    >
      {busy ? <Spinner /> : icon}
      {typeof children === 'string' ? (
        <StableWidth text={busy ? busyLabel : children} other={busy ? children : undefined} />
      ) : busy ? (
        busyLabel
      ) : (
        children
      )}
      {busy ? null : iconEnd}
    </button>
  )
}

/** Writes `text` in a box at least as wide as `other`, so that the button does not shrink under the pointer. */
function StableWidth({ text, other }: { text: string; other?: string }) {
  if (other === undefined) return <span>{text}</span>
  return (
    <span
      data-other={other}
      className="inline-grid after:invisible after:col-start-1 after:row-start-1 after:h-0 after:overflow-hidden after:content-[attr(data-other)]"
    >
      <span className="col-start-1 row-start-1">{text}</span>
    </span>
  )
}

export interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<typeof Link>, 'children'> {
  icon?: ReactNode
  iconEnd?: ReactNode
  children: ReactNode
}

/** Looks like a button, goes somewhere: a real link, also without JavaScript. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, block, icon, iconEnd, children, className, ...link } = props
  return (
    <Link {...link} className={classNames(buttonClass({ variant, size, block }), className)}>
      {icon}
      <span>{children}</span>
      {iconEnd}
    </Link>
  )
}

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, and the tooltip. */
  label: string
  /** 44 px (default) or 48 px. */
  size?: 'sm' | 'md'
  /** `plain` (default), or `raised`: round on paper with an outline and a shadow (carousel arrows). */
  look?: 'plain' | 'raised'
  children: ReactNode
}

/** A button that is only an icon. */
export function IconButton({ label, size = 'sm', look = 'plain', className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid shrink-0 place-items-center transition-colors duration-160 hover:bg-well disabled:text-ink-3',
        size === 'sm' ? 'size-11' : 'size-12',
        look === 'raised'
          ? 'rounded-full border-[1.5px] border-outline bg-paper text-ink shadow-float'
          : 'rounded-control text-ink-2',
        className,
      )}
    />
  )
}
