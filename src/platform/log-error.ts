/** An error as it is logged: what happened and where, never the values that were being handled. */
interface LoggedError {
  type: string
  message: string
  code?: string
  stack?: string
  /** Part of the schema in a database error. */
  table?: string
  column?: string
  constraint?: string
  cause?: LoggedError
  errors?: LoggedError[]
}

/** Causes followed at most, so that a cycle ends. */
const CAUSES_MAX = 5

/** SQLSTATE class 22, data exception: the message quotes the value that did not fit. */
const SQL_DATA_EXCEPTION = /^22[0-9A-Z]{3}$/

const text = (error: object, key: string): string | undefined => {
  const value = Reflect.get(error, key)
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
}

/**
 * Turns whatever was thrown into plain data: type, message, code, the frames of the stack, the causes.
 * Other properties (a database error's `detail`, a mail error's recipients, query parameters) are left out on purpose.
 */
export function describeError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'something that is no Error was thrown' }
  const code = text(thrown, 'code')
  const message = code && SQL_DATA_EXCEPTION.test(code) ? thrown.message.replace(/: ".*$/s, ': …') : thrown.message
  const frames = thrown.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const goDeeper = depth < CAUSES_MAX
  return {
    type: thrown.name,
    message,
    code,
    table: text(thrown, 'table'),
    column: text(thrown, 'column'),
    constraint: text(thrown, 'constraint'),
    // The first lines of a stack repeat the message.
    stack: frames?.length ? frames.join('\n') : undefined,
    cause: goDeeper && thrown.cause !== undefined ? describeError(thrown.cause, depth + 1) : undefined,
    errors:
      goDeeper && thrown instanceof AggregateError
        ? thrown.errors.map((error: unknown) => describeError(error, depth + 1))
        : undefined,
  }
}
