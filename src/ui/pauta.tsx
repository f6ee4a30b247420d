import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/**
 * Four handwriting lines of a school notebook across the page, with a cursive word on the baseline. Set the font size
 * by class (`text-[76px]`); the height follows. The section around it must clip (`overflow-clip`). The word is
 * decoration: repeat it in text for screen readers. Only letters of the cursive subset can be used.
 */
export function Pauta({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div aria-hidden="true" className={classNames('relative print:hidden h-[1.78em] leading-[1.78em]', className)}>
      <span className="absolute inset-x-[-100vw] inset-y-0">
        <span className="absolute inset-x-0 top-0 border-guide border-t" />
        <span className="absolute inset-x-0 top-[0.63em] h-[1.5px] bg-[repeating-linear-gradient(90deg,var(--color-guide)_0_9px,transparent_9px_17px)]" />
        <span className="absolute inset-x-0 top-[1.13em] border-guide border-t-2" />
        <span className="absolute inset-x-0 top-full border-guide border-t" />
      </span>
      {/* Forced colours would put a plate behind the word, over the line of text above. */}
      {children ? (
        <span className="relative -top-[.2345em] inline-block font-cursive font-normal whitespace-nowrap text-brand forced-color-adjust-none forced-colors:text-[CanvasText]">
          {children}
        </span>
      ) : null}
    </div>
  )
}
