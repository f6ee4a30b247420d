import { TESTER_TEXTS } from '../texts.ts'
import { Panel } from './panel.tsx'

/** 'Documentação': four steps, and what to look at when something does not work. */
export function Documentation() {
  const { title, steps, troubleshooting, hints } = TESTER_TEXTS.documentation
  return (
    <>
      <Panel title={title}>
        <ol className="grid gap-5">
          {steps.map((step) => (
            <li key={step.title}>
              <h3 className="text-[1.0625rem]/6">{step.title}</h3>
              <p className="mt-1 max-w-text text-ink-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title={troubleshooting}>
        <ul className="grid max-w-text list-disc gap-2.5 pl-5">
          {hints.map((hint) => (
            <li key={hint} className="wrap-anywhere">
              {hint}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
