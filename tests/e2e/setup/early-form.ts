import { createElement as h, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { useTakeOver } from '../../../src/web/client/take-over.ts'
import type { EarlyInput } from '../../../src/web/document/inline/early-input.ts'

declare global {
  interface Window {
    /** Names of the controls whose change React reported, in order. */
    reported?: string[]
  }
}

/** Input types; the markup gives some a value that the browser shows in another form, or none at all. */
const INPUTS: Record<string, string | undefined> = {
  text: 'antes',
  search: '',
  email: '',
  url: '',
  tel: '',
  password: '',
  number: '1',
  date: '',
  time: '',
  'datetime-local': '',
  month: '',
  week: '',
  color: undefined,
  range: undefined,
}

const report = ({ currentTarget }: { currentTarget: { name: string } }) =>
  void window.reported?.push(currentTarget.name)

/** A form with every kind of control. */
export function EarlyForm(): ReactElement {
  useTakeOver()
  const options = ['a', 'b', 'c'].map((value) => h('option', { key: value }, value))
  const box = (type: string, name: string, value: string, defaultChecked: boolean) =>
    h('input', { key: name + value, type, name, value, defaultChecked, onChange: report })
  return h(
    'form',
    null,
    ...Object.entries(INPUTS).map(([type, defaultValue]) =>
      h('input', { key: type, type, name: type, defaultValue, onChange: report }),
    ),
    box('checkbox', 'ticked', 'x', false),
    box('checkbox', 'unticked', 'x', true),
    box('radio', 'radio', 'a', true),
    box('radio', 'radio', 'b', false),
    h('select', { name: 'one', defaultValue: 'a', onChange: report }, options),
    h('select', { name: 'several', multiple: true, defaultValue: ['a'], onChange: report }, options),
    h('input', { type: 'file', name: 'file', onChange: report }),
    h('input', { type: 'file', name: 'files', multiple: true, onChange: report }),
    h('textarea', { name: 'textarea', defaultValue: '', onChange: report }),
    h('input', { type: 'hidden', name: 'hidden', value: 'h', readOnly: true }),
    h('output', { name: 'output' }, 'o'),
    h(
      'div',
      { id: 'editable', contentEditable: true, suppressContentEditableWarning: true, suppressHydrationWarning: true },
      'antes',
    ),
    h('details', null, h('summary', null, 'Mais'), 'texto'),
    h('dialog', { id: 'dialog' }, 'texto'),
    h('button', { type: 'button', command: 'show-modal', commandfor: 'dialog' }, 'Abrir'),
  )
}

/** Hydrates the form, whose controls may have been used. */
function hydrateEarlyForm(root: Element, early: EarlyInput): void {
  window.reported = []
  window.earlyInput = early
  hydrateRoot(root, h(EarlyForm))
}

if (typeof document !== 'undefined') {
  const root = document.querySelector('main')
  if (root) hydrateEarlyForm(root, { presses: [], inUse: true, stop() {} })
}
