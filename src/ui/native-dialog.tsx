import { X } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import { classNames } from './class-names.ts'
import { afterDialogs } from './dialog-steps.ts'

/** Spread on a button: opens or closes the dialog with this id, also before the application is there. */
export function commandTo(command: 'show-modal' | 'close', dialog: string) {
  return { command, commandfor: dialog } as const
}

interface NativeDialogProps extends Omit<ComponentProps<'dialog'>, 'title'> {
  id: string
  children: ReactNode
}

/**
 * A modal dialog of the browser's own: it traps the focus and gives it back, Esc closes it. Its state is the page's, not
 * React's, so it works before the application is there and stays as it is when that comes (docs/adr/0031). A press outside
 * closes it, and browsers without commands get them, by web/document/inline/dialog-commands.ts.
 */
function NativeDialog({ className, ...dialog }: NativeDialogProps) {
  return (
    <dialog
      {...dialog}
      className={classNames('native-dialog max-w-none flex-col bg-paper text-ink open:flex', className)}
    />
  )
}

export interface DrawerProps {
  id: string
  /** The accessible name. */
  label: string
  /** The top bar, beside the close button. */
  header?: ReactNode
  /** The bar that stays at the bottom. */
  footer?: ReactNode
  closeLabel?: string
  children: ReactNode
}

/** Closes the menu first, and then follows the link: the page that it leads to comes right after this one. */
function closeForLink(event: MouseEvent<HTMLDialogElement>): void {
  const { target, currentTarget: menu, button, metaKey, altKey, ctrlKey, shiftKey } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !menu.open) return
  menu.close()
  // A link that opens elsewhere needs the press itself.
  if (link.target || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
  event.preventDefault()
  event.stopPropagation()
  afterDialogs(() => link.click())
}

/** A menu that comes in from the right: 330 px or 88 % of the screen, whichever is less. A link in it closes it. */
export function Drawer({ id, label, header, footer, closeLabel = 'Fechar', children }: DrawerProps) {
  return (
    <NativeDialog
      id={id}
      aria-label={label}
      onClickCapture={closeForLink}
      className="drawer inset-y-0 right-0 left-auto h-dvh max-h-none w-[min(330px,88vw)] shadow-dialog forced-colors:border-l-2"
    >
      <div className="flex h-15 shrink-0 items-center justify-between pt-1 pr-3 pl-6">
        {header ?? <span />}
        <CloseButton dialog={id} label={closeLabel} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4">{children}</div>
      {footer ? (
        <div className="border-line border-t px-4 pt-3.5 pb-[max(1rem,env(safe-area-inset-bottom))]">{footer}</div>
      ) : null}
    </NativeDialog>
  )
}

export interface BottomSheetProps {
  id: string
  title: string
  description?: ReactNode
  /** Buttons; stays in view while the body scrolls. */
  footer?: ReactNode
  /** From 768 px on a panel in the middle, 560 px wide. */
  centered?: boolean
  ref?: Ref<HTMLDialogElement>
  children: ReactNode
}

/** A sheet from below, at most 92 % of the screen high. */
export function BottomSheet({ id, title, description, footer, centered = false, ref, children }: BottomSheetProps) {
  const heading = useId()
  const about = useId()
  return (
    <NativeDialog
      ref={ref}
      id={id}
      aria-labelledby={heading}
      aria-describedby={description ? about : undefined}
      className={classNames(
        'bottom-sheet inset-x-0 top-auto bottom-0 max-h-[92dvh] w-full rounded-t-panel shadow-dialog forced-colors:border-2',
        centered && 'centered md:m-auto md:max-w-[min(35rem,92vw)] md:rounded-panel md:inset-y-0',
      )}
    >
      <div className={classNames('px-5 pt-5 pr-18', centered && 'md:px-8 md:pt-7 md:pr-20')}>
        <h2 id={heading} className={classNames('text-xl', centered && 'md:text-2xl')}>
          {title}
        </h2>
        {description ? (
          <p id={about} className="mt-2 text-ink-2">
            {description}
          </p>
        ) : null}
      </div>
      <div
        className={classNames(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5',
          centered && 'md:px-8 md:pb-8',
        )}
      >
        {children}
      </div>
      {footer ? (
        <div className="flex flex-wrap gap-2.5 *:grow border-line border-t bg-paper px-5 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      ) : null}
      <CloseButton dialog={id} label="Fechar" className="absolute top-3.5 right-3.5 border-[1.5px] border-line" />
    </NativeDialog>
  )
}

function CloseButton({ dialog, label, className }: { dialog: string; label: string; className?: string }) {
  return (
    <button
      type="button"
      {...commandTo('close', dialog)}
      aria-label={label}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-control bg-paper text-ink hover:bg-well',
        className,
      )}
    >
      <X aria-hidden size={22} />
    </button>
  )
}
