import { type DestinationStream, destination as fileDestination, type Logger as PinoLogger, pino } from 'pino'
import { describeError } from './log-error.ts'
import { prettyStream } from './log-pretty.ts'
import { cleanLine } from './log-privacy.ts'

export type Logger = PinoLogger

const STDOUT = 1

/**
 * The logger of the process. Everything written through it, or through its children, is cleaned of personal data.
 * Log errors under `err` (`log.error({ err }, 'what was being done')`): they keep type, code and stack, not their values.
 * @param options.pretty lines for people instead of JSON
 * @param options.destination where lines go; standard output by default
 */
export function createLog(options: { level: string; pretty?: boolean; destination?: DestinationStream }): Logger {
  const target = options.destination ?? fileDestination(STDOUT)
  return pino(
    {
      level: options.level,
      // Process id and host name say nothing the supervisor does not know.
      base: null,
      serializers: { err: describeError, error: describeError },
      hooks: { streamWrite: cleanLine },
    },
    options.pretty ? prettyStream(target) : target,
  )
}

/** The logger of one request: every line carries its id. */
export function requestLog(log: Logger, requestId: string): Logger {
  return log.child({ requestId })
}
