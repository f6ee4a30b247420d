import type { DestinationStream } from 'pino'

const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

interface Line {
  time: number
  level: number
  msg?: string
  err?: { type?: string; message?: string; stack?: string }
}

/** One log line for people: `12:30:05 warn  message key=value`, the stack of an error below it. */
function prettyLine(json: string): string {
  const { time, level, msg = '', err, ...rest }: Line & Record<string, unknown> = JSON.parse(json)
  const clock = new Date(time).toISOString().slice(11, 19)
  const extras = Object.entries(rest).map(([key, value]) => `${key}=${JSON.stringify(value)}`)
  const head = [clock, (LEVELS[level] ?? String(level)).padEnd(5), msg, ...extras]
    .filter((part) => part !== '')
    .join(' ')
  return err ? `${head}\n  ${err.type}: ${err.message}\n${err.stack ?? ''}\n` : `${head}\n`
}

/** Formats pino's lines for humans and passes them to `target`. */
export function prettyStream(target: DestinationStream): DestinationStream {
  return { write: (json) => target.write(prettyLine(json)) }
}
