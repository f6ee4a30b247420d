import { conclusionOf, hintsOf } from '../rules.ts'
import type { DiagnosticReport } from '../schema.ts'
import { DIAGNOSTIC_TEXTS as texts } from '../texts.ts'

const moments = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
})

/** When a report was made, as people read it. */
export const momentOf = ({ timestamp }: DiagnosticReport): string => moments.format(new Date(timestamp))

/** A report as plain lines, for the terminal: what the screen shows, in its order. */
export function reportLines(report: DiagnosticReport): string[] {
  const { title, description } = conclusionOf(report)
  const width = Math.max(...Object.values(texts.statuses).map((word) => word.length))
  return [
    `${texts.title}: ${report.url}`,
    texts.ranAt(momentOf(report)),
    '',
    ...report.tests.flatMap(({ name, status, message, details }) => [
      `${texts.statuses[status].toUpperCase().padEnd(width)}  ${name}`,
      `${' '.repeat(width)}  ${message}`,
      ...(status === 'success' ? [] : [`${' '.repeat(width)}  ${JSON.stringify(details)}`]),
    ]),
    '',
    `${title}: ${description}`,
    '',
    `${texts.nextSteps}:`,
    ...hintsOf(report).map((hint) => `- ${hint}`),
  ]
}
