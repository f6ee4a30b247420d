type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** React's record of a control's last value; a recorded value fires no change. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void }
}

/** A control's value at one moment. */
export interface HeldInput {
  readonly control: Control
  /** Writes it into the control again, with its caret, where something else was written over it since. */
  readonly putBack: () => void
}

/** Controls that differ from the server's markup: typed, chosen, ticked or filled in by the browser. */
export function heldInputs(root: ParentNode): HeldInput[] {
  const changed = [...root.querySelectorAll<Control>('input,select,textarea')].filter(isChanged)
  return changed.map((control) => ({ control, putBack: putterBack(control) }))
}

function putterBack(control: Control): () => void {
  if (control instanceof HTMLSelectElement) {
    const selected = [...control.options].map((option) => option.selected)
    return () => {
      for (const [index, option] of [...control.options].entries()) option.selected = selected[index] ?? false
    }
  }
  if (isCheckable(control)) {
    const { checked } = control
    return () => {
      control.checked = checked
    }
  }
  // Scripts may not write the value of a file input, and no rendering replaces its files.
  if (isFileInput(control)) return () => {}
  const { value, selectionStart, selectionEnd } = control
  return () => {
    if (control.value === value) return
    control.value = value
    // Numbers and addresses have no caret that scripts may know.
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
  }
}

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

const isFileInput = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'file'

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const { options, multiple } = control
    if (multiple) return [...options].some((option) => option.selected !== option.defaultSelected)
    return control.selectedIndex !== initialIndex(control)
  }
  // Of a group of radios the one that was chosen speaks for all.
  if (isCheckable(control))
    return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox')
  return control.value !== initialValue(control)
}

/** The markup's value as the browser shows it: a range without one is in its middle, a colour is black. */
function initialValue(control: HTMLInputElement | HTMLTextAreaElement): string {
  if (control instanceof HTMLTextAreaElement) return control.defaultValue
  const fresh = document.createElement('input')
  for (const { name, value } of control.attributes) fresh.setAttribute(name, value)
  return fresh.value
}

/** The choice that a select shows by itself: the one the page names, else its first. */
function initialIndex({ options }: HTMLSelectElement): number {
  const named = [...options].findLastIndex((option) => option.defaultSelected)
  return named >= 0 ? named : [...options].findIndex((option) => !option.disabled)
}

/**
 * Reports a control's early value to React as if it were entered now: by the events it listens to. The control itself
 * is not written, so its caret and half-typed words stay.
 */
export function tellReact(control: Control): void {
  const tracker = (control as Tracked)._valueTracker
  if (control instanceof HTMLSelectElement || isFileInput(control)) {
    fire(control, 'change')
  } else if (isCheckable(control)) {
    tracker?.setValue(String(!control.checked))
    // No MouseEvent: it would press the control once more.
    fire(control, 'click')
  } else {
    tracker?.setValue(initialValue(control))
    fire(control, 'input')
  }
}

function fire(control: Control, type: string): void {
  control.dispatchEvent(new Event(type, { bubbles: true }))
}
