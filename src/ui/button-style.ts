import { classNames } from './class-names.ts'

/**
 * - `primary`: the one filled action of a view.
 * - `secondary`: paper with an outline.
 * - `quiet`: text in pen ink.
 * - `star`: the one offer of a page.
 * - `danger`: destroys or cancels.
 */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'star' | 'danger'
/** Heights: 44, 48, 56 px. */
type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Takes the whole width. */
  block?: boolean
}

const base =
  'inline-flex print:hidden [&>svg]:shrink-0 items-center justify-center gap-2.5 rounded-control text-center font-display font-semibold no-underline transition-[background-color,transform] duration-160 ease-plain active:translate-y-px disabled:translate-y-0 forced-colors:border-2'

const off =
  'disabled:border-well disabled:bg-well disabled:text-ink-3 disabled:hover:bg-well aria-disabled:cursor-default'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border-[1.5px] border-outline bg-paper text-ink hover:bg-well',
  quiet: 'bg-transparent text-brand hover:bg-brand-soft',
  star: 'bg-star text-on-star hover:bg-star-strong',
  danger: 'bg-error text-on-error hover:bg-error-strong',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 py-1.5 text-[0.9375rem]/5.5',
  md: 'min-h-12 px-5 py-2 text-[1rem]/6',
  lg: 'min-h-14 px-6 py-2.5 text-[1.0625rem]/6',
}

/** The classes of a button, for the rare element that is neither {@link Button} nor {@link LinkButton}. */
export function buttonClass({ variant = 'primary', size = 'md', block = false }: ButtonLook): string {
  return classNames(base, variants[variant], off, sizes[size], block && 'w-full')
}
