import { type DestinationStream, destination as fileDestination, type Logger as PinoLogger, pino } from 'pino'
import { describeError } from './log-error.ts'
import { prettyStream } from './log-pretty.ts'
import { cleanLine } from './log-privacy.ts'

export type Logger = PinoLogger

const STDOUT = 1

/** Levels at which something is wrong, as a line begins. */
const TROUBLE = /^\{"level":([456])0,/
const TROUBLE_NAMES = { 4: 'warn', 5: 'error', 6: 'fatal' } as const
export type TroubleLevel = (typeof TROUBLE_NAMES)[keyof typeof TROUBLE_NAMES]

/**
 * The logger of the process. Its lines, and those of its children, are cleaned of personal data. Log errors under `err`
 * (`log.error({ err }, 'doing x')`): they keep type, code and stack, not their values.
 * @param options.pretty lines for humans instead of JSON
 * @param options.process name of this process in each line, where there are several
 * @param options.destination target of the lines; standard output by default
 * @param options.onTrouble called with each cleaned line of level warn and above
 */
export function createLog(options: {
  level: string
  pretty?: boolean
  process?: string | null
  destination?: DestinationStream
  onTrouble?: (level: TroubleLevel, line: string) => void
}): Logger {
  const target = options.destination ?? fileDestination(STDOUT)
  const written = options.pretty ? prettyStream(target) : target
  const { onTrouble } = options
  return pino(
    {
      level: options.level,
      // The supervisor knows process id and host name.
      base: options.process ? { process: options.process } : null,
      serializers: { err: describeError, error: describeError },
      hooks: { streamWrite: cleanLine },
    },
    onTrouble ? watched(written, onTrouble) : written,
  )
}

function watched(target: DestinationStream, onTrouble: (level: TroubleLevel, line: string) => void): DestinationStream {
  return {
    write(line) {
      target.write(line)
      const digit = TROUBLE.exec(line)?.[1]
      if (digit === '4' || digit === '5' || digit === '6') onTrouble(TROUBLE_NAMES[digit], line)
    },
  }
}

/** The logger of one request: every line carries its id. */
export function requestLog(log: Logger, requestId: string): Logger {
  return log.child({ requestId })
}
