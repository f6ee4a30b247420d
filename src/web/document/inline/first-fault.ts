/**
 * A form that was sent before the application was there comes back as a page: the person is led to the first field that
 * was refused, as the application does it. Without scripts the page begins with the message.
 */
export function focusFirstFault(): void {
  addEventListener('DOMContentLoaded', () => {
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field && document.activeElement === document.body) field.focus()
  })
}
