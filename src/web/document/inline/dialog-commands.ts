import { isSecondPress } from '../../../ui/second-press.ts'

/**
 * Buttons that open and close dialogs (`command`), for browsers that do not know them, and presses outside that close a
 * dialog. The browser's own light dismissal would close with the second press what the first has opened.
 */
export function supportDialogCommands(): void {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype
  let openedAt = Number.NEGATIVE_INFINITY
  addEventListener('click', (event) => {
    const { target, timeStamp } = event
    if (!(target instanceof Element)) return
    const button = target.closest('button[commandfor]')
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (button && dialog instanceof HTMLDialogElement) {
      openedAt = timeStamp
      // A busy button refuses its own press, as browsers that know commands respect.
      if (!knowsCommands && !event.defaultPrevented) obey(button, dialog)
    } else if (target instanceof HTMLDialogElement && !isSecondPress(timeStamp, openedAt) && isOutside(event, target))
      target.close()
  })
}

function obey(button: Element, dialog: HTMLDialogElement): void {
  if (button.getAttribute('command') === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}

/** A press on the backdrop is one on the dialog itself, outside of its box. */
function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
