type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** How React remembers what a control last held; it fires no change for what it remembers. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void }
}

/** What a control held at a moment. */
export interface HeldInput {
  readonly control: Control
  /** Writes it into the control again, with its caret, where something else was written over it since. */
  readonly putBack: () => void
}

/** What the server did not put into the controls: typed, chosen, ticked or filled in by the browser. */
export function heldInputs(root: ParentNode): HeldInput[] {
  const changed = [...root.querySelectorAll<Control>('input,select,textarea')].filter(isChanged)
  return changed.map((control) => ({ control, putBack: putterBack(control) }))
}

function putterBack(control: Control): () => void {
  if (control instanceof HTMLSelectElement) {
    const { selectedIndex } = control
    return () => {
      control.selectedIndex = selectedIndex
    }
  }
  if (isCheckable(control)) {
    const { checked } = control
    return () => {
      control.checked = checked
    }
  }
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

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== initialIndex(control)
  // Of a group of radios the one that was chosen speaks for all.
  if (isCheckable(control))
    return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox')
  return control.value !== control.defaultValue
}

/** The choice that a select shows by itself: the one the page names, else its first. */
function initialIndex({ options }: HTMLSelectElement): number {
  const named = [...options].findLastIndex((option) => option.defaultSelected)
  return named >= 0 ? named : [...options].findIndex((option) => !option.disabled)
}

/**
 * Tells React what a control has held since before it was there, as if it were entered now: the events it listens to, and
 * nothing is written to the control, whose caret and half-typed words stay.
 */
export function tellReact(control: Control): void {
  const tracker = (control as Tracked)._valueTracker
  if (control instanceof HTMLSelectElement) {
    fire(control, 'change')
  } else if (isCheckable(control)) {
    tracker?.setValue(String(!control.checked))
    // No MouseEvent: it would press the control once more.
    fire(control, 'click')
  } else {
    tracker?.setValue(control.defaultValue)
    fire(control, 'input')
  }
}

function fire(control: Control, type: string): void {
  control.dispatchEvent(new Event(type, { bubbles: true }))
}
